package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.Running.Made;
import seelowe.server.testing.ServerProcess;
import tools.jackson.databind.JsonNode;

class KillTest {
    @TempDir
    Path folder;

    @Test
    void killed_in_the_middle_of_the_computers_turn_nothing_that_anybody_saw_is_lost_and_the_game_goes_on() {
        Made made;
        List<String> seen = new ArrayList<>();
        ServerProcess process = ServerProcess.in(folder, 0);
        try {
            made = Running.made(Running.postTo(
                            process.port(),
                            "/api/games",
                            "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"british\",\"opponent\":\"recruit\"}")
                    .json());
            Guest guest = Guest.at(HttpClient.newHttpClient(), process.port(), made.game(), made.token(), "&since=0");
            playIntoTheComputersTurn(guest);
            process.kill();
            guest.updates().forEach(update -> seen.add(update.path("notation").asString("")));
        } finally {
            process.kill();
        }

        try (Running server = Running.in(folder)) {
            Guest guest = server.join(made);
            JsonNode board = guest.untilDecider("british");
            assertThat(board.get("seq").intValue()).isGreaterThan(seen.size());
            List<String> kept = new ArrayList<>();
            guest.ask("{\"type\":\"log\"}")
                    .get("entries")
                    .forEach(entry -> kept.add(entry.path("notation").asString("")));
            assertThat(kept).startsWith(seen.toArray(new String[0]));
            assertThat(guest.actSomehow(1).path("type").asString("")).isEqualTo("act");
        }
    }

    private static void playIntoTheComputersTurn(Guest guest) {
        while (guest.seq() < 20 || !guest.decider().equals("german")) {
            if (guest.decider().equals("british")) {
                guest.actSomehow(guest.seq());
            } else {
                guest.next();
            }
        }
    }
}
