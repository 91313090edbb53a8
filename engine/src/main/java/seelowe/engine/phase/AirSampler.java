package seelowe.engine.phase;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.rule.air.AirRange;
import seelowe.engine.rule.air.AirTargets;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Raid;

/** Random air play: some turns without an attack, several air units on one hex, changes of mind, changes of base. */
final class AirSampler {
    private static final int NOBODY = -1;
    private static final int TRIES = 24;

    private final GameState state;
    private final Side side;
    private final Chance chance;

    AirSampler(GameState state, Side side, Chance chance) {
        this.state = state;
        this.side = side;
        this.chance = chance;
    }

    Action sample() {
        @Nullable Raid raid = state.raid();
        if (raid != null && !raid.over()) {
            return rolling(raid);
        }
        @Nullable Action mission = raid == null ? mission() : null;
        if (mission != null) {
            return mission;
        }
        @Nullable Action base = side == Side.BRITISH ? basing() : homecoming();
        return base == null ? new Action.EndPhase() : base;
    }

    private Action rolling(Raid raid) {
        if (raid.lossAt() >= 0) {
            return new Action.LoseAir(pick(unit -> state.target(unit) == raid.lossAt()));
        }
        return new Action.RollAir(raid.targets().get(chance.below(raid.targets().size())));
    }

    /** What to do about missions; null for nothing. */
    private @Nullable Action mission() {
        if (!state.weather().allowsFlying()) {
            return null;
        }
        int sent = pick(unit -> state.target(unit) >= 0);
        int ready = oneIn(sent < 0 ? 8 : 6) ? NOBODY : pick(unit -> AirMissions.isReady(state, side, unit));
        int hex = ready < 0 ? HexGrid.OFF_MAP : targetHex(ready, sent);
        if (hex >= 0) {
            return new Action.AssignAir(ready, hex);
        }
        if (sent < 0) {
            return null;
        }
        return oneIn(16) ? new Action.RecallAir(sent) : new Action.LaunchAir();
    }

    /** Every other time where somebody has been sent already. */
    private int targetHex(int airUnit, int sent) {
        if (sent >= 0 && oneIn(2) && AirTargets.mayAttack(state, airUnit, state.target(sent))) {
            return state.target(sent);
        }
        int start = chance.below(state.unitCount());
        for (int i = 0; i < state.unitCount(); i++) {
            int target = (start + i) % state.unitCount();
            if (AirTargets.isTarget(state, side, target)
                    && AirTargets.mayAttack(state, airUnit, state.mapHex(target))) {
                return state.mapHex(target);
            }
        }
        return HexGrid.OFF_MAP;
    }

    private @Nullable Action homecoming() {
        if (!AirHomecoming.isAnyLeft(state)) {
            return null;
        }
        RandomPick pick = new RandomPick(chance);
        AirHomecoming.options(state, pick);
        return pick.chosen();
    }

    private @Nullable Action basing() {
        int airborne = pick(unit -> state.has(unit, Mark.AIRBORNE) && AirBases.hasBase(state, unit));
        if (airborne >= 0) {
            int old = state.place(airborne);
            boolean home = oneIn(2) && AirBases.mayBase(state, airborne, old);
            return new Action.BaseAir(airborne, home ? old : base(airborne));
        }
        int idle = oneIn(3) ? pick(unit -> AirBasing.isDue(state, unit) && !state.has(unit, Mark.AIRBORNE)) : NOBODY;
        int hex = idle < 0 ? HexGrid.OFF_MAP : base(idle);
        return hex < 0 ? null : new Action.BaseAir(idle, hex);
    }

    /** A base within reach: by throwing darts at the map, or, where bases are rare, the next one from anywhere. */
    private int base(int airUnit) {
        HexGrid grid = state.map().grid();
        int centre = AirBases.centre(state, airUnit);
        int range = AirRange.normal(state);
        int across = 2 * range + 1;
        for (int tries = 0; tries < TRIES; tries++) {
            int column = grid.column(centre) - range + chance.below(across);
            int row = grid.row(centre) - range + chance.below(across);
            int hex = grid.at(column, row);
            if (hex >= 0 && AirBases.mayBase(state, airUnit, hex)) {
                return hex;
            }
        }
        int start = chance.below(grid.size());
        for (int i = 0; i < grid.size(); i++) {
            int hex = (start + i) % grid.size();
            if (AirBases.mayBase(state, airUnit, hex)) {
                return hex;
            }
        }
        return HexGrid.OFF_MAP;
    }

    /** An air unit that fits, looked for from a random one on; -1 if none does. */
    private int pick(IntPredicate fits) {
        Ids airUnits = state.airUnits();
        int start = airUnits.isEmpty() ? 0 : chance.below(airUnits.size());
        for (int i = 0; i < airUnits.size(); i++) {
            int unit = airUnits.get((start + i) % airUnits.size());
            if (fits.test(unit)) {
                return unit;
            }
        }
        return NOBODY;
    }

    private boolean oneIn(int times) {
        return chance.below(times) == 0;
    }
}
