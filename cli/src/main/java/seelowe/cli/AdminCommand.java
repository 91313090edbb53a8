package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import seelowe.protocol.form.Json;
import seelowe.server.admin.AdminClient;
import seelowe.server.admin.AdminClient.AdminException;
import seelowe.server.host.Given;
import seelowe.server.host.Setting;
import seelowe.server.host.SettingException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = AdminCommand.NAME,
        header = "Keep order on a server: look at games, people and reports, close, ban, delete.",
        description = {
            "Tells the running \"./seelowe serve\" of a data folder what its host wants. Every act is written into a log that"
                    + " is only added to. What can be done:",
            "",
            "  games [PERSON]        games that are on, with --all those that are over too",
            "  people [NAME]         who has been here",
            "  reports               what players have reported, with --all what is settled too",
            "  settle REPORT         a report is dealt with",
            "  close GAME            nobody plays on; it can still be looked at",
            "  ban PERSON            he is sent away from everywhere and refused from now on, with his bots",
            "  unban PERSON          he may come again",
            "  delete-game GAME      a game goes, with the whole match or series",
            "  delete-person PERSON  somebody goes with all that is kept of him; games of others stay",
            "  link PERSON           a link by which somebody signs in who cannot otherwise; once, within a day",
            "  rotate [KEY]          secrets of the server are made anew, all or one",
            "  log                   what was done here"
        },
        footer = {
            "  ./seelowe admin reports --config seelowe.toml",
            "  ./seelowe admin ban Hk2pQ9sXw7Lz --why \"insults\" --config seelowe.toml",
            "  ./seelowe admin log --most 200 --config seelowe.toml"
        })
@CommandGroup.In(CommandGroup.PLAY)
final class AdminCommand implements Runnable {
    static final String NAME = "admin";
    private static final List<String> ACTS = List.of(
            "games",
            "people",
            "reports",
            "settle",
            "close",
            "ban",
            "unban",
            "delete-game",
            "delete-person",
            "link",
            "rotate",
            "log");
    private static final List<String> NEED_NOTHING = List.of("games", "people", "reports", "rotate", "log");
    private static final List<String> MOMENTS = List.of("at", "played", "created", "seen", "settled");

    @Parameters(index = "0", paramLabel = "ACT", description = "what to do")
    private String act = "";

    @Parameters(index = "1", arity = "0..1", paramLabel = "ID", description = "with what, or whom")
    private @Nullable String about;

    @Option(names = "--why", paramLabel = "WORDS", description = "why, for the log")
    private @Nullable String why;

    @Option(names = "--all", description = "games that are over too, reports that are settled too")
    private boolean all;

    @Option(names = "--most", paramLabel = "N", description = "so many lines (50)")
    private @Nullable Integer most;

    @Option(names = "--data-dir", paramLabel = "DIR", description = "the server's data folder")
    private @Nullable Path folder;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "the server's configuration, which may name the folder")
    private @Nullable Path config;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        if (!ACTS.contains(act)) {
            throw UserError.wrongUsage(
                    "\"" + act + "\" is nothing that can be done; there are " + String.join(", ", ACTS));
        }
        if (about == null && !NEED_NOTHING.contains(act)) {
            throw UserError.wrongUsage("say with what: admin " + act + " ID");
        }
        try {
            tell(AdminClient.ask(folder(), command()));
        } catch (AdminException refused) {
            throw UserError.failed(String.valueOf(refused.getMessage()), refused);
        }
    }

    private ObjectNode command() {
        ObjectNode command = Json.object()
                .put("act", act)
                .put("who", System.getProperty("user.name", ""))
                .put("all", all);
        if (about != null) {
            command.put("about", about);
        }
        if (why != null) {
            command.put("why", why);
        }
        return most == null ? command : command.put("most", most);
    }

    /** Where the server that is meant keeps its things: found as the server finds it. */
    private Path folder() {
        if (folder != null) {
            return folder.toAbsolutePath().normalize();
        }
        try {
            Optional<Path> file = Optional.ofNullable(config)
                    .or(() ->
                            Optional.ofNullable(System.getenv("SEELOWE_CONFIG")).map(Path::of));
            String named = Given.read(file, System.getenv(), Map.of()).text(Setting.DATA_DIR);
            return named.isEmpty()
                    ? DataFolders.usual()
                    : Path.of(named).toAbsolutePath().normalize();
        } catch (SettingException wrong) {
            throw UserError.wrongUsage(String.valueOf(wrong.getMessage()));
        }
    }

    /** A list as a paragraph for each entry, so that nothing of it must be cut off; anything else as a sentence. */
    private void tell(JsonNode answer) {
        PrintWriter out = spec.commandLine().getOut();
        answer.properties().forEach(field -> {
            if (field.getValue().isArray()) {
                List<String> entries = new ArrayList<>();
                field.getValue().forEach(entry -> entries.add(entry(entry)));
                out.println(entries.isEmpty() ? "There are none." : String.join("\n\n", entries));
            } else {
                out.println(text(field.getValue()));
            }
        });
    }

    private static String entry(JsonNode entry) {
        List<String> lines = new ArrayList<>();
        entry.properties().forEach(field -> {
            JsonNode value = field.getValue();
            boolean empty =
                    value.isNull() || text(value).isEmpty() || (isMoment(field.getKey()) && value.asLong(0) == 0);
            if (!empty) {
                String shown = isMoment(field.getKey()) ? moment(value.asLong(0)) : text(value);
                lines.add(String.format(Locale.ROOT, "%-9s%s", field.getKey(), shown.replace("\n", "\n         ")));
            }
        });
        return String.join("\n", lines);
    }

    private static boolean isMoment(String field) {
        return MOMENTS.contains(field);
    }

    private static String moment(long at) {
        return DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT)
                .format(Instant.ofEpochMilli(at).atZone(ZoneId.systemDefault()));
    }

    /** Names and remarks come from strangers: nothing of them commands the terminal. */
    private static String text(JsonNode value) {
        String text = value.isString() ? value.stringValue() : value.toString();
        return text.replaceAll("[\\p{Cntrl}&&[^\n]]", "?");
    }
}
