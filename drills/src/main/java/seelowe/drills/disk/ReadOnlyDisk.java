package seelowe.drills.disk;

import java.util.List;
import java.util.Optional;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.machine.StartFailedException;

/** A start on a disk that cannot be written says so in a line, with exit code 1. */
final class ReadOnlyDisk implements DiskDrill.Harm {
    @Override
    public String name() {
        return "read-only";
    }

    @Override
    public Finding meet(Harmed where) {
        Optional<SmallDisk> small = SmallDisk.mount(where.scratch().of("disk"), 8);
        if (small.isEmpty()) {
            return Finding.skipped("only root can mount a small disk");
        }
        try (SmallDisk disk = small.get()) {
            if (!disk.makeReadOnly()) {
                return Finding.skipped("the small disk cannot be made read-only");
            }
            return start(where, disk);
        }
    }

    private static Finding start(Harmed where, SmallDisk disk) {
        try (ServerProcess server = ServerProcess.start(disk.folder(), where.javaOptions())) {
            return new Finding("it started on port " + server.port(), List.of("it started"), "");
        } catch (StartFailedException refused) {
            boolean clear = refused.exitCode() == 1 && refused.words().lines().count() == 1;
            return new Finding(
                    "exit code " + refused.exitCode() + " and a line about it",
                    clear ? List.of() : List.of("it said: " + refused.words()),
                    "");
        }
    }
}
