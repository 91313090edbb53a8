package seelowe.server.table;

import java.util.Locale;
import java.util.Optional;
import seelowe.engine.force.Side;

/** What a token lets its holder do: play a side, play both at one screen, or watch. */
public enum Role {
    GERMAN,
    BRITISH,
    BOTH,
    SPECTATOR;

    public static Role of(Side side) {
        return side == Side.GERMAN ? GERMAN : BRITISH;
    }

    public static Role parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The other player's; both and spectators are alone. */
    public Role opposite() {
        return switch (this) {
            case GERMAN -> BRITISH;
            case BRITISH -> GERMAN;
            case BOTH, SPECTATOR -> this;
        };
    }

    /** The one side that it plays. */
    public Optional<Side> side() {
        return switch (this) {
            case GERMAN -> Optional.of(Side.GERMAN);
            case BRITISH -> Optional.of(Side.BRITISH);
            case BOTH, SPECTATOR -> Optional.empty();
        };
    }

    public boolean plays(Side side) {
        return this == BOTH || this == of(side);
    }
}
