package seelowe.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import seelowe.engine.scenario.Scenario;
import seelowe.press.Contents;
import seelowe.press.PaperEdition;
import seelowe.press.pdf.Paper;
import seelowe.press.vassal.VassalModule;
import seelowe.protocol.file.AtomicFile;

@Command(
        name = "print",
        header = "Make a game for the table: a PDF to print, or a VASSAL module.",
        description = {
            "A file that ends in .pdf gets the map, the counters front and back, the charts and a set-up card for each "
                    + "side of each scenario. The map comes on pages to be glued together, or on one large sheet for a "
                    + "copy shop. A file that ends in .vmod is a module for VASSAL, with every scenario set up."
        },
        footer = {
            "  ./seelowe print --out seelowe.pdf                        everything, on A4",
            "  ./seelowe print --out seelowe.pdf --paper letter -s N    the Navy Plan alone, on Letter",
            "  ./seelowe print --out sheet.pdf --one-sheet              the map on one sheet",
            "  ./seelowe print --out seelowe.vmod                       for VASSAL 3.6 and later",
            "  ./seelowe print --out mine.pdf --data my-edition         with your corrections"
        })
@CommandGroup.In(CommandGroup.EDITION)
final class PrintCommand implements Runnable {
    private static final String MODULE_VERSION = "1.0";

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "where to write it: FILE.pdf or FILE.vmod")
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private Path out;

    @Option(
            names = {"-s", "--scenario"},
            paramLabel = "CODE",
            completionCandidates = ScenarioCodes.class,
            description = "only this scenario; may be given several times")
    private @Nullable List<String> codes;

    @Option(names = "--paper", paramLabel = "SIZE", description = "a4, a3, letter or tabloid; a4 unless told")
    private String paper = "a4";

    @Option(names = "--one-sheet", description = "the map on one sheet instead of pages to be glued together")
    private boolean oneSheet;

    @Mixin
    private final OwnData data = new OwnData();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli fills it in before run()
    private CommandSpec spec;

    @Override
    public void run() {
        String name = String.valueOf(out.getFileName()).toLowerCase(Locale.ROOT);
        boolean module = name.endsWith(".vmod");
        if (!module && !name.endsWith(".pdf")) {
            throw UserError.wrongUsage("cannot tell what " + out + " should be; let its name end in .pdf or .vmod");
        }
        Paper size = size();
        Edition edition = data.load();
        Contents contents = new Contents(edition.data(), edition.layers(), scenarios(edition));
        AtomicFile.checkWritable(out);
        if (module) {
            AtomicFile.write(out, stream -> VassalModule.write(contents, MODULE_VERSION, stream));
            say("Made a VASSAL module: " + out + ".");
        } else {
            int[] pages = new int[1];
            AtomicFile.write(
                    out, stream -> pages[0] = PaperEdition.write(contents, oneSheet ? null : size, size, stream));
            say("Printed " + pages[0] + " pages into " + out + ". Print counters on both sides, at actual size.");
        }
    }

    private void say(String sentence) {
        spec.commandLine().getOut().println(sentence);
    }

    private Paper size() {
        for (Paper each : Paper.values()) {
            if (each.name().equalsIgnoreCase(paper)) {
                return each;
            }
        }
        throw UserError.wrongUsage("there is no paper \"" + paper + "\"; choose a4, a3, letter or tabloid");
    }

    private List<Scenario> scenarios(Edition edition) {
        if (codes == null) {
            return edition.data().scenarios();
        }
        List<Scenario> chosen = new ArrayList<>();
        codes.forEach(code -> chosen.add(edition.scenario(code)));
        return chosen;
    }
}
