package seelowe.engine.scenario;

import java.util.List;

/**
 * The numbers and switches in which scenarios differ (ledger section 6).
 *
 * @param turns [4.2] Game-Turns until the result is reckoned
 * @param landingAreas bits of the areas that may be invaded on Game-Turn 1
 * @param firstTurnRules [11.4] Game-Turn 1 is the landing
 * @param activation [11.52] initial units with allowance 3 or 5 start unactivated
 * @param automaticActivationTurn [11.52d] at its beginning the remaining initial units are activated
 * @param mechanizedEmbarkTurn [11.1] first Game-Turn on which mechanized units may be embarked
 * @param partisansFromTurn [12.8] 0 for never
 * @param homeGuardFromTurn [14.0] 0 for never
 * @param airTransportTurn [10.9] first Game-Turn on which a supply unit may be flown in
 * @param victoryPortCity [16.0] the city whose hexes may count as ports for victory, or empty
 * @param victoryPortsByDefault whether that option is on unless the players say otherwise
 * @param suddenDefeat [15.2] the British win at once when no German unit is left in Britain
 * @param waves [12.11] Transport Points of wave 1, 2, ...; the last value repeats
 * @param freeDeploymentAreas [11.61] bits of the areas open to German free deployment without a roll
 * @param rolledAreas [11.61] bits of the areas that a die roll may open
 * @param rolledAreaMinimum [11.61] the lowest face that opens them
 * @param measures numbers of the standard rules, most often those of the rule book
 */
public record ScenarioRules(
        int turns,
        int landingAreas,
        boolean firstTurnRules,
        boolean activation,
        int automaticActivationTurn,
        int mechanizedEmbarkTurn,
        int partisansFromTurn,
        int homeGuardFromTurn,
        int airTransportTurn,
        String victoryPortCity,
        boolean victoryPortsByDefault,
        boolean suddenDefeat,
        List<Integer> waves,
        int freeDeploymentAreas,
        int rolledAreas,
        int rolledAreaMinimum,
        Measures measures) {
    public ScenarioRules {
        waves = List.copyOf(waves);
    }

    /** [12.11, Q70] Points of a wave, counted from 1. */
    public int wavePoints(int wave) {
        return waves.get(Math.min(wave, waves.size()) - 1);
    }
}
