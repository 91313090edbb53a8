package seelowe.opponents.steady;

import java.util.Set;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.FlankingAttack;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;

/** The board as one side sees it: where the enemy is, and how hard he could hit each hex in his next Combat Phase. */
final class Situation {
    /** Being driven back costs a little too, from even odds on. */
    private static final int DRIVEN_BACK = 3;
    /** Chances in a hundred that a stack is lost to an attack at the odds of each column. */
    private static final int[] LOSS = chances(Set.of(CombatResult.EXCHANGE, CombatResult.DEFENDER_ELIMINATED));
    /** The same for one that is surrounded, so that it dies when it must give way. */
    private static final int[] TRAPPED_LOSS =
            chances(Set.of(CombatResult.EXCHANGE, CombatResult.DEFENDER_ELIMINATED, CombatResult.DEFENDER_RETREATS));

    final GameState state;
    final Side side;
    final Side enemy;
    final Desk desk;
    final Weights weights;
    private final Threats threats;
    private final Defences defences;

    /** A new one takes the desk's memory from the one before. */
    Situation(GameState state, Side side, Desk desk, Weights weights) {
        this.weights = weights;
        this.state = state;
        this.side = side;
        this.enemy = side.enemy();
        this.desk = desk;
        this.threats = desk.threats;
        this.defences = desk.defences;
        threats.look(state, enemy);
        defences.begin();
    }

    int foeCount() {
        return threats.foeCount();
    }

    int foe(int index) {
        return threats.foe(index);
    }

    /** How many hexes enemy combat units stand in. */
    int foeHexCount() {
        return threats.foeHexCount();
    }

    int foeHex(int index) {
        return threats.foeHex(index);
    }

    /** What the enemy could bring near this hex in one turn, in tenths of a point. */
    int threat(int hex) {
        return threats.threat(hex);
    }

    /** The nearest enemy combat unit's distance as the crow flies. */
    int foeDistance(int hex) {
        return threats.foeDistance(hex);
    }

    /** What the enemy in the hex defends with, in eighths; asked once, for the enemy does not move while we plan. */
    int defence(int hex) {
        return defences.of(state, desk.tracer, hex);
    }

    /** The same if the hex were surrounded. */
    int surroundedDefence(int hex) {
        return defences.surrounded(state, hex);
    }

    private static int[] chances(Set<CombatResult> results) {
        int[] chances = new int[CombatResultsTable.COLUMNS];
        for (int column = 0; column < chances.length; column++) {
            int faces = CombatResultsTable.faces(column, results);
            int chance = (2 * 100 * faces / CombatResultsTable.HIGHEST_DIE + 1) / 2;
            chances[column] = column > 0 ? Math.max(chance, DRIVEN_BACK) : chance;
        }
        return chances;
    }

    /** What a stack of this strength (in tenths) stands to lose in the hex, as things are around it. */
    int danger(int hex, int stackStrength) {
        if (threat(hex) == 0 || stackStrength == 0) {
            return 0;
        }
        int sides = openSides(hex);
        int hostile = threats.assailants(hex, sides);
        boolean trapped = FlankingAttack.surrounds(sides);
        int column = CombatResultsTable.column(trapped ? 2 * hostile : hostile, stackStrength);
        if (column == CombatResultsTable.NOT_ALLOWED) {
            return 0;
        }
        if (column > 0 && isStrongGround(hex)) {
            column--;
        }
        boolean safe = state.map().isCity(hex) || !trapped;
        return stackStrength * (safe ? LOSS : TRAPPED_LOSS)[column] / 100;
    }

    /** Bits of the directions from which the enemy could come at the hex, friends beside it standing in his way. */
    private int openSides(int hex) {
        int open = threats.approaches(hex);
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((open & 1 << way) != 0 && state.hasCombat(side, state.map().link(hex, way))) {
                open &= ~(1 << way);
            }
        }
        return open;
    }

    /** Chances in a hundred that a stack of this strength (in tenths) is lost in the hex. */
    int risk(int hex, int stackStrength) {
        return stackStrength == 0 ? 100 : danger(hex, stackStrength) * 100 / stackStrength;
    }

    private boolean isStrongGround(int hex) {
        return state.map().isCity(hex)
                || state.scenario().terrain().dieModifier(state.map().terrain(hex)) < 0
                || riverSides(hex) > 2;
    }

    private int riverSides(int hex) {
        int sides = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            sides += state.map().isRiverSide(hex, way) ? 1 : 0;
        }
        return sides;
    }

    /** How many other combat units of ours than this one stand two hexes away: their zones of control and ours leave no gap. */
    int friendsBeyond(int unit, int hex) {
        int friends = 0;
        for (int beyond : desk.twoAway(hex)) {
            if (state.hasCombat(side, beyond)) {
                friends += state.combatUnits(side, beyond) - (state.place(unit) == beyond ? 1 : 0);
            }
        }
        return friends;
    }

    /** How many neighbouring hexes hold combat units of ours. */
    int friendsAround(int hex) {
        int friends = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0 && state.hasCombat(side, next)) {
                friends++;
            }
        }
        return friends;
    }
}
