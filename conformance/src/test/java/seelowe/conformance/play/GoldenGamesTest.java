package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.EventLines;
import seelowe.protocol.notation.Letters;

/**
 * A complete game of each scenario, with every action and event on a line of its own, as it was when somebody last looked it
 * over. If play was meant to change, write the files again with {@code -Dgolden.write=true} and read the differences.
 */
class GoldenGamesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final int LARGEST = 200_000;

    /** Seeds of short games in which much happens. */
    @ParameterizedTest
    @CsvSource({"N, 18", "H, 13", "J, 2", "LT, 3"})
    void a_whole_game_goes_as_it_went(String code, long seed) throws IOException {
        Path file = FOLDER.resolve(code + ".log");
        List<String> played = log(code, seed);
        if (Boolean.getBoolean("golden.write")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, String.join("\n", played) + "\n");
        }
        assertThat(Files.size(file)).isLessThan(LARGEST);
        List<String> golden = Files.readAllLines(file);
        for (int line = 0; line < Math.min(golden.size(), played.size()); line++) {
            assertThat(played.get(line)).as("line %d of %s", line + 1, file).isEqualTo(golden.get(line));
        }
        assertThat(played).as("lines of %s", file).hasSameSizeAs(golden);
    }

    private static List<String> log(String code, long seed) {
        Scenario scenario = Built.scenario(code);
        RandomGame game = new RandomGame(scenario, GameOptions.defaults(scenario.rules()), seed).playOut();
        ActionNotation notation = new ActionNotation(scenario);
        EventLines lines = new EventLines(scenario);
        List<String> log = new ArrayList<>();
        for (RandomGame.Step step : game.steps()) {
            log.add(Letters.word(step.side()) + ": " + notation.format(step.action()));
            for (Event event : step.events()) {
                log.add("  " + lines.line(event));
            }
        }
        return log;
    }
}
