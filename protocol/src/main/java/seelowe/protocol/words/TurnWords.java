package seelowe.protocol.words;

import java.util.ArrayList;
import java.util.List;

/** A Player-Turn looked back upon, in short sentences. What did not happen is not said. */
public final class TurnWords {
    private final List<String> parts = new ArrayList<>();

    /** So many did something. */
    public TurnWords count(int number, String one, String many) {
        if (number > 0) {
            parts.add(number == 1 ? "1 " + one : number + " " + many);
        }
        return this;
    }

    /** {@code 12 units land, 14 move.}; empty if nothing was counted. */
    public String sentence() {
        return parts.isEmpty() ? "" : String.join(", ", parts) + ".";
    }

    public static String ports(int before, int after) {
        return before == after
                ? "The Germans hold " + (after == 1 ? "1 port" : after + " ports") + ", as before."
                : "Ports in German hands: " + before + " before, " + after + " now.";
    }

    /** {@code German losses: Inf Rgt 21, Inf Rgt 55.} */
    public static String list(String what, List<String> names) {
        return names.isEmpty() ? "" : what + ": " + String.join(", ", names) + ".";
    }
}
