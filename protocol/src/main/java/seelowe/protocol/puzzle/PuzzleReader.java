package seelowe.protocol.puzzle;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.game.Share;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.NotationException;
import seelowe.protocol.position.FirstWave;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.GameData;
import seelowe.scenarios.learning.CardFile;
import seelowe.scenarios.text.Card;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Words;

/** Understands the file of a puzzle; names every mistake by its line. */
final class PuzzleReader {
    private static final Pattern CHANCE = Pattern.compile("([1-9][0-9]{0,8}) in ([1-9][0-9]{0,8})");
    private static final Words<Side> SIDES = Words.of("side", Side.values());

    private final GameData data;
    private final Problems problems;
    private final Card card;
    private boolean sound = true;

    private PuzzleReader(GameData data, Problems problems, Card card) {
        this.data = data;
        this.problems = problems;
        this.card = card;
    }

    static Optional<Puzzle> read(CardFile file, GameData data, Problems problems) {
        if (file.cards().size() != 1) {
            problems.add(file, "A file of this folder holds one puzzle.");
            return Optional.empty();
        }
        return new PuzzleReader(data, problems, file.cards().get(0)).puzzle(file.name());
    }

    private Optional<Puzzle> puzzle(String id) {
        demand(!card.title().isEmpty(), card, "A puzzle has a title: \"puzzle Take Dover\".");
        demand(!card.text().isEmpty(), card, "Tell the solver what this is about, in a sentence or two.");
        rule();
        @Nullable Side side = side();
        @Nullable GameState start = start();
        if (side == null || start == null) {
            return Optional.empty();
        }
        Deadline until = until(start, side);
        List<Goal> goals = goals(start, side);
        Share best = best();
        List<Action> solution = solution(start);
        if (!sound) {
            return Optional.empty();
        }
        return Optional.of(new Puzzle(
                id,
                card.title(),
                card.text(),
                card.value("hint"),
                card.value("rule"),
                side,
                PositionText.format(start),
                start,
                until,
                goals,
                best,
                solution));
    }

    private void rule() {
        Card.@Nullable Field rule = card.field("rule");
        if (rule != null) {
            demand(
                    !RuleJson.cited(rule.value(), data.rules()).isEmpty(),
                    rule,
                    "There is no rule \"" + rule.value() + "\".");
        }
    }

    private @Nullable Side side() {
        Card.@Nullable Field side = required("side", "german or british");
        return side == null ? null : SIDES.read(side.value(), side, problems);
    }

    private @Nullable GameState start() {
        Card.@Nullable Field position = required("position", "a position, as docs/notation.md has it");
        if (position == null) {
            return null;
        }
        try {
            return FirstWave.opened(PositionText.parse(position.unbroken(), data));
        } catch (PositionException wrong) {
            fault(position, String.valueOf(wrong.getMessage()));
            return null;
        }
    }

    /** A puzzle is one Player-Turn's work: what the enemy would do in his own no one can count. */
    private Deadline until(GameState start, Side side) {
        Card.@Nullable Field until = required("until", "the code of a phase, such as GG");
        String code = until == null ? start.phase().code() : until.value();
        PhaseName phase = Arrays.stream(PhaseName.values())
                .filter(each -> each.code().equals(code))
                .findFirst()
                .orElse(PhaseName.GAME_OVER);
        boolean inReach = phase.side() == side
                && phase != PhaseName.GAME_OVER
                && phase.compareTo(start.phase()) >= 0
                && RuleBook.phases(start.scenario()).contains(phase);
        demand(
                until == null || inReach,
                until == null ? card : until,
                "\"" + code + "\" is no phase of the solver's that is still to come in this Game-Turn.");
        demand(RuleBook.decider(start) == side, card, "It is not the solver who is to decide in this position.");
        return new Deadline(start.turn(), phase);
    }

    private List<Goal> goals(GameState start, Side side) {
        Card.@Nullable Field field = required("goal", "at least one goal, one a line");
        List<Goal> goals = new ArrayList<>();
        Goals language = new Goals(start.scenario(), side);
        for (Card.Line line : field == null ? List.<Card.Line>of() : field.lines()) {
            try {
                goals.add(language.read(line.text()));
            } catch (Goals.Mistake wrong) {
                fault(line, String.valueOf(wrong.getMessage()));
            }
        }
        return goals;
    }

    private Share best() {
        Card.@Nullable Field chance = required("chance", "\"certain\" or the chance of the solution, such as 5 in 6");
        if (chance == null || chance.value().equals("certain")) {
            return Share.ONE;
        }
        Matcher written = CHANCE.matcher(chance.value());
        if (written.matches()) {
            BigInteger of = new BigInteger(written.group(2));
            for (int dice = 0; dice <= 9; dice++) {
                BigInteger all = BigInteger.valueOf(Dice.FACES).pow(dice);
                BigInteger ways = all.multiply(new BigInteger(written.group(1)));
                if (ways.mod(of).signum() == 0 && ways.divide(of).compareTo(all) <= 0) {
                    return new Share(ways.divide(of), dice);
                }
            }
        }
        fault(chance, "A chance is \"certain\", or so many in so many ways that dice can fall, such as 5 in 6.");
        return Share.ONE;
    }

    private List<Action> solution(GameState start) {
        Card.@Nullable Field field = required("solution", "the best orders you know, one a line");
        List<Action> orders = new ArrayList<>();
        ActionNotation notation = new ActionNotation(start.scenario());
        for (Card.Line line : field == null ? List.<Card.Line>of() : field.lines()) {
            try {
                orders.add(notation.parse(line.text()));
            } catch (NotationException wrong) {
                fault(line, String.valueOf(wrong.getMessage()));
            }
        }
        return orders;
    }

    private Card.@Nullable Field required(String name, String what) {
        Card.@Nullable Field field = card.field(name);
        if (field == null || field.lines().isEmpty()) {
            fault(card, "The field \"" + name + "\" is missing: " + what + ".");
            return null;
        }
        return field;
    }

    private void demand(boolean held, Position at, String otherwise) {
        if (!held) {
            fault(at, otherwise);
        }
    }

    private void fault(Position at, String message) {
        sound = false;
        problems.add(at, message);
    }
}
