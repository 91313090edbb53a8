package seelowe.engine.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Raid;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;

/**
 * The game as one viewer may see it. Two states that differ only in what he may not know give him equal views.
 *
 * @param units counters whose identity he knows, by number
 * @param hidden counters face down to him, by place
 * @param wavePoints Transport Points left, or {@link #UNKNOWN}
 * @param openAreas [11.61] areas of the German plan, as bits; 0 while they are secret
 */
public record View(
        Viewer viewer,
        int turn,
        PhaseName phase,
        Weather weather,
        List<KnownUnit> units,
        List<HiddenUnit> hidden,
        Ids germanHeld,
        Ids homeGuard,
        int invadedAreas,
        int openAreas,
        int wave,
        int wavePoints,
        @Nullable Combat combat,
        @Nullable Raid raid,
        Campaign campaign,
        Notes notes,
        @Nullable GameResult result) {

    /** A counter the viewer can read. */
    public record KnownUnit(int unit, int place, int marks, int target) {
        /** Written out: all of two views are compared with every change, and what the JVM makes of it is slow until it is warm. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof KnownUnit it
                    && unit == it.unit
                    && place == it.place
                    && marks == it.marks
                    && target == it.target;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * unit + place) + marks) + target;
        }
    }

    /** A counter face down: whose it is, where it is, and the markers lying on it. */
    public record HiddenUnit(Side side, int place, int marks) {}

    /** Stands for a number or a unit that the viewer may not know. */
    public static final int UNKNOWN = -1;

    private static final int MARKERS = Mark.DISRUPTED.bit()
            | Mark.ENTRAINED.bit()
            | Mark.UNACTIVATED.bit()
            | Mark.ACTIVATED.bit()
            | Mark.ISOLATED.bit()
            | Mark.UNSUPPLIED.bit();

    /** Whether a side may see something in this state that others may not. */
    public static boolean hasSecrets(GameState state) {
        return state.options().fogOfWar() || Secrecy.hidesPlan(state, Viewer.SPECTATOR);
    }

    public static View of(GameState state, Viewer viewer) {
        List<KnownUnit> known = new ArrayList<>();
        List<HiddenUnit> hidden = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            int place = Secrecy.place(state, viewer, unit);
            if (isKnown(state, viewer, unit)) {
                known.add(new KnownUnit(unit, place, state.marks(unit), state.target(unit)));
            } else {
                hidden.add(new HiddenUnit(state.unit(unit).side(), place, state.marks(unit) & MARKERS));
            }
        }
        hidden.sort(Comparator.comparingInt(HiddenUnit::place)
                .thenComparingInt(HiddenUnit::marks)
                .thenComparing(HiddenUnit::side));
        int openAreas = Secrecy.hidesPlan(state, viewer) ? 0 : state.openAreas();
        int wavePoints = Secrecy.hidesTransport(state, viewer) ? UNKNOWN : state.wavePoints();
        return of(state, viewer, known, hidden, openAreas, wavePoints, Notes.of(state, viewer));
    }

    /** For somebody from whom nothing is hidden. */
    public static View open(GameState state) {
        List<KnownUnit> units = new ArrayList<>(state.unitCount());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            units.add(new KnownUnit(unit, state.place(unit), state.marks(unit), state.target(unit)));
        }
        return of(state, Viewer.GERMAN, units, List.of(), state.openAreas(), state.wavePoints(), Notes.open(state));
    }

    private static View of(
            GameState state,
            Viewer viewer,
            List<KnownUnit> known,
            List<HiddenUnit> hidden,
            int openAreas,
            int wavePoints,
            Notes notes) {
        return new View(
                viewer,
                state.turn(),
                state.phase(),
                state.weather(),
                List.copyOf(known),
                List.copyOf(hidden),
                Notes.hexes(state, state.germanHeldHexes()),
                Notes.hexes(state, state.homeGuardHexes()),
                state.invadedAreas(),
                openAreas,
                state.wave(),
                wavePoints,
                state.combat(),
                state.raid(),
                state.campaign(),
                notes,
                state.result());
    }

    /** Whether the viewer can read this counter. */
    public static boolean isKnown(GameState state, Viewer viewer, int unit) {
        return !Secrecy.hidesIdentity(state, viewer, unit);
    }
}
