package seelowe.protocol.words;

import seelowe.engine.state.Place;

/** What the boxes beside the map are called. */
public final class BoxWords {
    private BoxWords() {}

    /** @param box a place that is no hex */
    public static String of(int box) {
        if (Place.isLandingForce(box)) {
            return "Landing force, area " + Place.area(box);
        }
        if (Place.isEchelon(box)) {
            return "At sea, echelon " + Place.area(box);
        }
        if (Place.isExited(box)) {
            return Place.group(box) == Place.NO_GROUP
                    ? "Beyond the edge"
                    : "Beyond the edge, group " + Place.group(box);
        }
        return switch (box) {
            case Place.AWAITED -> "To come";
            case Place.ELIMINATED -> "Lost";
            case Place.FRANCE -> "France";
            case Place.AIRBORNE_BOX -> "Airborne box";
            case Place.HOLDING_AREA -> "Holding area";
            case Place.LANDING_POOL -> "Landing force, no area yet";
            case Place.AT_HAND -> "At hand";
            default -> throw new IllegalArgumentException("There is no box with the number " + box);
        };
    }
}
