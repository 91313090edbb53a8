package seelowe.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;

/**
 * Where everything stands at one moment. Immutable: {@link #after} answers with another one. Whoever goes through many plays them
 * on a {@link Scratch}, whose board is the one state that changes under its reader.
 *
 * <p>Units and hexes are dense numbers.
 */
public final class GameState {
    /** Raised whenever the {@link #hash} of a position changes, so that old records are not blamed for it. */
    public static final int HASH_VERSION = 1;

    static final int NOBODY = CounterBoard.NOBODY;

    final Scenario scenario;
    GameOptions options;
    final CounterBoard counters;
    private final Unit[] roster;
    private final Ids airUnits;
    final HexSet germanHeld;
    final HexSet germanEntered;
    final HexSet homeGuard;
    final HexSet homeGuardAttacked;

    int turn;
    PhaseName phase;
    Weather weather;
    int invadedAreas;
    int openAreas;
    Wave wave;
    int nextAirTransport;
    boolean removingExcess;
    Ids excessHexes;
    Ids excessAmounts;
    int pausedUnit = NOBODY;
    int pausedPoints;
    Campaign campaign = Campaign.NONE;

    @Nullable
    Combat combat;

    @Nullable
    Raid raid;

    @Nullable
    GameResult result;

    private GameState(Scenario scenario, GameOptions options) {
        this.scenario = scenario;
        this.options = options;
        this.roster = scenario.roster().toArray(new Unit[0]);
        this.airUnits = airUnits(roster);
        this.counters = new CounterBoard(roster, scenario.map());
        int hexes = scenario.map().size();
        this.germanHeld = new HexSet(hexes);
        this.germanEntered = new HexSet(hexes);
        this.homeGuard = new HexSet(hexes);
        this.homeGuardAttacked = new HexSet(hexes);
        this.phase = PhaseName.WEATHER;
        this.weather = Weather.CLEAR;
        this.wave = Wave.NONE;
        this.nextAirTransport = scenario.rules().airTransportTurn();
        this.excessHexes = Ids.none();
        this.excessAmounts = Ids.none();
    }

    private static Ids airUnits(Unit[] roster) {
        int[] found = new int[roster.length];
        int count = 0;
        for (Unit unit : roster) {
            if (unit.isAir()) {
                found[count++] = unit.id();
            }
        }
        return Ids.of(found, count);
    }

    /** A board with no unit on it, before the first event. */
    public static GameState empty(Scenario scenario, GameOptions options) {
        return new GameState(scenario, options);
    }

    private GameState(GameState from, GameOptions options) {
        this.scenario = from.scenario;
        this.options = options;
        this.roster = from.roster;
        this.airUnits = from.airUnits;
        this.counters = from.counters.copy();
        this.germanHeld = from.germanHeld.copy();
        this.germanEntered = from.germanEntered.copy();
        this.homeGuard = from.homeGuard.copy();
        this.homeGuardAttacked = from.homeGuardAttacked.copy();
        this.phase = from.phase;
        this.weather = from.weather;
        this.wave = from.wave;
        this.excessHexes = from.excessHexes;
        this.excessAmounts = from.excessAmounts;
        takeFigures(from);
    }

    /** Whether the other began from the same laid-out counters, so that the one can {@link #become} the other. */
    boolean isOfSameGame(GameState other) {
        return roster == other.roster;
    }

    /** Makes this the same as the other; no array is made anew. */
    void become(GameState other) {
        options = other.options;
        counters.become(other.counters);
        germanHeld.become(other.germanHeld);
        germanEntered.become(other.germanEntered);
        homeGuard.become(other.homeGuard);
        homeGuardAttacked.become(other.homeGuardAttacked);
        phase = other.phase;
        weather = other.weather;
        wave = other.wave;
        excessHexes = other.excessHexes;
        excessAmounts = other.excessAmounts;
        takeFigures(other);
    }

    private void takeFigures(GameState from) {
        turn = from.turn;
        invadedAreas = from.invadedAreas;
        openAreas = from.openAreas;
        nextAirTransport = from.nextAirTransport;
        removingExcess = from.removingExcess;
        pausedUnit = from.pausedUnit;
        pausedPoints = from.pausedPoints;
        campaign = from.campaign;
        combat = from.combat;
        raid = from.raid;
        result = from.result;
    }

    GameState copy() {
        return new GameState(this, options);
    }

