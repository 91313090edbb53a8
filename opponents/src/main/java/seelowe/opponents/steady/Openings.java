package seelowe.opponents.steady;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;

/**
 * The best first strike at each enemy hex, kept for all plans that begin on the same board: they differ only in the sides of
 * the hex that supplies reach. What a change of the board does not concern is kept beyond it.
 */
final class Openings {
    private static final int SETS_OF_SIDES = 1 << HexDirection.COUNT;

    private final StrikePlan.@Nullable Strike[] strikes;

    private final Map<Integer, List<StrikePlan.Strike>> fed = new HashMap<>();

    private Ids able = Ids.none();

    Openings(Situation situation) {
        this.strikes = new StrikePlan.Strike[situation.foeHexCount() * SETS_OF_SIDES];
    }

    /** For the board as it is now: those who may take part, the strongest first. */
    void begin(Ids fighters) {
        able = fighters;
        fed.clear();
    }

    /** The enemy hex with this index must be looked at anew. */
    void forget(int index) {
        Arrays.fill(strikes, index * SETS_OF_SIDES, (index + 1) * SETS_OF_SIDES, null);
    }

    /** Those who may take part, the strongest first. */
    Ids able() {
        return able;
    }

    /** The best strike at the enemy hex with this index from these sides, as bits; null if nobody has looked for it yet. */
    StrikePlan.@Nullable Strike strike(int index, int sides) {
        return strikes[index * SETS_OF_SIDES + sides];
    }

    /** All strikes that supplies in this hex can feed; null if nobody has looked for them yet. */
    @Nullable
    List<StrikePlan.Strike> fedFrom(int hex) {
        return fed.get(hex);
    }

    void keepFedFrom(int hex, List<StrikePlan.Strike> all) {
        fed.put(hex, all);
    }

    void keep(int index, int sides, StrikePlan.Strike strike) {
        strikes[index * SETS_OF_SIDES + sides] = strike;
    }
}
