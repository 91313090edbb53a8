package seelowe.engine.testing;

import java.util.List;
import seelowe.engine.board.LandingArea;
import seelowe.engine.scenario.ScenarioRules;

/** The rules of a scenario with some of them changed: {@code board.rules(RulesChange.landingAreas(E, F, G))}. */
public final class RulesChange {
    private RulesChange() {}

    public static ScenarioRules landingAreas(ScenarioRules rules, LandingArea... areas) {
        return make(
                rules,
                bits(areas),
                rules.mechanizedEmbarkTurn(),
                rules.partisansFromTurn(),
                rules.waves(),
                rules.rolledAreas());
    }

    public static ScenarioRules mechanizedEmbarkTurn(ScenarioRules rules, int turn) {
        return make(rules, rules.landingAreas(), turn, rules.partisansFromTurn(), rules.waves(), rules.rolledAreas());
    }

    public static ScenarioRules withoutPartisans(ScenarioRules rules) {
        return make(rules, rules.landingAreas(), rules.mechanizedEmbarkTurn(), 0, rules.waves(), rules.rolledAreas());
    }

    public static ScenarioRules waves(ScenarioRules rules, Integer... points) {
        return make(
                rules,
                rules.landingAreas(),
                rules.mechanizedEmbarkTurn(),
                rules.partisansFromTurn(),
                List.of(points),
                rules.rolledAreas());
    }

    public static ScenarioRules withoutAreaRoll(ScenarioRules rules) {
        return make(
                rules, rules.landingAreas(), rules.mechanizedEmbarkTurn(), rules.partisansFromTurn(), rules.waves(), 0);
    }

    private static ScenarioRules make(
            ScenarioRules rules,
            int landingAreas,
            int mechanizedEmbarkTurn,
            int partisansFromTurn,
            List<Integer> waves,
            int rolledAreas) {
        return new ScenarioRules(
                rules.turns(),
                landingAreas,
                rules.firstTurnRules(),
                rules.activation(),
                rules.automaticActivationTurn(),
                mechanizedEmbarkTurn,
                partisansFromTurn,
                rules.homeGuardFromTurn(),
                rules.airTransportTurn(),
                rules.victoryPortCity(),
                rules.victoryPortsByDefault(),
                rules.suddenDefeat(),
                waves,
                rolledAreas == 0 ? rules.freeDeploymentAreas() | rules.rolledAreas() : rules.freeDeploymentAreas(),
                rolledAreas,
                rules.rolledAreaMinimum());
    }

    private static int bits(LandingArea... areas) {
        int bits = 0;
        for (LandingArea area : areas) {
            bits |= area.bit();
        }
        return bits;
    }
}
