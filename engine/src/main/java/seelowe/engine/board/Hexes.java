package seelowe.engine.board;

/** A set of hexes to look at: the face of a {@link HexSet} for those who must not change it. */
public interface Hexes {
    boolean contains(int hex);

    /** The first member not below this hex, or {@link HexGrid#OFF_MAP}: {@code for (h = next(0); h >= 0; h = next(h + 1))}. */
    int next(int from);

    /** How many words the bits fill, 64 hexes a word. */
    int wordCount();

    long word(int index);
}
