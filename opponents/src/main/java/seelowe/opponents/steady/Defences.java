package seelowe.opponents.steady;

import seelowe.engine.board.GameMap;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.state.GameState;

/** What defends each hex, in eighths: reckoned when first asked for, and kept for one decision. */
final class Defences {
    /** By hex, in which decision it was reckoned, counted from 1; the same goes for what would defend it surrounded. */
    private final int[] reckoned;

    private final int[] surroundedReckoned;
    private final int[] defence;
    private final int[] surrounded;
    private int decision;

    Defences(GameMap map) {
        this.reckoned = new int[map.size()];
        this.surroundedReckoned = new int[map.size()];
        this.defence = new int[map.size()];
        this.surrounded = new int[map.size()];
    }

    /** Forgets all. */
    void begin() {
        decision++;
    }

    int of(GameState state, SupplyTracer tracer, int hex) {
        if (reckoned[hex] != decision) {
            reckoned[hex] = decision;
            defence[hex] = CombatStrength.hexDefence(tracer, state, hex);
        }
        return defence[hex];
    }

    /** The same if no path of supply led out of the hex. */
    int surrounded(GameState state, int hex) {
        if (surroundedReckoned[hex] != decision) {
            surroundedReckoned[hex] = decision;
            surrounded[hex] = CombatStrength.surroundedDefence(state, hex);
        }
        return surrounded[hex];
    }
}
