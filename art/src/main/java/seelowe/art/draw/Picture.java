package seelowe.art.draw;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A finished drawing: its size, the symbols that stamps refer to, and its marks from the bottom up. */
public record Picture(double width, double height, SortedMap<String, List<Mark>> symbols, List<Mark> marks) {
    public Picture {
        symbols = Collections.unmodifiableSortedMap(new TreeMap<>(symbols));
        marks = List.copyOf(marks);
    }

    public List<Mark> symbol(String name) {
        List<Mark> found = symbols.get(name);
        if (found == null) {
            throw new IllegalStateException("No symbol named " + name);
        }
        return found;
    }

    /** All marks of a kind at any depth, in drawing order. */
    public <T extends Mark> List<T> all(Class<T> kind) {
        List<T> found = new ArrayList<>();
        collect(marks, kind, found);
        return found;
    }

    private static <T extends Mark> void collect(List<Mark> marks, Class<T> kind, List<T> found) {
        for (Mark mark : marks) {
            if (kind.isInstance(mark)) {
                found.add(kind.cast(mark));
            }
            if (mark instanceof Mark.Group group) {
                collect(group.marks(), kind, found);
            }
        }
    }
}
