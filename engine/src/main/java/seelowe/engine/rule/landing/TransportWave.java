package seelowe.engine.rule.landing;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/** [12.1] Transport waves: what embarking costs, which echelons ships sail to, when a new wave may begin. */
@Rule({"R12.1a", "R12.11a", "R12.12"})
public final class TransportWave {
    static final int FURTHER_SUPPLY_UNIT = 3;

    private TransportWave() {}

    /** The Transport Points a unit takes up in the open wave. */
    @Rule({"R12.11b", "R12.14", "Q71"})
    public static int cost(GameState state, int unit) {
        if (state.unit(unit).isSupply()) {
            return state.waveSupplyEmbarked() ? FURTHER_SUPPLY_UNIT : 0;
        }
        return state.unit(unit).strength();
    }

    /** Whether ships sail to the area's echelon. */
    @Rule({"R11.41K", "R12.4a", "Q69"})
    public static boolean isOpen(GameState state, LandingArea area) {
        if (state.isInvaded(area) || (state.options().embarkAnyEchelon() && state.turn() > 1)) {
            return true;
        }
        Ids coast = state.map().landingHexes(area);
        for (int i = 0; i < coast.size(); i++) {
            if (state.map().isPort(coast.get(i)) && state.isGermanHeld(coast.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Bits of the areas that ships sail to. */
    public static int openAreas(GameState state) {
        int areas = 0;
        for (int i = 0; i < LandingArea.COUNT; i++) {
            LandingArea area = LandingArea.of(i);
            if (isOpen(state, area)) {
                areas |= area.bit();
            }
        }
        return areas;
    }

    public static Obstacle obstacle(GameState state, int unit, LandingArea area) {
        Obstacle own = unitObstacle(state, unit);
        if (own != Obstacle.NONE || isOpen(state, area)) {
            return own;
        }
        return state.turn() == 1 ? Obstacle.FIRST_WAVE_CLOSED : Obstacle.ECHELON_CLOSED;
    }

    /** What keeps the unit from embarking wherever it would sail to. */
    @Rule({"R11.1H", "R12.13a", "Q72"})
    public static Obstacle unitObstacle(GameState state, int id) {
        Unit unit = state.unit(id);
        if (!waits(state, id)) {
            return Obstacle.NOT_IN_FRANCE;
        }
        if (unit.mechanized() && state.turn() < state.rules().mechanizedEmbarkTurn()) {
            return Obstacle.BANNED_MECHANIZED;
        }
        if (cost(state, id) <= state.wavePoints()) {
            return Obstacle.NONE;
        }
        return unit.isSupply() ? Obstacle.SUPPLY_TOO_DEAR : Obstacle.TOO_FEW_POINTS;
    }

    /** A ground unit in the France box; air units there do not sail. */
    public static boolean waits(GameState state, int unit) {
        return state.place(unit) == Place.FRANCE && state.unit(unit).isGround();
    }

    /** Whether a new wave may be opened now, its predecessor's points lapsing. */
    @Rule({"R12.13b", "Q70"})
    public static boolean mayStart(GameState state) {
        return state.waveMayStart() && isScheduled(state);
    }

    /** Whether the schedule has a wave after the open one. */
    public static boolean isScheduled(GameState state) {
        return state.options().lastWaveRepeats()
                || state.wave() < state.rules().waves().size();
    }
}
