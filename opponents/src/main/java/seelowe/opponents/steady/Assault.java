package seelowe.opponents.steady;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.combat.DieModifier;
import seelowe.engine.rule.combat.ExchangeRules;
import seelowe.engine.rule.combat.FlankingAttack;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/**
 * An attack being thought through: who strikes from where, whether they stand there yet or not, and what it is worth on
 * average. A work space: begin with a target, add attackers, ask.
 */
final class Assault {
    static final int NEVER = Integer.MIN_VALUE / 4;
    private static final int MOST = 40;
    private static final int LONGEST_SUM = 63;

    private final GameState state;
    private final GameMap map;
    private final Side side;
    private final Weights weights;
    private final Situation situation;
    private final int leastColumn;
    private Ids targets = Ids.none();
    private int defence;
    private int surroundedDefence;
    private int prize;
    private int ground;
    private int exchange;
    private int defenders;
    private int terrain;
    private boolean inCity;

    private final int[] units = new int[MOST];
    private final int[] from = new int[MOST];
    /** Of each attacker, the direction he strikes from and what the rivers he strikes across do to the die. */
    private final int[] way = new int[MOST];

    private final int[] riverModifier = new int[MOST];
    private int count;
    private int strength;

    private final WaysOut waysOut = new WaysOut();
    /** Bits of the directions from the target in which nothing of the enemy's bars a retreat, once looked at. */
    private int freeBehind;

    private int lookedBehind;

    /** On a board that may differ from the situation's in where our own units stand. */
    Assault(GameState state, Situation situation) {
        this.situation = situation;
        this.weights = situation.weights;
        this.leastColumn = weights.of(Knob.LEAST_COLUMN);
        this.state = state;
        this.map = state.map();
        this.side = situation.side;
    }

    void begin(Ids hexes) {
        targets = hexes;
        clear();
        lookedBehind = 0;
        defence = 0;
        surroundedDefence = 0;
        prize = 0;
        ground = 0;
        defenders = 0;
        inCity = false;
        for (int i = 0; i < hexes.size(); i++) {
            addTarget(hexes.get(i));
        }
        exchange = ExchangeRules.value(state, hexes);
        terrain = DieModifier.ofTerrain(state, hexes);
        waysOut.look(state, side, hexes);
    }

