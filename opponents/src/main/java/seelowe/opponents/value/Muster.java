package seelowe.opponents.value;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;

/** What the counters add up to, wherever they are; strengths are printed ones. */
final class Muster {
    /** The strength from which a unit is big. */
    private static final int BIG = 8;

    int ashore;
    int afloat;
    int gone;
    int active;
    int asleep;
    int entrained;
    int disruptedGerman;
    int disruptedBritish;
    int bigDisrupted;
    int isolatedBritish;
    int suppliesAshore;
    int suppliesAfloat;
    int germanAir;
    int britishAir;

    Muster(GameState state) {
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            if (unit.isAir()) {
                addAir(state, each);
            } else if (unit.side() == Side.GERMAN) {
                addGerman(state, each);
            } else if (state.isOnMap(each) && unit.isCombat()) {
                addBritish(state, each);
            }
        }
    }

    private void addAir(GameState state, int unit) {
        if (!state.isEliminated(unit) && state.place(unit) != Place.AWAITED) {
            germanAir += state.unit(unit).side() == Side.GERMAN ? 1 : 0;
            britishAir += state.unit(unit).side() == Side.BRITISH ? 1 : 0;
        }
    }

    private void addGerman(GameState state, int unit) {
        int place = state.place(unit);
        int strength = state.unit(unit).strength();
        boolean supply = state.unit(unit).isSupply();
        if (Place.isHex(place)) {
            suppliesAshore += supply ? 1 : 0;
            ashore += supply ? 0 : strength;
            disruptedGerman += state.has(unit, Mark.DISRUPTED) ? strength : 0;
        } else if (Place.isEchelon(place)) {
            suppliesAfloat += supply ? 1 : 0;
            afloat += supply ? 0 : strength;
        } else if (Place.isExited(place)) {
            gone += supply ? 0 : strength;
        }
    }

    private void addBritish(GameState state, int unit) {
        int strength = state.unit(unit).strength();
        boolean sleeps = state.has(unit, Mark.UNACTIVATED);
        active += sleeps ? 0 : strength;
        asleep += sleeps ? strength : 0;
        entrained += state.has(unit, Mark.ENTRAINED) ? strength : 0;
        isolatedBritish += state.has(unit, Mark.ISOLATED) ? strength : 0;
        if (state.has(unit, Mark.DISRUPTED)) {
            disruptedBritish += strength;
            bigDisrupted += strength >= BIG ? strength : 0;
        }
    }
}
