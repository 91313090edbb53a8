package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** What can keep a unit from landing, dropping, embarking or going back: the case, and how to say it to a player. */
@Rule({"R11.41B1", "R11.41B2", "R12.32D", "R12.32H"})
public enum Obstacle {
    NONE("", ""),

    NOT_IN_THE_FORCE("R11.41B1", "{unit} is not waiting in the initial landing force."),
    NOT_IN_THE_BOX("R11.41B2", "{unit} is not waiting in the airborne box."),
    SEABORNE_FIRST("R11.41B2", "The seaborne units land first; {unit} comes down when they are ashore."),
    NO_BEACH("R11.41B1", "On Game-Turn 1 seaborne units land on beaches, and {hex} is none."),
    BEACH_OF_ANOTHER_AREA("R11.41B1", "{hex} is not a beach of an area where {unit} may land."),
    BEACH_FULL("R11.41B1", "No more than " + Stacks.COUNTERS + " land on {hex}."),
    NOT_CLEAR("R11.41B2", "Parachute units drop on clear terrain only, and {hex} is not clear."),
    NOT_EMPTY("R11.41B2", "Parachute units drop on empty hexes only, and {hex} is not empty."),
    FAR_FROM_BEACHES(
            "R11.41B2", "{hex} is more than " + AirborneDrop.REACH + " hexes from every beach that Germans occupy."),
    NO_PARACHUTE("R11.41B2", "Airlanding units come down on a parachute unit, and there is none in {hex}."),
    PARACHUTE_TAKEN("R11.41B2", "The parachute unit in {hex} has an airlanding unit already."),

    NOT_PLANNED_FOR("R11.61a", "Only units of the initial seaborne force have a place in the plan; {unit} has none."),
    AREA_CLOSED("R11.61b", "That area is not open to the landing."),
    SAME_AREA("R11.61a", "{unit} is down for that area already."),

    NOT_AT_SEA("R12.31", "{unit} is not at sea."),
    STORM("R12.62S", "In a storm {unit} can neither land nor go back to France."),
    NO_LANDING_PLACE("R12.0b", "Units land at ports and on beaches, and {hex} is neither."),
    OUTSIDE_ALL_AREAS("R12.4a", "The port in {hex} belongs to no landing area: nothing lands there."),
    ECHELON_OF_ANOTHER_AREA("R12.32C", "{unit} lands in the area of its own echelon, and {hex} is not in it."),
    BRITISH_THERE("R12.53b", "No unit lands where British units stand, and they stand in {hex}."),
    AIR_UNIT_THERE("Q14", "A supply unit does not enter {hex} while a British air unit is based there."),
    NOT_HELD("R12.32E", "Germans must hold {hex} to land there: the last ground unit to enter it was not theirs."),
    NOT_INVADED("R12.32H", "The area of {hex} was not invaded on Game-Turn 1: land there only at a port."),
    ROUGH_SEA("R12.32F", "In this weather units land only at ports, and {hex} has none."),
    MECHANIZED_ON_BEACH("R12.32G", "{unit} is mechanized and lands only at ports; {hex} has none."),
    HEX_USED("R12.32A1", "A unit has landed in {hex} in this phase, and one is the limit."),
    BEACH_USED("R12.32B", "A unit has landed on a beach of this area in this phase, and one is the limit."),
    OVERSTACKED("R12.32A2", "{hex} holds more than " + Stacks.COUNTERS + " already: it takes nobody else."),

    NOT_IN_FRANCE("R12.1a", "{unit} is not a ground unit waiting in France."),
    BANNED_MECHANIZED("R11.1H", "{unit} is mechanized and cannot be embarked so early in this scenario."),
    ECHELON_CLOSED("Q69", "Ships sail only to areas invaded on Game-Turn 1 or with a port in German hands."),
    FIRST_WAVE_CLOSED(
            "R11.41K", "On Game-Turn 1 ships sail only to areas just invaded or with a port in German hands."),
    TOO_FEW_POINTS("R12.11b", "{unit} needs more Transport Points than the wave has left."),
    SUPPLY_TOO_DEAR(
            "R12.14",
            "A further supply unit costs " + TransportWave.FURTHER_SUPPLY_UNIT
                    + " Transport Points, and the wave has fewer left.");

    /** What a hex holds; apart, because the constants above need it first. */
    private static final class Stacks {
        static final String COUNTERS =
                StackingLimit.COMBAT_UNITS + " combat units and " + StackingLimit.SUPPLY_UNITS + " supply unit";
    }

    private final String rule;
    private final String why;

    Obstacle(String rule, String why) {
        this.rule = rule;
        this.why = why;
    }

    /** The ledger id of the case. */
    public String rule() {
        return rule;
    }

    /** For obstacles that no hex has a part in. */
    public Refusal refusal(GameState state, int unit) {
        return new Refusal(rule, why.replace("{unit}", state.unit(unit).name()));
    }

    public Refusal refusal(GameState state, int unit, int hex) {
        String number = state.map().grid().number(hex);
        return new Refusal(rule, why.replace("{unit}", state.unit(unit).name()).replace("{hex}", number));
    }
}
