package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;

/**
 * Before a Combat Phase: which enemy hex is best attacked, by whom and from where. Tries the hexes around a target in the
 * patterns that surround it [8.4], fills them with those who can get there, and keeps what is worth most.
 */
final class StrikePlan {
    private static final int NOBODY = -1;
    /** Hexes from a target that units must keep for coming and going to make no difference to a strike at it. */
    private static final int NEAR = 2;

    private static final int CANNOT_ATTACK = Mark.UNACTIVATED.bit()
            | Mark.ENTRAINED.bit()
            | Mark.UNSUPPLIED.bit()
            | Mark.ISOLATED.bit()
            | Mark.MUST_DETRAIN.bit();
    /** Directions of attack that surround a hex: opposite pairs and triangles; none for an attack from wherever one can. */
    private static final int[] PATTERNS = {0b001001, 0b010010, 0b100100, 0b010101, 0b101010, 0};

    private final Situation situation;
    private final Scratch scratch;
    private final GameState state;
    private final GameMap map;
    private final Side side;
    private final Assault assault;
    private final HexSet[] reach;
    private final boolean[] taken;
    private final HexSet supplied;
    private final boolean supplyNeeded;
    /** The best strike at each enemy hex as things stand. */
    private final Strike[] best;

    private final int[] placed = new int[HexDirection.COUNT];
    /** By direction, how many more combat units find room there, and how many of the attackers come there from elsewhere. */
    private final int[] room = new int[HexDirection.COUNT];

    private final int[] arriving = new int[HexDirection.COUNT];
    /** By unit, bits of the directions from the target in which it can stand. */
    private final int[] sides;
    /** Bits of the directions in which anybody can. */
    private int anySides;

    private final Openings openings;
    private final Ids able;
    private final int[] fighters;
    private int fighterCount;

    /** Units and the hexes they strike from; the {@code value} of it all, and what the attack alone brings. */
    record Strike(int target, Ids units, Ids hexes, int value, int gain, int column) {
        static final Strike NONE = new Strike(NOBODY, Ids.none(), Ids.none(), Integer.MIN_VALUE, 0, 0);
    }

    /** Strikes of those who are {@link #able}; they are made on the scratch as they are chosen. */
    StrikePlan(
            Scratch scratch,
            Situation situation,
            HexSet[] reach,
            Openings openings,
            HexSet supplied,
            boolean supplyNeeded) {
        this.situation = situation;
        this.scratch = scratch;
        this.state = scratch.board();
        this.map = state.map();
        this.side = situation.side;
        this.assault = new Assault(state, situation);
        this.reach = reach;
        this.openings = openings;
        this.able = openings.able();
        this.taken = new boolean[state.unitCount()];
        this.supplied = supplied;
        this.supplyNeeded = supplyNeeded;
        this.best = new Strike[situation.foeHexCount()];
        this.fighters = new int[able.size()];
        this.sides = new int[state.unitCount()];
    }

