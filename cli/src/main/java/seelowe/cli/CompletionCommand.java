package seelowe.cli;

import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "completion",
        header = "Let the Tab key complete commands and options in your shell.",
        description = {
            "Prints a script for bash and zsh. Load it once to try it; to keep it, write it to a file and let the shell "
                    + "load that whenever it starts."
        },
        footer = {
            "  source <(./seelowe completion)                       for this shell",
            "  ./seelowe completion > ~/.seelowe-completion         write it to a file, then",
            "  echo 'source ~/.seelowe-completion' >> ~/.bashrc     load that in every new shell (zsh: ~/.zshrc)"
        })
@CommandGroup.In(CommandGroup.PROGRAM)
final class CompletionCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        out.print(AutoComplete.bash(spec.root().name(), spec.root().commandLine()));
    }
}
