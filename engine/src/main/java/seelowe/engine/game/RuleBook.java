package seelowe.engine.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Payment;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.movement.Unreachable;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** The front door of the rules: who decides, what he may do, what comes of it. Holds nothing; ask it about any state. */
public final class RuleBook {
    private RuleBook() {}

    /** The counters laid out and play advanced to the first decision. */
    public static GameState begin(Scenario scenario, GameOptions options) {
        Scratch scratch = SetUp.lay(scenario, options);
        SequenceOfPlay.begin(new Resolution(scratch));
        return scratch.takeOver();
    }

    /** Whose decision it is. */
    public static Side decider(GameState state) {
        return SequenceOfPlay.decider(state);
    }

    /** Whether games of the state's scenario ever come to the phase that it is in. */
    public static boolean hasPhase(GameState state) {
        return SpecialPlay.of(state).phases().containsKey(state.phase());
    }

    /** Whether play ever waits for somebody in such a state; if not, it would run on to a later phase by itself. */
    public static boolean rests(GameState state) {
        return SequenceOfPlay.rests(state);
    }

    /** The phases that a game of this scenario can come to, in their order. */
    public static List<PhaseName> phases(Scenario scenario) {
        return SpecialPlay.of(scenario).phases().keySet().stream().sorted().toList();
    }

    /** Why the side may not do this now, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, Side side, Action action) {
        return SequenceOfPlay.refusal(state, side, action);
    }

    /** Plays an action of the side that must decide: the next state and what happened, or why not. */
    public static Outcome apply(GameState state, Side side, Action action, Dice dice) {
        Optional<Refusal> refusal = refusal(state, side, action);
        if (refusal.isPresent()) {
            return new Outcome.Refused(refusal.get());
        }
        Scratch scratch = Scratch.of(state);
        List<Event> events = play(scratch, action, dice);
        return new Outcome.Played(scratch.takeOver(), events);
    }

    /** For searches: plays a legal action on a scratch. It is not checked; see {@link #refusal}. */
    public static List<Event> play(Scratch scratch, Action action, Dice dice) {
        Resolution play = new Resolution(scratch);
        SequenceOfPlay.resolve(play, action);
        for (Die due = play.due(); due != null; due = play.due()) {
            SequenceOfPlay.roll(play, dice.roll(due));
        }
        return play.events();
    }

    /** The concrete actions allowed now: see {@code Phase.options} for how moves and attacks are listed. */
    public static List<Action> options(GameState state) {
        List<Action> menu = new ArrayList<>();
        forEachOption(state, menu::add);
        return menu;
    }

    public static void forEachOption(GameState state, Consumer<Action> menu) {
        SequenceOfPlay.options(state, menu);
    }

    /** Those of them that are one unit's own. */
    public static void forEachOptionOf(GameState state, int unit, Consumer<Action> menu) {
        SequenceOfPlay.optionsOf(state, unit, menu);
    }

    /** Enough of them to know who can do what: see {@code Phase.outline}. */
    public static void outline(GameState state, Consumer<Action> menu) {
        SequenceOfPlay.outline(state, menu);
    }

    /** What must be paid for now with units of the decider's choice, if anything; any set that the rules accept will do. */
    public static Optional<Payment> payment(GameState state) {
        return SequenceOfPlay.payment(state);
    }

    /** One allowed action at random. */
    public static Action sample(GameState state, Chance chance) {
        return SequenceOfPlay.sample(state, chance);
    }

    /** Where the unit can go in this phase on foot or wheels, with costs and paths. */
    public static Reach reach(GameState state, int unit) {
        Reach reach = new Reach(state.map());
        reach.compute(state, unit);
        return reach;
    }

    /** Where the entrained or arriving unit can go in this phase by rail. */
    public static RailReach railReach(GameState state, int unit) {
        RailReach reach = new RailReach(state.map());
        reach.compute(state, unit);
        return reach;
    }

    /** Why the unit cannot get to this hex in this phase, or empty if it can. */
    public static Optional<Refusal> whyNot(GameState state, int unit, int hex) {
        return Unreachable.why(state, unit, hex);
    }

    /** How the result comes about, or would if the game were over now: a sentence for the players. */
    public static String reckoning(GameState state) {
        return SpecialPlay.of(state).reckoning(state);
    }

    /** How the game stands while it goes on: the level of victory it has come to, and what is lacking for each better one. */
    public static Outlook outlook(GameState state) {
        return SpecialPlay.of(state).outlook(state);
    }

    /** In a Combat Phase: every hex and group of hexes that can be attacked, with everybody who may take part. */
    public static List<AttackTargets.Group> attackTargets(GameState state) {
        return new AttackTargets(state, state.phase().side()).groups();
    }

    /** The whole arithmetic of an attack, paid for as cheaply as can be. */
    public static AttackForecast forecast(GameState state, Ids attackers, Ids targets) {
        return AttackForecast.of(state, attackers, targets);
    }
}
