package seelowe.engine.game;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * A game: a scenario, its options, a dice source and the list of actions taken. Everything else follows from these. Keeps the
 * states it went through, so that actions can be taken back.
 */
public final class Game {
    private final Dice dice;
    private final GameState start;
    private final List<Step> steps = new ArrayList<>();
    private RulesVersion version;

    /** An action and what came of it. */
    public record Step(Side side, Action action, List<Event> events, GameState after) {}

    public Game(Scenario scenario, GameOptions options, Dice dice) {
        this(RuleBook.begin(scenario, options), dice);
    }

    /** Goes on from any position. */
    public Game(GameState start, Dice dice) {
        this.dice = dice;
        this.start = start;
        this.version = start.options().rulesVersion();
    }

    /** Goes on under this version of the rules; what has been played stays as it was played. */
    public void adopt(RulesVersion rules) {
        this.version = rules;
    }

    /** The position before the first action. */
    public GameState start() {
        return start;
    }

    public GameState state() {
        GameState last = steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
        return last.under(version);
    }

    public List<Step> steps() {
        return List.copyOf(steps);
    }

    public boolean isOver() {
        return state().result() != null;
    }

    /** Plays an action of this side; a refused one changes nothing. */
    public Outcome play(Side side, Action action) {
        Outcome outcome = RuleBook.apply(state(), side, action, dice);
        if (outcome instanceof Outcome.Played played) {
            steps.add(new Step(side, action, played.events(), played.state()));
        }
        return outcome;
    }

    /**
     * Whether the last action may be taken back: it rolled no die, ended no phase, turned up no counter that was face down to
     * its player [Q64] and left the decision with him.
     */
    public boolean canUndo() {
        if (steps.isEmpty()) {
            return false;
        }
        Step last = steps.get(steps.size() - 1);
        for (Event event : last.events()) {
            if (event instanceof Event.DieRolled || event instanceof Event.PhaseBegan) {
                return false;
            }
        }
        return !isOver() && RuleBook.decider(last.after()) == last.side() && !hasTurnedUp(last);
    }

    private boolean hasTurnedUp(Step last) {
        GameState before =
                steps.size() == 1 ? start : steps.get(steps.size() - 2).after();
        for (int unit = 0; before.options().fogOfWar() && unit < before.unitCount(); unit++) {
            boolean revealed = last.after().has(unit, Mark.REVEALED) && !before.has(unit, Mark.REVEALED);
            if (revealed && before.unit(unit).side() != last.side()) {
                return true;
            }
        }
        return false;
    }

    /** Takes the last action back. */
    public void undo() {
        if (!canUndo()) {
            throw new IllegalStateException("The last action cannot be taken back");
        }
        steps.remove(steps.size() - 1);
    }
}
