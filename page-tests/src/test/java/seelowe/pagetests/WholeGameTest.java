package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games against Steady, from home to the result. All eight take a while: -Dwhole.games=all plays them. */
@ExtendWith(Browsing.class)
class WholeGameTest {
    static Stream<String> games() {
        Stream<String> all = Stream.of(
                "The Navy Plan, British",
                "The Lion's Tail, German",
                "The Navy Plan, German",
                "The Army Plan, German",
                "The Army Plan, British",
                "The July Boldstroke, German",
                "The July Boldstroke, British",
                "The Lion's Tail, British");
        String wanted = System.getProperty("whole.games", "");
        return wanted.equals("all") ? all : wanted.isEmpty() ? all.limit(2) : all.filter(wanted::contains);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    void a_game_comes_to_its_end_by_clicks_alone(String game, Person person) {
        String[] choice = game.split(", ");
        person.impatient().home().choose(choice[0]).choose(choice[1]).choose("Steady");
        person.playNow();

        Situation end = new WholeGame(person).play();

        assertThat(end.over()).isTrue();
        person.dialog("Result").waitFor();
        person.photograph("end");
        assertThat(person.complaints()).isEmpty();
    }
}
