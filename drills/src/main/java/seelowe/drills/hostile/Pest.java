package seelowe.drills.hostile;

import java.util.List;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.wire.Wire;

/** One way to be a nuisance. */
interface Pest {
    String name();

    /** Whether it is tried against a server as {@code serve} runs it, with this machine as its proxy. */
    default boolean facesTheWorld() {
        return false;
    }

    /** Milliseconds between the actions of each of those who just play meanwhile. */
    default long pace() {
        return 300;
    }

    /** Does its worst, takes its time, and lets go of everything. */
    Finding pester(Target target);

    /**
     * @param pid of the server
     * @param watched a game that has gone on for a while
     */
    record Target(Host host, long pid, Wire wire, Made watched) {
        int port() {
            return host.port();
        }
    }

    /**
     * @param seen in a sentence
     * @param wrong what did not hold
     */
    record Finding(String seen, List<String> wrong) {}
}
