package seelowe.protocol.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import seelowe.engine.term.PhaseName;

/**
 * What a phase is about; its title is the engine's.
 *
 * @param brief a word or two for a track of phases
 * @param text what its player can do
 * @param rule the case to read about it
 * @param roll what a roll of the dice is for in it; empty where none is asked for
 */
public record PhaseWords(String brief, String text, String rule, String roll) {
    private static final Set<String> SMALL = Set.of("after", "and", "in", "off", "on", "the");
    private static final String ATTACK = "Attack: choose an enemy hex next to your units.";
    private static final String RECOVER = "Roll for each disrupted unit.";

    private static PhaseWords of(String brief, String rule, String text) {
        return new PhaseWords(brief, text, rule, "");
    }

    private PhaseWords rolling(String purpose) {
        return new PhaseWords(brief, text, rule, purpose);
    }

    /** Its name within a sentence, as the rules write it: German Initial Movement Phase. */
    public static String full(PhaseName phase) {
        Stream<String> words = Arrays.stream(phase.title().split(" "));
        return words.map(word ->
                        SMALL.contains(word) ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining(" ", "", " Phase"));
    }

    public static PhaseWords of(PhaseName phase) {
        return switch (phase) {
            case LANDING_PLAN, BRITISH_DEPLOYMENT, BRITISH_SET_UP, GERMAN_SET_UP, PARTISAN_SET_UP -> setUp(phase);
            case GAME_OVER -> of("End", "15.0", "The game is over.");
            case WEATHER,
                    LANDING,
                    GERMAN_REINFORCEMENT,
                    GERMAN_SUPPLY,
                    GERMAN_AIR,
                    GERMAN_MOVEMENT,
                    EARLY_RISINGS,
                    OFF_MAP_COMBAT,
                    GERMAN_COMBAT,
                    GERMAN_MECHANIZED,
                    RISINGS,
                    GERMAN_RECOVERY,
                    EMBARKATION,
                    OFF_MAP_SUPPLY -> german(phase);
            case BRITISH_REINFORCEMENT,
                    ACTIVATION,
                    BRITISH_SUPPLY,
                    BRITISH_AIR,
                    BRITISH_MOVEMENT,
                    SUPPLY_RAID,
                    BRITISH_COMBAT,
                    BRITISH_MECHANIZED,
                    ENTRAINING,
                    BRITISH_RECOVERY -> british(phase);
        };
    }

    private static PhaseWords setUp(PhaseName phase) {
        return switch (phase) {
            case LANDING_PLAN ->
                of(
                                "Plan",
                                "11.61",
                                "Send each unit of the landing force to an area. The British do not see it until they have"
                                        + " deployed.")
                        .rolling("Roll for the areas");
            case BRITISH_DEPLOYMENT ->
                of(
                        "Deploy",
                        "11.62",
                        "Every unit may make one move from its printed hex, up to its Movement Allowance: not by rail, and not"
                                + " to end in a city, beach or port where it did not begin.");
            case BRITISH_SET_UP -> of("British set-up", "LT 2.12", "Set up the British army in the north.");
            case GERMAN_SET_UP ->
                of("German set-up", "LT 2.22", "Set up your army in the south and lay out your airfields.");
            case PARTISAN_SET_UP -> of("Partisans", "LT 3.12", "Place the first partisans behind the German lines.");
            default -> throw new IllegalArgumentException(phase.name());
        };
    }

    private static PhaseWords german(PhaseName phase) {
        return switch (phase) {
            case WEATHER ->
                of("Weather", "12.6", "Roll to see whether the Channel lets you cross.")
                        .rolling("Roll for weather");
            case LANDING ->
                of("Landing", "12.3", "Put units ashore: choose a unit at sea or in the air, then a glowing hex.");
            case GERMAN_REINFORCEMENT -> of("Reinforce", "12.0", "New units arrive in France.");
            case GERMAN_SUPPLY ->
                of("Supply", "9.0", "Every German unit ashore is judged: supplied, unsupplied or isolated.");
            case GERMAN_AIR ->
                of("Air", "10.1", "Send air units against enemy hexes. When all are sent, launch the attacks.");
            case GERMAN_MOVEMENT ->
                of("Move", "5.0", "Move your units. Choose one: the hexes it can reach glow with their cost.");
            case EARLY_RISINGS ->
                of("Risings", "LT 3.14", "Towns that the movement left without a garrison may rise.")
                        .rolling("Roll for the towns");
            case OFF_MAP_COMBAT ->
                of("Off map", "LT 5.21", "The fighting beyond the edge of the map is settled.")
                        .rolling("Roll for the fighting off the map");
            case GERMAN_COMBAT -> of("Combat", "8.0", ATTACK);
            case GERMAN_MECHANIZED -> of("Mech.", "5.4", "Mechanized units move again.");
            case RISINGS ->
                of("Risings", "LT 3.14", "Towns left without a garrison may rise.")
                        .rolling("Roll for the towns");
            case GERMAN_RECOVERY -> of("Recover", "10.82", RECOVER).rolling("Roll for recovery");
            case EMBARKATION ->
                of(
                        "Embark",
                        "12.1",
                        "Load units in France on the ships of an area. They can land from the next Game-Turn on.");
            case OFF_MAP_SUPPLY ->
                of("Off map", "LT 4.25", "Name the group beyond the edge that is supplied from the map.");
            default -> throw new IllegalArgumentException(phase.name());
        };
    }

    private static PhaseWords british(PhaseName phase) {
        return switch (phase) {
            case BRITISH_REINFORCEMENT -> of("Reinforce", "12.7", "New units arrive in the holding area.");
            case ACTIVATION ->
                of("Activate", "12.71", "Roll to see which units may act.").rolling("Roll for activation");
            case BRITISH_SUPPLY -> of("Supply", "9.0", "Every British unit is judged for supply.");
            case BRITISH_AIR ->
                of(
                        "Air",
                        "10.1",
                        "Send air units against enemy hexes or ships. Then launch the attacks and land the survivors.");
            case BRITISH_MOVEMENT -> of("Move", "5.0", "Move units and trains, and bring in reinforcements.");
            case SUPPLY_RAID -> of("Raid", "LT 4.23", "Destroy German supply beyond the edge.");
            case BRITISH_COMBAT -> of("Combat", "8.0", ATTACK);
            case BRITISH_MECHANIZED -> of("Mech.", "5.4", "Mechanized units move again.");
            case ENTRAINING -> of("Trains", "5.5", "Load units that have rested onto trains, or unload them.");
            case BRITISH_RECOVERY -> of("Recover", "10.82", RECOVER).rolling("Roll for recovery");
            default -> throw new IllegalArgumentException(phase.name());
        };
    }
}
