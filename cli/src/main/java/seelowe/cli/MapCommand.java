package seelowe.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.art.MapPicture;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.file.AtomicFile;

@Command(
        name = "map",
        header = "Draw the map, with a scenario set up on it if you like.",
        description = {
            "Draws southern England as it is printed for this game. The ending of the file's name decides: .svg for a "
                    + "drawing that stays sharp at any size, .png for a picture."
        },
        footer = {
            "  ./seelowe map --out map.png                      the bare map",
            "  ./seelowe map --out navy.svg --scenario N        the Navy Plan, ready to play",
            "  ./seelowe map --out wall.png --width 8000        large enough for a wall",
            "  ./seelowe map --out mine.png --data my-edition   with your corrections"
        })
@CommandGroup.In(CommandGroup.EDITION)
final class MapCommand implements Runnable {
    private static final int NARROWEST = 200;
    private static final int WIDEST = 10_000;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "where to write it: FILE.svg or FILE.png")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private Path out;

    @Option(
            names = {"-s", "--scenario"},
            paramLabel = "CODE",
            completionCandidates = ScenarioCodes.class,
            description = "set up a scenario's counters: N, H, J, LT, or one of your own")
    private @Nullable String scenario;

    @Option(
            names = {"-w", "--width"},
            paramLabel = "PX",
            description = "width of a PNG in pixels; ${DEFAULT-VALUE} unless told")
    private int width = 4000;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        PictureFormat format = PictureFormat.of(out);
        if (width < NARROWEST || width > WIDEST) {
            throw UserError.wrongUsage(
                    "a width of " + width + " pixels will not do; choose from " + NARROWEST + " to " + WIDEST);
        }
        Edition edition = data.load();
        AtomicFile.checkWritable(out);
        if (scenario == null) {
            write(format, MapPicture.of(edition.data(), edition.sources()), "the map");
        } else {
            Scenario chosen = edition.scenario(scenario);
            write(format, MapPicture.of(edition.data(), chosen, edition.sources()), chosen.title());
        }
    }

    private void write(PictureFormat format, MapPicture picture, String subject) {
        try {
            AtomicFile.write(out, stream -> format.write(picture, width, stream));
        } catch (OutOfMemoryError tooLarge) {
            throw UserError.failed("there is not enough memory for a picture so wide; try a smaller --width", tooLarge);
        }
        spec.commandLine().getOut().println("Drew " + subject + " into " + out + ".");
    }
}
