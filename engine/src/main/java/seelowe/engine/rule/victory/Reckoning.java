package seelowe.engine.rule.victory;

import seelowe.engine.Rule;
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
        return "Strength " + german + " to " + british + ", " + ratio(german, british) + "; "
                + ports(VictoryConditions.portsHeld(state)) + ": "
                + title(VictoryConditions.level(VictoryConditions.portsHeld(state), german, british)) + " [15.2].";
    }

    /** The standard game has a name of its own for a draw; a scenario that counts points has not. */
    static String title(GameResult result) {
        return result == GameResult.DRAW ? "Technical Draw" : result.title();
    }

    private static String ratio(int german, int british) {
        if (german < british) {
            return "less than 1 to 1";
        }
        return german < 2 * british ? "at least 1 to 1, less than 2 to 1" : "at least 2 to 1";
    }

    private static String ports(int held) {
        if (held < VictoryConditions.SUBSTANTIVE_PORTS) {
            return "ports " + held + ", fewer than " + VictoryConditions.SUBSTANTIVE_PORTS;
        }
        return held < VictoryConditions.DECISIVE_PORTS
                ? "ports " + held + ", at least " + VictoryConditions.SUBSTANTIVE_PORTS + " and fewer than "
                        + VictoryConditions.DECISIVE_PORTS
                : "ports " + held + ", at least " + VictoryConditions.DECISIVE_PORTS;
    }
}
