package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Browsing.class)
class StartTest {
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"The Navy Plan", "The Army Plan", "The July Boldstroke", "The Lion's Tail"})
    void from_home_to_the_british_player_turn_of_the_first_game_turn(String scenario, Person person) {
        person.impatient().home();
        person.choose(scenario).choose("German").choose("Recruit");
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
