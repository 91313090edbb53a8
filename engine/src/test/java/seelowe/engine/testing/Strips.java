package seelowe.engine.testing;

/** Boards for distances: one straight file of hexes, so that the place in the text is the distance. */
public final class Strips {
    private Strips() {}

    /** Hexes from north to south, drawn as in {@link Board}; two neighbours in the text are neighbours on the map. */
    public static Board northToSouth(String hexes) {
        return Board.draw(String.join("\n\n", hexes.split("")));
    }

    /** So many clear hexes. */
    public static String clear(int hexes) {
        return ".".repeat(hexes);
    }
}
