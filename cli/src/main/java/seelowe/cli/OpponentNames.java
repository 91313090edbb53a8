package seelowe.cli;

import java.util.Iterator;
import seelowe.opponents.Opponents;

/** What the Tab key offers where an opponent is to be named. */
final class OpponentNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Opponents.all().stream().map(Opponents.Kind::name).iterator();
    }
}
