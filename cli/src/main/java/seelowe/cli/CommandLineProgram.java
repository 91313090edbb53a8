package seelowe.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_EXIT_CODE_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_HEADER;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST_HEADING;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_PARAMETER_LIST;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import seelowe.protocol.file.UnwritableFileException;
import seelowe.protocol.record.RecordException;

/** All commands behind one call. Mistakes become one line for the player, never a stack trace. */
final class CommandLineProgram {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;
    static final int OUR_BUG = 3;

    private static final int HELP_WIDTH = 100;
    private static final List<String> HELP_SECTIONS = List.of(
            SECTION_KEY_HEADER,
            SECTION_KEY_SYNOPSIS_HEADING,
            SECTION_KEY_SYNOPSIS,
            SECTION_KEY_DESCRIPTION_HEADING,
            SECTION_KEY_DESCRIPTION,
            SECTION_KEY_COMMAND_LIST_HEADING,
            SECTION_KEY_COMMAND_LIST,
            SECTION_KEY_OPTION_LIST_HEADING,
            SECTION_KEY_PARAMETER_LIST,
            SECTION_KEY_OPTION_LIST,
            SECTION_KEY_EXIT_CODE_LIST_HEADING,
            SECTION_KEY_EXIT_CODE_LIST,
            SECTION_KEY_FOOTER_HEADING,
            SECTION_KEY_FOOTER);

    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean debug;

    /** @param debug also print the stack trace of a failure */
    CommandLineProgram(PrintWriter out, PrintWriter err, boolean debug) {
        this.out = out;
        this.err = err;
        this.debug = debug;
    }

    /** Runs one command to its end and returns the exit code. */
    int run(String... args) {
        int exitCode = commandLine().execute(args);
        out.flush();
        err.flush();
        return exitCode;
    }

    private CommandLine commandLine() {
        CommandLine help = new CommandLine(new HelpCommand());
        help.getCommandSpec().usageMessage().header("Explain a command.");
        CommandLine program = new CommandLine(new SeeloweCommand())
                .addSubcommand("help", help)
                .setHelpSectionKeys(HELP_SECTIONS)
                .setOut(out)
                .setErr(err)
                .setUsageHelpWidth(HELP_WIDTH)
                .setParameterExceptionHandler(this::explainWrongUsage)
                .setExecutionExceptionHandler(this::explainFailure);
        program.getCommandSpec()
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("say which version this is")
                        .build());
        explainItself(program.getCommandSpec());
        for (CommandLine command : program.getSubcommands().values()) {
            if (command != help) {
                explainItself(command.getCommandSpec());
            }
        }
        return program;
    }

    private static void explainItself(CommandSpec command) {
        command.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this text")
                .build());
        command.usageMessage()
                .synopsisHeading("%n@|bold Usage|@%n  ")
                .descriptionHeading("%n")
                .commandListHeading("%n@|bold Commands|@%n")
                .optionListHeading("%n@|bold Options|@%n")
                .footerHeading("%n@|bold For example|@%n");
    }

    private int explainWrongUsage(ParameterException mistake, String[] args) {
        CommandSpec command = mistake.getCommandLine().getCommandSpec();
        complain(command, whatIsWrong(mistake) + " See: " + command.qualifiedName() + " --help", mistake);
        return WRONG_USAGE;
    }

    private static String whatIsWrong(ParameterException mistake) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched) || unmatched.isUnknownOption()) {
            return asSentence(String.valueOf(mistake.getMessage()));
        }
        String word = unmatched.getUnmatched().get(0);
        List<String> suggestions = unmatched.getSuggestions();
        String guess = suggestions.isEmpty() ? "" : " Did you mean \"" + suggestions.get(0) + "\"?";
        return "I do not know what to do with \"" + word + "\"." + guess;
    }

    private int explainFailure(Exception failure, CommandLine commandLine, CommandLine.ParseResult parsed) {
        CommandSpec command = commandLine.getCommandSpec();
        if (failure instanceof UserError error) {
            complain(command, asSentence(error.getMessage()), error);
            return error.exitCode();
        }
        if (failure instanceof UnwritableFileException || failure instanceof RecordException) {
            complain(command, asSentence(String.valueOf(failure.getMessage())), failure);
            return FAILED;
        }
        String hint = debug ? "" : " Set SEELOWE_DEBUG=1 to see where, and please report it.";
        complain(command, "this should not have happened: " + asSentence(String.valueOf(failure)) + hint, failure);
        return OUR_BUG;
    }

    private void complain(CommandSpec command, String sentence, Exception cause) {
        err.println(command.qualifiedName() + ": " + sentence.replace(System.lineSeparator(), " "));
        if (debug) {
            cause.printStackTrace(err);
        }
    }

    private static String asSentence(String text) {
        return text.endsWith(".") || text.endsWith("?") ? text : text + ".";
    }
}
