package seelowe.engine.lionstail;

import java.util.Map;
import seelowe.engine.phase.Phase;
import seelowe.engine.term.PhaseName;

/** The phases that exits over the north edge and supply beyond it, or on its way there, add or change. */
final class EdgePhases {
    private EdgePhases() {}

    static void addTo(Map<PhaseName, Phase> phases, Terms terms) {
        phases.computeIfPresent(PhaseName.GERMAN_REINFORCEMENT, (name, standard) -> new LiftPhase(standard));
        phases.computeIfPresent(PhaseName.GERMAN_MOVEMENT, (name, standard) -> new ExitingMovement(standard, terms));
        phases.computeIfPresent(PhaseName.GERMAN_MECHANIZED, (name, standard) -> new ExitingMovement(standard, terms));
        phases.computeIfPresent(PhaseName.BRITISH_MOVEMENT, (name, standard) -> new ExitingMovement(standard, terms));
        phases.computeIfPresent(PhaseName.BRITISH_MECHANIZED, (name, standard) -> new ExitingMovement(standard, terms));
        phases.put(PhaseName.OFF_MAP_COMBAT, new OffMapCombatPhase(terms));
        phases.put(PhaseName.OFF_MAP_SUPPLY, new OffMapSupplyPhase(terms));
        phases.put(PhaseName.SUPPLY_RAID, new SupplyRaidPhase());
    }
}
