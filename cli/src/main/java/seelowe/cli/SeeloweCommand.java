package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.server.ServerSettings;

@Command(
        name = "seelowe",
        versionProvider = Version.class,
        header = "@|bold Seelöwe: The German Invasion of Britain, 1940|@",
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "September 1940. The barges are loaded, the tide is right, and southern England waits. This program holds "
                    + "the board, the armies and the four scenarios of the invasion that never came. Without a command "
                    + "it opens the game in your browser."
        },
        exitCodeList = {
            "0:done",
            "1:it could not be done, and the message says why",
            "2:the command was not understood",
            "3:a mistake of the program; SEELOWE_DEBUG=1 shows where"
        },
        footer = {
            "  ./seelowe                                    play, in the browser",
            "  ./seelowe --port 8080 --no-browser           the same elsewhere, and only say where",
            "  ./seelowe --data my-edition                  play with your own map, armies or scenarios",
            "  ./seelowe serve --public-url https://...     face the world: play with anybody",
            "  ./seelowe map --out map.png                  the map, as a picture",
            "  ./seelowe map --out navy.svg --scenario N    the same with the Navy Plan set up on it",
            "  ./seelowe simulate --scenario N              a hundred games of it between computer players",
            "  ./seelowe check-data                         is every hex and counter in order?",
            "  ./seelowe replay game.seelowe.json           read a game, action by action",
            "  ./seelowe verify game.seelowe.json           is the record true, dice included?",
            "  ./seelowe engine                             play and analyse by messages, for bots",
            "  ./seelowe help map                           everything about one command"
        },
        subcommands = {
            ServeCommand.class,
            AdminCommand.class,
            SimulateCommand.class,
            StudyCommand.class, //
            SeriesCommand.class, //
            DuelCommand.class, //
            FitCommand.class, //
            ReplayCommand.class,
            VerifyCommand.class,
            BranchCommand.class,
            EngineCommand.class,
            MapCommand.class,
            PrintCommand.class,
            CheckDataCommand.class,
            BenchCommand.class,
            DrillCommand.class,
            HelpCommand.class,
            CompletionCommand.class
        })
final class SeeloweCommand implements Runnable {
    private static final int HIGHEST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "" + ServerSettings.USUAL_PORT,
            description = "the port that the page is served on (${DEFAULT-VALUE}); 0 for any that is free")
    private int port;

    @Option(
            names = "--data-dir",
            paramLabel = "DIR",
            description = "where the games are kept; without it, where your system keeps a program's data")
    private @Nullable Path folder;

    @Mixin
    private OwnData data = new OwnData();

    @Option(names = "--no-browser", description = "do not open the browser, only say the address")
    private boolean quiet;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    /** No command at all: play. */
    @Override
    public void run() {
        if (port < 0 || port > HIGHEST_PORT) {
            throw UserError.wrongUsage("there is no port " + port + "; ports are 0 to " + HIGHEST_PORT);
        }
        Edition edition = data.load();
        Path games =
                folder == null ? DataFolders.usual() : folder.toAbsolutePath().normalize();
        Serving.untilStopped(new ServerSettings(port, games), edition, address -> welcome(address, games));
    }

    private void welcome(String address, Path games) {
        PrintWriter out = spec.commandLine().getOut();
        boolean opened = !quiet && Browser.open(address);
        out.println(
                opened ? "Seelöwe is in your browser: " + address : "Open this address in your browser: " + address);
        out.println("Your games are kept in " + games + ". Stop with Ctrl-C; nothing is lost.");
        out.flush();
    }
}
