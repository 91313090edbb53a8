package seelowe.server.talk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.protocol.form.JsonMistake;

/** Whatever somebody sends, others are shown a line that can be read, or nothing. */
class TalkTextTest {
    private static String cleaned(String text) {
        return TalkText.of(text, "text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'  Well   played.\n\n\tAgain? '|Well played. Again?",
                "<script>alert(1)</script> & <b>|<script>alert(1)</script> & <b>",
                "Grüße, Кириллица, 日本語, עברית, العربية|Grüße, Кириллица, 日本語, עברית, العربية",
                "'\u202Eevil\u202C is live'|evil is live",
                "'a\u0000b\u0007c\u009Bd'|abcd",
                "'half \uD800 a sign \uDC00'|half a sign",
                "'hidden\u200B\u2060\uFEFF words\u2066!\u2069'|hidden words!",
                "'\uE000private\uFFFF'|private",
            })
    void what_can_be_read_stays_and_nothing_else(String said, String shown) {
        assertThat(cleaned(said)).isEqualTo(shown);
    }

    @Test
    void writing_that_needs_joiners_and_people_made_of_several_signs_stay() {
        String family = "\uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67";
        assertThat(cleaned("می\u200Cخواهم " + family)).isEqualTo("می\u200Cخواهم " + family);
    }

    @Test
    void no_tower_of_marks_rises_over_other_lines() {
        assertThat(cleaned("z" + "\u0337".repeat(300) + "o")).hasSizeLessThan(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\u202E\u202D", "\u0000", "\u200D\u200C", "\n\r\t", "\uD800"})
    void where_nothing_can_be_read_nothing_is_said(String said) {
        assertThatThrownBy(() -> cleaned(said))
                .isInstanceOf(JsonMistake.class)
                .hasMessageContaining("nothing in it that others could read");
    }

    @Test
    void five_hundred_letters_are_enough() {
        assertThat(cleaned("\uD83D\uDE80".repeat(500))).hasSize(1000);
        assertThatThrownBy(() -> cleaned("a".repeat(501))).hasMessageContaining("500 letters at most");
        assertThatThrownBy(() -> cleaned("\uFDFA".repeat(60_000))).hasMessageContaining("500 letters at most");
    }

    /** Whatever it is: it ends, and what comes out would come out again. */
    @Test
    void nothing_at_all_brings_it_out_of_step() {
        Random random = new Random(8);
        for (int i = 0; i < 20_000; i++) {
            char[] letters = new char[random.nextInt(40)];
            for (int j = 0; j < letters.length; j++) {
                letters[j] = (char) (random.nextBoolean() ? random.nextInt(0x300) : random.nextInt(0x10000));
            }
            String said = new String(letters);
            try {
                String shown = cleaned(said);
                assertThat(shown).doesNotContainPattern("[\\p{Cc}\\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]");
                assertThat(cleaned(shown)).isEqualTo(shown);
            } catch (JsonMistake nothingToRead) {
                assertThat(nothingToRead).hasMessageContaining("could read");
            }
        }
    }
}
