package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.notation.EventSentences;

/** The golden games read aloud: every sentence of theirs is held against the grammar. */
class SentencesTest {
    /** What no sentence says: one of several, several of one, a word twice, a gap, an empty bracket, a constant of the program. */
    private static final List<Pattern> WRONG = List.of(
            Pattern.compile("\\b1 (points|ports|units|hexes)\\b"),
            Pattern.compile("(?<![\\d.])(?:0|[2-9]|\\d\\d+) (?:point|port|unit|hex)\\b"),
            Pattern.compile("\\b(\\p{L}+) \\1\\b"),
            Pattern.compile("  | ,| \\.|\\(\\)|^\\s|\\s$|\\.$"),
            Pattern.compile("[a-z]_[a-z]|[A-Z]{3,}_|null"),
            Pattern.compile("is lost shot"));

    @ParameterizedTest
    @CsvSource({"N, 18", "H, 13", "J, 2", "LT, 3"})
    void every_sentence_of_a_whole_game_is_grammatical(String code, long seed) {
        Scenario scenario = Built.scenario(code);
        RandomGame game = new RandomGame(scenario, GameOptions.defaults(scenario.rules()), seed).playOut();
        EventSentences sentences = new EventSentences(scenario);
        List<String> faults = new ArrayList<>();
        for (RandomGame.Step step : game.steps()) {
            for (Event event : step.events()) {
                String sentence = sentences.sentence(event);
                boolean wrong = WRONG.stream()
                                .anyMatch(pattern -> pattern.matcher(sentence).find())
                        || !startsWell(sentence)
                        || !verbAgrees(event, sentence);
                if (wrong) {
                    faults.add(sentence);
                }
            }
        }
        assertThat(faults.stream().distinct().limit(20).toList()).isEmpty();
    }

    private static boolean startsWell(String sentence) {
        return Character.isUpperCase(sentence.charAt(0)) || Character.isDigit(sentence.charAt(0));
    }

    private static boolean verbAgrees(Event event, String sentence) {
        if (event instanceof Event.AttackDeclared attack && !attack.targets().isEmpty()) {
            return sentence.contains(attack.attackers().size() == 1 ? ") attacks " : ") attack ");
        }
        if (event instanceof CampaignEvent.AttackAnnounced attack) {
            return sentence.contains(attack.attackers().size() == 1 ? ") is about" : ") are about");
        }
        return true;
    }
}