    /** The same position, to go on from under another version of the rules; the state itself if that is its own. */
    public GameState under(RulesVersion version) {
        if (version == options.rulesVersion()) {
            return this;
        }
        GameState same =
                new GameState(this, options.change().rulesVersion(version).build());
        if (version.landingPaidAtOnce() && !options.rulesVersion().landingPaidAtOnce()) {
            same.payLandings();
        }
        return same;
    }

    /** [12.51] Landings not yet charged cost what they would cost now. */
    private void payLandings() {
        for (int unit = 0; unit < roster.length; unit++) {
            if (has(unit, Mark.DEBARKED)
                    && isOnMap(unit)
                    && controls(roster[unit].side().enemy(), place(unit))) {
                counters.set(unit, Mark.DEBARKED_IN_ZONE);
            }
        }
    }

    /** The state after these events, in this order. */
    public GameState after(Event... events) {
        return after(List.of(events));
    }

    /** The state after these events, in this order. */
    public GameState after(List<Event> events) {
        Scratch scratch = Scratch.of(this);
        events.forEach(scratch::apply);
        return scratch.takeOver();
    }

    public Scenario scenario() {
        return scenario;
    }

    public ScenarioRules rules() {
        return scenario.rules();
    }

    public GameOptions options() {
        return options;
    }

    public GameMap map() {
        return scenario.map();
    }

    public int unitCount() {
        return roster.length;
    }

    public Unit unit(int id) {
        return roster[id];
    }

    /** The air units of both sides, ascending, wherever they are. */
    public Ids airUnits() {
        return airUnits;
    }

    public int turn() {
        return turn;
    }

    public PhaseName phase() {
        return phase;
    }

    public Weather weather() {
        return weather;
    }

    /** A hex or a box: see {@link Place}. */
    public int place(int unit) {
        return counters.place[unit];
    }

    /** The hex a unit is seen in from the air: its own, or the echelon hex of a unit at sea; -1 for any other box. */
    public int mapHex(int unit) {
        int where = counters.place[unit];
        return Place.isEchelon(where) ? map().echelonHex(Place.area(where)) : Math.max(where, NOBODY);
    }

    public boolean isOnMap(int unit) {
        return counters.place[unit] >= 0;
    }

    public boolean isEliminated(int unit) {
        return counters.place[unit] == Place.ELIMINATED;
    }

    public boolean has(int unit, Mark mark) {
        return counters.has(unit, mark);
    }

    /** All marks of a unit, as bits of {@link Mark}. */
    public int marks(int unit) {
        return counters.marks[unit];
    }

    public boolean hasAny(int unit, int bits) {
        return (counters.marks[unit] & bits) != 0;
    }

    /** The hex an air unit has been sent against, or -1. */
    public int target(int airUnit) {
        return counters.target[airUnit];
    }

    /** The first unit in a hex, or -1: {@code for (u = first(hex); u >= 0; u = next(u))} goes through them, ascending. */
    public int first(int hex) {
        return counters.first(hex);
    }

    public int next(int unit) {
        return counters.next(unit);
    }

    /** Whether a ground unit of this side is in the hex (ledger 0.2, friendOn). */
    public boolean hasGround(Side side, int hex) {
        return counters.ground(side).contains(hex);
    }

    /** All hexes with ground units of this side. */
    public Hexes groundHexes(Side side) {
        return counters.ground(side);
    }

    /** Whether a combat unit of this side is in the hex. */
    public boolean hasCombat(Side side, int hex) {
        return counters.fighters(side).contains(hex);
    }

    /** All hexes with combat units of this side. */
    public Hexes combatHexes(Side side) {
        return counters.fighters(side);
    }

    public int combatUnits(Side side, int hex) {
        if (!hasCombat(side, hex)) {
            return 0;
        }
        int count = 0;
        for (int unit = first(hex); unit >= 0; unit = next(unit)) {
            if (roster[unit].side() == side && roster[unit].isCombat()) {
                count++;
            }
        }
        return count;
    }

    /** All hexes with supply units. */
    public Hexes supplyHexes() {
        return counters.supplies();
    }

    public int supplyUnits(int hex) {
        if (!counters.supplies().contains(hex)) {
            return 0;
        }
        int count = 0;
        for (int unit = first(hex); unit >= 0; unit = next(unit)) {
            if (roster[unit].isSupply()) {
                count++;
            }
        }
        return count;
    }

    /** Air units of this side on the ground in the hex; those in the air are not counted. */
    public int groundedAirUnits(Side side, int hex) {
        int count = 0;
        for (int unit = first(hex); unit >= 0; unit = next(unit)) {
            if (roster[unit].side() == side && roster[unit].isAir() && !has(unit, Mark.AIRBORNE)) {
                count++;
            }
        }
        return count;
    }

