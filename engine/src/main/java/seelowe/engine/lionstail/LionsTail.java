package seelowe.engine.lionstail;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.Refusal;

/** [LT 1.0] The Lion's Tail: what the standard rules ask of a scenario, answered for this one. */
public final class LionsTail implements SpecialPlay {
    private static final List<String> CASES = List.of(
            "LT2.23", "LT2.24", "LT4.11", "LT4.22", "LT4.23", "LT4.24", "LT4.25", "LT5.22", "LT5.23", "LT5.24",
            "LT6.23");

    private final Terms terms;
    private final Risings risings;
    private final Phase risingChoice;
    private final Map<PhaseName, Phase> phases;
    private final Score score;

    private LionsTail(Terms terms, GameMap map) {
        this.terms = terms;
        Towns towns = new Towns(map, terms.alarmDistance());
        this.risings = new Risings(towns);
        this.risingChoice = new RisingChoice(towns, risings);
        Map<PhaseName, Phase> all = new EnumMap<>(SequenceOfPlay.standardPhases());
        BoardPhases.addTo(all, terms, towns, risings);
        EdgePhases.addTo(all, terms);
        this.phases = Collections.unmodifiableMap(all);
        this.score = new Score(terms);
    }

    public static LionsTail of(ModuleSettings settings) {
        return new LionsTail(Terms.of(settings), settings.map());
    }

    @Override
    public List<String> cases() {
        return CASES;
    }

    Terms terms() {
        return terms;
    }

    @Override
    public Map<PhaseName, Phase> phases() {
        return phases;
    }

    @Override
    public void begin(Resolution play) {
        new Opening(terms).lay(play);
    }

    @Override
    public @Nullable Phase interrupt(GameState state) {
        return state.campaign().risings().isEmpty() ? null : risingChoice;
    }

    @Override
    public void enters(Resolution play, int unit, int hex) {
        Airfields.overrun(play, unit, hex);
    }

    @Override
    public boolean stops(GameState state, int unit, int hex) {
        return risings.isAlarm(state, unit, hex);
    }

    @Override
    public void entered(Resolution play, int unit, int hex) {
        risings.alarm(play, unit, hex);
    }

    @Override
    public void attacked(Resolution play, Ids attackers, Ids targets) {
        Airfields.attacked(play, attackers, targets);
    }

    @Override
    public void stormed(Resolution play, Ids attackers, int hex) {
        Airfields.stormed(play, attackers, hex);
    }

    @Override
    public boolean isWonBeyondTheEdge() {
        return true;
    }

    @Override
    public int alarmDistance() {
        return terms.alarmDistance();
    }

    @Override
    public Optional<Refusal> closure(GameState state, Unit unit, int hex) {
        return Airfields.closure(state, unit, hex);
    }

    @Override
    public boolean isTarget(GameState state, Side attacker, int hex) {
        return Airfields.isTarget(state, attacker, hex);
    }

    @Override
    public int addedDefence(GameState state, Ids attackers, int hex) {
        return Airfields.addedDefence(state, attackers, hex);
    }

    @Override
    public Optional<Refusal> attackRefusal(GameState state, Ids attackers, Ids targets) {
        return Airfields.attackRefusal(state, attackers, targets);
    }

    @Override
    public boolean isVoid(GameState state, Ids attackers, Ids targets, CombatResult result) {
        return Airfields.isVoid(state, attackers, targets, result);
    }

    @Override
    public Ids withdrawals(GameState state, int unit) {
        return Withdrawals.of(state, unit);
    }

    @Override
    public Optional<Refusal> baseClosure(GameState state, int hex) {
        return Airfields.baseClosure(state, hex);
    }

    @Override
    public Ids germanBases(GameState state, int airUnit) {
        return GermanBases.of(state, airUnit);
    }

    @Override
    public Optional<Refusal> germanBaseRefusal(GameState state, int airUnit, int hex) {
        return GermanBases.refusal(state, airUnit, hex);
    }

    @Override
    public void turnEnds(Resolution play) {
        score.endTurn(play);
    }

    @Override
    public String reckoning(GameState state) {
        return score.inWords(state.campaign().score());
    }

    @Override
    public Outlook outlook(GameState state) {
        return score.outlook(state);
    }

    @Override
    public void reckon(Resolution play) {
        score.reckon(play);
    }
}
