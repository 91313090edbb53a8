package seelowe.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "help",
        header = "Explain a command, or list them all.",
        helpCommand = true,
        description = "Shows what a command does, its options and examples: the same as the command with --help.",
        footer = {
            "  ./seelowe help        all commands", //
            "  ./seelowe help map    everything about one of them"
        })
@CommandGroup.In(CommandGroup.PROGRAM)
final class HelpCommand implements Runnable {
    @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "the command to explain")
    private @Nullable String command;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        CommandLine program = spec.parent().commandLine();
        Map<String, CommandLine> commands = program.getSubcommands();
        CommandLine explained = command == null ? program : commands.get(command);
        if (explained == null) {
            throw UserError.wrongUsage("there is no command \"" + command + "\"."
                    + Nearest.guess(String.valueOf(command), commands.keySet())
                    + " seelowe help lists them all.");
        }
        explained.usage(spec.commandLine().getOut());
    }
}
