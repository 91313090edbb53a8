package seelowe.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "drill",
        header = "Try from outside what the server must bear.",
        description = {
            "Starts a server of its own on the loopback, plays many games there, kills it, fills its disk, pesters it,"
                    + " and prints a table of what held. The drills are load, kill, disk, hostile, soak and start. The"
                    + " launcher ./seelowe builds and starts them in a JVM of their own. See docs/drills.md."
        },
        footer = {
            "  ./seelowe drill load --games 1000    a thousand games at a human pace",
            "  ./seelowe drill kill --kills 1000    a thousand times kill -9",
            "  ./seelowe drill kill --help          everything about one drill"
        })
@CommandGroup.In(CommandGroup.STUDY)
final class DrillCommand implements Runnable {
    @Parameters(paramLabel = "NAME", arity = "0..*", description = "the drill, then its options")
    private String[] arguments = {};

    /** Reached only when no drill is named, or when the jar is started without the launcher. */
    @Override
    public void run() {
        throw UserError.wrongUsage(
                arguments.length == 0
                        ? "which drill: load, kill, disk, hostile, soak or start?"
                        : "drills are built from source; in the project's folder, run: ./seelowe drill "
                                + String.join(" ", arguments));
    }
}
