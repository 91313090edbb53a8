package seelowe.drills;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "./seelowe drill",
        header = "Try from outside what the server must bear.",
        description = "Each drill starts a server of its own on the loopback, ends by itself and prints a table.",
        synopsisSubcommandLabel = "NAME",
        mixinStandardHelpOptions = true,
        subcommands = {
            LoadCommand.class,
            KillCommand.class,
            DiskCommand.class,
            HostileCommand.class,
            SoakCommand.class,
            StartCommand.class
        },
        footer = {"", "What each does and what counts as passed: docs/drills.md."})
final class DrillCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which drill? One of those below.");
    }
}
