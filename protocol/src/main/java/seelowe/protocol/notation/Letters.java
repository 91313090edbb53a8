package seelowe.protocol.notation;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.LandingArea;
import seelowe.engine.state.Mark;

/** Letters for marks and for sets of landing areas; every mark must have one of its own. */
public final class Letters {
    private Letters() {}

    public static char of(Mark mark) {
        return switch (mark) {
            case DISRUPTED -> 'D';
            case ENTRAINED -> 'E';
            case MUST_DETRAIN -> 'T';
            case UNACTIVATED -> 'N';
            case ACTIVATED -> 'V';
            case UNSUPPLIED -> 'U';
            case ISOLATED -> 'I';
            case MOVED -> 'M';
            case STIRRED -> 'S';
            case ATTACKED -> 'A';
            case DEFENDED -> 'F';
            case DEBARKED -> 'L';
            case EXPENDED -> 'X';
            case AIRBORNE -> 'Y';
            case BASED -> 'B';
            case REVEALED -> 'R';
            case DEBARKED_IN_ZONE -> 'Z';
        };
    }

    /** The letters of all marks in these bits, in the order of {@link Mark}. */
    public static String marks(int bits) {
        StringBuilder letters = new StringBuilder();
        for (Mark mark : Mark.values()) {
            if ((bits & mark.bit()) != 0) {
                letters.append(of(mark));
            }
        }
        return letters.toString();
    }

    /** The mark with this letter, or null. */
    public static @Nullable Mark mark(char letter) {
        for (Mark mark : Mark.values()) {
            if (of(mark) == letter) {
                return mark;
            }
        }
        return null;
    }

    /** {@code BCE}; a hyphen for none. */
    public static String areas(int bits) {
        StringBuilder letters = new StringBuilder();
        for (LandingArea area : LandingArea.values()) {
            if (area.in(bits)) {
                letters.append(area.name());
            }
        }
        return letters.length() == 0 ? "-" : letters.toString();
    }

    /** {@code NO_RETREAT} as {@code no-retreat}. */
    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
