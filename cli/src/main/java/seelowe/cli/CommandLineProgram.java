package seelowe.cli;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import seelowe.protocol.file.UnwritableFileException;
import seelowe.protocol.record.RecordException;

/** All commands behind one call. Mistakes become one line for the player, never a stack trace. */
final class CommandLineProgram {
    static final int DONE = 0;
    static final int FAILED = 1;
    static final int WRONG_USAGE = 2;
    static final int OUR_BUG = 3;

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

    /** The program with all its commands; nothing has been run. */
    CommandLine commandLine() {
        CommandLine program = new CommandLine(new SeeloweCommand())
                .registerConverter(Integer.class, text -> wholeNumber(text, Integer::valueOf))
                .registerConverter(int.class, text -> wholeNumber(text, Integer::valueOf))
                .registerConverter(long.class, text -> wholeNumber(text, Long::valueOf))
                .setOut(out)
                .setErr(err)
                .setParameterExceptionHandler(this::explainWrongUsage)
                .setExecutionExceptionHandler(this::explainFailure);
        ServeCommand.addSettings(Objects.requireNonNull(program.getSubcommands().get(ServeCommand.NAME))
                .getCommandSpec());
        HelpText.layOut(program);
        return program;
    }

    private static <N> N wholeNumber(String text, Function<String, N> parser) {
        try {
            return parser.apply(text);
        } catch (NumberFormatException notOne) {
            throw new TypeConversionException("\"" + text + "\" is not a whole number, or too large a one");
        }
    }

    private int explainWrongUsage(ParameterException mistake, String[] args) {
        CommandSpec command = mistake.getCommandLine().getCommandSpec();
        String sentence = asSentence(WrongUsage.sentence(mistake));
        complain(command, sentence + " See: " + command.qualifiedName() + " --help", mistake);
        return WRONG_USAGE;
    }

    private int explainFailure(Exception failure, CommandLine commandLine, CommandLine.ParseResult parsed) {
        CommandSpec command = commandLine.getCommandSpec();
        if (failure instanceof UserError error) {
            complain(command, asSentence(error.getMessage()), error);
            return error.exitCode();
        }
        // Another thread may have met it, and what it met is wrapped up then.
        for (Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof UnwritableFileException || each instanceof RecordException) {
                complain(command, asSentence(String.valueOf(each.getMessage())), failure);
                return FAILED;
            }
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
