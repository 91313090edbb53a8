package seelowe.study.report;

import java.util.IdentityHashMap;
import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.opponents.arena.TurnFigures;
import seelowe.study.figures.CellFigures;
import seelowe.study.report.Chart.Line;

/** All about the games of one cell: how they went turn by turn, where the battles were, what came up. */
final class CellSection {
    private static final String GERMAN = "german";
    private static final String BRITISH = "british";

    private final StringBuilder page;
    private final IdentityHashMap<GameMap, String> bases = new IdentityHashMap<>();

    CellSection(StringBuilder page) {
        this.page = page;
    }

    void write(CellFigures cell) {
        int turns = cell.byTurn(TurnFigures::turn).size();
        page.append("<div class=\"pair\">");
        strengths(cell);
        figure(Chart.stacked("Weather by Game-Turn", Tables.weatherParts(cell)), "Weather: percentage of games.");
        figure(
                Chart.shares("When the games were decided", cell.decided(), turns),
                "When the game was decided: percentage of games in which the later winner was ahead from this Game-Turn on for good.");
        figure(
                Chart.columns("Supply used by Game-Turn", cell.supplyByTurn(), "supply units"),
                "Supply units used up in each Game-Turn, on the average.");
        figure(Chart.shares("Game length", cell.lengths(), turns), "Game-Turns played: percentage of games.");
        if (!cell.cell().matchUp().scenario().special().isEmpty()) {
            figure(
                    Chart.lines(
                            "Score by Game-Turn",
                            List.of(new Line("half points", GERMAN, cell.byTurn(TurnFigures::halfPoints)))),
                    "The score, in half points.");
        }
        page.append("</div>\n");
        GameMap map = cell.cell().matchUp().scenario().map();
        figure(
                HeatMap.of(map, base(map), cell.attacked(), cell.size()),
                "Where the battles were: the redder the more often attacked. Dots are ports.");
        details("Weather", Tables.weather(cell));
        details("Combat: odds and results", Tables.combats(cell));
        details("Losses", Tables.losses(cell));
        details("How often each rule came up", Tables.happenings(cell, "event."));
        details("How often each decision came up", Tables.happenings(cell, "action."));
    }

    private void strengths(CellFigures cell) {
        figure(
                Chart.lines(
                        "Strength by Game-Turn",
                        List.of(
                                new Line(
                                        "German strength",
                                        GERMAN,
                                        cell.byTurn(turn -> turn.strength().german())),
                                new Line(
                                        "British strength",
                                        BRITISH,
                                        cell.byTurn(turn -> turn.strength().british())))),
                "Strength that counts for victory, by Game-Turn: the mean, and where eight games of ten lie. German blue, British brown.");
        figure(
                Chart.lines(
                        "Ports held by Game-Turn",
                        List.of(new Line("ports in German hands", GERMAN, cell.byTurn(TurnFigures::ports)))),
                "Ports in German hands.");
        figure(
                Chart.lines(
                        "Strength lost by Game-Turn",
                        List.of(
                                new Line(
                                        "German strength lost",
                                        GERMAN,
                                        cell.byTurn(turn -> turn.lost().german())),
                                new Line(
                                        "British strength lost",
                                        BRITISH,
                                        cell.byTurn(turn -> turn.lost().british())))),
                "Strength lost up to the end of each Game-Turn.");
    }

    private void figure(String picture, String caption) {
        page.append(Html.figure(picture, caption));
    }

    /** The name under which this map is drawn on the page; variants with maps of their own have others. */
    private String base(GameMap map) {
        String id = bases.get(map);
        if (id == null) {
            id = "map" + bases.size();
            bases.put(map, id);
            page.append(HeatMap.base(map, id));
        }
        return id;
    }

    private void details(String title, Grid grid) {
        if (!grid.isEmpty()) {
            page.append("<details><summary>").append(Html.escape(title)).append("</summary>");
            page.append(Html.table(grid)).append("</details>\n");
        }
    }
}
