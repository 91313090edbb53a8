package seelowe.bench;

import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.scenarios.files.BuiltInData;

/** Positions from the middle of a random game: both sides on the map, supply lines, losses. */
final class MidGame {
    private static final long SEED = 7;

    private MidGame() {}

    static Scenario scenario(String code) {
        Scenario scenario = BuiltInData.load().scenario(code);
        if (scenario == null) {
            throw new IllegalArgumentException("No scenario " + code);
        }
        return scenario;
    }

    /** The first decision of this phase on or after this Game-Turn. */
    static GameState at(String code, int turn, PhaseName phase) {
        Scenario scenario = scenario(code);
        for (long seed = SEED; ; seed++) {
            Scratch scratch = Scratch.of(RuleBook.begin(scenario, GameOptions.defaults(scenario.rules())));
            GameState state = scratch.board();
            Chance chance = new Chance(seed);
            Dice dice = Dice.seeded(seed);
            while (state.result() == null) {
                if (state.turn() >= turn && state.phase() == phase) {
                    return scratch.takeOver();
                }
                RuleBook.play(scratch, RuleBook.sample(state, chance), dice);
            }
        }
    }
}
