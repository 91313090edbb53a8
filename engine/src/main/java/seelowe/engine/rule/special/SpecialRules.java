package seelowe.engine.rule.special;

import java.util.Optional;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.Refusal;

/**
 * Questions that the standard rules put to the scenario. Each default is the standard answer, so a scenario answers only where it
 * differs.
 */
public interface SpecialRules extends ScenarioModule {
    static SpecialRules of(GameState state) {
        return (SpecialRules) state.scenario().module();
    }

    /** Whether the Germans win by what they bring over the north edge; for whoever plans ahead. */
    default boolean isWonBeyondTheEdge() {
        return false;
    }

    /** From how many hexes away a German raises the partisans of a city; 0 if none ever rise like that. */
    default int alarmDistance() {
        return 0;
    }

    /** Why a hex that the standard rules open to the unit is closed to it, however it would come there; must be cheap. */
    default Optional<Refusal> closure(GameState state, Unit unit, int hex) {
        return Optional.empty();
    }

    /** Whether this side may attack the hex for the sake of something in it beside enemy units. */
    default boolean isTarget(GameState state, Side attacker, int hex) {
        return false;
    }

    /** Strength points that defend the hex against these attackers beside those of units. */
    default int addedDefence(GameState state, Ids attackers, int hex) {
        return 0;
    }

    /** Why these units may not attack these hexes together, although the standard rules allow it. */
    default Optional<Refusal> attackRefusal(GameState state, Ids attackers, Ids targets) {
        return Optional.empty();
    }

    /** Whether a result of this combat does nothing to anybody. */
    default boolean isVoid(GameState state, Ids attackers, Ids targets, CombatResult result) {
        return false;
    }

    /** The hexes to which an attacked unit may fall back instead of fighting; none if it must fight. */
    default Ids withdrawals(GameState state, int unit) {
        return Ids.none();
    }

    /** Why no British air unit may be put on a hex that the standard rules open to it. */
    default Optional<Refusal> baseClosure(GameState state, int hex) {
        return Optional.empty();
    }

    /** The hexes to which a German air unit that has flown may return, beside France. */
    default Ids germanBases(GameState state, int airUnit) {
        return Ids.none();
    }

    /** Why a German air unit may not be put on this hex. */
    default Optional<Refusal> germanBaseRefusal(GameState state, int airUnit, int hex) {
        return Refusal.because("R10.2d", "German air units stay in France; they take no base in Britain.");
    }
}
