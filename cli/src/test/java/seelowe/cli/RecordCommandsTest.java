package seelowe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.record.RecordFile;
import seelowe.protocol.record.Recording;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

class RecordCommandsTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    static Path folder;

    private static final GameData DATA = BuiltInData.load();

    @SuppressWarnings("NullAway.Init") // filled in before the first test
    private static String file;

    @SuppressWarnings("NullAway.Init") // filled in before the first test
    private static Game game;

    @BeforeAll
    static void play_a_game() {
        Scenario scenario = Objects.requireNonNull(DATA.scenario("N"));
        game = new Game(scenario, GameOptions.defaults(scenario.rules()), new SeedDice(DiceSeed.of(1), "cli"));
        Chance chance = new Chance(1);
        while (!game.isOver()) {
            game.play(RuleBook.decider(game.state()), RuleBook.sample(game.state(), chance));
        }
        Path path = folder.resolve("game.seelowe.json");
        RecordFile.save(path, Recording.of("cli", "Anna", "", DiceSeed.of(1)).record(game));
        file = path.toString();
    }

    @Test
    void a_true_record_is_called_true() {
        Terminal terminal = Terminal.run("verify", file);
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.out())
                .startsWith("True: " + game.actions() + " actions of ")
                .contains("proven by the dice seed");
    }

    @Test
    void a_tampered_record_is_one_line_that_names_the_action() throws IOException {
        Path tampered = folder.resolve("tampered.seelowe.json");
        String text = Files.readString(Path.of(file));
        int hash = text.indexOf("\"hash\": \"", text.indexOf("\"n\": 30,")) + "\"hash\": \"".length();
        char other = text.charAt(hash) == '0' ? '1' : '0';
        Files.writeString(tampered, text.substring(0, hash) + other + text.substring(hash + 1));

        Terminal terminal = Terminal.run("verify", tampered.toString());
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(terminal.out()).isEmpty();
        assertThat(terminal.err().lines()).hasSize(1);
        assertThat(terminal.err()).contains("tampered.seelowe.json, action 30 ($.actions[29]): ");

        Terminal replay = Terminal.run("replay", tampered.toString());
        assertThat(replay.exitCode()).isEqualTo(1);
        assertThat(replay.out()).contains("\n29. ").doesNotContain("\n30. ");
        assertThat(Terminal.run("replay", tampered.toString(), "--to", "29").exitCode())
                .isZero();
        Path branch = folder.resolve("never.seelowe.json");
        assertThat(Terminal.run("branch", tampered.toString(), "--at", "31", "--out", branch.toString())
                        .err())
                .contains("action 30");
        assertThat(branch).doesNotExist();
    }

    @Test
    void what_was_altered_before_the_actions_is_told_by_replay_and_not_carried_on_by_branch() throws IOException {
        Path tampered = folder.resolve("renamed.seelowe.json");
        Files.writeString(tampered, Files.readString(Path.of(file)).replace("\"Anna\"", "\"Anne\""));
        Path branch = folder.resolve("laundered.seelowe.json");

        Terminal terminal = Terminal.run("branch", tampered.toString(), "--at", "3", "--out", branch.toString());

        String problem = "$.sums: something before the actions was altered";
        assertThat(terminal.err()).contains("renamed.seelowe.json, " + problem);
        assertThat(terminal.exitCode()).isEqualTo(1);
        assertThat(branch).doesNotExist();
        assertThat(Terminal.run("replay", tampered.toString(), "--to", "1").out())
                .contains(problem);
    }

    @Test
    void a_missing_file_and_a_foreign_file_are_one_line() throws IOException {
        Path foreign = Files.writeString(folder.resolve("foreign.json"), "{\"format\": \"chess\"}");
        for (String command : new String[] {"verify", "replay"}) {
            Terminal missing = Terminal.run(command, folder.resolve("none").toString());
            assertThat(missing.exitCode()).isEqualTo(1);
            assertThat(missing.err().lines()).hasSize(1);
            assertThat(missing.err()).contains("there is no file");
            Terminal other = Terminal.run(command, foreign.toString());
            assertThat(other.exitCode()).isEqualTo(1);
            assertThat(other.err()).contains("line 1, column 12 ($.format)", "not a record of a game");
        }
    }

    @Test
    void a_replay_says_who_gave_the_game_up() {
        Scenario scenario = Objects.requireNonNull(DATA.scenario("N"));
        Game given = new Game(scenario, GameOptions.defaults(scenario.rules()), new SeedDice(DiceSeed.of(1), "up"));
        given.play(RuleBook.decider(given.state()), new Action.Resign());
        Path path = folder.resolve("given-up.seelowe.json");
        RecordFile.save(path, Recording.of("up", "Anna", "", DiceSeed.of(1)).record(given));

        assertThat(Terminal.run("replay", path.toString()).out())
                .contains("      The German side has given the game up.\n      British victory: ");
    }

    @Test
    void a_replay_shows_every_action_with_dice_and_events() {
        Terminal terminal = Terminal.run("replay", file);
        assertThat(terminal.exitCode()).isZero();
        assertThat(terminal.out()).contains("Anna against British", "\n1. [1 ", "\n" + game.actions() + ". ");
        assertThat(terminal.out()).contains("dice [");
        assertThat(Terminal.run("replay", file, "--lines").out()).contains("      phase ");
    }

    @Test
    void a_part_can_be_chosen_by_action_or_by_turn() {
        String some = Terminal.run("replay", file, "--from", "5", "--to", "7").out();
        assertThat(some.lines().filter(line -> line.matches("[0-9]+\\. .*")))
                .hasSize(3)
                .allMatch(line -> line.matches("[567]\\. .*"));
        String turn = Terminal.run("replay", file, "--from", "t2", "--to", "t2").out();
        assertThat(turn.lines().filter(line -> line.matches("[0-9]+\\. .*")))
                .isNotEmpty()
                .allMatch(line -> line.contains(". [2 "));
        assertThat(Terminal.run("replay", file, "--from", "soon").exitCode()).isEqualTo(2);
        Terminal late = Terminal.run("replay", file, "--from", "9999");
        assertThat(late.out()).isEmpty();
        assertThat(late.err()).contains("--from 9999 is after the end");
    }

    @Test
    void the_position_at_the_end_can_be_pasted() {
        String out = Terminal.run("replay", file, "--from", "120", "--to", "120", "--position")
                .out();
        String line = out.lines()
                .filter(each -> each.startsWith("seelowe1 N "))
                .findFirst()
                .orElseThrow();
        assertThat(PositionText.parse(line, DATA).hash())
                .isEqualTo(game.steps().get(119).after().hash());
    }

    @Test
    void stepping_waits_for_enter_and_stops_when_nobody_is_there() {
        InputStream keyboard = System.in;
        try {
            System.setIn(new ByteArrayInputStream("\n\n".getBytes(StandardCharsets.UTF_8)));
            String out = Terminal.run("replay", file, "--step").out();
            assertThat(out).contains("\n3. ").doesNotContain("\n4. ");
        } finally {
            System.setIn(keyboard);
        }
    }

    @Test
    void a_branch_keeps_the_first_actions_and_is_true() {
        Path out = folder.resolve("branch.seelowe.json");
        Terminal terminal = Terminal.run("branch", file, "--at", "t2", "--out", out.toString());
        assertThat(terminal.exitCode()).isZero();
        int kept = RecordFile.load(out).actions().size();
        assertThat(kept).isPositive().isLessThan(game.actions());
        assertThat(game.steps().get(kept - 1).after().turn()).isEqualTo(2);
        assertThat(game.steps().get(kept - 2).after().turn()).isEqualTo(1);
        assertThat(Terminal.run("verify", out.toString()).exitCode()).isZero();
        assertThat(Terminal.run("branch", file, "--at", "999999", "--out", out.toString())
                        .err())
                .contains("there is no action 999999");
    }
}
