package seelowe.opponents.standing;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatOdds;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** What the rules go by, option by option. */
final class Likings {
    private static final int OUTNUMBERED = CombatResultsTable.column(2, 1);
    private static final int WORST = Integer.MIN_VALUE;

    private Likings() {}

    static int any(GameState seen, Side side, Action option) {
        return 0;
    }

    static int stands(GameState seen, Side side, Action option) {
        return liked(((Action.StandInCity) option).stand());
    }

    static int givesWay(GameState seen, Side side, Action option) {
        return liked(!((Action.StandInCity) option).stand());
    }

    static int standsInPorts(GameState seen, Side side, Action option) {
        Action.StandInCity choice = (Action.StandInCity) option;
        return liked(choice.stand() == seen.map().isPort(choice.hex()));
    }

    static int standsIfSupplied(GameState seen, Side side, Action option) {
        Action.StandInCity choice = (Action.StandInCity) option;
        return liked(choice.stand() == isSupplied(seen, side, choice.hex()));
    }

    private static boolean isSupplied(GameState seen, Side side, int hex) {
        for (int unit = seen.first(hex); unit >= 0; unit = seen.next(unit)) {
            boolean ours = seen.unit(unit).side() == side;
            if (ours && (seen.has(unit, Mark.UNSUPPLIED) || seen.has(unit, Mark.ISOLATED))) {
                return false;
            }
        }
        return true;
    }

    static int amongUs(GameState seen, Side side, Action option) {
        return option instanceof Action.Retreat retreat && retreat.hex() >= 0
                ? around(seen, side, retreat.hex())
                : WORST;
    }

    static int awayFromUs(GameState seen, Side side, Action option) {
        return option instanceof Action.Retreat retreat && retreat.hex() >= 0
                ? distance(seen, side, retreat.hex())
                : WORST;
    }

    static int inTheOpen(GameState seen, Side side, Action option) {
        if (!(option instanceof Action.Retreat retreat) || retreat.hex() < 0) {
            return WORST;
        }
        GameMap map = seen.map();
        int worth = map.isPort(retreat.hex()) ? -2 : 0;
        worth -= map.isCity(retreat.hex()) ? 2 : 0;
        return worth + liked(map.terrain(retreat.hex()) == Terrain.CLEAR);
    }

    static int fights(GameState seen, Side side, Action option) {
        return liked(option instanceof Action.GiveBattle);
    }

    /** To where the fewest enemies are near. */
    static int fallsBack(GameState seen, Side side, Action option) {
        return option instanceof Action.Withdraw back ? -around(seen, side.enemy(), back.hex()) : WORST;
    }

    static int fallsBackOutnumbered(GameState seen, Side side, Action option) {
        return isOutnumbered(seen) ? fallsBack(seen, side, option) : fights(seen, side, option);
    }

    private static boolean isOutnumbered(GameState seen) {
        @Nullable Combat combat = seen.combat();
        return combat != null
                && CombatOdds.of(seen, combat.attackers(), combat.targets()).columnFought() >= OUTNUMBERED;
    }

    static int amongEnemies(GameState seen, Side side, Action option) {
        return around(seen, side.enemy(), ((Action.PlacePartisan) option).hex());
    }

    static int apartFromEnemies(GameState seen, Side side, Action option) {
        return distance(seen, side.enemy(), ((Action.PlacePartisan) option).hex());
    }

    private static int liked(boolean it) {
        return it ? 1 : 0;
    }

    /** How many combat units of a side are next to a hex. */
    private static int around(GameState seen, Side of, int hex) {
        int units = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = seen.map().link(hex, way);
            units += next >= 0 ? seen.combatUnits(of, next) : 0;
        }
        return units;
    }

    private static int distance(GameState seen, Side of, int hex) {
        int nearest = seen.map().grid().size();
        for (int unit = 0; unit < seen.unitCount(); unit++) {
            if (seen.unit(unit).side() == of && seen.unit(unit).isGround() && seen.isOnMap(unit)) {
                nearest = Math.min(nearest, seen.map().grid().distance(hex, seen.mapHex(unit)));
            }
        }
        return nearest;
    }
}