    /** Those who could take part in an attack and have no orders yet, the strongest first. */
    static Ids able(GameState state, Side side, boolean[] done) {
        int[] able = new int[state.unitCount()];
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!done[unit] && canFight(state, side, unit)) {
                int at = count++;
                while (at > 0
                        && state.unit(able[at - 1]).strength()
                                < state.unit(unit).strength()) {
                    able[at] = able[at - 1];
                    at--;
                }
                able[at] = unit;
            }
        }
        return Ids.of(able, count);
    }

    /** Whether the unit could take part in an attack at all. */
    static boolean canFight(GameState state, Side side, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == side
                && state.unit(unit).isCombat()
                && !state.hasAny(unit, CANNOT_ATTACK);
    }

    /** All strikes worth making, the best first, each made on the board before the next is thought of. */
    List<Strike> all(HexSet struck) {
        for (int i = 0; i < best.length; i++) {
            best[i] = struck.contains(situation.foeHex(i)) ? Strike.NONE : opening(i);
        }
        List<Strike> strikes = new ArrayList<>();
        for (Strike strike = best(); !strike.units().isEmpty(); strike = best()) {
            strikes.add(strike);
            struck.add(strike.target());
            boolean[] concerned = concernedBy(strike);
            int ports = VictoryConditions.portsHeld(state);
            make(strike);
            boolean portTaken = VictoryConditions.portsHeld(state) != ports;
            for (int i = 0; i < best.length; i++) {
                if (struck.contains(situation.foeHex(i))) {
                    best[i] = Strike.NONE;
                } else if (concerned[i] || portTaken) {
                    best[i] = best(situation.foeHex(i));
                }
            }
        }
        return strikes;
    }

    private Strike opening(int index) {
        int sides = suppliedSides(situation.foeHex(index));
        Strike known = openings.strike(index, sides);
        if (known == null) {
            known = best(situation.foeHex(index));
            openings.keep(index, sides, known);
        }
        return known;
    }

    private int suppliedSides(int target) {
        int sides = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(target, way);
            if (hex >= 0 && isSupplied(hex)) {
                sides |= 1 << way;
            }
        }
        return sides;
    }

    private void make(Strike strike) {
        for (int i = 0; i < strike.units().size(); i++) {
            int unit = strike.units().get(i);
            int hex = strike.hexes().get(i);
            taken[unit] = true;
            if (state.place(unit) != hex) {
                scratch.apply(new Event.UnitMoved(unit, Ids.of(hex), 0));
            }
        }
    }

    /** By index, the enemy hexes that the strike takes an attacker from, or near which somebody comes or goes. */
    private boolean[] concernedBy(Strike strike) {
        boolean[] concerned = new boolean[best.length];
        for (int i = 0; i < concerned.length; i++) {
            int target = situation.foeHex(i);
            int supplied = suppliedSides(target);
            for (int j = 0; j < strike.units().size() && !concerned[i]; j++) {
                concerned[i] = isConcerned(
                        target, supplied, strike.units().get(j), strike.hexes().get(j));
            }
        }
        return concerned;
    }

    private boolean isConcerned(int target, int supplied, int unit, int to) {
        return sides(unit, target, supplied) != 0 || isNear(map, target, state.place(unit), to);
    }

    /** Whether somebody who goes from the one hex to the other comes or goes near the target. */
    static boolean isNear(GameMap map, int target, int from, int to) {
        return from != to
                && (map.grid().distance(from, target) <= NEAR || map.grid().distance(to, target) <= NEAR);
    }

    private Strike best() {
        Strike highest = Strike.NONE;
        for (Strike strike : best) {
            if (strike.value() > highest.value()) {
                highest = strike;
            }
        }
        return highest;
    }

    private Strike best(int target) {
        if (!gather(target)) {
            return Strike.NONE;
        }
        Ids targets = Ids.of(target);
        assault.begin(targets);
        Strike highest = Strike.NONE;
        int orders = fighterCount > 1 ? 2 : 1;
        for (int turned = 0; turned < orders; turned++) {
            for (int pattern : PATTERNS) {
                int filled = fill(target, pattern);
                int value = filled < situation.weights.of(Knob.STRIKE_GAIN) ? filled : filled - exposure();
                if (value >= situation.weights.of(Knob.STRIKE_GAIN) && value > highest.value()) {
                    highest = strike(target, value);
                }
                assault.clear();
            }
            turnRound();
        }
        return highest;
    }

    /** The weakest first: an exchange costs less where small units take part [PN16]. */
    private void turnRound() {
        for (int i = 0; i < fighterCount / 2; i++) {
            int unit = fighters[i];
            fighters[i] = fighters[fighterCount - 1 - i];
            fighters[fighterCount - 1 - i] = unit;
        }
    }

    /** What those who attack stand to lose afterwards where they are. */
    private int exposure() {
        if (situation.weights.of(Knob.EXPOSURE) == 0) {
            return 0;
        }
        int danger = 0;
        for (int i = 0; i < assault.size(); i++) {
            danger += situation.danger(
                    assault.from(i), state.unit(assault.unit(i)).strength() * Worth.POINT);
        }
        return danger * situation.weights.of(Knob.EXPOSURE) / 100;
    }

    private Strike strike(int target, int value) {
        int[] units = new int[assault.size()];
        int[] hexes = new int[units.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = assault.unit(i);
            hexes[i] = assault.from(i);
        }
        return new Strike(target, Ids.of(units), Ids.of(hexes), value, assault.value(), assault.column());
    }

    /** Collects who can strike this hex, strongest first; false if there is nobody. */
    private boolean gather(int target) {
        int supplied = suppliedSides(target);
        fighterCount = 0;
        anySides = 0;
        for (int i = 0; i < able.size(); i++) {
            int unit = able.get(i);
            sides[unit] = taken[unit] ? 0 : sides(unit, target, supplied);
            if (sides[unit] != 0) {
                fighters[fighterCount++] = unit;
                anySides |= sides[unit];
            }
        }
        measureRoom(target);
        return fighterCount > 0;
    }

    private void measureRoom(int target) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((anySides & 1 << way) != 0) {
                int hex = map.link(target, way);
                room[way] = StackingLimit.toleratesAirUnits(state, side, hex)
                        ? StackingLimit.COMBAT_UNITS - state.combatUnits(side, hex)
                        : 0;
            }
        }
    }

    /** Bits of the directions from the target, of those that supplies reach, in which the unit can stand. */
    private int sides(int unit, int target, int supplied) {
        return sides(state, reach[unit], unit, target, supplied);
    }

    /** The same for a unit that can reach these hexes. */
    static int sides(GameState state, @Nullable HexSet hexes, int unit, int target, int supplied) {
        GameMap map = state.map();
        int place = state.place(unit);
        int farthest = hexes == null ? 1 : state.unit(unit).movement() + 1;
        if (supplied == 0 || map.grid().distance(place, target) > farthest) {
            return 0;
        }
        int bits = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((supplied & 1 << way) != 0) {
                int hex = map.link(target, way);
                boolean open = hex == place || (hex >= 0 && hexes != null && hexes.contains(hex));
                bits |= open ? 1 << way : 0;
            }
        }
        return bits;
    }

    private boolean isSupplied(int hex) {
        return !supplyNeeded || supplied.contains(hex);
    }

    /**
     * First somebody for each hex of the pattern, then everybody who finds room, for a second and a third often bring nothing
     * until the fourth is there; of that the part that is worth most. Leaves the assault filled.
     */
    private int fill(int target, int pattern) {
        if ((pattern & ~anySides) != 0) {
            return Assault.NEVER;
        }
        Arrays.fill(placed, 0);
        Arrays.fill(arriving, 0);
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if ((pattern & 1 << way) != 0 && !occupy(target, way)) {
                return Assault.NEVER;
            }
        }
        int highest = assault.size() == 0 ? Assault.NEVER : worth();
        int kept = assault.size();
        for (int i = 0; i < fighterCount; i++) {
            int worth = !isPlaced(fighters[i]) && join(target, fighters[i]) ? worth() : Assault.NEVER;
            if (worth > highest) {
                highest = worth;
                kept = assault.size();
            }
        }
        assault.keepFirst(kept);
        return highest < situation.weights.of(Knob.STRIKE_GAIN) ? highest : spareTheNeedless(highest);
    }

    private int worth() {
        return assault.value() - effort();
    }

    private boolean join(int target, int unit) {
        int way = bestWay(target, unit);
        if (way < 0) {
            return false;
        }
        place(target, unit, way);
        return true;
    }

    private void place(int target, int unit, int way) {
        int hex = map.link(target, way);
        assault.add(unit, hex);
        placed[way]++;
        arriving[way] += state.place(unit) == hex ? 0 : 1;
    }

    /** Lets go whom the attack is worth no less without. */
    private int spareTheNeedless(int value) {
        int highest = value;
        for (int i = assault.size() - 1; i >= 0 && assault.size() > 1; i--) {
            int unit = assault.unit(i);
            int hex = assault.from(i);
            assault.drop(i);
            int without = worth();
            if (without >= highest) {
                highest = without;
            } else {
                assault.add(unit, hex);
            }
        }
        return highest;
    }

    /** What it costs not to have these units for something else. */
    private int effort() {
        int effort = 0;
        for (int i = 0; i < assault.size(); i++) {
            effort += 1 + state.unit(assault.unit(i)).strength() * situation.weights.of(Knob.EFFORT) / 100;
        }
        return effort;
    }

    private boolean occupy(int target, int way) {
        for (int i = 0; i < fighterCount; i++) {
            int unit = fighters[i];
            if (!isPlaced(unit) && hasRoom(unit, map.link(target, way), way)) {
                place(target, unit, way);
                return true;
            }
        }
        return false;
    }

    private boolean isPlaced(int unit) {
        for (int i = 0; i < assault.size(); i++) {
            if (assault.unit(i) == unit) {
                return true;
            }
        }
        return false;
    }

    /** Where the unit fits in: rather not across a river, rather where it stands. */
    private int bestWay(int target, int unit) {
        int best = NOBODY;
        int bestScore = Integer.MIN_VALUE;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(target, way);
            if (!hasRoom(unit, hex, way)) {
                continue;
            }
            int score = (map.isRiverSide(target, way) ? 0 : situation.weights.of(Knob.NO_RIVER))
                    + (state.place(unit) == hex ? situation.weights.of(Knob.STRIKE_STAY) : 0)
                    + placed[way];
            if (score > bestScore) {
                best = way;
                bestScore = score;
            }
        }
        return best;
    }

    /** Those of the strike who stand there already are counted by the board. */
    private boolean hasRoom(int unit, int hex, int way) {
        return (sides[unit] & 1 << way) != 0 && (state.place(unit) == hex || arriving[way] < room[way]);
    }
}
