package seelowe.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.protocol.form.JsonMistake;

class PersonNameTest {
    @Test
    void a_name_is_composed_and_without_blanks_around_it() {
        assertThat(PersonName.of("  Jo\u0308rg O'Neill-Šimić 3.  ")).isEqualTo("Jörg O'Neill-Šimić 3.");
        assertThat(PersonName.of("\uD83D\uDEA2".repeat(40))).hasSize(80);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "<b>Anna</b>",
                "A & B",
                "line\nbreak",
                "nul\u0000",
                "turned \u202Eround",
                "zero\u200Bwidth",
                "\uD800",
                "\uE000",
                "\u3164",
                "\u2800 \u2800",
                "\u0301\u0302",
                "\uFE0F",
                "a name that has forty-one letters in total"
            })
    void what_cannot_be_shown_is_no_name(String text) {
        assertThatThrownBy(() -> PersonName.of(text)).isInstanceOf(JsonMistake.class);
    }

    @Test
    void a_browser_is_called_by_what_people_call_it() {
        assertThat(AgentName.of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"))
                .isEqualTo("Firefox on Linux");
        assertThat(AgentName.of("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"))
                .isEqualTo("Safari on iPhone");
        assertThat(AgentName.of("curl/8")).isEqualTo("A program");
        assertThat(AgentName.of(null)).isEqualTo("A program");
    }
}