    /** [6.0] Whether a unit of this side controls the hex. */
    public boolean controls(Side side, int hex) {
        return counters.controls(side, hex);
    }

    /** [6.0] All hexes that units of this side control. */
    public Hexes controlledHexes(Side side) {
        return counters.controlled(side);
    }

    /** [12.32E, Q04] Whether a German ground unit was the last to enter the hex. */
    public boolean isGermanHeld(int hex) {
        return germanHeld.contains(hex);
    }

    /** [12.32E, Q04] All such hexes. */
    public Hexes germanHeldHexes() {
        return germanHeld;
    }

    /** [14.1, Q80] Whether any German ground unit ever entered the hex. */
    public boolean wasEnteredByGermans(int hex) {
        return germanEntered.contains(hex);
    }

    /** [14.1, Q80] All such hexes. */
    public Hexes germanEnteredHexes() {
        return germanEntered;
    }

    /** [14.1] Whether an unreduced Home Guard stands in the hex. */
    public boolean hasHomeGuard(int hex) {
        return homeGuard.contains(hex);
    }

    /** [14.1] All hexes with an unreduced Home Guard. */
    public Hexes homeGuardHexes() {
        return homeGuard;
    }

    /** [8.14] Whether the Home Guard of the hex has been attacked in this Combat Phase. */
    public boolean homeGuardWasAttacked(int hex) {
        return homeGuardAttacked.contains(hex);
    }

    /** [8.14] All such hexes. */
    public Hexes attackedHomeGuardHexes() {
        return homeGuardAttacked;
    }

    /** [12.32D] Whether a seaborne unit landed on a beach of this area on Game-Turn 1. */
    public boolean isInvaded(LandingArea area) {
        return area.in(invadedAreas);
    }

    /** [12.32D] The same for all areas, as bits. */
    public int invadedAreas() {
        return invadedAreas;
    }

    /** [11.61] Bits of the areas that the German plan may use. */
    public int openAreas() {
        return openAreas;
    }

    /** [12.1] The open transport wave as a whole. */
    public Wave transportWave() {
        return wave;
    }

    /** The number of the open transport wave, 0 before the first. */
    public int wave() {
        return wave.number();
    }

    /** Transport Points left in the open wave. */
    public int wavePoints() {
        return wave.points();
    }

    /** [12.14] Whether the wave's free supply unit has been embarked. */
    public boolean waveSupplyEmbarked() {
        return wave.supplyEmbarked();
    }

    /** [12.13, Q70] Whether a new wave may be opened now. */
    public boolean waveMayStart() {
        return wave.mayGiveWay();
    }

    /** [10.9] The first Game-Turn on which a supply unit may be flown in again. */
    public int nextAirTransport() {
        return nextAirTransport;
    }

    /** [7.5] Whether the phase only waits for overstacked hexes to be reduced. */
    public boolean isRemovingExcess() {
        return removingExcess;
    }

    /** [Q23] By how many counters the hex was overstacked when this mechanized phase began. */
    public int notedExcess(int hex) {
        for (int i = 0; i < excessHexes.size(); i++) {
            if (excessHexes.get(i) == hex) {
                return excessAmounts.get(i);
            }
        }
        return 0;
    }

    /** [Q23] The hexes that were overstacked when this mechanized phase began. */
    public Ids excessHexes() {
        return excessHexes;
    }

    /** The unit that something stopped on its way and that may go on, or -1. */
    public int pausedUnit() {
        return pausedUnit;
    }

    /** The Movement Points that the stopped unit has left. */
    public int pausedPoints() {
        return pausedPoints;
    }

    /** What a scenario with rules of its own keeps beside the board. */
    public Campaign campaign() {
        return campaign;
    }

    public @Nullable Combat combat() {
        return combat;
    }

    public @Nullable Raid raid() {
        return raid;
    }

    /** Null while the game goes on. */
    public @Nullable GameResult result() {
        return result;
    }

    /** 64 bits that differ between different states; the same on every machine. */
    public long hash() {
        return StateHash.of(this);
    }

    void enter(int unit, int hex) {
        counters.relocate(unit, hex);
        occupy(unit, hex);
    }

    /** [Q04] A ground unit has entered the hex. */
    void occupy(int unit, int hex) {
        if (!roster[unit].isGround()) {
            return;
        }
        if (roster[unit].side() == Side.GERMAN) {
            germanHeld.add(hex);
            germanEntered.add(hex);
        } else {
            germanHeld.remove(hex);
        }
    }
}
