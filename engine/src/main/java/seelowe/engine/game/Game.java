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
 * A game: a scenario, its options, a dice source and the list of actions taken. Everything else follows from these. The states it
 * went through are not kept but for a few; {@link Point} builds them again.
 */
public final class Game {
    private final Dice dice;
    private final GameState start;
    private Point now;
    private RulesVersion rules;

    /** An action and what came of it. */
    public record Step(Side side, Action action, List<Event> events, GameState after) {}

    public Game(Scenario scenario, GameOptions options, Dice dice) {
        this(RuleBook.begin(scenario, options), dice);
    }

    /** Goes on from any position. */
    public Game(GameState start, Dice dice) {
        this.dice = dice;
        this.start = start;
        this.now = Point.start(start);
        this.rules = start.options().rulesVersion();
    }

    /** Goes on under this version of the rules; what has been played stays as it was played. */
    public void adopt(RulesVersion version) {
        if (version != rules) {
            rules = version;
            now = now.under(version);
        }
    }

    /** The position before the first action. */
    public GameState start() {
        return start;
    }

    public GameState state() {
        return now.state();
    }

    /** Where the game stands, and how it came there. */
    public Point now() {
        return now;
    }

    /** How many actions stand. */
    public int actions() {
        return now.actions();
    }

    /** All steps with their states: walks through the whole game, and holds all of it at once. */
    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        now.walk(1, (before, point, after) -> steps.add(new Step(point.side(), point.action(), point.events(), after)));
        return steps;
    }

    public boolean isOver() {
        return state().result() != null;
    }

    /** Plays an action of this side; a refused one changes nothing. */
    public Outcome play(Side side, Action action) {
        Outcome outcome = RuleBook.apply(state(), side, action, dice);
        if (outcome instanceof Outcome.Played played) {
            add(side, action, played.events(), played.state());
        }
        return outcome;
    }

    /** Takes up an action that was played before, by what came of it then: no rule is asked, no die thrown. */
    public void restore(Side side, Action action, List<Event> events) {
        add(side, action, events, state().after(events));
    }

    private void add(Side side, Action action, List<Event> events, GameState after) {
        now = now.next(side, action, events, after, mayBeTakenBack(side, events, state(), after));
    }

    /**
     * Whether the last action may be taken back: it rolled no die, turned up no counter that was face down to its player [Q64], began
     * no Game-Turn and left the decision with him, so that nobody else has had to do with what came of it. Whether it may have ended
     * a phase, the players agree upon.
     */
    public boolean canUndo() {
        return now.mayBeTakenBack();
    }

    private static boolean mayBeTakenBack(Side side, List<Event> events, GameState before, GameState after) {
        for (Event event : events) {
            boolean stands =
                    event instanceof Event.PhaseBegan && before.options().phaseEndsStand();
            if (stands || event instanceof Event.DieRolled || event instanceof Event.GameTurnBegan) {
                return false;
            }
        }
        return after.result() == null && RuleBook.decider(after) == side && !hasTurnedUp(side, before, after);
    }

    private static boolean hasTurnedUp(Side side, GameState before, GameState after) {
        for (int unit = 0; before.options().fogOfWar() && unit < before.unitCount(); unit++) {
            boolean revealed = after.has(unit, Mark.REVEALED) && !before.has(unit, Mark.REVEALED);
            if (revealed && before.unit(unit).side() != side) {
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
        now = now.takenBack(rules);
    }

    /** Goes back to where so many actions stood, whatever was rolled since: the players have agreed upon it. */
    public void takeBack(int actions) {
        now = now.at(actions).under(rules);
    }
}
