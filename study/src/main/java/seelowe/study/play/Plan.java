package seelowe.study.play;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.MatchUp;
import seelowe.protocol.notation.OptionNames;
import seelowe.protocol.record.CarriedEdition;
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
    private final Set<String> told = new HashSet<>();

    /** @throws StudyException if anything it asks for does not exist */
    public Plan(Assignment assignment) {
        this.assignment = assignment;
        this.question = assignment.question();
        VariantData data = new VariantData(assignment, problems);
        for (Variant variant : question.variants()) {
            VariantData.Loaded loaded = data.of(variant);
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

    private void addCells(Variant variant, VariantData.Loaded loaded) {
        GameData data = loaded.data();
        List<String> names = data.scenarios().stream().map(Scenario::code).toList();
        for (String code : variant.scenarios()) {
            if (!question.scenarios().contains(code)) {
                complain(variant.line("scenarios"), "The study does not play scenario \"" + code + "\".");
            }
        }
        for (String code : question.scenarios()) {
            Scenario scenario = data.scenario(code);
            if (scenario == null) {
                complain(
                        question.line("scenarios"),
                        "There is no scenario \"" + code + "\"" + Spelling.hint(code, names));
            } else if (variant.plays(code)) {
                addCells(variant, scenario, loaded.edition());
            }
        }
    }

    private void addCells(Variant variant, Scenario scenario, @Nullable CarriedEdition edition) {
        GameOptions options = options(variant, scenario);
        List<String> germans = variant.german().isEmpty() ? question.german() : List.of(variant.german());
        List<String> british = variant.british().isEmpty() ? question.british() : List.of(variant.british());
        int germanLine = variant.german().isEmpty() ? question.line("german") : variant.line("german");
        int britishLine = variant.british().isEmpty() ? question.line("british") : variant.line("british");
        for (String german : germans) {
            for (String defender : british) {
                Opponents.Kind first = player(germanLine, german);
                Opponents.Kind second = player(britishLine, defender);
                if (options != null && first != null && second != null) {
                    MatchUp matchUp = new MatchUp(
                            scenario, options, first, second, question.goal().games(), question.seed());
                    cells.add(new Cell(cells.size(), variant, matchUp, edition));
                }
            }
        }
    }

    private @Nullable GameOptions options(Variant variant, Scenario scenario) {
        try {
            return OptionNames.with(scenario.rules(), variant.options());
        } catch (IllegalArgumentException wrong) {
            String why = String.valueOf(wrong.getMessage());
            complain(variant.line("options"), Character.toUpperCase(why.charAt(0)) + why.substring(1));
            return null;
        }
    }

    private Opponents.@Nullable Kind player(int line, String text) {
        try {
            return Players.read(text);
        } catch (IllegalArgumentException wrong) {
            complain(line, String.valueOf(wrong.getMessage()));
            return null;
        }
    }

    /** Once, though several cells may stumble over it. */
    private void complain(int line, String message) {
        if (told.add(line + message)) {
            problems.add(question.file(), line, message);
        }
    }
}
