package seelowe.study.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.MatchUp;
import seelowe.protocol.notation.OptionNames;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;
import seelowe.study.question.Question;
import seelowe.study.question.StudyException;
import seelowe.study.question.Variant;

/** What a study comes to: every cell with its data, options and players, ready to be played. */
public final class Plan {
    private final Assignment assignment;
    private final Question question;
    private final List<Cell> cells = new ArrayList<>();
    private final Problems problems = new Problems();

    /** @throws StudyException if anything it asks for does not exist */
    public Plan(Assignment assignment) {
        this.assignment = assignment;
        this.question = assignment.question();
        VariantData data = new VariantData(assignment, problems);
        for (Variant variant : question.variants()) {
            GameData loaded = data.of(variant);
            if (loaded != null) {
                addCells(variant, loaded);
            }
        }
        if (!problems.isEmpty()) {
            throw new StudyException(problems.list());
        }
    }

    public Assignment assignment() {
        return assignment;
    }

    public Question question() {
        return question;
    }

    public List<Cell> cells() {
        return List.copyOf(cells);
    }

    private void addCells(Variant variant, GameData data) {
        List<String> names = data.scenarios().stream().map(Scenario::code).toList();
        for (String code : variant.scenarios()) {
            if (!question.scenarios().contains(code)) {
                complain(variant, "The study does not play scenario \"" + code + "\".");
            }
        }
        for (String code : question.scenarios()) {
            Scenario scenario = data.scenario(code);
            if (scenario == null) {
                complain(variant, "There is no scenario \"" + code + "\"" + Spelling.hint(code, names));
            } else if (variant.plays(code)) {
                addCells(variant, scenario);
            }
        }
    }

    private void addCells(Variant variant, Scenario scenario) {
        GameOptions options = options(variant, scenario);
        List<String> germans = variant.german().isEmpty() ? question.german() : List.of(variant.german());
        List<String> british = variant.british().isEmpty() ? question.british() : List.of(variant.british());
        for (String german : germans) {
            for (String defender : british) {
                Opponents.Kind first = player(variant, german);
                Opponents.Kind second = player(variant, defender);
                if (options != null && first != null && second != null) {
                    MatchUp matchUp = new MatchUp(
                            scenario, options, first, second, question.goal().games(), question.seed());
                    cells.add(new Cell(cells.size(), variant, matchUp));
                }
            }
        }
    }

    private @Nullable GameOptions options(Variant variant, Scenario scenario) {
        try {
            return OptionNames.with(scenario.rules(), variant.options());
        } catch (IllegalArgumentException wrong) {
            String why = String.valueOf(wrong.getMessage());
            complain(variant, Character.toUpperCase(why.charAt(0)) + why.substring(1));
            return null;
        }
    }

    private Opponents.@Nullable Kind player(Variant variant, String text) {
        try {
            return Players.read(text);
        } catch (IllegalArgumentException wrong) {
            complain(variant, String.valueOf(wrong.getMessage()));
            return null;
        }
    }

    private void complain(Variant variant, String message) {
        problems.add(question.file(), variant.line(), message);
    }
}
