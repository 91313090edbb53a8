package seelowe.opponents.steady;

import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.state.GameState;

/** How good a hex is for a unit that has no attack to make: near its goal, safe, beside friends, in supply. */
final class Posting {
    /** [9.1] The longest path that gives full supply, and what each hex beyond it costs. */
    private static final int SUPPLIED_WITHIN = SupplyJudgement.SUPPLIED_WITHIN;

    private static final int CLOSE = 1;

    private final GameState state;
    private final Situation situation;
    private final Goals goals;
    private final boolean[] spent;
    private final Ids supplyUnits;

    /** {@code spent} are the units that have their orders: among supply units, those that attacks will use up. */
    Posting(GameState state, Situation situation, Goals goals, boolean[] spent) {
        this.spent = spent;
        this.state = state;
        this.situation = situation;
        this.supplyUnits = GermanSupply.units(state);
        this.goals = goals;
    }

    /** What a hex must be better by to be worth the walk. */
    int inertia() {
        return situation.weights.of(Knob.INERTIA);
    }

    int score(int unit, int hex) {
        return score(unit, hex, Integer.MIN_VALUE);
    }

    /** The score of the hex if it is better than {@code best}; otherwise perhaps a higher one, but none above the best. */
    int score(int unit, int hex, int best) {
        int stack = stackWith(unit, hex);
        int score = approach(unit, hex, stack);
        if (situation.side == Side.BRITISH) {
            score += shelter(state.unit(unit), hex);
        }
        int most = score
                + situation.weights.of(Knob.FRIENDS_THAT_COUNT)
                        * (situation.weights.of(Knob.FRIEND) + situation.weights.of(Knob.LINE));
        if (most <= best) {
            return most;
        }
        if (situation.threat(hex) > 0) {
            score += Math.min(situation.friendsAround(hex), situation.weights.of(Knob.FRIENDS_THAT_COUNT))
                    * situation.weights.of(Knob.FRIEND);
            score += line(unit, hex);
        }
        score -= situation.danger(hex, stack) * situation.weights.of(Knob.CAUTION) / 100;
        score -= lonely(unit, hex, stack);
        return situation.side == Side.GERMAN ? score - supplyCost(hex) : score;
    }

    /** Whoever stands alone beside a much stronger enemy is as good as lost, and does him no harm. */
    private int lonely(int unit, int hex, int stack) {
        boolean alone = stack == state.unit(unit).strength() * Worth.POINT;
        return alone
                        && state.controls(situation.enemy, hex)
                        && !state.map().isCity(hex)
                        && !state.map().isPort(hex)
                        && strongestBeside(hex) >= 2 * state.unit(unit).strength()
                ? situation.weights.of(Knob.LONE)
                : 0;
    }

    private int strongestBeside(int hex) {
        int strongest = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            int sum = 0;
            for (int unit = next < 0 ? -1 : state.first(next); unit >= 0; unit = state.next(unit)) {
                boolean foe = state.unit(unit).side() == situation.enemy
                        && state.unit(unit).isCombat();
                sum += foe ? state.unit(unit).strength() : 0;
            }
            strongest = Math.max(strongest, sum);
        }
        return strongest;
    }

    private int line(int unit, int hex) {
        int worth = situation.weights.of(Knob.LINE);
        return worth == 0
                ? 0
                : worth * Math.min(situation.friendsBeyond(unit, hex), situation.weights.of(Knob.FRIENDS_THAT_COUNT));
    }

    private int approach(int unit, int hex, int stack) {
        int goal = goals.goal(unit);
        if (goal == Goals.NONE) {
            return 0;
        }
        int distance = situation.desk.distancesTo(goals.hex(goal))[hex];
        if (distance > 0) {
            return -situation.weights.of(Knob.APPROACH) * distance + surround(unit, hex, goals.hex(goal));
        }
        return goals.value(goal) * (100 - situation.risk(hex, stack)) * situation.weights.of(Knob.ARRIVED) / 10_000;
    }

    /** What it is worth to stand across an enemy from a friend: he cannot get away, and can be taken from both sides [8.4]. */
    private int surround(int unit, int hex, int enemy) {
        HexGrid grid = state.map().grid();
        if (grid.distance(hex, enemy) > CLOSE || !state.hasGround(situation.enemy, enemy)) {
            return 0;
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int across = grid.neighbour(enemy, way);
            if (across >= 0 && grid.distance(across, hex) > CLOSE && hasFriend(unit, across)) {
                return situation.weights.of(Knob.SURROUND);
            }
        }
        return 0;
    }

    /** Whether a combat unit of ours other than this one is in the hex. */
    private boolean hasFriend(int unit, int hex) {
        return state.hasCombat(situation.side, hex)
                && (state.place(unit) != hex || state.combatUnits(situation.side, hex) > 1);
    }

    /** Strength of the unit and of those already in the hex, in tenths of a point. */
    private int stackWith(int unit, int hex) {
        int sum = state.unit(unit).strength();
        for (int other = state.first(hex); other >= 0; other = state.next(other)) {
            if (other != unit
                    && state.unit(other).side() == situation.side
                    && state.unit(other).isCombat()) {
                sum += state.unit(other).strength();
            }
        }
        return sum * Worth.POINT;
    }

    private int supplyCost(int hex) {
        int nearest = Desk.FAR;
        for (int i = 0; i < supplyUnits.size(); i++) {
            int unit = supplyUnits.get(i);
            if (state.isOnMap(unit) && !spent[unit]) {
                nearest = Math.min(nearest, situation.desk.distancesTo(state.place(unit))[hex]);
            }
        }
        if (nearest <= SUPPLIED_WITHIN) {
            return 0;
        }
        int far = Math.min(nearest - SUPPLIED_WITHIN, SUPPLIED_WITHIN) * situation.weights.of(Knob.OUT_OF_SUPPLY);
        return nearest < 2 * SUPPLIED_WITHIN || !GermanSupply.isCutOff(state, hex, HexGrid.OFF_MAP)
                ? far
                : far + situation.weights.of(Knob.CUT_OFF);
    }

    /** [10.4] Strong units are worth hiding from the air. */
    private int shelter(Unit unit, int hex) {
        GameMap map = state.map();
        return unit.strength() >= situation.weights.of(Knob.BIG) && map.inGermanNormalRange(hex) && map.isCity(hex)
                ? situation.weights.of(Knob.SHELTER) * unit.strength()
                : 0;
    }
}
