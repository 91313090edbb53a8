package seelowe.scenarios.edit;

import java.util.List;
import java.util.Optional;

/**
 * A mistake as somebody who edits meets it.
 *
 * @param file its name within the data
 * @param line in the file as it is
 * @param own whether it stands in the edition's own file; otherwise the edition makes something impossible that stands elsewhere
 * @param key of the row or the setting; empty if it is about neither
 * @param column in which it stands, as far as that can be told
 * @param hexes that it is about, as they are printed
 * @param unit that it is about, or empty
 * @param fix a change that would put it right
 */
public record Finding(
        String file,
        int line,
        boolean own,
        String key,
        String column,
        List<String> hexes,
        String unit,
        String message,
        Optional<Fix> fix) {
    /**
     * What would put it right.
     *
     * @param label what it does, in a few words
     */
    public record Fix(String label, List<Change> changes) {
        public Fix {
            changes = List.copyOf(changes);
        }
    }

    public Finding {
        hexes = List.copyOf(hexes);
    }
}
