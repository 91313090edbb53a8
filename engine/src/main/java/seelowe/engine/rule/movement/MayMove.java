package seelowe.engine.rule.movement;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** [5.4] Which units the current phase lets move at all. */
@Rule({"R5.1", "R5.4a", "R5.4b", "R4.1-GF", "R4.1-GH", "R4.1-BE", "R4.1-BG", "R11.52a"})
public final class MayMove {
    private static final int FROZEN = Mark.UNACTIVATED.bit() | Mark.MUST_DETRAIN.bit();
    private static final int IDLE = Mark.UNACTIVATED.bit() | Mark.ENTRAINED.bit();

    private MayMove() {}

    /** Whether the phase entitles the unit to move (ledger 0.2, mayMove), be it that it has moved already or not. */
    public static boolean isEntitled(GameState state, int unit) {
        Unit counter = state.unit(unit);
        if (!state.isOnMap(unit)
                || !counter.isGround()
                || counter.side() != state.phase().side()) {
            return false;
        }
        return switch (state.phase()) {
            case GERMAN_MOVEMENT -> !isLandingTurn(state);
            case BRITISH_MOVEMENT -> !state.hasAny(unit, FROZEN);
            case GERMAN_MECHANIZED, BRITISH_MECHANIZED -> counter.mechanized() && !state.hasAny(unit, IDLE);
            case BRITISH_DEPLOYMENT -> true;
            default -> false;
        };
    }

    /** Whether the unit may still be moved on foot or wheels in this phase. */
    @Rule("R5.0c")
    public static boolean canMarch(GameState state, int unit) {
        boolean done = state.has(unit, Mark.MOVED) && state.pausedUnit() != unit;
        return !done && isEntitled(state, unit) && !state.has(unit, Mark.ENTRAINED);
    }

    /** Whether the unit may still be moved along the rails in this phase. */
    @Rule({"R5.5a", "Q19"})
    public static boolean canRail(GameState state, int unit) {
        return state.phase() == PhaseName.BRITISH_MOVEMENT
                && state.has(unit, Mark.ENTRAINED)
                && !state.has(unit, Mark.MOVED)
                && isEntitled(state, unit);
    }

    /** Whether the unit is a reinforcement that may still enter in this phase. */
    @Rule({"R12.71", "R12.72"})
    public static boolean canEnter(GameState state, int unit) {
        return state.phase() == PhaseName.BRITISH_MOVEMENT
                && state.place(unit) == Place.HOLDING_AREA
                && state.has(unit, Mark.ACTIVATED);
    }

    /** [11.41F] The first Initial Movement Phase, in which those who have just landed stay where they are. */
    @Rule("R11.41F")
    public static boolean isLandingTurn(GameState state) {
        return state.turn() == 1 && state.rules().firstTurnRules();
    }

    /** Why the unit may not be moved on foot now, or empty if it may. */
    public static Optional<Refusal> refusal(GameState state, int unit) {
        if (canMarch(state, unit)) {
            return Optional.empty();
        }
        Optional<Refusal> general = generalRefusal(state, unit);
        if (general.isPresent()) {
            return general;
        }
        return Refusal.because("R5.5c", name(state, unit) + " is on the train: it moves by rail only.");
    }

    /** Why the unit may not be moved along the rails now, or empty if it may. */
    public static Optional<Refusal> railRefusal(GameState state, int unit) {
        if (canRail(state, unit)) {
            return Optional.empty();
        }
        if (state.phase() != PhaseName.BRITISH_MOVEMENT) {
            return Refusal.because("R5.5c", "Trains run in the British Initial Movement Phase only.");
        }
        Optional<Refusal> general = generalRefusal(state, unit);
        if (general.isPresent()) {
            return general;
        }
        return Refusal.because("R5.5b", name(state, unit) + " is not on a train.");
    }

    /** Why the unit may not enter the map by rail now, or empty if it may. */
    public static Optional<Refusal> entryRefusal(GameState state, int unit) {
        if (canEnter(state, unit)) {
            return Optional.empty();
        }
        if (state.phase() != PhaseName.BRITISH_MOVEMENT) {
            return Refusal.because("R12.72", "Reinforcements enter in the British Initial Movement Phase only.");
        }
        if (state.place(unit) != Place.HOLDING_AREA) {
            return Refusal.because("R12.72", name(state, unit) + " is not waiting in the holding area.");
        }
        return Refusal.because("R12.71", name(state, unit) + " has not been activated yet.");
    }

    private static Optional<Refusal> generalRefusal(GameState state, int unit) {
        Unit counter = state.unit(unit);
        String name = name(state, unit);
        if (counter.side() != state.phase().side()) {
            return Refusal.because("R5.1", name + " belongs to the other player.");
        }
        if (!state.isOnMap(unit)) {
            return Refusal.because("R5.0a", name + " is not on the map.");
        }
        if (!counter.isGround()) {
            return Refusal.because("R10.2a", name + " is an air unit: it changes base, it does not move.");
        }
        if (!isEntitled(state, unit)) {
            return refuseUnentitled(state, unit);
        }
        return state.has(unit, Mark.MOVED)
                ? Refusal.because("R5.0c", name + " has moved in this phase already.")
                : Optional.empty();
    }

    private static Optional<Refusal> refuseUnentitled(GameState state, int unit) {
        String name = name(state, unit);
        if (state.phase().side() == Side.BRITISH && state.has(unit, Mark.UNACTIVATED)) {
            return Refusal.because("R11.52a", name + " has not been activated yet.");
        }
        return switch (state.phase()) {
            case GERMAN_MOVEMENT ->
                Refusal.because("R11.41F", "German units do not move in the Initial Movement of Game-Turn 1.");
            case BRITISH_MOVEMENT ->
                Refusal.because("R5.5i", name + " must leave its train this turn and cannot move.");
            case GERMAN_MECHANIZED, BRITISH_MECHANIZED ->
                state.unit(unit).mechanized()
                        ? Refusal.because("Q19", name + " is on the train, and no train runs in this phase.")
                        : Refusal.because("R5.4a", name + " is not mechanized: it does not move in this phase.");
            default -> Refusal.because("R4.1", "Units do not move in this phase.");
        };
    }

    private static String name(GameState state, int unit) {
        return state.unit(unit).name();
    }
}
