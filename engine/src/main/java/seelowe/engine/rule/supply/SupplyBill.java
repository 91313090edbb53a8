package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * [Q50] The search for the fewest supply units that serve all attackers of one combat. A set of supply units is a number
 * with one bit for each of those on the map. What has been drawn on in this phase costs nothing more.
 */
@Rule({"R9.7b", "Q50"})
final class SupplyBill {
    private static final int MOST = Long.SIZE;

    private final GameState state;
    private final int[] supplyUnits = new int[MOST];
    private final long[] within;
    private int count;
    private long chosen;

    SupplyBill(SupplyTracer tracer, GameState state, Ids attackers) {
        this.state = state;
        this.within = new long[attackers.size()];
        collectSupplyUnits();
        for (int i = 0; i < within.length; i++) {
            within[i] = within(tracer, attackers.get(i));
        }
    }

    private void collectSupplyUnits() {
        for (int unit = 0; unit < state.unitCount() && count < MOST; unit++) {
            if (state.isOnMap(unit) && state.unit(unit).isSupply()) {
                if (state.has(unit, Mark.EXPENDED)) {
                    chosen |= 1L << count;
                }
                supplyUnits[count++] = unit;
            }
        }
    }

    private long within(SupplyTracer tracer, int attacker) {
        tracer.measureFrom(state, Side.GERMAN, state.place(attacker), AttackSupply.within(state));
        long found = 0;
        for (int i = 0; i < count; i++) {
            if (tracer.length(state.place(supplyUnits[i])) != SupplyTracer.NO_PATH) {
                found |= 1L << i;
            }
        }
        if (found == 0) {
            throw new IllegalArgumentException(
                    "No supply unit within reach of " + state.unit(attacker).key());
        }
        return found;
    }

    /** Tries none, one, two and so on; as many as there are attackers always suffice. */
    Ids cheapest() {
        int further = 0;
        while (!serves(0, further)) {
            further++;
        }
        int[] bill = new int[within.length];
        for (int i = 0; i < bill.length; i++) {
            bill[i] = supplyUnits[Long.numberOfTrailingZeros(within[i] & chosen)];
        }
        return Ids.of(bill);
    }

    /** Whether the attackers from this one on can be served by what is chosen and so many further; if so, they are chosen. */
    private boolean serves(int attacker, int further) {
        int needy = attacker;
        while (needy < within.length && (within[needy] & chosen) != 0) {
            needy++;
        }
        if (needy == within.length) {
            return true;
        }
        if (further == 0) {
            return false;
        }
        long before = chosen;
        for (long left = within[needy]; left != 0; left &= left - 1) {
            chosen = before | Long.lowestOneBit(left);
            if (serves(needy + 1, further - 1)) {
                return true;
            }
        }
        chosen = before;
        return false;
    }
}
