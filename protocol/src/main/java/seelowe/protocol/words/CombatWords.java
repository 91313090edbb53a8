package seelowe.protocol.words;

import seelowe.engine.rule.combat.AttackForecast.Reason;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;

/** Fights in words: what a result brings, what the decider is asked, why a strength is not the printed one. */
public final class CombatWords {
    private static final String RETREAT = "Choose a retreating unit and the hex it must go to.";
    private static final String CITY = "Units in a city may ignore the retreat.";

    private CombatWords() {}

    public static Saying of(CombatResult result) {
        return switch (result) {
            case ATTACKER_ELIMINATED -> result("Attacker eliminated", "all attacking units are lost");
            case ATTACKER_RETREATS -> result("Attacker retreats", "the defender sends the attackers back");
            case BOTH_RETREAT -> result("Both retreat", "defenders first, then attackers");
            case DEFENDER_RETREATS -> result("Defender retreats", "the attacker sends the defenders back");
            case EXCHANGE -> result("Exchange", "the defenders are lost, and the attacker gives up as much");
            case DEFENDER_ELIMINATED -> result("Defender eliminated", "all defending units are lost");
        };
    }

    private static Saying result(String title, String text) {
        return new Saying(title, text, "8.81");
    }

    public static Saying of(CombatStage stage) {
        return switch (stage) {
            case REFUSAL ->
                new Saying(
                        "Refuse combat?", "Some of your attacked units may fall back instead of fighting.", "LT 3.22");
            case COLUMN ->
                new Saying(
                        "Choose the column",
                        "You may use the computed column or a lower one. Then the die is rolled.",
                        "8.6");
            case DEFENDER_CITY, ATTACKER_CITY -> new Saying("Stand in the city?", CITY, "13.0");
            case DEFENDER_RETREAT -> new Saying("Send the defenders back", RETREAT, "8.71");
            case ATTACKER_RETREAT -> new Saying("Send the attackers back", RETREAT, "8.71");
            case EXCHANGE -> new Saying("Pay for the exchange", "Choose which of your attackers are given up.", "8.81");
            case ADVANCE ->
                new Saying(
                        "Advance after combat",
                        "Move attackers into the hexes that have been emptied, or end here.",
                        "8.72");
        };
    }

    public static String of(Reason reason) {
        return switch (reason) {
            case DISRUPTED -> "disrupted: halved";
            case ENTRAINED -> "on the train: halved";
            case ISOLATED -> "isolated: halved";
            case FLANKING -> "flanking: doubled";
            case NOT_FRESH -> "attacked before: does not count";
            case SUPPLY_COVERED -> "supply beside combat units: does not count";
            case HOME_GUARD -> "Home Guard";
            case INTEGRAL -> "the hex defends itself";
        };
    }

    /** [10.6] What the air attack tables print. */
    public static Saying of(AirEffect effect) {
        return switch (effect) {
            case NONE -> new Saying("–", "no effect", "10.6");
            case DISRUPTED -> new Saying("D", "the unit is disrupted", "10.6");
            case ONE_AIR_UNIT_LOST -> new Saying("A", "one attacking air unit is lost", "10.6");
        };
    }
}
