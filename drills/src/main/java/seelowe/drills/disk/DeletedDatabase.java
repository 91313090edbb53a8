package seelowe.drills.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.machine.StartFailedException;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Heard;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;

/** Somebody deletes the database under the running server: from then on nothing may be acknowledged that is not kept. */
final class DeletedDatabase implements DiskDrill.Harm {
    private static final long PATIENCE = 10_000;
    private static final int ACTIONS = 20;

    @Override
    public String name() {
        return "deleted";
    }

    @Override
    public Finding meet(Harmed where) {
        Path folder = where.scratch().of("games");
        Made made;
        int afterwards = 0;
        int last;
        String refusal = "";
        try (ServerProcess server = ServerProcess.start(folder, where.javaOptions())) {
            made = new Host(server.port()).make(Order.hotSeat(0)).get(0);
            try (Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, 1)) {
                guest.act();
                delete(folder);
                for (int number = 0; number < ACTIONS && refusal.isEmpty(); number++) {
                    Heard answer = guest.act();
                    refusal = answer.code();
                    afterwards += answer.isError() ? 0 : 1;
                }
                last = guest.seq();
            }
            server.stop();
        }
        List<String> wrong = new ArrayList<>();
        if (afterwards > 0 && kept(where, folder, made) < last) {
            wrong.add(afterwards + " actions were acknowledged after the database was deleted, and are lost");
        }
        return new Finding(
                afterwards + " actions acknowledged afterwards" + (refusal.isEmpty() ? "" : ", then " + refusal),
                wrong,
                "");
    }

    private static void delete(Path folder) {
        try {
            for (String file : List.of("games.db", "games.db-wal", "games.db-shm")) {
                Files.deleteIfExists(folder.resolve(file));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int kept(Harmed where, Path folder, Made made) {
        try (ServerProcess server = ServerProcess.start(folder, where.javaOptions());
                Guest guest = Guest.join(where.wire(), server.port(), made, PATIENCE, 2)) {
            return guest.seq();
        } catch (StartFailedException refused) {
            return -1;
        }
    }
}
