package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Browsing.class)
class SoloTurnTest {
    @Test
    void a_whole_game_turn_against_the_computer_whose_moves_can_be_watched_paused_and_skipped(Person person) {
        person.home().choose("German").choose("Steady").playNow();
        Routine player = new Routine(person);
        player.playUntil("movement", now -> now.phase().equals("GF"));
        moveOne(person, player);
        Situation end = player.playUntil("embarkation", now -> now.phase().equals("GK"));
        person.photograph("embarkation");
        player.endPhase();

        person.await("something to watch", Situation::behind);
        person.press("Pause");
        int shown = person.look().actions();
        person.photograph("paused");
        person.page().waitForTimeout(700);
        assertThat(person.look().actions()).as("while paused").isEqualTo(shown);
        person.press("One step");
        person.await("one step", now -> now.actions() == shown + 1);
        person.press("Go on");
        player.playUntil(
                "the next turn", now -> now.turn() > end.turn() && now.phase().startsWith("G"));

        person.leaf("Log");
        assertThat(person.page().getByRole(AriaRole.LOG).textContent())
                .contains("Game-Turn " + (end.turn() + 1))
                .contains("British");
        person.photograph("next-turn");
        assertThat(person.complaints()).isEmpty();
    }

    private static void moveOne(Person person, Routine player) {
        person.press("Next unit");
        Situation ready = person.await("hexes in reach", now -> !now.glowing().isEmpty());
        person.point(ready.glowing().get(ready.glowing().size() / 2));
        person.photograph("reach");
        player.act(ready);
    }
}
