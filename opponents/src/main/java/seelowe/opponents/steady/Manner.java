package seelowe.opponents.steady;

import java.util.function.UnaryOperator;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * How somebody plays: what he goes by as German with room before him, in battle and at bay, as the British press him, as British, and
 * as British behind a German drive.
 */
public record Manner(Weights hunting, Weights battle, Weights atBay, Weights british, Weights raiding) {
    public static final Manner STANDARD = new Manner(
            Weights.GERMAN_HUNTING, Weights.GERMAN, Weights.GERMAN_AT_BAY, Weights.BRITISH, Weights.BRITISH_RAIDING);

    /** One who goes by the same numbers whatever happens. */
    public static Manner always(Weights weights) {
        return new Manner(weights, weights, weights, weights, weights);
    }

    /** The same but for one number of a side. */
    public Manner with(Side side, Knob knob, int value) {
        return side == Side.GERMAN
                ? new Manner(
                        hunting.with(knob, value), battle.with(knob, value), atBay.with(knob, value), british, raiding)
                : new Manner(hunting, battle, atBay, british.with(knob, value), raiding.with(knob, value));
    }

    /** The same with all its weights changed. */
    public Manner changed(UnaryOperator<Weights> change) {
        return new Manner(
                change.apply(hunting),
                change.apply(battle),
                change.apply(atBay),
                change.apply(british),
                change.apply(raiding));
    }

    /** What the side goes by as things stand. */
    public Weights weights(GameState state, Side side) {
        if (side == Side.BRITISH) {
            return Steady.isDrive(state) ? raiding : british;
        }
        if (hunting.equals(atBay)) {
            return battle;
        }
        int pressure = pressure(state, battle.of(Knob.PRESSING));
        if (pressure > battle.of(Knob.AT_BAY)) {
            return atBay;
        }
        return pressure > battle.of(Knob.IN_BATTLE) ? battle : hunting;
    }

    /** Strength of the British who stand close and can act, in hundredths of the Germans ashore. */
    private static int pressure(GameState state, int close) {
        int germans = 0;
        int pressing = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isCombat()) {
                boolean german = state.unit(unit).side() == Side.GERMAN;
                germans += german ? state.unit(unit).strength() : 0;
                pressing += !german && isPressing(state, unit, close)
                        ? state.unit(unit).strength()
                        : 0;
            }
        }
        return 100 * pressing / Math.max(1, germans);
    }

    private static boolean isPressing(GameState state, int british, int close) {
        if (state.hasAny(british, Mark.UNACTIVATED.bit() | Mark.ENTRAINED.bit())) {
            return false;
        }
        Hexes germans = state.groundHexes(Side.GERMAN);
        for (int hex = germans.next(0); hex >= 0; hex = germans.next(hex + 1)) {
            if (state.map().grid().distance(hex, state.place(british)) <= close) {
                return true;
            }
        }
        return false;
    }
}
