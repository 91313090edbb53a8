package seelowe.scenarios.rulebook;

import java.util.List;

/**
 * One case of the rules, or one ruling, told to a player.
 *
 * @param id the ledger's id, such as {@code R8.4a}, {@code LT4.23} or {@code Q29}
 * @param text what is so, in whole sentences
 * @param question what a ruling answers; empty for a rule
 * @param reason why a ruling is as it is; empty for a rule
 * @param rulings ids of the rulings applied
 * @param see ids of rules worth reading next
 * @param whyNoBehaviour why the program has nothing to do here; empty if it has
 */
public record RuleText(
        String id,
        String title,
        String text,
        String question,
        String reason,
        List<String> rulings,
        List<String> see,
        String whyNoBehaviour) {
    public RuleText {
        rulings = List.copyOf(rulings);
        see = List.copyOf(see);
    }

    public boolean isRuling() {
        return RuleIds.isRuling(id);
    }

    public boolean hasBehaviour() {
        return whyNoBehaviour.isEmpty();
    }
}
