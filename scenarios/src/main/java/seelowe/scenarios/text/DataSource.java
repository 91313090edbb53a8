package seelowe.scenarios.text;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where texts come from: a folder, the program itself, a test. Names are paths such as {@code map/hexes.csv}. */
public interface DataSource {
    /** What stands before the name of a file when a mistake is reported, such as the folder's path. */
    String label();

    /** The files that are known to be there. A source that cannot list its files returns an empty set. */
    Set<String> names();

    /** The file's text, or null if there is no such file. Bytes that are not UTF-8 appear as U+FFFD. */
    @Nullable
    String text(String name);
}
