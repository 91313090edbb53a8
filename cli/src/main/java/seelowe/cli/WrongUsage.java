package seelowe.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a sentence what a command line lacks or has too much of, with a guess at what was meant. */
final class WrongUsage {
    private WrongUsage() {}

    static String sentence(ParameterException mistake) {
        CommandLine command = mistake.getCommandLine();
        if (mistake instanceof UnmatchedArgumentException unmatched) {
            return unknown(command, unmatched.getUnmatched().get(0));
        }
        // An option that is missing may just be mistyped: then that is what to say.
        List<String> unmatched = command.getUnmatchedArguments();
        if (mistake instanceof MissingParameterException && !unmatched.isEmpty()) {
            return unknown(command, unmatched.get(0));
        }
        return String.valueOf(mistake.getMessage());
    }

    private static String unknown(CommandLine command, String word) {
        if (word.startsWith("-")) {
            int value = word.indexOf('=');
            String option = value < 0 ? word : word.substring(0, value);
            return "there is no option \"" + option + "\"."
                    + Nearest.guess(
                            option, command.getCommandSpec().optionsMap().keySet());
        }
        boolean commandExpected = !command.getSubcommands().isEmpty();
        return (commandExpected ? "there is no command \"" : "I do not know what to do with \"") + word + "\"."
                + Nearest.guess(word, command.getSubcommands().keySet());
    }
}
