package seelowe.opponents.search;

import org.jspecify.annotations.Nullable;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.steady.Knob;

/**
 * A part of a Player-Turn that is thought through by itself.
 *
 * <p>Each has its share of the turn's time and rollouts, and the numbers of Steady's judgement that bear on it.
 */
enum Stage {
    /** Who comes ashore where, and who arrives; set-ups are too far from any result to be tried. */
    ARRIVAL(
            50,
            Knob.LAND_AT_PORT,
            Knob.LAND_STRENGTH,
            Knob.LAND_CROWD,
            Knob.LAND_APART,
            Knob.LAND_SUPPLY,
            Knob.LAND_MECHANIZED,
            Knob.LAND_BEACH,
            Knob.ENOUGH_SUPPLY,
            Knob.PARTISAN_PORT,
            Knob.PARTISAN_BEHIND),
    AIR(
            50,
            Knob.BOMB_SHIPS,
            Knob.BOMB_LAND,
            Knob.BOMB_NEAR,
            Knob.BOMB_LEAST,
            Knob.BOMB_CUT_OFF,
            Knob.SUPPLY_UNIT,
            Knob.MECHANIZED,
            Knob.BASE_SAFE,
            Knob.BASE_AREA),
    MOVEMENT(
            100,
            Knob.APPROACH,
            Knob.FRIEND,
            Knob.CAUTION,
            Knob.EXPOSURE,
            Knob.PUSH,
            Knob.PUSHED,
            Knob.GARRISON,
            Knob.PORT,
            Knob.ENEMY,
            Knob.GOAL_TURN,
            Knob.SUPPLY,
            Knob.SURROUND,
            Knob.EXCHANGE,
            Knob.VITAL_PORT,
            Knob.EMPTY_PORT,
            Knob.LONDON,
            Knob.NORTH,
            Knob.ESCORT,
            Knob.DRIVE_PRICE,
            Knob.SUPPLY_UNIT,
            Knob.LONE,
            Knob.LINE,
            Knob.TRAPPED,
            Knob.OPEN_PORT,
            Knob.SPEARHEAD,
            Knob.TOWN_POST),
    COMBAT(
            100,
            Knob.TRAPPED,
            Knob.CUT_OFF_PREY,
            Knob.EXPOSURE,
            Knob.PUSH,
            Knob.PUSHED,
            Knob.SUPPLY,
            Knob.EXCHANGE,
            Knob.NEEDED_PORT,
            Knob.FURTHER_PORT,
            Knob.GROUND,
            Knob.DRIVE_PRICE,
            Knob.SUPPLY_UNIT,
            Knob.ENOUGH_SUPPLY),
    PURSUIT(
            50,
            Knob.APPROACH,
            Knob.FRIEND,
            Knob.CAUTION,
            Knob.GARRISON,
            Knob.PORT,
            Knob.ENEMY,
            Knob.GOAL_TURN,
            Knob.SURROUND,
            Knob.EMPTY_PORT,
            Knob.NORTH),
    /** Ships and trains. */
    TRANSPORT(
            35,
            Knob.SAIL_PORT,
            Knob.SAIL_BEACH,
            Knob.SAIL_FOOTHOLD,
            Knob.SAIL_NEAR,
            Knob.SAIL_SUPPLY,
            Knob.LONG_MARCH,
            Knob.RAILHEAD,
            Knob.GOAL_TURN,
            Knob.UNSERVED);

    /** Rollouts and time, as a percentage of what movement gets. */
    final int percent;

    @SuppressWarnings("ImmutableEnumChecker") // only copies leave
    private final Knob[] knobs;

    Stage(int percent, Knob... knobs) {
        this.percent = percent;
        this.knobs = knobs;
    }

    /** What may be changed in it. */
    Knob[] knobs() {
        return knobs.clone();
    }

    /** Whether attacks are decided in it, or prepared. */
    boolean isFight() {
        return this == MOVEMENT || this == COMBAT || this == PURSUIT;
    }

    /** Time wanted from this stage to the end of the Player-Turn, in the measure of {@link #percent}. */
    int percentLeft() {
        int sum = 0;
        for (Stage stage : values()) {
            sum += stage.ordinal() >= ordinal() ? stage.percent : 0;
        }
        return sum;
    }

    /** The stage that a phase belongs to, or null if there is nothing to choose in it. */
    static @Nullable Stage of(PhaseName phase) {
        return switch (phase) {
            case LANDING_PLAN, LANDING, BRITISH_REINFORCEMENT -> ARRIVAL;
            case GERMAN_AIR, BRITISH_AIR -> AIR;
            case GERMAN_MOVEMENT, BRITISH_MOVEMENT -> MOVEMENT;
            case GERMAN_COMBAT, BRITISH_COMBAT -> COMBAT;
            case GERMAN_MECHANIZED, BRITISH_MECHANIZED -> PURSUIT;
            case EMBARKATION, ENTRAINING -> TRANSPORT;
            default -> null;
        };
    }
}
