package seelowe.opponents.value;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.opponents.outlook.BothSides;
import seelowe.opponents.outlook.StillToCome;

/** What is looked at in a position at the end of a Game-Turn; each number is of the order of one. */
public final class Features {
    /** How many there are; the first is always 1. */
    public static final int COUNT = 11;

    private static final double STRENGTH = 100;
    private static final double HALF_POINTS = 200;
    private static final int NEEDED_PORTS = 5;

    private Features() {}

    /** Of a state in which Game-Turn {@code turn} is over. */
    public static double[] of(GameState state, int turn) {
        BothSides toCome = StillToCome.after(turn, state);
        int german = VictoryConditions.germanStrength(state);
        int british = VictoryConditions.britishStrength(state);
        int ports = VictoryConditions.portsHeld(state);
        int ashore = 0;
        int active = 0;
        int supplies = 0;
        int gone = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            boolean isGerman = unit.side() == Side.GERMAN;
            if (state.isOnMap(each) && unit.isSupply()) {
                supplies++;
            } else if (state.isOnMap(each) && unit.isCombat()) {
                ashore += isGerman ? unit.strength() : 0;
                active += isGerman || state.has(each, Mark.UNACTIVATED) ? 0 : unit.strength();
            } else if (isGerman && Place.isExited(state.place(each))) {
                gone += unit.isSupply() ? 0 : unit.strength();
            }
        }
        return new double[] {
            1,
            (german + toCome.german() - british - toCome.british()) / STRENGTH,
            german / STRENGTH,
            british / STRENGTH,
            Math.min(ports, NEEDED_PORTS) / (double) NEEDED_PORTS,
            Math.max(ports - NEEDED_PORTS, 0) / (double) NEEDED_PORTS,
            supplies / (double) NEEDED_PORTS,
            (ashore - german) / STRENGTH,
            active / STRENGTH,
            state.campaign().score() / HALF_POINTS,
            gone / STRENGTH
        };
    }
}
