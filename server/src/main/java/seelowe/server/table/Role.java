package seelowe.server.table;

import java.util.Locale;
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

    public boolean plays(Side side) {
        return this == BOTH || this == of(side);
    }
}
