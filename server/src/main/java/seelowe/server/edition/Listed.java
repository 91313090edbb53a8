package seelowe.server.edition;

import java.util.List;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.text.Problem;

/**
 * An edition in the list of all.
 *
 * @param id the name of its folder; empty for the one that the server itself was started with
 * @param hash tells these files from all others; empty for the data as it comes
 * @param scenarios their codes; none if it cannot be played
 * @param mistakes why it cannot be played
 */
public record Listed(String id, EditionCard card, String hash, List<String> scenarios, List<Problem> mistakes) {
    public Listed {
        scenarios = List.copyOf(scenarios);
        mistakes = List.copyOf(mistakes);
    }

    public boolean isSound() {
        return mistakes.isEmpty();
    }
}
