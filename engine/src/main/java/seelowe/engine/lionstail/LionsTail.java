package seelowe.engine.lionstail;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.term.PhaseName;

/** [LT 1.0] The Lion's Tail: what the standard rules ask of a scenario, answered for this one. */
public final class LionsTail implements SpecialPlay {
    private final Terms terms;
    private final Map<PhaseName, Phase> phases;
    private final Score score;

    private LionsTail(Terms terms) {
        this.terms = terms;
        this.phases = Collections.unmodifiableMap(phases(terms));
        this.score = new Score(terms);
    }

    public static LionsTail of(ModuleSettings settings) {
        return new LionsTail(Terms.of(settings));
    }

    private static Map<PhaseName, Phase> phases(Terms terms) {
        Map<PhaseName, Phase> phases = new EnumMap<>(SequenceOfPlay.standardPhases());
        EdgePhases.addTo(phases, terms);
        return phases;
    }

    Terms terms() {
        return terms;
    }

    @Override
    public Map<PhaseName, Phase> phases() {
        return phases;
    }

    @Override
    public void turnEnds(Resolution play) {
        score.endTurn(play);
    }

    @Override
    public void reckon(Resolution play) {
        score.reckon(play);
    }
}
