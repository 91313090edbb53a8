package seelowe.cli;

import picocli.CommandLine.Option;

/** Every command explains itself. */
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this text")
    private boolean requested;
}
