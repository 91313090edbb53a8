package seelowe.engine.lionstail;

import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.scenario.ModuleSettings;

/** [LT 1.0] The Lion's Tail: what the standard rules ask of a scenario, answered for this one. */
public final class LionsTail implements SpecialPlay {
    private final Terms terms;

    private LionsTail(Terms terms) {
        this.terms = terms;
    }

    public static LionsTail of(ModuleSettings settings) {
        return new LionsTail(Terms.of(settings));
    }

    Terms terms() {
        return terms;
    }
}
