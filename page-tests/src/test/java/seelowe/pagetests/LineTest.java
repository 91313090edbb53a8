package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.testing.ServerProcess;

/** Lines break and programs are killed; the page goes on by itself. */
@ExtendWith(Browsing.class)
class LineTest {
    private static final String MARK = "window.neverReloaded = true";
    private static final String MARKED = "window.neverReloaded === true";

    @TempDir
    Path folder;

    @Test
    void what_the_opponent_did_while_the_line_was_broken_is_shown_when_it_is_back(Person person) {
        AtomicBoolean cut = new AtomicBoolean();
        List<WebSocketRoute> lines = new ArrayList<>();
        person.page().routeWebSocket(url -> url.contains("/ws/games/"), line -> {
            if (cut.get()) {
                line.close();
            } else {
                lines.add(line);
                line.connectToServer();
            }
        });
        person.home().choose("German").choose("Recruit").playNow();
        Routine player = new Routine(person);
        Situation end = player.playUntil("embarkation", now -> now.phase().equals("GK"));
        person.page().evaluate(MARK);
        player.endPhase();

        cut.set(true);
        lines.forEach(WebSocketRoute::close);
        person.page().getByText("The line to the game broke").waitFor();
        person.photograph("broken");
        cut.set(false);

        player.playUntil("the next turn", now -> now.turn() > end.turn());
        assertThat(person.page().evaluate(MARKED)).isEqualTo(true);
        person.leaf("Log");
        assertThat(person.page().getByRole(AriaRole.LOG).textContent())
                .contains("British initial and rail movement")
                .contains("British disruption removal");
        person.photograph("whole");
    }

    @Test
    void a_server_killed_and_started_again_is_found_by_the_page_with_nothing_lost(Visitors visitors) {
        ServerProcess first = ServerProcess.in(folder, 0);
        Person person;
        Situation before;
        try {
            person = visitors.arrive(first.address(), options -> options);
            person.impatient().home().choose("German").choose("Recruit").playNow();
            new Routine(person).playUntil("a landed unit", now -> now.phase().equals("GB") && now.actions() > 3);
            before = person.look();
            person.page().evaluate(MARK);
        } finally {
            first.kill();
        }
        person.page().getByText("The line to the game broke").waitFor();
        person.photograph("killed");

        ServerProcess second = ServerProcess.in(folder, first.port());
        try {
            person.page().getByText("The line to the game broke").waitFor(Person.gone());
            assertThat(person.look().actions()).isEqualTo(before.actions());
            Situation after = new Routine(person).act(person.look());
            assertThat(after.actions()).isEqualTo(before.actions() + 1);
            assertThat(person.page().evaluate(MARKED)).isEqualTo(true);
            person.photograph("back");
        } finally {
            second.kill();
        }
    }
}
