package seelowe.engine.rule.combat;

import java.util.function.IntPredicate;
import seelowe.engine.Rule;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.fog.FogOfWar;
import seelowe.engine.rule.homeguard.HomeGuard;
import seelowe.engine.rule.supply.DefenderSupply;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** Strength in combat [8.5], counted in eighths of a point, since three halvings must lose nothing. */
@Rule({"R8.5a", "R8.5b", "R5.5h", "R10.81a", "C13-I"})
public final class CombatStrength {
    /** A whole strength point. */
    public static final int POINT = 8;

    private CombatStrength() {}

    /** What a unit attacks with, before any doubling. */
    public static int attack(GameState state, int unit) {
        int eighths = state.unit(unit).strength() * POINT;
        return state.has(unit, Mark.DISRUPTED) ? eighths / 2 : eighths;
    }

    /** What a combat unit defends with at this instant. */
    public static int defence(GameState state, int unit) {
        return defence(state, unit, DefenderSupply.isIsolated(state, unit));
    }

    private static int defence(GameState state, int unit, boolean isolated) {
        int eighths = state.unit(unit).strength() * POINT;
        if (state.has(unit, Mark.DISRUPTED)) {
            eighths /= 2;
        }
        if (state.has(unit, Mark.ENTRAINED)) {
            eighths /= 2;
        }
        if (isolated) {
            eighths /= 2;
        }
        return eighths;
    }

    /** [8.14, 8.71f] Whether a unit still counts when its hex is attacked. */
    public static boolean isFresh(GameState state, int unit) {
        return !state.has(unit, Mark.DEFENDED);
    }

    /** Everything fresh in a hex; 0 if there is nothing to attack (ledger 0.2, defHex). */
    public static int hexDefence(GameState state, int hex) {
        return hexDefence(new SupplyTracer(state.map()), state, hex);
    }

    /** The same with the caller's working memory. */
    public static int hexDefence(SupplyTracer tracer, GameState state, int hex) {
        return hexDefence(state, hex, unit -> DefenderSupply.isIsolated(tracer, state, unit), unit -> true);
    }

    /** What of it everybody can see. */
    static int faceUpDefence(GameState state, int hex) {
        return hexDefence(
                state, hex, unit -> DefenderSupply.isIsolated(state, unit), unit -> !FogOfWar.isFaceDown(state, unit));
    }

    /** What would defend the hex if no path of supply led out of it. */
    public static int surroundedDefence(GameState state, int hex) {
        return hexDefence(state, hex, unit -> DefenderSupply.needsPath(state, unit), unit -> true);
    }

    @Rule({"R7.2a", "R7.4c", "R8.21", "R8.71f", "R9.6a", "R14.1", "Q40"})
    private static int hexDefence(GameState state, int hex, IntPredicate isolated, IntPredicate counts) {
        int combat = 0;
        int supply = 0;
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            Unit unit = state.unit(each);
            if (unit.isAir() || !isFresh(state, each) || !counts.test(each)) {
                continue;
            }
            if (unit.isSupply()) {
                supply += unit.strength() * POINT;
            } else {
                combat += defence(state, each, isolated.test(each));
            }
        }
        combat += HomeGuard.strength(state, hex) * POINT;
        return combat > 0 ? combat : supply;
    }

    static boolean hasFreshHomeGuard(GameState state, int hex) {
        return HomeGuard.strength(state, hex) > 0;
    }
}
