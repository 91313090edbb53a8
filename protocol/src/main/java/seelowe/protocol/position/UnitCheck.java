package seelowe.protocol.position;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/** Whether a unit of a position from outside can be where it is said to be, and as it is said to be. */
final class UnitCheck {
    private final GameState state;
    private final int unit;
    private final Unit counter;
    private final int place;

    private UnitCheck(GameState state, int unit) {
        this.state = state;
        this.unit = unit;
        this.counter = state.unit(unit);
        this.place = state.place(unit);
    }

    static void demandSound(GameState state, int unit) {
        UnitCheck check = new UnitCheck(state, unit);
        check.marks();
        check.side();
        if (check.counter.isAir()) {
            check.air();
        } else {
            check.ground();
        }
    }

    private void marks() {
        demand(place != Place.ELIMINATED || state.marks(unit) == 0, "is eliminated and can bear no marks.");
    }

    private void side() {
        boolean overThere = place == Place.FRANCE
                || place == Place.AIRBORNE_BOX
                || place == Place.LANDING_POOL
                || Place.isEchelon(place)
                || Place.isLandingForce(place);
        demand(counter.side() == Side.GERMAN || !overThere, "is British and cannot be across the Channel.");
        demand(
                counter.side() == Side.BRITISH || place != Place.HOLDING_AREA,
                "is German; the holding area is British.");
    }

    private void ground() {
        demand(!Place.isHex(place) || state.map().isLand(place), "stands in the sea.");
        demand(state.target(unit) < 0, "is no air unit and cannot be sent against a hex.");
        boolean flies = state.has(unit, Mark.AIRBORNE) || state.has(unit, Mark.BASED);
        demand(!flies, "is no air unit and cannot be in the air.");
    }

    private void air() {
        boolean atHome = Place.isHex(place)
                || place == Place.FRANCE
                || place == Place.AT_HAND
                || place == Place.AWAITED
                || place == Place.ELIMINATED;
        demand(atHome, "is an air unit; it belongs on a base, in France or in nobody's hands yet.");
        PhaseName flying = counter.side() == Side.GERMAN ? PhaseName.GERMAN_AIR : PhaseName.BRITISH_AIR;
        boolean sent = state.target(unit) >= 0;
        boolean based = state.has(unit, Mark.BASED);
        demand(state.phase() == flying || !(sent || based), "flies in phase " + flying.code() + " alone.");
        demand(sent || !state.has(unit, Mark.AIRBORNE), "is in the air and was sent against no hex.");
    }

    private void demand(boolean held, String problem) {
        PositionCheck.demand(held, "units", counter.key() + " " + problem);
    }
}
