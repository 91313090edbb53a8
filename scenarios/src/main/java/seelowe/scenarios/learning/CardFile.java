package seelowe.scenarios.learning;

import java.util.List;
import seelowe.scenarios.text.Card;
import seelowe.scenarios.text.Position;

/**
 * A file of cards: a lesson or a puzzle, as somebody wrote it.
 *
 * @param name the file's name without folder and ending: what the lesson or puzzle goes by
 * @param file as it appears in reports
 */
public record CardFile(String name, String file, List<Card> cards) implements Position {
    public CardFile {
        cards = List.copyOf(cards);
    }

    /** What concerns the file as a whole stands in its first line. */
    @Override
    public int line() {
        return 1;
    }
}
