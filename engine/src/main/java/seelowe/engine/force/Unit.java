package seelowe.engine.force;

/**
 * A counter as printed [3.21]. Nothing here changes during a game.
 *
 * @param id dense number 0..n-1 within its scenario's roster; indexes the state's arrays
 * @param key stable name in data files and records, such as {@code GE-ID17-IR021}
 * @param name what the counter says, such as {@code Inf Rgt 21}
 * @param formation the division or corps it belongs to; may be empty
 * @param strength printed strength; 0 for air units
 * @param movement printed Movement Allowance; 0 for air units
 * @param mechanized [5.4] moves again in the Mechanized Movement Phase
 * @param exempt [5.3] does not pay for terrain
 */
public record Unit(
        int id,
        String key,
        Side side,
        String name,
        String formation,
        UnitType type,
        UnitSize size,
        int strength,
        int movement,
        boolean mechanized,
        boolean exempt) {

    /** {@code 6-4}, {@code (1)-2} for a supply unit whose strength only defends, {@code air} [3.21]. */
    public String factors() {
        return switch (type) {
            case AIR -> "air";
            case SUPPLY -> "(" + strength + ")-" + movement;
            default -> strength + "-" + movement;
        };
    }

    public boolean isCombat() {
        return type.isCombat();
    }

    public boolean isGround() {
        return type.isGround();
    }

    public boolean isSupply() {
        return type == UnitType.SUPPLY;
    }

    public boolean isAir() {
        return type == UnitType.AIR;
    }
}