    private void addTarget(int hex) {
        defence += situation.defence(hex);
        surroundedDefence += situation.surroundedDefence(hex);
        ground += Worth.ofGround(weights, state, side, hex);
        inCity |= map.isCity(hex);
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            Unit counter = state.unit(unit);
            if (counter.side() != side && counter.isGround()) {
                prize += Worth.of(weights, counter) * (canWait(unit) ? weights.of(Knob.CUT_OFF_PREY) : 100) / 100;
                defenders++;
            }
        }
    }

    /** Whoever is cut off, and will be next turn too. */
    private boolean canWait(int unit) {
        return state.has(unit, Mark.ISOLATED) && state.turn() < state.rules().turns() - 1;
    }

    void add(int unit, int hex) {
        units[count] = unit;
        from[count] = hex;
        way[count] = map.grid().direction(targets.get(0), hex);
        riverModifier[count++] = riverModifier(hex);
        strength += CombatStrength.attack(state, unit);
    }

    private int riverModifier(int hex) {
        for (int i = 0; i < targets.size(); i++) {
            if (DieModifier.isAcrossRiver(map, hex, targets.get(i))) {
                return state.scenario().terrain().riverDieModifier();
            }
        }
        return 0;
    }

    void clear() {
        count = 0;
        strength = 0;
    }

    void keepFirst(int so) {
        while (count > so) {
            drop(count - 1);
        }
    }

    /** Takes one out; the last takes his place. */
    void drop(int index) {
        strength -= CombatStrength.attack(state, units[index]);
        count--;
        units[index] = units[count];
        from[index] = from[count];
        way[index] = way[count];
        riverModifier[index] = riverModifier[count];
    }

    int size() {
        return count;
    }

    int unit(int index) {
        return units[index];
    }

    int from(int index) {
        return from[index];
    }

    Ids attackers() {
        int[] sorted = Arrays.copyOf(units, count);
        Arrays.sort(sorted);
        return Ids.of(sorted);
    }

    int column() {
        return column(surroundedDefence < defence && isTrapped());
    }

    /** Whoever has no way out has no supply either, and defends with half [9.0c]. */
    private int column(boolean trapped) {
        return CombatResultsTable.column(attack(), trapped ? Math.min(surroundedDefence, defence) : defence);
    }

    private int attack() {
        return targets.size() == 1 && FlankingAttack.surrounds(attackedFrom()) ? 2 * strength : strength;
    }

    private int attackedFrom() {
        int ways = 0;
        for (int i = 0; i < count; i++) {
            ways |= 1 << way[i];
        }
        return ways;
    }

    private int dieModifier() {
        int worst = terrain;
        for (int i = 0; i < count; i++) {
            worst = Math.min(worst, riverModifier[i]);
        }
        return worst;
    }

    /** What the attack brings on average, in tenths of a point; {@link #NEVER} if it is not allowed. */
    int value() {
        if (CombatResultsTable.column(attack(), Math.min(surroundedDefence, defence)) < leastColumn) {
            return NEVER;
        }
        boolean trapped = isTrapped();
        int column = column(trapped);
        if (column == CombatResultsTable.NOT_ALLOWED || column < leastColumn) {
            return NEVER;
        }
        int modifier = dieModifier();
        int kill = prize + ground;
        boolean doomed = !inCity && trapped;
        int push = pushValue(doomed);
        int repulse = -repulseCost();
        int sum = 0;
        for (int face = 1; face <= Dice.FACES; face++) {
            sum += switch (CombatResultsTable.result(column, face + modifier)) {
                case ATTACKER_ELIMINATED -> -total();
                case ATTACKER_RETREATS -> repulse;
                case BOTH_RETREAT -> (doomed ? prize : push / 2) + repulse;
                case DEFENDER_RETREATS -> push;
                case EXCHANGE -> kill - exchangeCost();
                case DEFENDER_ELIMINATED -> kill;
            };
        }
        return sum / Dice.FACES;
    }

    private int total() {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += Worth.of(weights, state.unit(units[i]));
        }
        return total;
    }

    /** Defenders without a way out die when they must give way [8.71]. */
    private boolean isTrapped() {
        return !waysOut.anyOpen(attackedFrom());
    }

    private int pushValue(boolean trapped) {
        if (inCity) {
            return 0;
        }
        return ground + (trapped ? prize : weights.of(Knob.PUSH) * defenders);
    }

    private int repulseCost() {
        int cost = 0;
        for (int i = 0; i < count; i++) {
            if (!map.isCity(from[i])) {
                cost += hasRetreat(i)
                        ? weights.of(Knob.PUSHED)
                        : Worth.of(weights, state.unit(units[i])) * weights.of(Knob.TRAPPED) / 100;
            }
        }
        return cost;
    }

    private boolean hasRetreat(int index) {
        int bit = 1 << way[index];
        if ((lookedBehind & bit) == 0) {
            lookedBehind |= bit;
            freeBehind = isFreeBehind(from[index]) ? freeBehind | bit : freeBehind & ~bit;
        }
        return (freeBehind & bit) != 0 || hasWayBack(from[index]);
    }

    private boolean isFreeBehind(int hex) {
        for (int i = 0; i < HexDirection.COUNT; i++) {
            int next = map.link(hex, i);
            if (next >= 0 && !isBarred(next) && !state.controls(side.enemy(), next)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasWayBack(int hex) {
        for (int i = 0; i < HexDirection.COUNT; i++) {
            int next = map.link(hex, i);
            if (next >= 0 && isWayBack(next)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBarred(int hex) {
        return state.hasGround(side.enemy(), hex) || (side == Side.GERMAN && state.hasHomeGuard(hex));
    }

    /**
     * [8.71c] Where the enemy's zone is, only somebody who stays makes room, for the enemy lets the others give way first; and whoever is
     * driven into a full stack is lost in the crowd [7.5].
     */
    private boolean isWayBack(int hex) {
        if (isBarred(hex)) {
            return false;
        }
        if (!state.controls(side.enemy(), hex)) {
            return true;
        }
        int staying = 0;
        int fighters = 0;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == side && state.unit(unit).isGround() && !takesPart(unit)) {
                staying++;
                fighters += state.unit(unit).isCombat() ? 1 : 0;
            }
        }
        return staying > 0 && fighters < StackingLimit.COMBAT_UNITS;
    }

    private boolean takesPart(int unit) {
        for (int i = 0; i < count; i++) {
            if (units[i] == unit) {
                return true;
            }
        }
        return false;
    }

    /** The least that pays [8.81]: sums that some of the attackers make up, as bits. */
    private int exchangeCost() {
        long sums = 1;
        int total = 0;
        for (int i = 0; i < count; i++) {
            int strength = state.unit(units[i]).strength();
            sums |= sums << strength;
            total += strength;
        }
        int due = Math.min(exchange, total);
        long enough = due > LONGEST_SUM ? 0 : sums >>> due;
        int paid = enough == 0 ? total : due + Long.numberOfTrailingZeros(enough);
        return paid * Worth.POINT * weights.of(Knob.EXCHANGE) / 100;
    }
}
