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
}
