package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Browsing.class)
class StartTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void from_home_to_the_british_player_turn_of_the_first_game_turn(String scenario, Person person) {
        person.home();
        person.page().locator("[data-scenario=" + scenario + "]").click();
        person.choose("German");
        person.choose("Recruit");
        person.photograph("home");

        person.playNow();
        Player player = new Player(person);
        player.playUntil("the German turn", now -> now.turn() == 1 && now.phase().startsWith("G"));
        person.photograph("board");
        player.playUntil("the second turn or the British one", now -> now.turn() > 1 || now.phase().startsWith("B"));

        person.photograph("later");
        assertThat(person.complaints()).isEmpty();
    }
}
