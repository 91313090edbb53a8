package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;

/** A game between two players who choose at random; one seed fixes it wholly. */
final class RandomGame {
    /** Longer than any game has been seen to take by a factor of ten: beyond it something goes round in circles. */
    private static final int MOST_ACTIONS = 20_000;

    private static final int NORTHBOUND_LOOKS = 6;

    private final Chance chance;
    private final Dice dice;
    private final List<Step> steps = new ArrayList<>();
    private final int looks;
    private GameState state;

    /** An action, what it was played on, and what came of it. */
    record Step(GameState before, Side side, Action action, List<Event> events, GameState after) {}

    RandomGame(Scenario scenario, GameOptions options, long seed) {
        this(scenario, options, seed, 1);
    }

    private RandomGame(Scenario scenario, GameOptions options, long seed, int looks) {
        this.looks = looks;
        this.chance = new Chance(Chance.mix(seed));
        this.dice = Dice.seeded(seed);
        this.state = RuleBook.begin(scenario, options);
    }

    /** A game whose German picks the northernmost of a few random moves, so that whoever must leave by that edge does. */
    static RandomGame northbound(Scenario scenario, GameOptions options, long seed) {
        return new RandomGame(scenario, options, seed, NORTHBOUND_LOOKS);
    }

    /** Options drawn from a seed: mostly the defaults, each variant and ruling now and then. */
    static GameOptions options(Scenario scenario, long seed) {
        Chance chance = new Chance(Chance.mix(~seed));
        GameOptions defaults = GameOptions.defaults(scenario.rules());
        if (chance.below(3) == 0) {
            return defaults;
        }
        return defaults.change()
                .germanFreeDeployment(chance.below(3) == 0)
                .britishFreeDeployment(chance.below(3) == 0)
                .victoryPorts(chance.below(2) == 0)
                .fogOfWar(chance.below(2) == 0)
                .germanSupplyAcrossSea(chance.below(4) == 0)
                .unactivatedMayEntrain(chance.below(4) == 0)
                .activationLapses(chance.below(4) == 0)
                .homeGuardExchangeValue(chance.below(4) == 0 ? 0 : 3)
                .airUnitsBlockSupply(chance.below(4) == 0)
                .embarkAnyEchelon(chance.below(4) == 0)
                .lastWaveRepeats(chance.below(4) > 0)
                .freeMoveThroughCities(chance.below(4) > 0)
                .singlePartisan(chance.below(4) == 0)
                .garrisonedPortsOnly(chance.below(4) == 0)
                .airfieldsHoldTwo(chance.below(4) == 0)
                .emptyTownsPerPhase(chance.below(4) == 0)
                .groupsReformed(chance.below(4) == 0)
                .phaseEndsStand(chance.below(4) == 0)
                .build();
    }

    GameState state() {
        return state;
    }

    List<Step> steps() {
        return steps;
    }

    boolean isOver() {
        return state.result() != null;
    }

    /** Plays one more action by the public door, as a player would. */
    Step step() {
        if (steps.size() >= MOST_ACTIONS) {
            throw new AssertionError("No end after " + steps.size() + " actions, in " + state.phase());
        }
        Side side = RuleBook.decider(state);
        Action action = choose(side);
        Outcome outcome = RuleBook.apply(state, side, action, dice);
        if (!(outcome instanceof Outcome.Played played)) {
            throw new AssertionError(action + " was offered in " + state.phase() + " and then refused: "
                    + ((Outcome.Refused) outcome).refusal());
        }
        Step step = new Step(state, side, action, played.events(), played.state());
        steps.add(step);
        state = played.state();
        return step;
    }

    private Action choose(Side side) {
        Action best = RuleBook.sample(state, chance);
        for (int look = 1; look < looks && side == Side.GERMAN; look++) {
            Action other = RuleBook.sample(state, chance);
            if (row(other) < row(best)) {
                best = other;
            }
        }
        return best;
    }

    /** How far south the action ends; whoever does not move is further south than the map. */
    private int row(Action action) {
        if (action instanceof Action.Exit) {
            return 0;
        }
        if (action instanceof Action.Move move) {
            return state.map().grid().row(move.path().last());
        }
        return action instanceof Action.Deploy deploy ? state.map().grid().row(deploy.hex()) : Integer.MAX_VALUE;
    }

    RandomGame playOut() {
        while (!isOver()) {
            step();
        }
        return this;
    }
}
