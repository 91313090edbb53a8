package seelowe.engine.phase;

import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** Refuses actions that name a unit or hex that does not exist, so that no rule ever meets one. */
final class KnownIds {
    private static final Refusal NO_SUCH_UNIT = new Refusal("R3.2", "There is no such unit in this game.");
    private static final Refusal NO_PATH = new Refusal("R5.0c", "Name the hexes to be entered, one after the other.");
    private static final Refusal NO_SUCH_HEX = new Refusal("R3.1", "There is no such hex on the map.");

    private KnownIds() {}

    static Optional<Refusal> refusal(GameState state, Action action) {
        int units = state.unitCount();
        int hexes = state.map().size();
        if (action instanceof Action.Attack attack) {
            if (!within(attack.attackers(), units) || !within(attack.supply(), units)) {
                return Optional.of(NO_SUCH_UNIT);
            }
            return refusal(within(attack.targets(), hexes), NO_SUCH_HEX);
        }
        if (action instanceof Action.Exit exit && !within(exit.path(), hexes)) {
            return Optional.of(NO_SUCH_HEX);
        }
        if (action instanceof Action.TakeLosses losses && !within(losses.units(), units)) {
            return Optional.of(NO_SUCH_UNIT);
        }
        if (action instanceof Action.TakeExchange exchange && !within(exchange.units(), units)) {
            return Optional.of(NO_SUCH_UNIT);
        }
        if (action instanceof Action.OfUnit one && !within(one.unit(), units)) {
            return Optional.of(NO_SUCH_UNIT);
        }
        if (action instanceof Action.Retreat retreat && retreat.hex() == HexGrid.OFF_MAP) {
            return Optional.empty();
        }
        if (action instanceof Action.Along along) {
            return along.path().isEmpty() ? Optional.of(NO_PATH) : refusal(within(along.path(), hexes), NO_SUCH_HEX);
        }
        return refusal(!(action instanceof Action.AtHex at) || within(at.hex(), hexes), NO_SUCH_HEX);
    }

    private static Optional<Refusal> refusal(boolean known, Refusal otherwise) {
        return known ? Optional.empty() : Optional.of(otherwise);
    }

    private static boolean within(Ids ids, int count) {
        for (int i = 0; i < ids.size(); i++) {
            if (!within(ids.get(i), count)) {
                return false;
            }
        }
        return true;
    }

    private static boolean within(int id, int count) {
        return id >= 0 && id < count;
    }
}
