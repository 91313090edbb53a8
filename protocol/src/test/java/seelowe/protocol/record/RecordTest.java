package seelowe.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.state.GameState;
import seelowe.protocol.RandomGames;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;

class RecordTest {
    @ParameterizedTest
    @MethodSource("seelowe.protocol.RandomGames#codes")
    void a_complete_game_is_written_read_and_found_true(String code) {
        GameRecord record = Games.complete(code, 11);
        String text = RecordWriter.write(record);

        GameRecord read = RecordReader.read(text);

        assertThat(RecordWriter.write(read)).isEqualTo(text);
        assertThat(read.actions()).isEqualTo(record.actions());
        assertThat(read.british()).isEqualTo("Björn \"B\" 2");
        Verification verified = Verification.of(read, RandomGames.DATA);
        assertThat(verified.fault()).isEmpty();
        assertThat(verified.warnings()).isEmpty();
        assertThat(verified.diceProven()).isTrue();
    }

    @Test
    void every_action_stands_on_a_line_of_its_own() {
        GameRecord record = Games.record("N", 1, 60);
        assertThat(RecordWriter.write(record).lines().filter(line -> line.startsWith("    {\"n\": ")))
                .hasSize(60);
    }

    @Test
    void the_seed_stays_secret_until_the_game_is_over() {
        String running = RecordWriter.write(Games.record("N", 1, 60));
        assertThat(running)
                .contains(DiceSeed.of(1).commitment())
                .doesNotContain(DiceSeed.of(1).reveal());
        Verification verified = Verification.of(RecordReader.read(running), RandomGames.DATA);
        assertThat(verified.passed()).isTrue();
        assertThat(verified.diceProven()).isFalse();
        assertThat(verified.warnings()).singleElement().asString().contains("not been revealed");
        assertThat(RecordWriter.write(Games.complete("N", 1)))
                .contains(DiceSeed.of(1).reveal());
    }

    @Test
    void actions_taken_back_are_not_recorded() {
        Game game = Games.played("N", 1, 5);
        Chance chance = new Chance(9);
        while (!game.canUndo()) {
            Games.goOn(game, chance, 1);
        }
        int before = game.actions();
        game.undo();
        GameRecord record = Games.recording("N", 1).record(game);
        assertThat(record.actions()).hasSize(before - 1);
        assertThat(Games.problem(record)).isEmpty();
    }

    @Test
    void a_record_says_under_which_rules_it_began_and_where_they_changed() {
        GameState start = Games.played("N", 1, 0).start().under(RulesVersion.FIRST);
        Game game = new Game(start, Games.dice("N", 1));
        Games.goOn(game, new Chance(1), 20);
        game.adopt(RulesVersion.SECOND);
        Games.goOn(game, new Chance(1), 20);
        String text = RecordWriter.write(Games.recording("N", 1).record(game));

        assertThat(text.lines().filter(line -> line.contains("\"rules\": 2")))
                .singleElement()
                .asString()
                .contains("\"n\": 21,");
        GameRecord read = RecordReader.read(text);
        assertThat(RecordWriter.write(read)).isEqualTo(text);
        assertThat(read.rules()).isEqualTo(RulesVersion.FIRST);
        Replay replay = Replay.of(read, RandomGames.DATA);
        assertThat(replay.fault()).isEmpty();
        assertThat(replay.steps())
                .extracting(step -> step.after().options().rulesVersion().number())
                .startsWith(1, 1)
                .endsWith(2, 2);
        Game resumed = replay.resume(10, Dice.seeded(1));
        assertThat(resumed.state().options().rulesVersion()).isEqualTo(RulesVersion.TODAY);
        assertThat(resumed.steps().get(9).after().options().rulesVersion()).isEqualTo(RulesVersion.FIRST);
    }

    @Test
    void a_record_of_rules_yet_to_come_is_refused() {
        String text = RecordWriter.write(Games.record("N", 1, 3)).replace("\"rules\": 2", "\"rules\": 99");
        assertThat(Games.problem(text)).contains("$.rules", "there is no version 99 of the rules");
    }

