package seelowe.study.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import seelowe.engine.scenario.Scenario;
import seelowe.study.figures.CellFigures;
import seelowe.study.figures.Effect;
import seelowe.study.figures.Ladder;
import seelowe.study.figures.StudyFigures;
import seelowe.study.question.Question;
import seelowe.study.report.Whiskers.Whisker;

/** A study as one page that needs nothing beside it. */
public final class HtmlReport {
    private static final double EVEN = 0.5;
    private static final double PERCENT = 100;

    private final StudyFigures figures;
    private final StringBuilder page = new StringBuilder();

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
                .append("</style></head><body>\n<p class=\"brand\">Seelöwe · a study of ")
                .append(Tables.text("%,d", figures.games()))
                .append(" games</p>\n")
                .append(Html.heading(1, question.title()));
        page.append("<p class=\"lead\">").append(Html.escape(question.about())).append("</p>\n");
        inShort();
        results();
        effects();
        ladder();
        claims();
        cells();
        kept();
        page.append(key(question));
        return page.append("</body></html>\n").toString();
    }

    private void inShort() {
        page.append("<ul class=\"short\">");
        Summary.of(figures)
                .forEach(sentence ->
                        page.append("<li>").append(Html.escape(sentence)).append("</li>"));
        page.append("</ul>\n");
    }

    private String key(Question question) {
        StringBuilder key = new StringBuilder(
                "<p class=\"key\">Points: 100 for a German victory of any level, 50 for a drawn game. Intervals are at 95 %. ");
        key.append("Games of one number have the same dice in all variants; all luck grows from seed ")
                .append(question.seed())
                .append(". ");
        figures.plan().cells().stream()
                .map(cell -> cell.matchUp().scenario())
                .map(HtmlReport::explained)
                .distinct()
                .forEach(text -> key.append(Html.escape(text)));
        return key.append("Made by ./seelowe study ")
                .append(Html.escape(question.file()))
                .append(".</p>\n")
                .toString();
    }

    private static String explained(Scenario scenario) {
        return scenario.code() + " is " + scenario.title() + ". ";
    }

    private void results() {
        page.append(Html.heading(2, "How the games ended"));
        List<Whisker> whiskers = new ArrayList<>();
        for (CellFigures cell : figures.byScenario()) {
            whiskers.add(new Whisker(figures.name(cell.cell()), cell.points(), Tables.points(cell), true));
        }
        page.append(Html.figure(
                new Whiskers(0, 1, EVEN).draw("The German's points in every cell", whiskers),
                "The German's points of 100, with intervals; the upright line is an even game."));
        folded("The same as a table", Tables.results(figures));
        folded("Levels of victory", Tables.levels(figures));
    }

    private void folded(String title, Grid grid) {
        page.append("<details><summary>")
                .append(Html.escape(title))
                .append("</summary>")
                .append(Html.table(grid))
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
            String value = Tables.text(
                    "%+.1f ± %.1f",
                    PERCENT * effect.points().value(), PERCENT * effect.points().halfWidth());
            whiskers.add(new Whisker(
                    figures.name(effect.variant().cell()),
                    effect.points(),
                    value,
                    effect.points().isClear()));
            most = Math.max(
                    most, Math.max(-effect.points().low(), effect.points().high()));
        }
        page.append(
                Html.figure(
                        new Whiskers(-most, most, 0).draw("What each variant does to the German's points", whiskers),
                        "Points that the German gains (to the right) or loses beside the first variant, game by game with the same dice. Pale: may be chance."));
        folded("In words", Tables.effects(figures));
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
        if (!figures.hasSeveralPlayers()) {
            page.append(Html.heading(2, "What the designer said of the game"))
                    .append(Html.table(Claims.table(figures)));
        }
    }

    private void cells() {
        page.append(Html.heading(2, "Game by game"))
                .append(Html.paragraph(
                        "Strength, ports, losses, supply, weather, battles and rules in the games of each kind."));
        CellSection section = new CellSection(page);
        boolean first = true;
        for (CellFigures cell : figures.byScenario()) {
            if (cell.size() > 0) {
                page.append(first ? "<details class=\"cell\" open><summary>" : "<details class=\"cell\"><summary>")
                        .append(Html.escape(cell.cell().title()))
                        .append("</summary>");
                section.write(cell);
                page.append("</details>\n");
                first = false;
            }
        }
    }

    private void kept() {
        List<StudyFigures.Picked> picked = figures.picked();
        if (!picked.isEmpty()) {
            page.append(Html.heading(2, "Games worth a look"))
                    .append(Html.paragraph(
                            "Their records lie in the folder records beside this page. To walk through one, start "
                                    + "./seelowe and choose it under Open a file."))
                    .append("<ul class=\"kept\">");
            picked.forEach(game -> page.append(Html.record(
                    "records/" + RecordNames.of(game),
                    figures.name(game.cell()) + ", game " + (game.game() + 1),
                    game.why())));
            page.append("</ul>\n");
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
