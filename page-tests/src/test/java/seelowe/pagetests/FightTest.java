package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.PhaseName;

@ExtendWith(Browsing.class)
class FightTest {
    /** A turn in which the armies have met. */
    private static boolean isGermanCombat(GameState state) {
        return state.turn() >= 2 && state.phase() == PhaseName.GERMAN_COMBAT && state.combat() == null;
    }

    private static boolean sendsDefendersBack(GameState state) {
        return state.turn() >= 2
                && state.combat() != null
                && state.combat().stage() == CombatStage.DEFENDER_RETREAT
                && RuleBook.decider(state) == Side.GERMAN
                && RuleBook.options(state).size() > 1;
    }

    @Test
    void an_attack_shows_its_arithmetic_before_and_its_result_after_the_roll(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", FightTest::isGermanCombat));
        Situation before = person.await("targets", now -> !now.ringed().isEmpty());
        String target = before.ringed().get(0);

        person.click(target);

        Locator odds = person.region("Attack");
        odds.getByRole(AriaRole.LIST, new Locator.GetByRoleOptions().setName("Chance of each result"))
                .waitFor();
        assertThat(odds.textContent()).contains("Attackers").contains("Defenders");
        assertThat(odds.getByRole(AriaRole.CHECKBOX).count()).isPositive();
        person.photograph("odds");
        person.andSee(() -> person.page()
                .getByRole(AriaRole.BUTTON, Person.named("Attack at"))
                .click());
        person.await("the die", now -> !now.stage().equals("column"));
        person.photograph("rolled");
        new Routine(person)
                .playUntil("the end of this fight", now -> now.stage().isEmpty());
        person.leaf("Log");
        assertThat(person.page().getByRole(AriaRole.LOG).textContent()).contains("after modifiers");
        person.photograph("log");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_retreating_unit_is_sent_where_the_victor_chooses_on_the_map(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", FightTest::sendsDefendersBack));
        Situation before = person.await("a retreat", now -> !now.glowing().isEmpty());
        assertThat(person.region("What can be done now").textContent()).contains("Send the defenders back");
        assertThat(before.picked()).hasSize(1);
        person.photograph("retreat");

        Situation after = person.andSee(() -> person.click(before.glowing().get(0)));

        person.photograph("retreated");
        assertThat(after.picked()).isNotEqualTo(before.picked());
        person.leaf("Log");
        assertThat(person.page().getByRole(AriaRole.LOG).textContent()).contains("retreats to");
        assertThat(person.complaints()).isEmpty();
    }
}
