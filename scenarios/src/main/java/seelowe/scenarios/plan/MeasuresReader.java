package seelowe.scenarios.plan;

import java.util.List;
import seelowe.engine.scenario.Measures;

/** Reads the numbers of the standard rules that a scenario sets otherwise; those it does not name are the rule book's. */
final class MeasuresReader {
    private static final int MOST = 99;
    private static final int MOST_RATIO = 9;

    private static final SettingForm SUBSTANTIVE_PORTS = SettingForm.number(
            "substantive-ports", 1, MOST, "R15.2", "Ports for more than a marginal victory; 5 if left out.");
    private static final SettingForm DECISIVE_PORTS =
            SettingForm.number("decisive-ports", 1, MOST, "R15.2", "Ports for a decisive victory; 10 if left out.");
    private static final SettingForm DECISIVE_RATIO = SettingForm.number(
            "decisive-ratio",
            1,
            MOST_RATIO,
            "R15.2",
            "As many times the British strength for a decisive victory; 2 if left out.");
    private static final SettingForm SUPPLIED_WITHIN = SettingForm.number(
            "supplied-within", 1, MOST, "R9.1a", "Hexes to a supply unit for full German supply; 5 if left out.");
    private static final SettingForm UNSUPPLIED_WITHIN = SettingForm.number(
            "unsupplied-within", 1, MOST, "R9.7a", "Hexes to a supply unit against isolation; 10 if left out.");
    private static final SettingForm PARTIAL_WITHIN = SettingForm.number(
            "partial-supply-within", 1, MOST, "R9.5", "Hexes to a port or beach against isolation; 3 if left out.");
    private static final SettingForm AIR_RANGE = SettingForm.number(
            "air-range",
            1,
            MOST,
            "R10.1a",
            "Hexes from a base on the map to a target at normal range; 20 if left out.");
    private static final SettingForm FLIGHT_INTERVAL = SettingForm.number(
            "air-transport-interval",
            1,
            MOST,
            "R10.9a",
            "Game-Turns from one supply unit flown in to the next; 3 if left out.");

    static final List<SettingForm> FORMS = List.of(
            SUBSTANTIVE_PORTS,
            DECISIVE_PORTS,
            DECISIVE_RATIO,
            SUPPLIED_WITHIN,
            UNSUPPLIED_WITHIN,
            PARTIAL_WITHIN,
            AIR_RANGE,
            FLIGHT_INTERVAL);

    private final SettingCells settings;

    MeasuresReader(SettingCells settings) {
        this.settings = settings;
    }

    Measures read() {
        Measures standard = Measures.STANDARD;
        Measures measures = new Measures(
                settings.numberIfGiven(SUBSTANTIVE_PORTS, standard.substantivePorts()),
                settings.numberIfGiven(DECISIVE_PORTS, standard.decisivePorts()),
                settings.numberIfGiven(DECISIVE_RATIO, standard.decisiveRatio()),
                settings.numberIfGiven(SUPPLIED_WITHIN, standard.suppliedWithin()),
                settings.numberIfGiven(UNSUPPLIED_WITHIN, standard.unsuppliedWithin()),
                settings.numberIfGiven(PARTIAL_WITHIN, standard.partialWithin()),
                settings.numberIfGiven(AIR_RANGE, standard.airRange()),
                settings.numberIfGiven(FLIGHT_INTERVAL, standard.flightInterval()));
        expectOrder(SUBSTANTIVE_PORTS, measures.substantivePorts(), DECISIVE_PORTS, measures.decisivePorts());
        expectOrder(SUPPLIED_WITHIN, measures.suppliedWithin(), UNSUPPLIED_WITHIN, measures.unsuppliedWithin());
        return measures;
    }

    private void expectOrder(SettingForm smaller, int low, SettingForm larger, int high) {
        if (low > high) {
            String given = settings.has(larger.key()) ? larger.key() : smaller.key();
            settings.problems()
                    .add(
                            settings.entry(given),
                            larger.key() + " is " + high + ", less than " + smaller.key() + ", which is " + low + ".");
        }
    }
}
