package seelowe.engine.rule.combat;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [8.72] Up to two of the attackers may follow into each hex that the combat has emptied. */
@Rule({"R8.72a", "Q36", "Q37"})
public final class AdvanceRules {
    private static final int MOST_PER_HEX = 2;

    private AdvanceRules() {}

    public static boolean isEmptied(GameState state, Side attacker, int hex) {
        return !state.hasGround(attacker.enemy(), hex) && !(attacker == Side.GERMAN && state.hasHomeGuard(hex));
    }

    /** Whether any advance is possible at all. */
    public static boolean isPossible(GameState state, Side attacker, Combat combat) {
        Ids hexes = combat.contested();
        for (int i = 0; i < combat.attackers().size(); i++) {
            for (int j = 0; j < hexes.size(); j++) {
                if (mayAdvance(state, attacker, combat, combat.attackers().get(i), hexes.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether this attacker may follow into this hex. */
    public static boolean mayAdvance(GameState state, Side attacker, Combat combat, int unit, int hex) {
        return combat.attackers().contains(unit)
                && !combat.retreated().contains(unit)
                && isEmptied(state, attacker, hex)
                && advancedInto(combat, hex) < MOST_PER_HEX
                && SpecialRules.of(state).closure(state, state.unit(unit), hex).isEmpty();
    }

    public static Optional<Refusal> refusal(GameState state, Side attacker, Combat combat, int unit, int hex) {
        String name = state.unit(unit).name();
        if (!combat.attackers().contains(unit)) {
            return Refusal.because("R8.72a", name + " is not an attacker that may advance.");
        }
        if (combat.retreated().contains(unit)) {
            return Refusal.because("R8.72a", name + " has retreated and may not advance.");
        }
        String number = state.map().grid().number(hex);
        if (!combat.contested().contains(hex) || !isEmptied(state, attacker, hex)) {
            return Refusal.because("R8.72a", number + " is not a hex that this combat has emptied.");
        }
        if (advancedInto(combat, hex) >= MOST_PER_HEX) {
            return Refusal.because("R8.72a", MOST_PER_HEX + " units have already advanced into " + number + ".");
        }
        return SpecialRules.of(state).closure(state, state.unit(unit), hex);
    }

    private static int advancedInto(Combat combat, int hex) {
        int count = 0;
        for (int i = 0; i < combat.advanced().size(); i++) {
            if (combat.advanced().get(i) == hex) {
                count++;
            }
        }
        return count;
    }
}
