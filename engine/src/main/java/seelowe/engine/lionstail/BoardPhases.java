package seelowe.engine.lionstail;

import java.util.Map;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Phase;
import seelowe.engine.term.PhaseName;

/** The phases on the map that differ from the standard ones: set-up and risings. */
final class BoardPhases {
    private BoardPhases() {}

    static void addTo(Map<PhaseName, Phase> phases, Terms terms, Towns towns, Risings risings) {
        leaveOut(phases);
        SetUpRules setUp = new SetUpRules(terms);
        Phase emptyTowns = new EmptyTownsPhase(towns, risings, terms.emptyTownRolls());
        phases.put(PhaseName.BRITISH_SET_UP, new SetUpPhase(Side.BRITISH, setUp));
        phases.put(PhaseName.GERMAN_SET_UP, new SetUpPhase(Side.GERMAN, setUp));
        phases.put(PhaseName.PARTISAN_SET_UP, new PartisanSetUpPhase(towns, risings, terms));
        phases.put(PhaseName.EARLY_RISINGS, emptyTowns);
        phases.put(PhaseName.RISINGS, emptyTowns);
    }

    /** No landing plan, no free move, no British reinforcements, nobody to be activated. */
    @Rule({"LT3.11", "LT6.11", "LT6.12", "Q90", "Q91"})
    private static void leaveOut(Map<PhaseName, Phase> phases) {
        phases.remove(PhaseName.LANDING_PLAN);
        phases.remove(PhaseName.BRITISH_DEPLOYMENT);
        phases.remove(PhaseName.BRITISH_REINFORCEMENT);
        phases.remove(PhaseName.ACTIVATION);
    }
}
