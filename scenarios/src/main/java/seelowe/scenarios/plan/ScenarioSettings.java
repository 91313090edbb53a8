package seelowe.scenarios.plan;

import java.util.List;
import java.util.stream.Stream;
import seelowe.engine.game.ScenarioModules;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.plan.SettingForm.Kind;

/** Every setting of a scenario's file, in the order in which a person would want to set them. */
public final class ScenarioSettings {
    static final int LAST_TURN = 99;

    private static final String NONE = "none";
    private static final String NEVER = "never";
    private static final int MOST_PERCENT = 999;
    private static final int FACES = 6;
    /** What happens at the beginning of a Game-Turn cannot happen before the second: the first begins with the set-up. */
    private static final int SECOND_TURN = 2;

    static final SettingForm CODE =
            SettingForm.of("code", Kind.TEXT, "", "The short name: one to eight letters and digits, such as N.");
    static final SettingForm TITLE = SettingForm.of("title", Kind.TEXT, "", "What the player chooses it by.");
    static final SettingForm SUMMARY = SettingForm.of("summary", Kind.TEXT, "", "What it is about, in a sentence.");
    static final SettingForm TAKES = SettingForm.of(
            "takes", Kind.SCENARIO, "", "The scenario that everything is taken from which this one does not say.");
    static final SettingForm TURNS =
            SettingForm.number("turns", 1, LAST_TURN, "R4.2", "How many Game-Turns there are.");
    static final SettingForm WAVES_PERCENT = SettingForm.number(
            "waves-percent", 1, MOST_PERCENT, "R12.11a", "How much of the transport points in waves.csv there is.");
    static final SettingForm BRITISH =
            SettingForm.of("british", Kind.LIST, "R11.22", "The list of the British forces.", NONE);
    static final SettingForm BRITISH_FROM_TURN =
            SettingForm.turn("british-from-turn", 1, "R11.22", "The turn of the British list to begin with.");
    static final SettingForm BRITISH_VALUES = new SettingForm(
            "british-values",
            Kind.WORD,
            0,
            0,
            UnitReader.BRITISH_VALUES,
            "R11.32",
            "How strong the British are: the column of units/british.csv.");
    static final SettingForm WEATHER =
            SettingForm.of("weather", Kind.WORD, "R12.61", "The weather table of charts/weather.csv.");
    static final SettingForm LANDING_AREAS =
            SettingForm.of("landing-areas", Kind.AREAS, "R11.41B1", "Landing areas open on Game-Turn 1.", NONE);
    static final SettingForm FIRST_TURN_LANDING =
            SettingForm.yesNo("first-turn-landing", "R11.41B1", "Whether Game-Turn 1 is the landing.");
    static final SettingForm ACTIVATION = SettingForm.yesNo(
            "activation", "R11.52a", "Whether British units with allowance 3 or 5 start unactivated.");
    static final SettingForm AUTOMATIC_ACTIVATION =
            SettingForm.turn("automatic-activation-turn", SECOND_TURN, "R11.52d", "When the rest are activated.", NONE);
    static final SettingForm MECHANIZED_EMBARK =
            SettingForm.turn("mechanized-embark-turn", 1, "R11.1H", "The first turn on which mechanized units embark.");
    static final SettingForm PARTISANS =
            SettingForm.turn("partisans-from-turn", 1, "R12.8a", "From when partisans may rise.", NEVER);
    static final SettingForm HOME_GUARD =
            SettingForm.turn("home-guard-from-turn", SECOND_TURN, "R14.0", "When the Home Guard is raised.", NEVER);
    static final SettingForm AIR_TRANSPORT =
            SettingForm.turn("air-transport-turn", 1, "R10.9a", "The first turn a supply unit may be flown in.");
    static final SettingForm VICTORY_PORT_CITY = SettingForm.of(
            "victory-port-city", Kind.CITY, "PN7", "The city whose hexes may count as ports for victory.", NONE);
    static final SettingForm VICTORY_PORTS = SettingForm.yesNo(
            "victory-ports-by-default", "PN7", "Whether that option is on unless the players say otherwise.");
    static final SettingForm SUDDEN_DEFEAT = SettingForm.yesNo(
            "sudden-defeat", "R15.2", "Whether the British win when no German unit is left in Britain.");
    static final SettingForm FREE_DEPLOYMENT = SettingForm.of(
            "free-deployment-areas", Kind.AREAS, "R11.61a", "Landing areas open to German free deployment.", NONE);
    static final SettingForm ROLLED_AREAS =
            SettingForm.of("rolled-areas", Kind.AREAS, "R11.61b", "Landing areas that a die may open besides.", NONE);
    static final SettingForm ROLLED_MINIMUM =
            SettingForm.number("rolled-area-minimum", 1, FACES, "R11.61b", "The lowest die that opens them.", NONE);
    static final SettingForm SPECIAL_RULES = SettingForm.of(
                    ModuleReader.KEY,
                    Kind.WORD,
                    "",
                    "Rules that the scenario brings along beside the standard ones.",
                    NONE)
            .withMore(ScenarioModules.names());

    private static final List<SettingForm> STANDARD = List.of(
            CODE,
            TITLE,
            SUMMARY,
            TAKES,
            TURNS,
            WAVES_PERCENT,
            BRITISH,
            BRITISH_FROM_TURN,
            BRITISH_VALUES,
            WEATHER,
            LANDING_AREAS,
            FIRST_TURN_LANDING,
            ACTIVATION,
            AUTOMATIC_ACTIVATION,
            MECHANIZED_EMBARK,
            PARTISANS,
            HOME_GUARD,
            AIR_TRANSPORT,
            VICTORY_PORT_CITY,
            VICTORY_PORTS,
            SUDDEN_DEFEAT,
            FREE_DEPLOYMENT,
            ROLLED_AREAS,
            ROLLED_MINIMUM);
    private static final List<SettingForm> ALL = Stream.of(STANDARD, MeasuresReader.FORMS, List.of(SPECIAL_RULES))
            .flatMap(List::stream)
            .toList();

    private ScenarioSettings() {}

    public static List<SettingForm> all() {
        return ALL;
    }

    /** The settings that belong to special rules, those that they ask for; none if there are no such rules. */
    public static List<SettingForm> ofSpecialRules(String rules) {
        AskedSettings settings = new AskedSettings(rules);
        ScenarioModules.named(rules, settings);
        return settings.asked();
    }

    /** The setting that names the special rules. */
    public static String specialRulesKey() {
        return SPECIAL_RULES.key();
    }

    static List<String> keys() {
        return ALL.stream().map(SettingForm::key).toList();
    }
}
