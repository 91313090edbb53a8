package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Browsing.class)
class StartTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"The Navy Plan", "The Army Plan", "The July Boldstroke", "The Lion's Tail"})
    void from_home_to_the_british_player_turn_of_the_first_game_turn(String scenario, Person person) {
        person.impatient().home();
        person.choose(scenario).choose("Two at this screen");
        person.photograph("home");

        person.playNow();
        Routine player = new Routine(person);
        player.playUntil("the German turn", now -> now.phase().startsWith("G"));
        person.photograph("german-turn");
        Situation british =
                player.playUntil("the British turn", now -> now.phase().startsWith("B"));

        person.photograph("british-turn");
        assertThat(british.turn()).isEqualTo(1);
        assertThat(person.region("What can be done now").textContent()).contains("British decision");
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void marshal_has_as_many_seconds_and_the_character_that_the_player_gives_him(Person person) {
        person.impatient().home();
        person.choose("The Navy Plan").choose("Against the computer").choose("Marshal");
        Locator seconds = person.page().getByLabel("Seconds a turn");
        assertThat(seconds.inputValue()).isEqualTo("5");

        seconds.fill("99");
        seconds.blur();
        person.page()
                .getByRole(
                        AriaRole.RADIO,
                        new Page.GetByRoleOptions().setName("Bold").setExact(true))
                .check();
        person.photograph("marshal");
        assertThat(seconds.inputValue()).isEqualTo("60");
        seconds.fill("1");
        seconds.blur();
        person.playNow();

        assertThat(person.page().evaluate("JSON.stringify(localStorage)").toString())
                .contains("marshal-bold@1s");
        assertThat(person.complaints()).isEmpty();
    }
}
