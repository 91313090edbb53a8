package seelowe.study.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.study.figures.CellFigures;
import seelowe.study.figures.Effect;
import seelowe.study.figures.Ladder;
import seelowe.study.figures.StudyFigures;
import seelowe.study.question.Question;
import seelowe.study.report.Chart.Line;
import seelowe.study.report.Chart.Whisker;

/** A study as one page that needs nothing beside it. */
public final class HtmlReport {
    private static final String GERMAN = "german";
    private static final double EVEN = 0.5;

    private final StudyFigures figures;
    private final StringBuilder page = new StringBuilder();
    private final IdentityHashMap<GameMap, String> bases = new IdentityHashMap<>();

    private HtmlReport(StudyFigures figures) {
        this.figures = figures;
    }

    public static String of(StudyFigures figures) {
        return new HtmlReport(figures).make();
    }

    private String make() {
        Question question = figures.plan().question();
        page.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(Html.escape(question.title()))
                .append("</title><style>")
                .append(style())
                .append("</style></head><body>\n")
                .append(Html.heading(1, question.title()));
        page.append("<p class=\"lead\">").append(Html.escape(question.about())).append("</p>\n");
        page.append("<p class=\"key\">")
                .append(figures.games())
                .append(" games, seed ")
                .append(question.seed());
        page.append(
                        ". The games of all variants with one number have the same dice. Points: 100 for a German victory of ")
                .append("any level, 50 for a drawn game. Intervals are at 95 %.</p>\n");
        results();
        effects();
        ladder();
        claims();
        figures.cells().forEach(this::cell);
        kept();
        return page.append("</body></html>\n").toString();
    }

    private void results() {
        page.append(Html.heading(2, "How the games ended"));
        List<Whisker> whiskers = new ArrayList<>();
        for (CellFigures cell : figures.cells()) {
            String words = Tables.text(
                    "%s: %.1f ± %.1f points of 100 for the German",
                    figures.name(cell.cell()), 100 * cell.points().value(), 100 * cell.halfWidth());
            whiskers.add(new Whisker(figures.name(cell.cell()), cell.points(), words));
        }
        page.append(Html.figure(
                Chart.whiskers("The German's points in every cell", whiskers, 0, 1, EVEN),
                "The German's points of 100, with intervals; the upright line is an even game."));
        page.append(Html.table(Tables.results(figures)));
        page.append("<details><summary>Levels of victory</summary>")
                .append(Html.table(Tables.levels(figures)))
                .append("</details>\n");
    }

    private void effects() {
        List<Effect> effects = figures.effects();
        if (effects.isEmpty()) {
            return;
        }
        page.append(Html.heading(2, "What the variants change"));
        double most = 0.1;
        List<Whisker> whiskers = new ArrayList<>();
        for (Effect effect : effects) {
            String name = figures.name(effect.variant().cell());
            whiskers.add(new Whisker(name, effect.points(), name + ": " + effect.sentence()));
            most = Math.max(
                    most, Math.max(-effect.points().low(), effect.points().high()));
        }
        page.append(
                Html.figure(
                        Chart.whiskers("What each variant does to the German's points", whiskers, -most, most, 0),
                        "Points that the German gains (to the right) or loses beside the first variant, game by game with the same dice."));
        page.append(Html.table(Tables.effects(effects)));
    }

    private void ladder() {
        List<Ladder.Rating> ratings = figures.ladder();
        if (!ratings.isEmpty()) {
            page.append(Html.heading(2, "Ladder"))
                    .append(Html.paragraph(
                            "Ratings under which all these results are most likely, with the advantage of the side "
                                    + "taken out; 400 points are ten to one, and the mean is 1,500."))
                    .append(Html.table(Tables.ladder(ratings)));
        }
    }

    private void claims() {
        page.append(Html.heading(2, "What the designer said of the game")).append(Html.table(Tables.claims(figures)));
    }

    private void cell(CellFigures cell) {
        if (cell.size() == 0) {
            return;
        }
        page.append(Html.heading(2, cell.cell().title())).append("<div class=\"pair\">");
        page.append(
                Html.figure(
                        Chart.lines(
                                "Strength by Game-Turn",
                                List.of(
                                        new Line(
                                                "German strength",
                                                GERMAN,
                                                cell.byTurn(
                                                        turn -> turn.strength().german())),
                                        new Line(
                                                "British strength",
                                                "british",
                                                cell.byTurn(
                                                        turn -> turn.strength().british())))),
                        "Strength that counts for victory, by Game-Turn: the mean, and where eight games of ten lie. German blue, British brown."));
        page.append(Html.figure(
                Chart.lines(
                        "Ports held by Game-Turn",
                        List.of(new Line("ports in German hands", GERMAN, cell.byTurn(turn -> turn.ports())))),
                "Ports in German hands."));
        int turns = cell.byTurn(turn -> turn.turn()).size();
        page.append(
                Html.figure(
                        Chart.shares("When the games were decided", cell.decided(), turns),
                        "When the game was decided: percentage of games in which the later winner was ahead from this Game-Turn on for good."));
        page.append(Html.figure(
                Chart.lines(
                        "Strength lost by Game-Turn",
                        List.of(
                                new Line(
                                        "German strength lost",
                                        GERMAN,
                                        cell.byTurn(turn -> turn.lost().german())),
                                new Line(
                                        "British strength lost",
                                        "british",
                                        cell.byTurn(turn -> turn.lost().british())))),
                "Strength lost up to the end of each Game-Turn."));
        page.append(Html.figure(
                Chart.columns("Supply used by Game-Turn", cell.supplyByTurn(), "supply units"),
                "Supply units used up in each Game-Turn, on the average."));
        page.append(Html.figure(
                Chart.shares("Game length", cell.lengths(), turns), "Game-Turns played: percentage of games."));
        if (!cell.cell().matchUp().scenario().special().isEmpty()) {
            page.append(Html.figure(
                    Chart.lines(
                            "Score by Game-Turn",
                            List.of(new Line("half points", GERMAN, cell.byTurn(turn -> turn.halfPoints())))),
                    "The score, in half points."));
        }
        page.append("</div>\n");
        GameMap map = cell.cell().matchUp().scenario().map();
        page.append(Html.figure(
                HeatMap.of(map, base(map), cell.attacked(), cell.size()),
                "Where the battles were: the redder the more often attacked. Dots are ports."));
        details("Weather", Tables.weather(cell));
        details("Combat: odds and results", Tables.combats(cell));
        details("Losses", Tables.losses(cell));
        details("How often each rule came up", Tables.happenings(cell, "event."));
        details("How often each decision came up", Tables.happenings(cell, "action."));
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

    private void kept() {
        List<StudyFigures.Picked> picked = figures.picked();
        if (!picked.isEmpty()) {
            Grid grid = new Grid("record", "why");
            picked.forEach(game -> grid.add("records/" + RecordNames.of(game), game.why()));
            page.append(Html.heading(2, "Games worth a look"))
                    .append(Html.paragraph("Open these in the page: home, Open a record."))
                    .append(Html.table(grid));
        }
    }

    private static String style() {
        try (InputStream in = HtmlReport.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("report.css is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
