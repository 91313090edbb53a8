package seelowe.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.GameRecord;
import seelowe.protocol.record.RecordFile;
import seelowe.protocol.record.Verification;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.study.figures.StudyFigures;
import seelowe.study.keep.StudyFolder;
import seelowe.study.keep.StudyFolderException;
import seelowe.study.keep.StudyIdentity;
import seelowe.study.play.Assignment;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchPlay;
import seelowe.study.play.LocalRunner;
import seelowe.study.play.Plan;

class StudyTest {
    private static final String QUESTION = """
            title = "Does the fog matter?"
            seed = 5
            games = 12
            scenarios = ["N", "LT"]
            german = ["recruit"]
            british = ["recruit"]

            [[variant]]
            name = "clear"

            [[variant]]
            name = "fog, \\"thick\\""
            options = { fogOfWar = true }

            [[keep]]
            games = "longest"
            """;

    @TempDir
    Path folder;

    @Test
    void the_same_study_gives_the_same_bytes_on_any_number_of_threads() throws IOException {
        play(folder.resolve("one"), 1);
        play(folder.resolve("three"), 3);

        assertThat(files(folder.resolve("one"))).isEqualTo(files(folder.resolve("three")));
        assertThat(files(folder.resolve("one")).keySet())
                .contains("begun.txt", "figures.md", "report.html", "rows.csv")
                .anyMatch(name -> name.startsWith("records/LT-"));
    }

    @Test
    void a_study_that_was_interrupted_goes_on_and_comes_to_the_same_bytes() throws IOException {
        play(folder.resolve("whole"), 2);
        Path broken = folder.resolve("broken");
        Plan plan = plan(QUESTION);
        AtomicInteger asked = new AtomicInteger();

        assertThat(study(plan, broken, 1).play(() -> asked.incrementAndGet() > 25, (games, planned) -> {}))
                .isFalse();
        cutShort(broken); // As if the machine had gone down in the middle of writing.
        AtomicInteger first = new AtomicInteger(-1);
        Study again = study(plan, broken, 2);
        again.play(() -> false, (games, planned) -> first.compareAndSet(-1, games));
        again.writeResults();

        assertThat(first.get()).isPositive().isLessThan(48);
        assertThat(files(broken)).isEqualTo(files(folder.resolve("whole")));
    }

    private static void cutShort(Path study) throws IOException {
        try (Stream<Path> parts = Files.list(study.resolve("parts"))) {
            Path last = parts.filter(path -> path.toString().endsWith(".csv"))
                    .sorted()
                    .toList()
                    .get(0);
            String text = Files.readString(last);
            Files.writeString(last, text.substring(0, text.indexOf('\n') + 1));
        }
    }

    @Test
    void a_folder_with_another_study_is_not_touched() throws IOException {
        play(folder.resolve("one"), 2);
        Map<String, String> before = files(folder.resolve("one"));
        Plan other = plan(QUESTION.replace("seed = 5", "seed = 6"));

        assertThatThrownBy(() -> open(other, folder.resolve("one")))
                .isInstanceOf(StudyFolderException.class)
                .hasMessageContaining("holds another study");
        Files.writeString(folder.resolve("note.txt"), "mine");
        assertThatThrownBy(() -> open(other, folder))
                .isInstanceOf(StudyFolderException.class)
                .hasMessageContaining("is not empty");
        assertThat(files(folder.resolve("one"))).isEqualTo(before);
    }

