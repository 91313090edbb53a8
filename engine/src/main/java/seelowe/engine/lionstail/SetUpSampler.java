package seelowe.engine.lionstail;

import java.util.function.IntPredicate;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;

/** A set-up at random: airfields and units in any order, now and then a change of mind. */
final class SetUpSampler {
    private static final int NOBODY = -1;
    private static final int DARTS = 24;
    /** One time in so many something is done out of turn. */
    private static final int WHIM = 8;

    private final SetUpPhase phase;
    private final SetUpRules rules;
    private final GameState state;
    private final Chance chance;

    SetUpSampler(SetUpPhase phase, SetUpRules rules, GameState state, Chance chance) {
        this.phase = phase;
        this.rules = rules;
        this.state = state;
        this.chance = chance;
    }

    Action sample() {
        int waiting = pick(unit -> phase.isWaiting(state, unit) && hex(unit) >= 0);
        if (phase.airfieldsLeft(state) > 0 && (waiting < 0 || chance.below(WHIM) == 0)) {
            return new Action.BuildAirfield(anyHex(hex -> rules.mayBuild(state, hex)));
        }
        int unit = chance.below(WHIM) == 0 ? pick(each -> phase.isMine(state, each)) : waiting;
        int hex = unit < 0 ? HexGrid.OFF_MAP : hex(unit);
        if (hex >= 0) {
            return new Action.Deploy(unit, hex);
        }
        return waiting < 0 ? new Action.EndPhase() : new Action.Deploy(waiting, hex(waiting));
    }

    private int hex(int unit) {
        return anyHex(hex -> rules.mayDeploy(state, unit, hex));
    }

    private int pick(IntPredicate fits) {
        return from(state.unitCount(), fits);
    }

    /** A hex that fits: by throwing darts at the map, or, where such hexes are rare, the next one from anywhere. */
    private int anyHex(IntPredicate fits) {
        int hexes = state.map().size();
        for (int dart = 0; dart < DARTS; dart++) {
            int hex = chance.below(hexes);
            if (fits.test(hex)) {
                return hex;
            }
        }
        return from(hexes, fits);
    }

    private int from(int count, IntPredicate fits) {
        int start = chance.below(count);
        for (int i = 0; i < count; i++) {
            int each = (start + i) % count;
            if (fits.test(each)) {
                return each;
            }
        }
        return NOBODY;
    }
}
