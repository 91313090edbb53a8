package seelowe.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;

/** The dice of a game: first the faces that are already written down, then those of the game's seed. Notes what it showed. */
final class TableDice implements Dice {
    private final DiceSeed seed;
    private final String game;
    private final Deque<Integer> written = new ArrayDeque<>();
    private final StringBuilder shown = new StringBuilder();
    private int rolled;
    private @Nullable SeedDice live;

    TableDice(DiceSeed seed, String game) {
        this.seed = seed;
        this.game = game;
    }

    DiceSeed seed() {
        return seed;
    }

    /** Faces to be shown before any new ones. */
    void write(String faces) {
        for (int i = 0; i < faces.length(); i++) {
            written.add(faces.charAt(i) - '0');
        }
    }

    @Override
    public int roll(Die die) {
        int face = written.isEmpty() ? fresh() : written.remove();
        rolled++;
        shown.append(face);
        return face;
    }

    private int fresh() {
        if (live == null) {
            live = new SeedDice(seed, game, rolled);
        }
        return live.next();
    }

    /** The faces shown since this was asked last. */
    String takeShown() {
        String faces = shown.toString();
        shown.setLength(0);
        return faces;
    }
}
