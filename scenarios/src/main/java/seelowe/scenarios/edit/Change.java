package seelowe.scenarios.edit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something that is to be changed in the files of an edition. */
public sealed interface Change {
    /** The file, or the folder. */
    String file();

    /**
     * Cells of a row.
     *
     * @param key of the row; null for a new one, or the one whose key the cells make
     */
    record Cells(String file, @Nullable String key, Map<String, String> set) implements Change {
        public Cells {
            set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
        }
    }

    /**
     * A row is taken away.
     *
     * @param set its source and note, if there is something to say
     */
    record Removal(String file, String key, Map<String, String> set) implements Change {
        public Removal {
            set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
        }
    }

    /** A row becomes what it is without this edition. */
    record Restoring(String file, String key) implements Change {}

    /** Settings; where there is no value, the line is taken away. */
    record Values(String file, Map<String, Optional<String>> set) implements Change {
        public Values {
            set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
        }
    }

    /** A whole file as it is to be; null for none. */
    record Text(String file, @Nullable String text) implements Change {}

    /** A folder with all its files is taken away. */
    record FolderRemoval(String file) implements Change {}
}
