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

    private final Chance chance;
    private final Dice dice;
    private final List<Step> steps = new ArrayList<>();
    private GameState state;

    /** An action, what it was played on, and what came of it. */
    record Step(GameState before, Side side, Action action, List<Event> events, GameState after) {}

    RandomGame(Scenario scenario, GameOptions options, long seed) {
        this.chance = new Chance(Chance.mix(seed));
        this.dice = Dice.seeded(seed);
        this.state = RuleBook.begin(scenario, options);
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
        Action action = RuleBook.sample(state, chance);
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

    RandomGame playOut() {
        while (!isOver()) {
            step();
        }
        return this;
    }
}
