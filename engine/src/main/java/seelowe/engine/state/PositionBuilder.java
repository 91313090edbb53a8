package seelowe.engine.state;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;

/**
 * Puts a state together from parts, for positions that come from outside the game: analysis, set-ups for study, positions
 * written as text. Play itself goes by events alone, on a {@link Scratch}. Nothing is derived here but zones of
 * control; whether the parts make sense together is the caller's affair.
 */
public final class PositionBuilder {
    private final GameState draft;

    private PositionBuilder(GameState draft) {
        this.draft = draft;
    }

    /** Begins with everything as it is in this state, which stays as it is. */
    public static PositionBuilder from(GameState state) {
        return new PositionBuilder(state.copy());
    }

    public GameState build() {
        return draft.copy();
    }

    /**
     * @param place a hex, or a box of {@link Place}
     * @param marks bits of {@link Mark}
     * @param target the hex an air unit was sent against, or -1
     */
    public PositionBuilder unit(int unit, int place, int marks, int target) {
        draft.counters.relocate(unit, Place.AWAITED);
        draft.counters.marks[unit] = marks;
        draft.counters.relocate(unit, place);
        draft.counters.target[unit] = (short) target;
        return this;
    }

    public PositionBuilder turn(int turn) {
        draft.turn = turn;
        return this;
    }

    public PositionBuilder phase(PhaseName phase) {
        draft.phase = phase;
        return this;
    }

    public PositionBuilder weather(Weather weather) {
        draft.weather = weather;
        return this;
    }

    /** [12.32E] Exactly these hexes are German. */
    public PositionBuilder germanHeld(Ids hexes) {
        return fill(draft.germanHeld, hexes);
    }

    /** [14.1] Exactly these hexes have ever been entered by Germans. */
    public PositionBuilder germanEntered(Ids hexes) {
        return fill(draft.germanEntered, hexes);
    }

    /** [14.1] Exactly these hexes have a Home Guard. */
    public PositionBuilder homeGuard(Ids hexes) {
        return fill(draft.homeGuard, hexes);
    }

    /** [8.14] Exactly these Home Guards have been attacked in this phase. */
    public PositionBuilder homeGuardAttacked(Ids hexes) {
        return fill(draft.homeGuardAttacked, hexes);
    }

    private PositionBuilder fill(HexSet set, Ids hexes) {
        set.clear();
        for (int i = 0; i < hexes.size(); i++) {
            set.add(hexes.get(i));
        }
        return this;
    }

    /** [12.32D] As bits. */
    public PositionBuilder invadedAreas(int areas) {
        draft.invadedAreas = areas;
        return this;
    }

    /** [11.61] As bits. */
    public PositionBuilder openAreas(int areas) {
        draft.openAreas = areas;
        return this;
    }

    public PositionBuilder wave(Wave wave) {
        draft.wave = wave;
        return this;
    }

    /** [10.9] The first Game-Turn on which a supply unit may be flown in again. */
    public PositionBuilder nextAirTransport(int turn) {
        draft.nextAirTransport = turn;
        return this;
    }

    /** [7.5] */
    public PositionBuilder removingExcess(boolean removing) {
        draft.removingExcess = removing;
        return this;
    }

    /** [Q23] Overstacked hexes and by how many counters each is. */
    public PositionBuilder excess(Ids hexes, Ids amounts) {
        draft.excessHexes = hexes;
        draft.excessAmounts = amounts;
        return this;
    }

    public PositionBuilder combat(@Nullable Combat combat) {
        draft.combat = combat;
        return this;
    }

    public PositionBuilder raid(@Nullable Raid raid) {
        draft.raid = raid;
        return this;
    }

    /** The unit that something stopped on its way, or -1, and the points it has left. */
    public PositionBuilder paused(int unit, int points) {
        draft.pausedUnit = unit;
        draft.pausedPoints = points;
        return this;
    }

    public PositionBuilder campaign(Campaign campaign) {
        draft.campaign = campaign;
        return this;
    }

    public PositionBuilder result(@Nullable GameResult result) {
        draft.result = result;
        return this;
    }
}
