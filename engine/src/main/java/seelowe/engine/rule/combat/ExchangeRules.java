package seelowe.engine.rule.combat;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.homeguard.HomeGuard;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** What an exchange costs the attacker [8.81]: printed strength, at least as much as the defenders' own. */
@Rule({"R8.81-Ex", "Q38", "Q39"})
public final class ExchangeRules {
    private ExchangeRules() {}

    /** The printed points of everything fresh in these hexes; to be asked before the attack marks them. */
    public static int value(GameState state, Ids targets) {
        int value = 0;
        for (int i = 0; i < targets.size(); i++) {
            value += hexValue(state, targets.get(i));
        }
        return value;
    }

    private static int hexValue(GameState state, int hex) {
        int combat = 0;
        int supply = 0;
        boolean fought = CombatStrength.hasFreshHomeGuard(state, hex);
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            Unit unit = state.unit(each);
            if (unit.isAir() || !CombatStrength.isFresh(state, each)) {
                continue;
            }
            if (unit.isSupply()) {
                supply += unit.strength();
            } else {
                combat += unit.strength();
                fought = true;
            }
        }
        if (CombatStrength.hasFreshHomeGuard(state, hex)) {
            combat += HomeGuard.exchangeValue(state, hex);
        }
        return fought ? combat : supply;
    }

    public static int printed(GameState state, Ids units) {
        int total = 0;
        for (int i = 0; i < units.size(); i++) {
            total += state.unit(units.get(i)).strength();
        }
        return total;
    }

    /** What the attackers owe for defenders of this value: no more than all of them are worth. */
    public static int due(GameState state, Ids attackers, int value) {
        return Math.min(value, printed(state, attackers));
    }

    /** Why the attacker may not pay with these of his units. */
    public static Optional<Refusal> refusal(GameState state, Ids attackers, int value, Ids given) {
        if (given.hasRepeats()) {
            return Optional.of(new Refusal("R8.81-Ex", "Name each unit to be given up once."));
        }
        for (int i = 0; i < given.size(); i++) {
            if (!attackers.contains(given.get(i))) {
                return Optional.of(new Refusal(
                        "R8.81-Ex", state.unit(given.get(i)).name() + " did not take part in this attack."));
            }
        }
        int due = due(state, attackers, value);
        if (printed(state, given) < due) {
            return Optional.of(
                    new Refusal("R8.81-Ex", "The exchange costs at least " + due + " printed strength points."));
        }
        return Optional.empty();
    }
}
