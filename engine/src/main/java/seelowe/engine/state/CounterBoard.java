package seelowe.engine.state;

import java.util.Arrays;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.control.ZonesOfControl;

/**
 * Where the counters lie and what markers are on them. The chains of units in a hex (ascending), the sets of
 * hexes that are held and the zones of control follow from places and marks, and are kept true with every change because every
 * rule asks for them.
 */
final class CounterBoard {
    static final int NOBODY = -1;

    final Unit[] roster;
    final short[] place;
    final int[] marks;
    final short[] target;
    private final short[] nextInHex;
    private final short[] firstInHex;
    private final ZonesOfControl zones;
    /** Hexes with ground units, and with combat units, of each side; hexes with supply units. */
    private final HexSet germanGround;

    private final HexSet britishGround;
    private final HexSet germanFighters;
    private final HexSet britishFighters;
    private final HexSet supplies;

    CounterBoard(Unit[] roster, GameMap map) {
        this.roster = roster;
        this.place = new short[roster.length];
        Arrays.fill(place, (short) Place.AWAITED);
        this.marks = new int[roster.length];
        this.target = new short[roster.length];
        Arrays.fill(target, (short) NOBODY);
        this.nextInHex = new short[roster.length];
        this.firstInHex = new short[map.size()];
        Arrays.fill(firstInHex, (short) NOBODY);
        this.zones = new ZonesOfControl(map);
        this.germanGround = new HexSet(map.size());
        this.britishGround = new HexSet(map.size());
        this.germanFighters = new HexSet(map.size());
        this.britishFighters = new HexSet(map.size());
        this.supplies = new HexSet(map.size());
    }

    private CounterBoard(CounterBoard from) {
        this.roster = from.roster;
        this.place = from.place.clone();
        this.marks = from.marks.clone();
        this.target = from.target.clone();
        this.nextInHex = from.nextInHex.clone();
        this.firstInHex = from.firstInHex.clone();
        this.zones = from.zones.copy();
        this.germanGround = from.germanGround.copy();
        this.britishGround = from.britishGround.copy();
        this.germanFighters = from.germanFighters.copy();
        this.britishFighters = from.britishFighters.copy();
        this.supplies = from.supplies.copy();
    }

    CounterBoard copy() {
        return new CounterBoard(this);
    }

    /** Makes this the same as the other, which has the same roster and map. */
    void become(CounterBoard other) {
        for (int unit = 0; unit < place.length; unit++) {
            place[unit] = other.place[unit];
            marks[unit] = other.marks[unit];
            target[unit] = other.target[unit];
            nextInHex[unit] = other.nextInHex[unit];
        }
        for (int hex = 0; hex < firstInHex.length; hex++) {
            firstInHex[hex] = other.firstInHex[hex];
        }
        germanGround.become(other.germanGround);
        britishGround.become(other.britishGround);
        germanFighters.become(other.germanFighters);
        britishFighters.become(other.britishFighters);
        supplies.become(other.supplies);
        zones.become(other.zones);
    }

    int first(int hex) {
        return firstInHex[hex];
    }

    int next(int unit) {
        return nextInHex[unit];
    }

    boolean has(int unit, Mark mark) {
        return (marks[unit] & mark.bit()) != 0;
    }

    boolean controls(Side side, int hex) {
        return zones.controls(side, hex);
    }

    Hexes controlled(Side side) {
        return zones.of(side);
    }

    /** Hexes with ground units of the side. */
    HexSet ground(Side side) {
        return side == Side.GERMAN ? germanGround : britishGround;
    }

    /** Hexes with combat units of the side. */
    HexSet fighters(Side side) {
        return side == Side.GERMAN ? germanFighters : britishFighters;
    }

    /** Hexes with supply units. */
    HexSet supplies() {
        return supplies;
    }

    void set(int unit, Mark mark) {
        marks[unit] |= mark.bit();
    }

    void clear(int unit, int bits) {
        marks[unit] &= ~bits;
    }

    /** Takes marks off every unit. */
    void clearAll(int bits) {
        for (int unit = 0; unit < marks.length; unit++) {
            clear(unit, bits);
        }
    }

    /** Takes a unit to a hex or box. */
    void relocate(int unit, int to) {
        if (place[unit] >= 0) {
            unlink(unit, place[unit]);
            forget(unit, place[unit]);
            zones.remove(roster[unit], has(unit, Mark.ENTRAINED), place[unit]);
        }
        place[unit] = (short) to;
        if (to >= 0) {
            link(unit, to);
            note(roster[unit], to);
            zones.add(roster[unit], has(unit, Mark.ENTRAINED), to);
        }
    }

    /** Being on the train takes a unit's zone of control away [5.5g]. */
    void setEntrained(int unit, boolean entrained) {
        int hex = place[unit];
        if (hex >= 0) {
            zones.remove(roster[unit], has(unit, Mark.ENTRAINED), hex);
            zones.add(roster[unit], entrained, hex);
        }
        if (entrained) {
            set(unit, Mark.ENTRAINED);
        } else {
            clear(unit, Mark.ENTRAINED.bit());
        }
    }

    private void note(Unit unit, int hex) {
        if (unit.isAir()) {
            return;
        }
        ground(unit.side()).add(hex);
        if (unit.isSupply()) {
            supplies.add(hex);
        } else {
            fighters(unit.side()).add(hex);
        }
    }

    /** The unit has left the hex; those who stay are noted anew. */
    private void forget(int unit, int hex) {
        if (roster[unit].isAir()) {
            return;
        }
        Side side = roster[unit].side();
        ground(side).remove(hex);
        (roster[unit].isSupply() ? supplies : fighters(side)).remove(hex);
        for (int other = firstInHex[hex]; other >= 0; other = nextInHex[other]) {
            note(roster[other], hex);
        }
    }

    private void link(int unit, int hex) {
        int before = NOBODY;
        int after = firstInHex[hex];
        while (after >= 0 && after < unit) {
            before = after;
            after = nextInHex[after];
        }
        nextInHex[unit] = (short) after;
        if (before < 0) {
            firstInHex[hex] = (short) unit;
        } else {
            nextInHex[before] = (short) unit;
        }
    }

    private void unlink(int unit, int hex) {
        if (firstInHex[hex] == unit) {
            firstInHex[hex] = nextInHex[unit];
            return;
        }
        int before = firstInHex[hex];
        while (nextInHex[before] != unit) {
            before = nextInHex[before];
        }
        nextInHex[before] = nextInHex[unit];
    }
}
