package seelowe.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.protocol.RandomGames;

/**
 * Records that were written once and must be readable for ever. A file is added with {@code -Drecords.write=true}, which
 * leaves those that are there alone. If a rule is put right and an old game is no longer legal, its file stays and is listed in {@code
 * refused.txt} with the sentence it is refused with.
 */
class CorpusTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "records", "v1");
    private static final long LARGEST = 200_000;

    @Test
    void every_kind_of_record_is_in_the_corpus() throws IOException {
        if (Boolean.getBoolean("records.write")) {
            for (String code : RandomGames.codes()) {
                add(code + "-complete", shortest(code));
            }
            add("N-unfinished", Games.record("N", 5, 120));
            add(
                    "N-branch",
                    Games.record("N", 5, 120).branch(60, "branch-of-test-N-5").withComment(3, "What if?"));
            add("H-from-position", fromPosition());
        }
        assertThat(files().map(file -> file.getFileName().toString()))
                .contains("N-unfinished.seelowe.json", "N-branch.seelowe.json", "H-from-position.seelowe.json")
                .containsAll(RandomGames.codes().stream()
                        .map(code -> code + "-complete.seelowe.json")
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("files")
    void an_old_record_is_read_and_found_true_or_refused_as_foreseen(Path file) throws IOException {
        assertThat(Files.size(file)).isLessThan(LARGEST);
        GameRecord record = RecordFile.load(file);
        assertThat(RecordWriter.write(record)).isEqualTo(Files.readString(file));
        String problem = Games.problem(record);
        String found = file.getFileName() + ": " + problem;
        assertThat(problem.isEmpty() || refused().contains(found)).as(found).isTrue();
    }

    private static List<String> refused() throws IOException {
        return Files.readAllLines(FOLDER.resolve("refused.txt"));
    }

    static Stream<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
        }
    }

    private static void add(String name, GameRecord record) {
        Path file = FOLDER.resolve(name + ".seelowe.json");
        if (!Files.exists(file)) {
            RecordFile.save(file, record);
        }
    }

    private static GameRecord shortest(String code) {
        GameRecord shortest = Games.complete(code, 1);
        for (long seed = 2; seed <= 40; seed++) {
            GameRecord other = Games.complete(code, seed);
            shortest = other.actions().size() < shortest.actions().size() ? other : shortest;
        }
        return shortest;
    }

    private static GameRecord fromPosition() {
        Game game = new Game(Games.played("H", 2, 150).state(), Dice.seeded(5));
        Games.goOn(game, new Chance(5), 60);
        return Recording.of("test-H-from-position", "", "", null).record(game);
    }
}
