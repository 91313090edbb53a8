package seelowe.drills.disk;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.machine.StartFailedException;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Heard;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;

/** Some games with a known past in a folder, and what a server makes of a damaged copy of it. */
final class PlayedGames {
    private static final int GAMES = 4;
    private static final int ACTIONS = 30;
    private static final long PATIENCE = 20_000;

    private final Harmed where;
    private final Map<Made, List<Heard.Entry>> logs = new LinkedHashMap<>();

    /** How the games of a damaged folder came out. */
    static final class Outcome {
        private int same;
        private int refused;
        private final List<String> wrong = new ArrayList<>();

        int same() {
            return same;
        }

        int refused() {
            return refused;
        }

        /** Games that are there but are not what was played. */
        List<String> wrong() {
            return wrong;
        }
    }

    private PlayedGames(Harmed where) {
        this.where = where;
    }

    static PlayedGames in(Path folder, Harmed where) {
        PlayedGames games = new PlayedGames(where);
        try (ServerProcess server = ServerProcess.start(folder, where.javaOptions())) {
            Host host = new Host(server.port());
            for (int number = 0; number < GAMES; number++) {
                Made made = host.make(Order.hotSeat(number)).get(0);
                try (Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, number)) {
                    for (int action = 0; action < ACTIONS; action++) {
                        guest.act();
                    }
                    games.logs.put(made, guest.log());
                }
            }
            // A clean end, so that all of it is in one file.
            server.stop();
        }
        return games;
    }

    List<Made> all() {
        return List.copyOf(logs.keySet());
    }

    /** Starts a server on a damaged copy; a clear refusal to start refuses all games. */
    void judge(Path folder, Outcome outcome) {
        try (ServerProcess server = ServerProcess.start(folder, where.javaOptions())) {
            logs.forEach((made, log) -> judge(server, made, log, outcome));
        } catch (StartFailedException refused) {
            outcome.refused += logs.size();
            if (refused.exitCode() != 1) {
                outcome.wrong.add("the start ended with " + refused.exitCode() + ": " + refused.words());
            }
        }
    }

    private void judge(ServerProcess server, Made made, List<Heard.Entry> log, Outcome outcome) {
        try (Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, 1)) {
            Heard welcome = guest.welcome();
            if (welcome.isError()) {
                outcome.refused++;
                if (welcome.code().equals("silence") || welcome.code().equals("internal")) {
                    outcome.wrong.add("a damaged game was answered with " + welcome.code());
                }
            } else if (guest.log().equals(log)) {
                outcome.same++;
            } else {
                outcome.wrong.add("a game with " + log.size() + " actions is there with "
                        + guest.log().size() + ", and nothing is said");
            }
        }
    }
}
