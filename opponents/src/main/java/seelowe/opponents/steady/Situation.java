package seelowe.opponents.steady;

import java.util.Arrays;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** The board as one side sees it: where the enemy is, and how hard he could hit each hex in his next Combat Phase. */
final class Situation {
    private static final int UNKNOWN = -1;
    private static final int LEAST_RADIUS = 2;
    private static final int NEAR = 1;
    /** Chances in a hundred that a stack is lost to an attack at the odds of each column; nobody counts on bad luck alone. */
    private static final int[] LOSS = {0, 3, 18, 42, 58, 78, 92, 100};

    final GameState state;
    final Side side;
    final Side enemy;
    final Desk desk;
    private final int[] foes;
    private final int[] radius;
    private final int[] strength;
    private final int[] threat;
    private int foeCount;

    Situation(GameState state, Side side, Desk desk) {
        this.state = state;
        this.side = side;
        this.enemy = side.enemy();
        this.desk = desk;
        this.foes = new int[state.unitCount()];
        this.radius = new int[state.unitCount()];
        this.strength = new int[state.unitCount()];
        this.threat = new int[state.map().size()];
        Arrays.fill(threat, UNKNOWN);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == enemy
                    && state.unit(unit).isCombat()) {
                note(unit);
            }
        }
    }

    private void note(int unit) {
        Unit counter = state.unit(unit);
        boolean slow = state.has(unit, Mark.DISRUPTED) || state.has(unit, Mark.ENTRAINED);
        int force = counter.strength() * Worth.POINT;
        if (slow) {
            force /= 2;
        }
        if (state.has(unit, Mark.UNACTIVATED)) {
            force /= 3;
        }
        foes[foeCount] = unit;
        radius[foeCount] = slow ? NEAR : Math.max(LEAST_RADIUS, counter.movement() - 1);
        strength[foeCount++] = force;
    }

    int foeCount() {
        return foeCount;
    }

    int foe(int index) {
        return foes[index];
    }

    /** What the enemy could bring against this hex in one turn, in tenths of a point. */
    int threat(int hex) {
        if (threat[hex] == UNKNOWN) {
            int sum = 0;
            for (int i = 0; i < foeCount; i++) {
                if (state.map().grid().distance(state.place(foes[i]), hex) <= radius[i]) {
                    sum += strength[i];
                }
            }
            threat[hex] = sum;
        }
        return threat[hex];
    }

    /** The nearest enemy combat unit's distance as the crow flies. */
    int foeDistance(int hex) {
        int nearest = Desk.FAR;
        for (int i = 0; i < foeCount; i++) {
            nearest = Math.min(nearest, state.map().grid().distance(state.place(foes[i]), hex));
        }
        return nearest;
    }

    /** What a stack of this worth and strength (both in tenths) stands to lose in the hex, friends around it considered. */
    int danger(int hex, int stackStrength, int friendsAround) {
        int hostile = threat(hex);
        if (hostile == 0 || stackStrength == 0) {
            return 0;
        }
        int pressed = friendsAround == 0 ? hostile * 3 / 2 : friendsAround == 1 ? hostile : hostile * 3 / 4;
        int column = CombatResultsTable.column(pressed, stackStrength);
        if (column > 0 && isStrongGround(hex)) {
            column--;
        }
        return column <= 0 ? 0 : stackStrength * LOSS[column] / 100;
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

    /** How many neighbouring hexes hold combat units of ours. */
    int friendsAround(int hex) {
        int friends = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0 && state.combatUnits(side, next) > 0) {
                friends++;
            }
        }
        return friends;
    }
}
