package seelowe.engine.rule.supply;

import java.util.Arrays;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.GameState;
import seelowe.engine.term.SupplyStatus;

/**
 * [9.1, 9.2, 9.5] The supply of all units of a side at one moment. Holds working memory for one scenario; {@link #judge} may
 * be called for any number of its states.
 */
@Rule({"R9.1b", "R9.2", "R9.4", "R9.5", "R9.6b", "Q47"})
public final class SupplyJudgement {
    /** [9.1] The rule book's longest path that gives full supply; what a scenario says is among its {@link Measures}. */
    public static final int SUPPLIED_WITHIN = Measures.STANDARD.suppliedWithin();
    /** [9.1] And the longest that saves a unit from isolation. */
    public static final int UNSUPPLIED_WITHIN = Measures.STANDARD.unsuppliedWithin();
    /** [9.5] And the longest to a port or beach that does. */
    public static final int PARTIAL_WITHIN = Measures.STANDARD.partialWithin();

    private final SupplyTracer tracer;
    private final SupplyStatus[] status;

    private SupplyJudgement(GameState state) {
        this.tracer = new SupplyTracer(state.map());
        this.status = new SupplyStatus[state.unitCount()];
    }

    public static SupplyJudgement of(GameState state, Side side) {
        SupplyJudgement judgement = new SupplyJudgement(state);
        judgement.judge(state, side);
        return judgement;
    }

    /** Judges the side's units anew; the other side's count as Supplied here, as do those that are not on the map. */
    public void judge(GameState state, Side side) {
        Arrays.fill(status, SupplyStatus.SUPPLIED);
        if (FirstTurnSupply.isFull(state)) {
            return;
        }
        if (side == Side.GERMAN) {
            judgeGermans(state);
        } else {
            judgeBritish(state);
        }
    }

    private void judgeGermans(GameState state) {
        Measures measures = state.rules().measures();
        tracer.measureToSources(state, Side.GERMAN, measures.unsuppliedWithin());
        for (int unit = 0; unit < status.length; unit++) {
            if (isJudged(state, unit, Side.GERMAN)) {
                status[unit] = byLength(measures, Side.GERMAN, tracer.length(state.place(unit)));
            }
        }
        if (Arrays.asList(status).contains(SupplyStatus.ISOLATED)) {
            tracer.measureToPartialSources(state, measures.partialWithin());
            for (int unit = 0; unit < status.length; unit++) {
                if (status[unit] == SupplyStatus.ISOLATED && tracer.isReached(state.place(unit))) {
                    status[unit] = SupplyStatus.UNSUPPLIED;
                }
            }
        }
    }

    /** British paths may have any length, so only what is connected counts. */
    @Rule("R9.2")
    private void judgeBritish(GameState state) {
        tracer.measureUpTo(state, Side.BRITISH, state.combatHexes(Side.BRITISH));
        for (int unit = 0; unit < status.length; unit++) {
            if (isJudged(state, unit, Side.BRITISH) && !tracer.isReached(state.place(unit))) {
                status[unit] = SupplyStatus.ISOLATED;
            }
        }
    }

    private static boolean isJudged(GameState state, int unit, Side side) {
        return state.isOnMap(unit) && state.unit(unit).side() == side && needsSupply(state.unit(unit));
    }

    /** What the latest judgement says of the unit. */
    public SupplyStatus status(int unit) {
        return status[unit];
    }

    /** The supply of a single unit on the map at this moment. */
    public static SupplyStatus status(SupplyTracer tracer, GameState state, int unit) {
        if (FirstTurnSupply.isFull(state) || !needsSupply(state.unit(unit))) {
            return SupplyStatus.SUPPLIED;
        }
        Side side = state.unit(unit).side();
        Measures measures = state.rules().measures();
        int limit = side == Side.GERMAN ? measures.unsuppliedWithin() : SupplyTracer.NO_PATH;
        SupplyStatus found = byLength(measures, side, tracer.lengthToSource(state, side, state.place(unit), limit));
        return found == SupplyStatus.ISOLATED && hasPartialSupply(tracer, state, unit)
                ? SupplyStatus.UNSUPPLIED
                : found;
    }

    /** Supply units, partisans and air units are always supplied. */
    @Rule({"R9.6b", "R4.1-BC"})
    static boolean needsSupply(Unit unit) {
        return unit.isCombat() && unit.type() != UnitType.PARTISAN;
    }

    /** [9.1, 9.2] What a path of this length to a source makes of a unit; {@link SupplyTracer#NO_PATH} for none. */
    public static SupplyStatus byLength(Measures measures, Side side, int length) {
        if (length == SupplyTracer.NO_PATH || (side == Side.GERMAN && length > measures.unsuppliedWithin())) {
            return SupplyStatus.ISOLATED;
        }
        return side == Side.BRITISH || length <= measures.suppliedWithin()
                ? SupplyStatus.SUPPLIED
                : SupplyStatus.UNSUPPLIED;
    }

    private static boolean hasPartialSupply(SupplyTracer tracer, GameState state, int unit) {
        return state.unit(unit).side() == Side.GERMAN
                && tracer.lengthToPartialSource(
                                state,
                                state.place(unit),
                                state.rules().measures().partialWithin())
                        != SupplyTracer.NO_PATH;
    }
}
