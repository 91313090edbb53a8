package seelowe.cli;

import java.util.Iterator;
import java.util.List;
import seelowe.opponents.Opponents;

/** What the Tab key offers where an opponent is to be named. */
final class OpponentNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return all().iterator();
    }

    private static List<String> all() {
        return Opponents.all().stream().map(Opponents.Kind::name).toList();
    }

    /** Complains of a name that nobody has. */
    static void check(String name) {
        if (!Opponents.isKnown(name)) {
            throw UserError.wrongUsage("there is no opponent \"" + name + "\"; there are " + String.join(", ", all())
                    + "." + Nearest.guess(name, all()));
        }
    }
}
