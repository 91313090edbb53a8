package seelowe.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.StartException;
import seelowe.server.web.Material;

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
        Edition edition = Edition.loadSound(null);
        Path games =
                folder == null ? DataFolders.usual() : folder.toAbsolutePath().normalize();
        try {
            SeeloweServer server = SeeloweServer.start(
                    new ServerSettings(port, games), new Material(edition.data(), edition.layers()));
            CountDownLatch stopped = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                server.close();
                stopped.countDown();
            }));
            welcome(server.address(), games);
            stopped.await();
        } catch (StartException failure) {
            throw UserError.failed(String.valueOf(failure.getMessage()), failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
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
