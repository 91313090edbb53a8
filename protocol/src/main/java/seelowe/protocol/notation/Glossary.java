package seelowe.protocol.notation;

import seelowe.engine.scenario.Weather;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;

/** What players call weather, stages of a combat, its results and the boxes beside the map, and what each means: said here alone. */
public final class Glossary {
    /**
     * @param title for a label
     * @param meaning a sentence
     */
    public record Entry(String title, String meaning) {}

    private Glossary() {}

    public static Entry of(Weather weather) {
        return switch (weather) {
            case CLEAR -> new Entry("Clear", "Everything sails and flies.");
            case ROUGH -> new Entry("Rough", "Units at sea land in ports only, not on beaches; everything flies.");
            case ROUGH_OVERCAST ->
                new Entry("Rough, overcast", "Units at sea land in ports only, not on beaches; nothing flies.");
            case STORM -> new Entry("Storm", "Nothing lands, nothing returns to France and nothing flies.");
        };
    }

    /** Who decides what in this stage. */
    public static Entry of(CombatStage stage) {
        return switch (stage) {
            case REFUSAL ->
                new Entry(
                        "Refusal",
                        "The British say of each attacked unit that may refuse combat whether it stays (give-battle) or falls back"
                                + " (withdraw).");
            case COLUMN ->
                new Entry(
                        "Column",
                        "The attacker chooses the computed column or a lower one (choose-column); then the die is rolled.");
            case DEFENDER_CITY ->
                new Entry(
                        "Defender's cities",
                        "The defender says of each city hex whether its units ignore the retreat (stand-in-city).");
            case DEFENDER_RETREAT ->
                new Entry("Defender's retreat", "The attacker sends the defending units back, one by one (retreat).");
            case ATTACKER_CITY ->
                new Entry(
                        "Attacker's cities",
                        "The attacker says of each of his city hexes whether its units ignore the retreat (stand-in-city).");
            case ATTACKER_RETREAT ->
                new Entry("Attacker's retreat", "The defender sends the attacking units back, one by one (retreat).");
            case EXCHANGE -> new Entry("Exchange", "The attacker names the units he gives up (take-exchange).");
            case ADVANCE ->
                new Entry(
                        "Advance",
                        "The attacker moves units into the hexes that were emptied (advance), or ends the combat (end-phase).");
        };
    }

    public static Entry of(CombatResult result) {
        return switch (result) {
            case ATTACKER_ELIMINATED -> new Entry("Attacker eliminated", "All attacking units are lost.");
            case ATTACKER_RETREATS -> new Entry("Attacker retreats", "The defender sends the attackers back.");
            case BOTH_RETREAT -> new Entry("Both retreat", "The defenders are sent back first, then the attackers.");
            case DEFENDER_RETREATS -> new Entry("Defender retreats", "The attacker sends the defenders back.");
            case EXCHANGE ->
                new Entry(
                        "Exchange",
                        "The defenders are lost, and the attacker gives up at least as much printed strength.");
            case DEFENDER_ELIMINATED -> new Entry("Defender eliminated", "All defending units are lost.");
        };
    }

    /** By the names that {@link Names} gives to boxes; what is no box has no entry. */
    public static Entry box(String box) {
        if (box.startsWith("force-")) {
            return new Entry(
                    "Landing force, area " + box.substring(box.length() - 1),
                    "In the initial landing force of this area: it lands on Game-Turn 1.");
        }
        if (box.startsWith("sea-")) {
            return new Entry(
                    "At sea, echelon " + box.substring(box.length() - 1),
                    "Embarked for this area: it may land in a Landing Phase.");
        }
        return switch (box) {
            case "awaited" -> new Entry("To come", "Not yet received.");
            case "eliminated" -> new Entry("Lost", "Out of the game.");
            case "france" -> new Entry("France", "German units that may embark, and air units at home.");
            case "airborne" -> new Entry("Airborne box", "It drops on Game-Turn 1.");
            case "holding" ->
                new Entry("Holding area", "British reinforcements: they enter by rail once a roll has activated them.");
            case "pool" ->
                new Entry(
                        "Landing force, no area yet",
                        "In the initial landing force; the plan has not given it an area.");
            case "hand" -> new Entry("At hand", "Received, and to be placed now.");
            default -> throw new IllegalArgumentException("There is no box " + box);
        };
    }
}
