package seelowe.opponents.value;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** How the two sides stand to each other on the map: who presses whom and where, whose ports are in danger, who could not give way. */
final class Front {
    private static final int CLOSE = 4;
    private static final int AT_THE_GATES = 3;
    private static final int LONELY = 3;
    static final int SECTORS = 3;

    private final GameState state;
    private final GameMap map;
    private final int[] germans;
    private final int[] british;
    private int germanCount;
    private int britishCount;

    /** German less British strength that can act, west to east. */
    final int[] sectors = new int[SECTORS];

    int pressing;
    int trappedGerman;
    int trappedBritish;
    int gaps;
    int portDanger;
    int emptyPorts;

    Front(GameState state) {
        this.state = state;
        this.map = state.map();
        this.germans = new int[state.unitCount()];
        this.british = new int[state.unitCount()];
        gather();
        for (int i = 0; i < britishCount; i++) {
            pressing += nearest(state.place(british[i]), germans, germanCount, -1) <= CLOSE ? strength(british[i]) : 0;
            trappedBritish += isTrapped(british[i], Side.GERMAN) ? strength(british[i]) : 0;
        }
        for (int i = 0; i < germanCount; i++) {
            trappedGerman += isTrapped(germans[i], Side.BRITISH) ? strength(germans[i]) : 0;
            gaps += isAlone(germans[i]) ? 1 : 0;
        }
        ports();
    }

    private void gather() {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!state.isOnMap(unit) || !state.unit(unit).isCombat()) {
                continue;
            }
            int sector =
                    map.grid().column(state.place(unit)) * SECTORS / (map.grid().columns() + 1);
            if (state.unit(unit).side() == Side.GERMAN) {
                germans[germanCount++] = unit;
                sectors[Math.min(sector, SECTORS - 1)] += strength(unit);
            } else if (!state.has(unit, Mark.UNACTIVATED)) {
                british[britishCount++] = unit;
                sectors[Math.min(sector, SECTORS - 1)] -= strength(unit);
            }
        }
    }

    private int strength(int unit) {
        return state.unit(unit).strength();
    }

    private int nearest(int hex, int[] units, int count, int but) {
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (units[i] != but) {
                nearest = Math.min(nearest, map.grid().distance(hex, state.place(units[i])));
            }
        }
        return nearest;
    }

    /** [8.71] Beside an enemy, and wherever he could give way to, an enemy is or has his zone. */
    private boolean isTrapped(int unit, Side enemy) {
        boolean beset = false;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(state.place(unit), way);
            if (hex >= 0) {
                beset |= state.hasGround(enemy, hex);
                if (!state.controls(enemy, hex) && !state.hasGround(enemy, hex)) {
                    return false;
                }
            }
        }
        return beset;
    }

    /** [PN10] In the enemy's reach and with no friend close enough to close the front. */
    private boolean isAlone(int german) {
        int hex = state.place(german);
        return nearest(hex, british, britishCount, -1) <= CLOSE && nearest(hex, germans, germanCount, german) > LONELY;
    }

    private void ports() {
        for (int port : map.portHexes()) {
            if (state.isGermanHeld(port)) {
                int enemy = around(port, british, britishCount, AT_THE_GATES);
                int own = around(port, germans, germanCount, 0);
                portDanger += Math.max(0, enemy - own);
                emptyPorts += own == 0 && nearest(port, british, britishCount, -1) <= CLOSE ? 1 : 0;
            }
        }
    }

    private int around(int hex, int[] units, int count, int radius) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += map.grid().distance(hex, state.place(units[i])) <= radius ? strength(units[i]) : 0;
        }
        return sum;
    }
}
