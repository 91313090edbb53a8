package seelowe.engine.testing;

import java.util.function.UnaryOperator;
import seelowe.engine.scenario.ScenarioRules;

/** Rules of a scenario that differ in one respect, for {@link Board#rules}. */
public final class ChangedRules {
    private ChangedRules() {}

    public static UnaryOperator<ScenarioRules> withoutFirstTurnRules() {
        return rules -> with(rules, false, rules.homeGuardFromTurn(), rules.victoryPortCity(), rules.suddenDefeat());
    }

    public static UnaryOperator<ScenarioRules> withoutHomeGuard() {
        return rules -> with(rules, rules.firstTurnRules(), 0, rules.victoryPortCity(), rules.suddenDefeat());
    }

    public static UnaryOperator<ScenarioRules> withVictoryPortCity(String city) {
        return rules -> with(rules, rules.firstTurnRules(), rules.homeGuardFromTurn(), city, rules.suddenDefeat());
    }

    public static UnaryOperator<ScenarioRules> withoutSuddenDefeat() {
        return rules -> with(rules, rules.firstTurnRules(), rules.homeGuardFromTurn(), rules.victoryPortCity(), false);
    }

    private static ScenarioRules with(
            ScenarioRules rules, boolean firstTurnRules, int homeGuardFromTurn, String portCity, boolean suddenDefeat) {
        return new ScenarioRules(
                rules.turns(),
                rules.landingAreas(),
                firstTurnRules,
                rules.activation(),
                rules.automaticActivationTurn(),
                rules.mechanizedEmbarkTurn(),
                rules.partisansFromTurn(),
                homeGuardFromTurn,
                rules.airTransportTurn(),
                portCity,
                !portCity.isEmpty(),
                suddenDefeat,
                rules.waves(),
                rules.freeDeploymentAreas(),
                rules.rolledAreas(),
                rules.rolledAreaMinimum());
    }
}