    @Test
    void a_file_is_no_folder_and_what_a_kill_at_the_very_beginning_left_is_taken_up() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> open(plan(QUESTION), file))
                .isInstanceOf(StudyFolderException.class)
                .hasMessageContaining("is a file");
        Path begun = folder.resolve("begun");
        Files.createDirectories(begun.resolve("parts"));
        Files.writeString(begun.resolve("parts").resolve("build.txt"), "half");
        Files.writeString(begun.resolve("begun.txt.new"), "half");

        assertThat(open(plan(QUESTION), begun).isPlayed()).isFalse();
        assertThat(files(begun)).containsOnlyKeys("begun.txt", "parts/build.txt");
    }

    @Test
    void two_runs_do_not_play_one_study() {
        Plan plan = plan(QUESTION);
        Study first = study(plan, folder.resolve("one"), 1);
        Study second = study(plan, folder.resolve("one"), 1);

        assertThat(first.play(
                        () -> {
                            assertThatThrownBy(() -> second.play(() -> true, (games, planned) -> {}))
                                    .isInstanceOf(StudyFolderException.class)
                                    .hasMessageContaining("Another run");
                            return true;
                        },
                        (games, planned) -> {}))
                .isFalse();
        assertThat(second.play(() -> true, (games, planned) -> {})).isFalse();
    }

    @Test
    void rows_that_somebody_has_changed_are_not_believed() throws IOException {
        play(folder.resolve("one"), 2);
        Path rows = folder.resolve("one").resolve("rows.csv");
        for (String damaged : List.of("no row\n", Files.readString(rows).replace(",0,", ",x,"))) {
            Files.writeString(rows, damaged.startsWith("no") ? Files.readString(rows) + damaged : damaged);
            assertThatThrownBy(() ->
                            study(plan(QUESTION), folder.resolve("one"), 1).figures())
                    .isInstanceOf(StudyFolderException.class)
                    .hasMessageContaining("not as the study wrote it");
        }
    }

    @Test
    void games_are_played_until_every_interval_is_narrow_enough() {
        Plan plan = plan("""
                title = "T"
                scenarios = "N"
                german = "recruit"
                british = "recruit"
                [until]
                half-width = 0.06
                games = 1000
                """);
        Study study = study(plan, folder.resolve("open"), 2);

        study.play(() -> false, (games, planned) -> {});
        StudyFigures figures = study.figures();

        assertThat(figures.cells().get(0).halfWidth()).isLessThanOrEqualTo(0.06);
        assertThat(figures.games()).isLessThan(1000);
        assertThat(figures.games() % 100).isZero();
    }

    @Test
    void a_batch_can_be_played_anywhere_from_the_assignment_alone() {
        Assignment assignment = plan(QUESTION).assignment();
        Batch batch = new Batch(2, 3, 2);

        assertThat(BatchPlay.rows(new Plan(assignment), batch))
                .hasSize(2)
                .isEqualTo(BatchPlay.rows(new Plan(assignment), batch))
                .allMatch(row -> row.startsWith("2,"));
    }

    @Test
    void kept_records_are_those_of_the_games_that_were_counted() throws IOException {
        StudyFigures figures = play(folder.resolve("one"), 2);
        Path records = folder.resolve("one").resolve("records");

        try (Stream<Path> kept = Files.list(records)) {
            List<Path> files = kept.toList();
            assertThat(files).hasSize(figures.picked().size());
            assertThat(files)
                    .allSatisfy(
                            file -> assertThat(RecordFile.load(file).actions()).isNotEmpty());
        }
    }

    @Test
    void a_kept_record_carries_the_data_of_its_variant() throws IOException {
        Plan plan = plan("""
                title = "T"
                scenarios = "N"
                games = 1
                german = "recruit"
                british = "recruit"
                [[variant]]
                name = "a tenth more"
                change = [
                    { file = "scenarios/navy-plan/waves.csv", where = { wave = "2..3" }, column = "points", to = "+10%" },
                    { file = "scenarios/navy-plan/waves.csv", where = { wave = "3" }, column = "points", to = "+1" },
                ]
                [variant.data]
                "map/hexes.csv" = \"""
                hex,terrain
                4121,clear
                \"""
                [[keep]]
                games = "longest"
                """);
        Study study = study(plan, folder.resolve("one"), 1);
        study.play(() -> false, (games, planned) -> {});
        study.writeResults();

        try (Stream<Path> kept = Files.list(folder.resolve("one").resolve("records"))) {
            GameRecord record = RecordFile.load(kept.findFirst().orElseThrow());
            GameData data = CarriedEdition.dataFor(record, BuiltInData.load(), BuiltInData.source());
            assertThat(Objects.requireNonNull(data.scenario("N")).rules().waves())
                    .startsWith(14, 15, 16, 14);
            assertThat(Verification.isSame(record, data)).isTrue();
        }
    }

    private StudyFigures play(Path path, int threads) {
        Plan plan = plan(QUESTION);
        Study study = study(plan, path, threads);
        assertThat(study.play(() -> false, (games, planned) -> {})).isTrue();
        study.writeResults();
        return study.figures();
    }

    private static Study study(Plan plan, Path path, int threads) {
        return new Study(plan, open(plan, path), new LocalRunner(plan, threads));
    }

    private static StudyFolder open(Plan plan, Path path) {
        return StudyFolder.open(path, StudyIdentity.of(plan), StudyIdentity.build());
    }

    private static Plan plan(String text) {
        return new Plan(new Assignment("test.study.toml", text, new TreeMap<>(), new TreeMap<>()));
    }

    private static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.filter(Files::isRegularFile).toList()) {
                texts.put(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
            }
        }
        return texts;
    }
}