    @Test
    void a_game_is_resumed_from_any_action() {
        Game whole = Games.played("N", 4, 400);
        Replay replay = Replay.of(Games.recording("N", 4).record(whole), RandomGames.DATA);
        for (int at : new int[] {0, 1, 137, 399, 400}) {
            Game resumed = replay.resume(at, Dice.seeded(at));
            assertThat(resumed.steps()).hasSize(at);
            assertThat(resumed.state().hash())
                    .isEqualTo(
                            at == 0
                                    ? whole.start().hash()
                                    : whole.steps().get(at - 1).after().hash());
            Games.goOn(resumed, new Chance(at), 50);
            assertThat(resumed.steps()).hasSize(at + 50);
        }
        assertThatThrownBy(() -> replay.resume(401, Dice.of())).hasMessageContaining("no action 401");
    }

    @Test
    void a_branch_says_where_it_comes_from_and_goes_on_with_dice_of_its_own() {
        GameRecord whole = Games.complete("N", 4);
        GameRecord branch = whole.branch(200, "what-if");
        assertThat(branch.branchedFrom()).isEqualTo(new GameRecord.Branch("test-N-4", 200));
        assertThat(branch.actions()).isEqualTo(whole.actions().subList(0, 200));
        assertThat(Games.problem(RecordWriter.write(branch))).isEmpty();

        int rolled = branch.rolls(200);
        DiceSeed seed = DiceSeed.of(77);
        Dice dice = new SeedDice(seed, "what-if", rolled);
        Game game = Replay.of(branch, RandomGames.DATA).resume(200, dice);
        Games.goOn(game, new Chance(8), Integer.MAX_VALUE);
        GameRecord other = new Recording("what-if", "", "", seed, rolled, Map.of(), branch.branchedFrom()).record(game);
        Verification verified = Verification.of(RecordReader.read(RecordWriter.write(other)), RandomGames.DATA);
        assertThat(verified.fault()).isEmpty();
        assertThat(verified.diceProven()).isTrue();
        assertThat(other.actions().subList(0, 200)).isEqualTo(branch.actions());
    }

    @Test
    void a_game_from_any_position_keeps_that_position() {
        GameState middle = Games.played("H", 2, 150).state();
        Game game = new Game(middle, Dice.seeded(5));
        Games.goOn(game, new Chance(5), 80);
        GameRecord record = Recording.of("from-the-middle", "", "", null).record(game);
        assertThat(record.start()).startsWith("seelowe1 H turn=" + middle.turn());
        GameRecord read = RecordReader.read(RecordWriter.write(record));
        assertThat(Games.problem(read)).isEmpty();
        assertThat(Replay.of(read, RandomGames.DATA).state().hash())
                .isEqualTo(game.state().hash());
    }

    @Test
    void comments_are_kept() {
        GameRecord record = Games.record("N", 1, 20).withComment(7, "Too bold?\nPerhaps.");
        GameRecord read = RecordReader.read(RecordWriter.write(record));
        assertThat(read.actions().get(6).comment()).isEqualTo("Too bold?\nPerhaps.");
        assertThat(Games.problem(read)).isEmpty();
    }

    @Test
    void files_are_saved_and_loaded(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.seelowe.json");
        GameRecord record = Games.record("J", 1, 30);
        RecordFile.save(file, record);
        assertThat(RecordFile.load(file).actions()).isEqualTo(record.actions());
        Files.writeString(file, "\uFEFF" + RecordWriter.write(record));
        assertThat(RecordFile.load(file).actions())
                .as("after an editor put a byte order mark before it")
                .isEqualTo(record.actions());
        assertThatThrownBy(() -> RecordFile.load(folder.resolve("none.json")))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("there is no file");
        assertThatThrownBy(() -> RecordFile.load(folder))
                .isInstanceOf(RecordException.class)
                .hasMessageContaining("it is a folder");
    }

    @Test
    void the_digest_of_the_data_tells_scenarios_apart_part_by_part() {
        DataDigest navy = DataDigest.of(RandomGames.scenario("N"));
        assertThat(DataDigest.of(RandomGames.scenario("N"))).isEqualTo(navy);
        DataDigest july = DataDigest.of(RandomGames.scenario("J"));
        assertThat(july.sha256()).isNotEqualTo(navy.sha256());
        List<String> differences = navy.differences(july);
        assertThat(differences).contains("units", "deployments", "rules").doesNotContain("map", "terrain");
    }
}
