package seelowe.cli;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.server.ServerSettings;
import seelowe.server.host.Given;
import seelowe.server.host.HostSettings;
import seelowe.server.host.HostSettingsReader;
import seelowe.server.host.Setting;
import seelowe.server.host.SettingException;

@Command(
        name = ServeCommand.NAME,
        header = "Face the world: play with anybody, by link or with an account.",
        description = {
            "Serves the game to others, behind a proxy or with TLS of its own. Each setting can be an option, a variable of"
                    + " the environment (its name in capitals after SEELOWE_, such as SEELOWE_PUBLIC_URL) or a line of the"
                    + " file (its name without the dashes: public-url = \"https://...\"); options come before the"
                    + " environment, and that before the file. docs/hosting.md tells the rest, deploy/ has samples."
        },
        footer = {
            "  ./seelowe serve --public-url https://games.example.org --trusted-proxies 127.0.0.1",
            "                                                 behind a proxy on this machine",
            "  ./seelowe serve --config seelowe.toml          with all settings in a file",
            "  ./seelowe serve --public-url http://localhost  only to try it"
        })
@CommandGroup.In(CommandGroup.PLAY)
final class ServeCommand implements Runnable {
    static final String NAME = "serve";
    private static final String CONFIG = "SEELOWE_CONFIG";

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "a file with settings, in TOML; " + CONFIG + " names it too")
    private @Nullable Path config;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    /** Every setting is an option: there is one list of them. */
    static void addSettings(CommandSpec command) {
        for (Setting setting : Setting.values()) {
            String usual = setting.usual().isEmpty() ? "" : " (" + setting.usual() + ")";
            command.addOption(OptionSpec.builder(setting.option())
                    .paramLabel(setting.param())
                    .type(String.class)
                    .description(setting.meaning() + usual)
                    .build());
        }
    }

    @Override
    public void run() {
        try {
            Given given = Given.read(file(), System.getenv(), options());
            serve(given, HostSettingsReader.read(given));
        } catch (SettingException wrong) {
            throw UserError.wrongUsage(String.valueOf(wrong.getMessage()));
        }
    }

    private Optional<Path> file() {
        String named = System.getenv(CONFIG);
        return Optional.ofNullable(config).or(() -> Optional.ofNullable(named).map(Path::of));
    }

    private Map<Setting, String> options() {
        Map<Setting, String> options = new EnumMap<>(Setting.class);
        for (Setting setting : Setting.values()) {
            String text = spec.commandLine().getParseResult().matchedOptionValue(setting.option(), null);
            if (text != null) {
                options.put(setting, text);
            }
        }
        return options;
    }

    private void serve(Given given, HostSettings host) {
        Edition edition = Edition.loadSound(path(given, Setting.DATA).orElse(null));
        Path games = path(given, Setting.DATA_DIR).orElseGet(DataFolders::usual);
        Serving.untilStopped(new ServerSettings(HostSettingsReader.port(given), games, host), edition, address -> {
            spec.commandLine().getOut().println("Seelöwe serves " + address + ". Its games are kept in " + games + ".");
            spec.commandLine().getOut().flush();
        });
    }

    private static Optional<Path> path(Given given, Setting setting) {
        String text = given.text(setting);
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of(Path.of(text).toAbsolutePath().normalize());
    }
}
