package seelowe.engine.testing;

import java.util.Locale;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;

/**
 * Counters written in tests: {@code 6-4} is infantry, {@code 3-6 armor} names its type (as in {@link UnitType}, any case,
 * blanks or hyphens for underscores), {@code supply} is (1)-2, {@code air} an air unit.
 */
public final class Counters {
    private Counters() {}

    public static Unit parse(int id, String key, Side side, String counter) {
        if (counter.equals("air")) {
            return make(id, key, side, UnitType.AIR, 0, 0);
        }
        if (counter.equals("supply")) {
            return make(id, key, side, UnitType.SUPPLY, 1, 2);
        }
        String[] words = counter.split(" ", 2);
        String[] factors = words[0].split("-");
        UnitType type = words.length == 1
                ? UnitType.INFANTRY
                : UnitType.valueOf(
                        words[1].toUpperCase(Locale.ROOT).replace(' ', '_').replace('-', '_'));
        return make(id, key, side, type, Integer.parseInt(factors[0]), Integer.parseInt(factors[1]));
    }

    private static Unit make(int id, String key, Side side, UnitType type, int strength, int movement) {
        return new Unit(
                id,
                key,
                side,
                key,
                "",
                type,
                UnitSize.NONE,
                strength,
                movement,
                isMechanized(side, type),
                isExempt(side, type));
    }

    private static boolean isMechanized(Side side, UnitType type) {
        return switch (type) {
            case ARMOR -> true;
            case AMPHIBIOUS_ARMOR, MECHANIZED_INFANTRY -> side == Side.GERMAN;
            default -> false;
        };
    }

    private static boolean isExempt(Side side, UnitType type) {
        return switch (type) {
            case MOUNTAIN_INFANTRY, PARACHUTE, AIRLANDING -> true;
            default -> side == Side.BRITISH;
        };
    }
}
