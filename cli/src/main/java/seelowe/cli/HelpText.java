package seelowe.cli;

import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_COMMAND_LIST;
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

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.Column.Overflow;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** How the help of every command looks: the same sections in the same order, and the overview's commands in groups. */
final class HelpText {
    private static final int WIDTH = 100;
    private static final int INDENT = 2;
    private static final int GAP = 2;
    private static final List<String> SECTIONS = List.of(
            SECTION_KEY_HEADER,
            SECTION_KEY_SYNOPSIS_HEADING,
            SECTION_KEY_SYNOPSIS,
            SECTION_KEY_DESCRIPTION_HEADING,
            SECTION_KEY_DESCRIPTION,
            SECTION_KEY_COMMAND_LIST,
            SECTION_KEY_OPTION_LIST_HEADING,
            SECTION_KEY_PARAMETER_LIST,
            SECTION_KEY_OPTION_LIST,
            SECTION_KEY_EXIT_CODE_LIST_HEADING,
            SECTION_KEY_EXIT_CODE_LIST,
            SECTION_KEY_FOOTER_HEADING,
            SECTION_KEY_FOOTER);

    private HelpText() {}

    /** Lays out the help of the program and of all its commands. */
    static void layOut(CommandLine program) {
        program.setHelpSectionKeys(SECTIONS).setUsageHelpWidth(WIDTH);
        program.getHelpSectionMap().put(SECTION_KEY_COMMAND_LIST, HelpText::groups);
        layOut(program.getCommandSpec());
        program.getCommandSpec()
                .addOption(OptionSpec.builder("-V", "--version")
                        .versionHelp(true)
                        .description("say which version this is")
                        .build());
        for (CommandLine command : program.getSubcommands().values()) {
            layOut(command.getCommandSpec());
        }
    }

    private static void layOut(CommandSpec command) {
        command.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("show this text")
                .build());
        command.usageMessage()
                .synopsisHeading("%n@|bold Usage|@%n  ")
                .descriptionHeading("%n")
                .optionListHeading("%n@|bold Options|@%n")
                .footerHeading("%n@|bold For example|@%n");
        if (!command.usageMessage().exitCodeList().isEmpty()) {
            command.usageMessage().exitCodeListHeading("%n@|bold Exit code|@%n");
        }
    }

    private static String groups(Help help) {
        StringBuilder text = new StringBuilder();
        for (CommandGroup group : CommandGroup.values()) {
            List<Help> commands = help.subcommands().values().stream()
                    .filter(command -> CommandGroup.of(command.commandSpec()) == group)
                    .toList();
            if (!commands.isEmpty()) {
                text.append(help.createHeading("%n@|bold " + group.title() + "|@%n"))
                        .append(list(help, commands));
            }
        }
        return text.toString();
    }

    private static String list(Help program, List<Help> commands) {
        int longest = program.subcommands().keySet().stream()
                .mapToInt(String::length)
                .max()
                .orElse(0);
        int left = INDENT + longest + GAP;
        TextTable table = TextTable.forColumns(
                program.colorScheme(),
                new Column(left, INDENT, Overflow.SPAN),
                new Column(WIDTH - left, 0, Overflow.WRAP));
        for (Help command : commands) {
            CommandSpec spec = command.commandSpec();
            String header = String.join(" ", spec.usageMessage().header());
            table.addRowValues(
                    program.colorScheme().commandText(spec.name()),
                    program.colorScheme().text(header));
        }
        return table.toString();
    }
}
