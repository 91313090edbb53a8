package seelowe.opponents.standing;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.PhaseName;

/**
 * The kinds of decision that the rules give to the player who is not moving. Exchanges, the retreats of defenders and advances are the
 * attacker's, losses over a target the owner's who flies there, so they are not among them.
 */
@Rule({"ER1", "R8.71a", "R8.0c", "LT3.12", "LT3.13", "LT3.14", "LT5.22", "Q113"})
public enum Reaction {
    /** [ER1] Whether beaten defenders of a city stand. */
    CITY("Our units in a city are beaten: do they stand, or give way?", false),
    /** [8.71] Where beaten attackers go. */
    SEND_BACK("Attackers are beaten: where do we send them?", false),
    /** [LT 5.1] Whether attacked partisans fall back before the fight. */
    REFUSAL("Our partisans are attacked and may refuse combat: do they?", true),
    /** [LT 3.1] Where a partisan appears while the Germans move. */
    PARTISAN("A partisan rises in the German Player-Turn: where?", true),
    /** [LT 3.14, 5.22] A roll in the other side's Player-Turn. */
    ROLL("A die is ours to roll in the other side's Player-Turn", true);

    private final String title;
    /** Only where there are partisans, and only for the British. */
    private final boolean ofLionsTail;

    Reaction(String title, boolean ofLionsTail) {
        this.title = title;
        this.ofLionsTail = ofLionsTail;
    }

    /** What is asked, for the page. */
    public String title() {
        return title;
    }

    /** Whether this side may come to decide it in games of the scenario. */
    public boolean mayFallTo(Side side, Scenario scenario) {
        return !ofLionsTail
                || (side == Side.BRITISH && RuleBook.phases(scenario).contains(PhaseName.RISINGS));
    }

    /** What the decider is asked now; empty if it is his own Player-Turn, or the game is over. */
    public static Optional<Reaction> of(GameState state) {
        boolean own = RuleBook.decider(state) == state.phase().side();
        return state.result() != null || own ? Optional.empty() : Optional.of(kind(state));
    }

    private static Reaction kind(GameState state) {
        if (!state.campaign().risings().isEmpty()) {
            return PARTISAN;
        }
        @Nullable Combat combat = state.combat();
        if (combat == null) {
            return ROLL;
        }
        return combat.stage() == CombatStage.REFUSAL
                ? REFUSAL
                : combat.stage() == CombatStage.DEFENDER_CITY ? CITY : SEND_BACK;
    }
}
