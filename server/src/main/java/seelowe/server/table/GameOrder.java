package seelowe.server.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;

/**
 * What somebody wants to play.
 *
 * @param options changes to the scenario's own
 * @param side the person's side in a game against the computer; null for two at one screen
 * @param opponent the computer's name; empty for two at one screen
 */
public record GameOrder(
        String scenario,
        Map<String, Object> options,
        @Nullable Side side,
        String opponent) {
    public GameOrder {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    String mode() {
        return side == null ? "hotseat" : "solo";
    }

    /** Who plays this side: the computer's name, or nothing for a person. */
    String player(Side of) {
        return side == null || side == of ? "" : opponent;
    }

    Role role() {
        return side == null ? Role.BOTH : Role.of(side);
    }

    /** The same of another scenario. */
    GameOrder of(String other) {
        return new GameOrder(other, options, side, opponent);
    }

    /** The same with sides exchanged. */
    GameOrder exchanged() {
        return new GameOrder(scenario, options, side == null ? null : side.enemy(), opponent);
    }
}
