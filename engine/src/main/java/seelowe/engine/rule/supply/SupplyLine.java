package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** What a path of supply may lead through and where it may end (ledger 0.2, openForSupply). */
@Rule({"R9.1a", "R9.2", "R6.5"})
final class SupplyLine {
    /** No unit is lifted off the map. */
    static final int NOBODY = -1;

    private static final LandingArea[] LANDING_AREAS = LandingArea.values();

    private SupplyLine() {}

    /** Whether a path of this side may enter the hex, as if the lifted unit were not on the map. */
    @Rule({"R14.2", "Q44", "Q53"})
    static boolean isOpen(GameState state, Side side, int hex, int lifted) {
        if (side == Side.GERMAN && state.hasHomeGuard(hex)) {
            return false;
        }
        boolean friendOn = false;
        for (int each = state.first(hex); each >= 0; each = state.next(each)) {
            Unit unit = state.unit(each);
            if (unit.side() != side) {
                if (unit.isGround() || blocksFromTheGround(state, each)) {
                    return false;
                }
            } else if (each != lifted && unit.isGround()) {
                friendOn = true;
            }
        }
        return friendOn || !state.controls(side.enemy(), hex);
    }

    /** The same for all hexes at once: makes the set the hexes that a path of this side may enter. */
    static void open(GameState state, Side side, int lifted, HexSet open) {
        Hexes land = state.map().land();
        Hexes foes = state.groundHexes(side.enemy());
        Hexes friends = state.groundHexes(side);
        Hexes controlled = state.controlledHexes(side.enemy());
        for (int i = 0; i < open.wordCount(); i++) {
            open.setWord(i, land.word(i) & ~foes.word(i) & (friends.word(i) | ~controlled.word(i)));
        }
        if (side == Side.GERMAN) {
            Hexes homeGuard = state.homeGuardHexes();
            for (int i = 0; i < open.wordCount(); i++) {
                open.setWord(i, open.word(i) & ~homeGuard.word(i));
            }
        }
        if (state.options().airUnitsBlockSupply()) {
            Ids airUnits = state.airUnits();
            for (int i = 0; i < airUnits.size(); i++) {
                look(state, side, state.place(airUnits.get(i)), lifted, open);
            }
        }
        if (lifted != NOBODY) {
            look(state, side, state.place(lifted), lifted, open);
        }
    }

    /** Looks at a hex by itself. */
    private static void look(GameState state, Side side, int hex, int lifted, HexSet open) {
        if (hex >= 0 && !isOpen(state, side, hex, lifted)) {
            open.remove(hex);
        }
    }

    @Rule("Q45")
    private static boolean blocksFromTheGround(GameState state, int airUnit) {
        return state.options().airUnitsBlockSupply() && !state.has(airUnit, Mark.AIRBORNE);
    }

    /** Where a path that is to give full supply may end; the hex must be open as well. */
    @Rule({"R9.3b", "Q48", "Q49"})
    static Hexes sources(GameState state, Side side) {
        return side == Side.GERMAN ? state.supplyHexes() : state.map().britishSources();
    }

    /** [9.5] Where a German path that is to give partial supply may end; the hex must be open as well. */
    @Rule({"R9.5", "R12.4b", "Q46"})
    static HexSet partialSources(GameState state) {
        HexSet sources = new HexSet(state.map().size());
        GameMap map = state.map();
        Hexes held = state.germanHeldHexes();
        for (int i = 0; i < sources.wordCount(); i++) {
            sources.setWord(i, held.word(i) & map.ports().word(i));
        }
        for (LandingArea area : LANDING_AREAS) {
            for (int i = 0; state.isInvaded(area) && i < sources.wordCount(); i++) {
                sources.setWord(
                        i, sources.word(i) | (held.word(i) & map.beaches(area).word(i)));
            }
        }
        return sources;
    }
}
