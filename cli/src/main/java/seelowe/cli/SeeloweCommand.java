package seelowe.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "seelowe",
        versionProvider = Version.class,
        header = "@|bold Seelöwe: The German Invasion of Britain, 1940|@",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "September 1940. The barges are loaded, the tide is right, and southern England waits. This program holds "
                    + "the board, the armies and the four scenarios of the invasion that never came."
        },
        exitCodeList = {
            "0:done",
            "1:it could not be done, and the message says why",
            "2:the command was not understood",
            "3:a mistake of the program; SEELOWE_DEBUG=1 shows where"
        },
        footer = {
            "  ./seelowe map --out map.png                  the map, as a picture",
            "  ./seelowe map --out navy.svg --scenario N    the same with the Navy Plan set up on it",
            "  ./seelowe simulate --scenario N              a hundred games of it between computer players",
            "  ./seelowe check-data                         is every hex and counter in order?",
            "  ./seelowe help map                           everything about one command"
        },
        subcommands = {
            SimulateCommand.class, //
            MapCommand.class,
            CheckDataCommand.class,
            BenchCommand.class,
            HelpCommand.class,
            CompletionCommand.class
        })
final class SeeloweCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    /** No command at all: show what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
