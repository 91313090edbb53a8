package seelowe.opponents.search;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.state.GameState;

/**
 * Dice that fall by what they are for: the same unit's or hex's die in the same phase shows the same face whatever else was rolled
 * before it. Two plans under the same seed so meet the same weather, the same activations and, where both attack, the same luck.
 */
final class SharedDice implements Dice {
    private static final long STRIDE = 0x9E3779B97F4A7C15L;
    private static final int BITS_A_PART = 12;

    private @Nullable GameState board;
    private final Map<Long, Integer> thrown = new HashMap<>();
    private long seed;

    /** @param newBoard where the game stands when a die is thrown */
    void begin(GameState newBoard, long newSeed) {
        board = newBoard;
        seed = newSeed;
        thrown.clear();
    }

    @Override
    public int roll(Die die) {
        GameState now = requireNonNull(board);
        long what = now.turn();
        what = (what << BITS_A_PART) + now.phase().ordinal();
        what = (what << BITS_A_PART) + die.purpose().ordinal();
        what = (what << BITS_A_PART) + die.subject() + 1;
        int time = thrown.merge(what, 1, Integer::sum);
        long bits = Chance.mix(Chance.mix(seed + what * STRIDE) + STRIDE * time);
        return 1 + (int) ((bits >>> 33) % FACES);
    }
}
