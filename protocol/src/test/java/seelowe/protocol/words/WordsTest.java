package seelowe.protocol.words;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Mark;
import seelowe.engine.term.AirEffect;
import seelowe.protocol.RandomGames;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.WordsJson;
import seelowe.protocol.notation.EventSentences;
import seelowe.scenarios.rulebook.RuleTexts;
import tools.jackson.databind.JsonNode;

class WordsTest {
    private static final JsonNode WORDS = WordsJson.write(Json.object());

    @Test
    void every_constant_has_words_and_every_rule_they_cite_can_be_read() {
        WORDS.forEach(list -> {
            assertThat(list).isNotEmpty();
            list.forEach(each -> each.forEach(value -> assertThat(value.isString() || value.isBoolean())
                    .as("%s", each)
                    .isTrue()));
            list.forEach(each -> assertThat(canBeRead(each.path("rule").asString("4.1")))
                    .as("%s", each)
                    .isTrue());
        });
    }

    /** A case, or a section of the rules as they are printed. */
    private static boolean canBeRead(String rule) {
        RuleTexts rules = RandomGames.DATA.rules();
        return rules.find(rule) != null
                || !rules.cited(rule).isEmpty()
                || rules.sections().stream()
                        .anyMatch(section -> section.number().equals(rule));
    }

    @Test
    void R10_6_an_air_attack_without_effect_is_said_to_have_none() {
        EventSentences sentences = new EventSentences(RandomGames.scenario("N"));

        assertThat(sentences.sentence(new Event.AirAttackRolled(0, AirEffect.NONE)))
                .startsWith("The attack on ")
                .endsWith(": no effect");
    }

    @Test
    void rough_seas_forbid_beaches_and_clear_ones_do_not() {
        assertThat(WeatherWords.of(Weather.ROUGH).text()).contains("ports only", "Aircraft fly");
        assertThat(WeatherWords.of(Weather.CLEAR).text()).contains("on beaches and at ports");
        assertThat(WeatherWords.of(Weather.ROUGH_OVERCAST).text()).contains("ports only", "No air attacks");
        assertThat(WeatherWords.of(Weather.STORM).text()).contains("Nobody lands", "No air attacks");
    }

    @Test
    void a_disrupted_unit_has_one_movement_point() {
        assertThat(MarkWords.of(Mark.DISRUPTED).text()).contains("half strength", "at most 1 Movement Point");
    }
}
