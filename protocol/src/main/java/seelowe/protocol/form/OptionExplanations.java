package seelowe.protocol.form;

import java.util.Map;
import java.util.Objects;

/** What each option of a game means, in a line for the player who chooses. */
final class OptionExplanations {
    private static final Map<String, String> LINES = Map.ofEntries(
            Map.entry("germanFreeDeployment", "The Germans plan in secret which areas to land in."),
            Map.entry(
                    "britishFreeDeployment",
                    "Before play each initial British unit may make one move, not by rail and not into a city, beach or port."),
            Map.entry("victoryPorts", "The hexes of the scenario's port city count as ports for victory."),
            Map.entry("fogOfWar", "Counters lie face down to the enemy until they fight."),
            Map.entry("germanSupplyAcrossSea", "German supply paths may cross sea hexsides."),
            Map.entry("unactivatedMayEntrain", "British units may board trains before they are activated."),
            Map.entry("activationLapses", "A reinforcement that does not enter at once must be activated again."),
            Map.entry(
                    "homeGuardExchangeValue",
                    "A Home Guard counts with its strength in an exchange; otherwise it costs the attacker nothing."),
            Map.entry("airUnitsBlockSupply", "Air units on the ground block enemy supply paths."),
            Map.entry("embarkAnyEchelon", "From Game-Turn 2 on units may embark for any area, invaded or not."),
            Map.entry("lastWaveRepeats", "After the last printed wave further ones of its size may be opened."),
            Map.entry(
                    "freeMoveThroughCities",
                    "In the free British deployment units may pass through cities, beaches and ports."),
            Map.entry("singlePartisan", "One partisan appears in the whole game, not one in every late turn."),
            Map.entry("garrisonedPortsOnly", "The Germans begin with only those ports and beaches they garrison."),
            Map.entry("airfieldsHoldTwo", "A German airfield holds at most two air units."),
            Map.entry("emptyTownsPerPhase", "Empty towns are counted in every German Movement Phase."),
            Map.entry("groupsReformed", "Groups beyond the edge may be formed anew every German Player-Turn."),
            Map.entry("phaseEndsStand", "Who has ended a phase cannot take that back."));

    private OptionExplanations() {}

    static String of(String option) {
        return Objects.requireNonNull(LINES.get(option), option);
    }
}
