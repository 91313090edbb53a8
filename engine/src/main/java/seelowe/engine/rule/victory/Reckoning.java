package seelowe.engine.rule.victory;

import seelowe.engine.Rule;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/** [15.1] The arithmetic of the result as it would be now, in a sentence. */
@Rule({"R15.1-4", "R15.1-5", "R15.2a"})
public final class Reckoning {
    private Reckoning() {}

    public static String inWords(GameState state) {
        if (!VictoryConditions.anyGermanInBritain(state)) {
            return "No German unit is left in Britain [15.2].";
        }
        int german = VictoryConditions.germanStrength(state);
        int british = VictoryConditions.britishStrength(state);
        Measures measures = state.rules().measures();
        int ports = VictoryConditions.portsHeld(state);
        return "Strength " + german + " to " + british + ", " + ratio(measures.decisiveRatio(), german, british) + "; "
                + ports(measures, ports) + ": "
                + title(VictoryConditions.level(measures, ports, german, british)) + " [15.2].";
    }

    /** The standard game has a name of its own for a draw; a scenario that counts points has not. */
    static String title(GameResult result) {
        return result == GameResult.DRAW ? "Technical Draw" : result.title();
    }

    private static String ratio(int most, int german, int british) {
        if (german < british) {
            return "less than 1 to 1";
        }
        return german < most * british ? "at least 1 to 1, less than " + most + " to 1" : "at least " + most + " to 1";
    }

    private static String ports(Measures measures, int held) {
        if (held < measures.substantivePorts()) {
            return "ports " + held + ", fewer than " + measures.substantivePorts();
        }
        return held < measures.decisivePorts()
                ? "ports " + held + ", at least " + measures.substantivePorts() + " and fewer than "
                        + measures.decisivePorts()
                : "ports " + held + ", at least " + measures.decisivePorts();
    }
}
