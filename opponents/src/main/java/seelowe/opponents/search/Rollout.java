package seelowe.opponents.search;

import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Steady;
import seelowe.opponents.steady.Weights;
import seelowe.opponents.value.Value;

/**
 * The game played on in the mind: one side goes by some weights for the rest of its Player-Turn, both play as Steady does
 * after that, until the next Game-Turn is over; then the position is judged. A work space, for one thread.
 */
final class Rollout {
    private static final int TURNS = 2;

    private final Scratch scratch = new Scratch();
    private final Steady candidate = new Steady(0);
    private final Steady german = new Steady(0);
    private final Steady british = new Steady(0);

    /** The side's chance in the end, 0 to 1, with dice and players from this seed. */
    double value(GameState start, Side side, Weights weights, long seed) {
        candidate.begin(Chance.mix(seed + 1), Manner.always(weights));
        german.begin(Chance.mix(seed + 2), Manner.STANDARD);
        british.begin(Chance.mix(seed + 3), Manner.STANDARD);
        scratch.copy(start);
        GameState state = scratch.board();
        Dice dice = Dice.seeded(seed);
        boolean ownTurn = true;
        int last = start.turn() + TURNS;
        while (state.result() == null && state.turn() < last) {
            Side decider = RuleBook.decider(state);
            ownTurn &= state.turn() == start.turn() && state.phase().side() == side;
            Opponent player = ownTurn && decider == side ? candidate : decider == Side.GERMAN ? german : british;
            RuleBook.play(scratch, player.decide(Seat.imagined(state, decider)).action(), dice);
        }
        double chance = Value.of(start.scenario().code()).german(state, state.turn() - 1);
        return side == Side.GERMAN ? chance : 1 - chance;
    }
}
