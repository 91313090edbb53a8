package seelowe.protocol.lesson;

import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.ActionJson;

/**
 * A game as the learner sees it, for a step that waits for its time.
 *
 * @param state as the learner may know it
 * @param side the learner's
 */
public record Moment(GameState state, Side side) {
    boolean isMine() {
        return state.result() == null && RuleBook.decider(state) == side;
    }

    boolean isFight() {
        return state.combat() != null;
    }

    boolean isRaid() {
        return state.raid() != null;
    }

    /** Air units of the learner's that have been sent against a hex. */
    int flying() {
        int flying = 0;
        for (int unit : state.airUnits().toArray()) {
            flying += state.unit(unit).side() == side && state.target(unit) >= 0 ? 1 : 0;
        }
        return flying;
    }

    /** Ground units of the learner's on the map. */
    int ashore() {
        int ashore = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean mine = state.unit(unit).side() == side && state.unit(unit).isGround();
            ashore += mine && state.isOnMap(unit) ? 1 : 0;
        }
        return ashore;
    }

    /** Whether an action of this kind is on offer, by its word in the protocol: {@code land}. */
    boolean can(String kind) {
        return isMine()
                && RuleBook.options(state).stream()
                        .anyMatch(action -> ActionJson.type(action.getClass()).equals(kind));
    }
}
