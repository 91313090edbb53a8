package seelowe.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
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
    private final NavigableMap<Integer, Integer> takenBack = new TreeMap<>();
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

    /** So many faces were thrown earlier and are not asked for again. */
    void pass(int faces) {
        rolled += faces;
    }

    /**
     * Rolls that were made are not made again: what comes next is rolled anew.
     *
     * @param actions that still stand
     * @param standing faces that were thrown in them
     */
    void takenBack(int actions, int standing) {
        takenBack.tailMap(actions, false).clear();
        int others = takenBack.values().stream().mapToInt(Integer::intValue).sum();
        if (rolled > standing + others) {
            takenBack.put(actions + 1, rolled - standing - others);
        }
    }

    /** How many rolls were taken back before an action, by its number. */
    Map<Integer, Integer> takenBack() {
        return new TreeMap<>(takenBack);
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
