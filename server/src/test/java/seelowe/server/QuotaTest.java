package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuotaTest {
    private static final int MANY = 400;

    @TempDir
    Path folder;

    @Test
    void a_flood_of_games_against_the_computer_is_stopped_and_other_games_are_not() {
        try (Running server = Running.in(folder)) {
            String solo = "{\"scenario\":\"J\",\"mode\":\"solo\",\"side\":\"german\",\"opponent\":\"recruit\"}";
            int accepted = 0;
            Running.Answer answer = server.post("/api/games", solo);
            while (answer.status() == 201 && accepted < MANY) {
                accepted++;
                answer = server.post("/api/games", solo);
            }

            assertThat(answer.status()).isEqualTo(429);
            assertThat(answer.json().path("message").asString("")).contains("try again in ");
            assertThat(accepted).isGreaterThanOrEqualTo(120);
            assertThat(server.post("/api/games", "{\"scenario\":\"J\",\"mode\":\"hotseat\"}")
                            .status())
                    .isEqualTo(201);
        }
    }
}
