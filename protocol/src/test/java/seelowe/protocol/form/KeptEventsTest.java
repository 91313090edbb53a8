package seelowe.protocol.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.game.Game;
import seelowe.engine.game.Point;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.RandomGames;
import seelowe.protocol.notation.Names;

class KeptEventsTest {
    private static final int GAMES = 4;

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void whole_games_come_back_from_the_text_of_their_events_alone(String code) {
        Scenario scenario = RandomGames.scenario(code);
        KeptEvents kept = new KeptEvents(new Names(scenario));
        Set<String> kinds = new TreeSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            List<Long> hashes = new ArrayList<>();
            Game game = RandomGames.play(
                    scenario,
                    RandomGames.manyOptions(scenario, seed),
                    seed,
                    step -> hashes.add(step.after().hash()));
            Game again = new Game(game.start(), Dice.of());
            for (Point point : game.now().path()) {
                List<Event> events = kept.read(kept.write(point.events()));
                assertThat(events).isEqualTo(point.events());
                events.forEach(event -> kinds.add(event.getClass().getSimpleName()));
                again.restore(point.side(), point.action(), events);
                assertThat(again.state().hash()).isEqualTo(hashes.get(again.actions() - 1));
            }
            assertThat(game.now().at(hashes.size() / 2).state().hash())
                    .as("a state that was not kept")
                    .isEqualTo(hashes.get(hashes.size() / 2 - 1));
        }
        assertThat(kinds).hasSizeGreaterThan(25);
    }
}
