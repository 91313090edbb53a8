package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.TurnFigures;
import seelowe.opponents.outlook.BothSides;

class SimulateTest {
    private static Terminal recruits(String... more) {
        List<String> fixed = List.of("simulate", "-s", "n", "-g", "4", "--german", "recruit", "--british", "recruit");
        return Terminal.run(
                Stream.concat(fixed.stream(), List.of(more).stream()).toArray(String[]::new));
    }

    @Test
    void a_seed_prints_the_same_whatever_the_number_of_threads() {
        Terminal alone = recruits("--seed", "7", "--threads", "1");

        assertThat(alone.exitCode()).isZero();
        assertThat(alone.out())
                .startsWith("The Navy Plan (N): 4 games, German recruit against British recruit, seed 7");
        assertThat(alone.err()).startsWith("Games: 4 in ");
        assertThat(recruits("--seed", "7", "--threads", "2").out()).isEqualTo(alone.out());
        assertThat(recruits("--seed", "7", "--json", "--threads", "1").out())
                .isEqualTo(recruits("--seed", "7", "--json").out())
                .isNotEqualTo(recruits("--seed", "8", "--json").out());
    }

    @Test
    void records_of_the_games_are_written_and_hold(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("games");
        assertThat(recruits("--seed", "7", "--out", games.toString()).out())
                .isEqualTo(recruits("--seed", "7").out());
        try (Stream<Path> files = Files.list(games)) {
            List<Path> records = files.sorted().toList();
            assertThat(records)
                    .hasSize(4)
                    .first()
                    .hasToString(games.resolve("N-seed7-00001.seelowe.json").toString());
            for (Path record : records) {
                assertThat(Terminal.run("verify", record.toString()).exitCode()).isZero();
            }
        }
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertThat(recruits("--out", file.toString()).err()).contains("cannot be made: " + file + " is there");
        Path inTheWay = Files.createDirectories(folder.resolve("N-seed7-00001.seelowe.json"));
        Terminal stopped = recruits("--seed", "7", "--out", folder.toString());
        assertThat(stopped.err()).endsWith("cannot write " + inTheWay + ": it is a folder; give the name of a file.\n");
        assertThat(stopped.exitCode()).isEqualTo(1);
    }

    @Test
    void the_measuring_stick_plays_though_nobody_is_offered_him() {
        Terminal terminal =
                Terminal.run("simulate", "-s", "N", "-g", "1", "--german", "steady-0", "--british", "recruit");

        assertThat(terminal.out()).startsWith("The Navy Plan (N): 1 game, German steady-0 against British recruit");
        assertThat(Terminal.run("simulate", "--help").out()).doesNotContain("steady-0");
    }

    private static ArenaReport report(int games) {
        return report("N", games);
    }

    private static ArenaReport report(String code, int games) {
        Scenario scenario = Edition.load(null).scenario(code);
        MatchUp matchUp = new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "steady", "recruit", games, 3);
        return new ArenaReport(
                matchUp,
                List.of(
                        new PlayedGame(
                                0,
                                GameResult.GERMAN_MARGINAL,
                                List.of(figures(1, 2, 30, 90, 0), figures(2, 5, 41, 80, 3)),
                                100,
                                0,
                                0),
                        new PlayedGame(1, GameResult.BRITISH_VICTORY, List.of(figures(1, 1, 0, 90, 5)), 50, 1, 0)));
    }

    private static TurnFigures figures(int turn, int ports, int german, int british, int halfPoints) {
        BothSides none = new BothSides(0, 0);
        return new TurnFigures(turn, Weather.CLEAR, ports, new BothSides(german, british), none, none, halfPoints);
    }

    @Test
    void results_and_means_stand_in_tables() {
        assertThat(SimulationTable.of(report(2)))
                .startsWith(
                        "The Navy Plan (N): 2 games, German steady against British recruit, seed 3",
                        "",
                        "  Result                         games    share   95 % interval",
                        "  British victory                    1   50.0 %   9.5 to 90.5 %",
                        "  German marginal victory            1   50.0 %   9.5 to 90.5 %",
                        "  All German victories               1   50.0 %   9.5 to 90.5 %",
                        "  All British victories              1   50.0 %   9.5 to 90.5 %",
                        "",
                        "  Turn    games   ports   German strength   British strength",
                        "     1        2     1.5              15.0               90.0",
                        "     2        1     5.0              41.0               80.0");
    }

    @Test
    void where_victory_goes_by_a_score_it_is_shown_by_turn() {
        assertThat(SimulationTable.of(report("LT", 2)))
                .contains(
                        "  Turn    games   ports   German strength   British strength   score",
                        "     1        2     1.5              15.0               90.0     1.3",
                        "     2        1     5.0              41.0               80.0     1.5");
    }

    @Test
    void the_same_figures_for_programs() {
        assertThat(SimulationJson.of(report(5)))
                .startsWith(
                        "{\"scenario\":\"N\",\"german\":\"steady\",\"british\":\"recruit\",\"seed\":3,"
                                + "\"games\":5,\"played\":2,\"results\":["
                                + "{\"result\":\"british-victory\",\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055},"
                                + "{\"result\":\"german-marginal\",\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055}],"
                                + "\"germanVictories\":{\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055},"
                                + "\"britishVictories\":{\"games\":1,\"share\":0.5000,\"low\":0.0945,\"high\":0.9055},"
                                + "\"actions\":150,\"refused\":1,\"turns\":["
                                + "{\"turn\":1,\"games\":2,\"ports\":1.500,\"germanStrength\":15.000,\"britishStrength\":90.000,\"score\":1.250},"
                                + "{\"turn\":2,\"games\":1,\"ports\":5.000,\"germanStrength\":41.000,\"britishStrength\":80.000,\"score\":1.500}]");
    }

    @Test
    void what_was_stopped_early_says_how_far_it_came() {
        assertThat(SimulationTable.of(report(5))).first().asString().contains("2 of 5 games");
        ArenaReport nothing = new ArenaReport(report(5).matchUp(), List.of());
        assertThat(SimulationTable.of(nothing)).last().isEqualTo("No game was finished.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            simulate                              | Missing required option: '--scenario=CODE'. See: seelowe simulate --help
            simulate -s Q                         | there is no scenario "Q"; there are N (The Navy Plan)
            simulate -s N --games 0               | --games 0 will not do; choose from 1 to 1000000.
            simulate -s N --threads 0             | --threads 0 will not do; choose from 1 to 256.
            simulate -s N --german stedy          | there is no opponent "stedy"; there are recruit, cadet, steady, steady-cautious, steady-bold, veteran, veteran-cautious, veteran-bold, marshal, marshal-cautious, marshal-bold. Did you mean "steady"?
            simulate -s N --british nobody        | there is no opponent "nobody"; there are recruit, cadet, steady, steady-cautious, steady-bold, veteran, veteran-cautious, veteran-bold, marshal, marshal-cautious, marshal-bold.
            simulate -s N --seed abc              | Invalid value for option '--seed': "abc" is not a whole number
            simulate -s N --data nowhere-at-all   | there is no folder nowhere-at-all
            """)
    void a_mistake_is_one_line(String typed, String answer) {
        Terminal terminal = Terminal.run(typed.split(" "));

        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(terminal.err()).startsWith("seelowe simulate: " + answer);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.exitCode()).isEqualTo(2);
    }
}
