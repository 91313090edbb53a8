package seelowe.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.dice.Chance;
import seelowe.engine.term.GameResult;
import seelowe.protocol.RandomGames;
import seelowe.protocol.dice.DiceSeed;

class TamperedRecordTest {
    private static final String SHORT = RecordWriter.write(Games.record("N", 3, 40));
    private static final GameRecord WHOLE = Games.complete("N", 3);
    private static final String TEXT = RecordWriter.write(WHOLE);

    @Test
    void any_altered_digit_is_noticed() {
        for (int at = 0; at < SHORT.length(); at++) {
            char old = SHORT.charAt(at);
            if (Character.isDigit(old)) {
                char other = old == '9' ? '0' : (char) (old + 1);
                String altered = SHORT.substring(0, at) + other + SHORT.substring(at + 1);
                assertThat(Games.problem(altered))
                        .as("character %d of %s", at, altered)
                        .isNotEmpty();
            }
        }
    }

    @Test
    void a_record_cut_short_anywhere_is_refused_with_the_place() {
        for (int length = 0; length < SHORT.length() - 2; length += 3) {
            assertThat(Games.problem(SHORT.substring(0, length)))
                    .as("cut to %d characters", length)
                    .startsWith("line ");
        }
    }

    /** Whatever happens to a file, the answer is a sentence. */
    @Test
    void garbage_is_refused_with_a_sentence() {
        Chance chance = new Chance(1);
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder(SHORT);
            for (int change = chance.below(4); change >= 0; change--) {
                int at = chance.below(text.length());
                switch (chance.below(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, (char) (32 + chance.below(95)));
                    default -> text.setCharAt(at, (char) (32 + chance.below(95)));
                }
            }
            String problem = Games.problem(text.toString());
            assertThat(problem).doesNotContain("Exception").doesNotContain("\tat ");
            assertThat(!problem.isEmpty() || saysTheSame(text.toString()))
                    .as(text.toString())
                    .isTrue();
        }
    }

    /** As after a space more or less between two fields. */
    private static boolean saysTheSame(String text) {
        return RecordWriter.write(RecordReader.read(text)).equals(SHORT);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"version\": 1|\"version\": 2|line 3, column 14 ($.version): this record has format version 2; this program reads version 1. Use a newer",
                "\"seelowe-record\"|\"chess\"|line 2, column 13 ($.format): this is not a record of a game",
                "\"game\": \"|\"gama\": \"|($.gama): there is no field \"gama\"; did you mean \"game\"?",
                "\"version\": 1,|\"version\": 1, \"version\": 1,|line 3, column",
                "\"by\": \"german\"|\"by\": \"french\"|expected \"german\" or \"british\", not \"french\"",
                "\"n\": 2,|\"n\": 3,|($.actions[1].n): this should be action 2",
                "\"do\": \"|\"do\": 7, \"comment\": \"|($.actions[0].do): expected a text in quotes, not 7",
                "\"fogOfWar\": false|\"fogOfWar\": 3|$.options: the option \"fogOfWar\" is true or false, not 3.",
                "\"fogOfWar\": false|\"fogOfwar\": false|$.options: there is no option \"fogOfwar\"",
                "\"fogOfWar\": false|\"fogOfWar\": true|$.sums: something before the actions was altered",
                "\"code\": \"N\"|\"code\": \"Z\"|this is a game of scenario Z",
                "\"german\": \"Anna\"|\"german\": \"Anne\"|$.sums: something before the actions was altered",
            })
    void mistakes_of_form_are_named_with_their_place(String from, String to, String problem) {
        assertThat(SHORT).contains(from);
        assertThat(Games.problem(SHORT.replaceFirst(Pattern.quote(from), to))).contains(problem);
    }

    private static GameRecord with(int action, GameRecord.Entry entry) {
        List<GameRecord.Entry> actions = new ArrayList<>(WHOLE.actions());
        actions.set(action - 1, entry);
        return with(actions, WHOLE.dice(), WHOLE.result());
    }

    private static GameRecord with(
            List<GameRecord.Entry> actions, GameRecord.@Nullable DiceNote dice, @Nullable GameResult result) {
        return new GameRecord(
                WHOLE.game(),
                WHOLE.scenario(),
                WHOLE.title(),
                WHOLE.data(),
                WHOLE.hashes(),
                WHOLE.rules(),
                WHOLE.options(),
                WHOLE.german(),
                WHOLE.british(),
                dice,
                null,
                null,
                actions,
                List.of(),
                result,
                null,
                null);
    }

    private static int firstWithDice() {
        int action = 1;
        while (WHOLE.actions().get(action - 1).dice().isEmpty()) {
            action++;
        }
        return action;
    }

    @Test
    void a_better_roll_is_noticed_by_the_seed_even_if_everything_else_was_adjusted() {
        int action = firstWithDice();
        GameRecord.Entry entry = WHOLE.actions().get(action - 1);
        List<Integer> faces = new ArrayList<>(entry.dice());
        int face = faces.get(0);
        faces.set(0, face % 6 + 1);
        GameRecord.Entry loaded =
                new GameRecord.Entry(entry.side(), entry.text(), faces, entry.hash(), entry.rules(), null);
        assertThat(Games.problem(with(action, loaded)))
                .startsWith("action " + action + " ($.actions[" + (action - 1) + "]): roll 1 is recorded as "
                        + faces.get(0) + "; the dice seed gives " + face);
    }

    @Test
    void a_missing_roll_is_noticed() {
        int action = firstWithDice();
        GameRecord.Entry entry = WHOLE.actions().get(action - 1);
        GameRecord.Entry bare =
                new GameRecord.Entry(entry.side(), entry.text(), List.of(), entry.hash(), entry.rules(), null);
        assertThat(Games.problem(with(action, bare)))
                .contains("rolls " + entry.dice().size() + " dice; 0 are recorded");
    }

    @Test
    void a_wrong_hash_is_noticed_at_its_action() {
        GameRecord.Entry entry = WHOLE.actions().get(99);
        GameRecord.Entry other =
                new GameRecord.Entry(entry.side(), entry.text(), entry.dice(), entry.hash() ^ 1, entry.rules(), null);
        assertThat(Games.problem(with(100, other)))
                .startsWith("action 100 ($.actions[99]): ")
                .contains("leads to state ");
    }

    @Test
    void an_action_that_the_rules_forbid_is_noticed_with_the_rule() {
        GameRecord.Entry entry = WHOLE.actions().get(99);
        GameRecord.Entry illegal =
                new GameRecord.Entry(entry.side(), "wave", entry.dice(), entry.hash(), entry.rules(), null);
        assertThat(Games.problem(with(100, illegal)))
                .startsWith("action 100 ($.actions[99]): \"wave\" is not allowed: ")
                .contains("[R");
        GameRecord.Entry nonsense =
                new GameRecord.Entry(entry.side(), "jump", entry.dice(), entry.hash(), entry.rules(), null);
        assertThat(Games.problem(with(100, nonsense))).contains("column 1: no action begins with \"jump\"");
        GameRecord.Entry wrongSide = new GameRecord.Entry(
                entry.side().enemy(), entry.text(), entry.dice(), entry.hash(), entry.rules(), null);
        assertThat(Games.problem(with(100, wrongSide))).contains("the decision was not the");
    }

    @Test
    void a_wrong_result_a_wrong_seed_and_moves_after_the_end_are_noticed() {
        GameResult other = WHOLE.result() == GameResult.DRAW ? GameResult.GERMAN_DECISIVE : GameResult.DRAW;
        assertThat(Games.problem(with(WHOLE.actions(), WHOLE.dice(), other))).startsWith("$.result: ");
        assertThat(Games.problem(with(WHOLE.actions(), WHOLE.dice(), null))).contains("no result is recorded");
        GameRecord.DiceNote forged = new GameRecord.DiceNote(
                DiceSeed.of(3).commitment(), DiceSeed.of(4).reveal(), 0);
        assertThat(Games.problem(with(WHOLE.actions(), forged, WHOLE.result())))
                .startsWith("$.dice: the seed does not belong to the commitment");
        List<GameRecord.Entry> more = new ArrayList<>(WHOLE.actions());
        more.add(more.get(0));
        assertThat(Games.problem(with(more, WHOLE.dice(), WHOLE.result()))).contains("the game was over before it");
    }

    @Test
    void hashes_of_another_version_are_not_compared_and_that_is_said() {
        String other =
                TEXT.replaceFirst("\"hashes\": 1", "\"hashes\": 2").replaceAll("\"hash\": \"....", "\"hash\": \"0000");
        Verification verified = Verification.of(RecordReader.read(other), RandomGames.DATA);
        assertThat(verified.warnings()).singleElement().asString().contains("cannot be compared");
        assertThat(verified.fault().map(Fault::problem).orElse("")).startsWith("$.sums: ");
    }

    @Test
    void other_data_is_warned_of_by_part() {
        String text = TEXT.replaceFirst("\"sha256\": \"....", "\"sha256\": \"0000")
                .replaceFirst("\"map\": \"....", "\"map\": \"0000");
        GameRecord record = RecordReader.read(text);
        assertThat(Verification.of(record, RandomGames.DATA).warnings())
                .contains("The game was played with other data; these parts differ: map.");
    }
}
