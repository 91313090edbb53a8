package seelowe.protocol.puzzle;

import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.SupplyStatus;

/** What the goals of a puzzle ask about a position, answered by the engine's own rules. */
record GoalFacts(Side side, GameState start, GameState now) {
    /** A hex is German once Germans were in it, and British when they have come back [15.1]. */
    boolean holds(int hex) {
        return now.isGermanHeld(hex) == (side == Side.GERMAN);
    }

    boolean occupies(int hex) {
        return now.hasGround(side, hex);
    }

    boolean isClear(int hex) {
        return !now.hasGround(side.enemy(), hex) && !(side == Side.GERMAN && now.hasHomeGuard(hex));
    }

    boolean isLost(int unit) {
        return now.isEliminated(unit);
    }

    boolean isDisrupted(int unit) {
        return isLost(unit) || now.has(unit, Mark.DISRUPTED);
    }

    /** As it would be judged at this moment [9.1]. */
    boolean isIsolated(int unit) {
        return now.isOnMap(unit) && supply(unit) == SupplyStatus.ISOLATED;
    }

    boolean isSupplied(int unit) {
        return now.isOnMap(unit) && supply(unit) == SupplyStatus.SUPPLIED;
    }

    private SupplyStatus supply(int unit) {
        return SupplyJudgement.of(now, now.unit(unit).side()).status(unit);
    }

    boolean isFree(int unit) {
        return now.isOnMap(unit) && !now.controls(now.unit(unit).side().enemy(), now.mapHex(unit));
    }

    boolean isOnMap(int unit) {
        return now.isOnMap(unit);
    }

    boolean isBeyond(int unit) {
        return Place.isExited(now.place(unit));
    }

    boolean hasPorts(int number) {
        return VictoryConditions.portsHeld(now) >= number;
    }

    boolean hasDestroyed(int number) {
        return lost(side.enemy()) >= number;
    }

    boolean hasLostAtMost(int number) {
        return lost(side) <= number;
    }

    /** Combat units that were there at the beginning and are not any more; supply that was used is no loss. */
    private int lost(Side whose) {
        int lost = 0;
        for (int unit = 0; unit < now.unitCount(); unit++) {
            boolean gone = now.isEliminated(unit) && !start.isEliminated(unit);
            lost += gone && now.unit(unit).side() == whose && now.unit(unit).isCombat() ? 1 : 0;
        }
        return lost;
    }
}
