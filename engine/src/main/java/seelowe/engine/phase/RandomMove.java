package seelowe.engine.phase;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.rule.movement.StackReduction;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;

/** Moves for random play. Units wander step by step, which costs far less than knowing all they could reach. */
final class RandomMove {
    /** One choice in so many is to end the phase: long enough for most of an army to move. */
    private static final int PATIENCE = 24;

    private static final int PROBES = 6;

    private RandomMove() {}

    static boolean feelsDone(Chance chance) {
        return chance.below(PATIENCE) == 0;
    }

    /** A move of some unit, or null if none can make one. */
    static @Nullable Action of(GameState state, Chance chance) {
        int count = state.unitCount();
        for (int probe = 0; probe < PROBES; probe++) {
            Action move = of(state, chance.below(count), chance);
            if (move != null) {
                return move;
            }
        }
        int first = chance.below(count);
        for (int i = 0; i < count; i++) {
            Action move = of(state, (first + i) % count, chance);
            if (move != null) {
                return move;
            }
        }
        return null;
    }

    private static @Nullable Action of(GameState state, int unit, Chance chance) {
        if (MayMove.canMarch(state, unit)) {
            return RandomWalk.march(state, unit, chance);
        }
        if (MayMove.canRail(state, unit) || MayMove.canEnter(state, unit)) {
            return RandomWalk.train(state, unit, chance);
        }
        return null;
    }

    /** The end of the phase; or, where the rules still ask for it, a move that thins out a stack. */
    static Action endOrCorrection(GameState state, Side side) {
        int unit = StackReduction.corrector(state, side);
        if (unit == StackReduction.NOBODY) {
            return new Action.EndPhase();
        }
        List<Action> moves = new ArrayList<>();
        if (MayMove.canMarch(state, unit)) {
            MoveMenu.offerMarches(state, unit, new Reach(state.map()), moves::add);
        } else {
            MoveMenu.offerTrains(state, unit, new RailReach(state.map()), moves::add);
        }
        for (Action move : moves) {
            if (move instanceof Action.Along along
                    && StackingLimit.hasRoom(state, unit, along.path().last())) {
                return move;
            }
        }
        throw new IllegalStateException(state.unit(unit).key() + " was said to have room elsewhere");
    }

    /** Some unit to be removed from an overstacked hex. */
    static Action removal(GameState state, Side side, Chance chance) {
        int first = chance.below(state.unitCount());
        for (int i = 0; i < state.unitCount(); i++) {
            int unit = (first + i) % state.unitCount();
            if (StackReduction.isRemovable(state, side, unit)) {
                return new Action.RemoveExcess(unit);
            }
        }
        throw new IllegalStateException("No unit of side " + side + " is in excess");
    }
}
