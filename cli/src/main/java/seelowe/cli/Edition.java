package seelowe.cli;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.record.CarriedEdition;
import seelowe.scenarios.DataException;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.EditionCard;
import seelowe.scenarios.GameData;
import seelowe.scenarios.UserData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.files.FolderSource;
import seelowe.scenarios.text.DataSource;

/** The data that a command works on: what comes with the game, or that with a player's folder laid over it. */
record Edition(GameData data, List<DataSource> layers) {
    Edition {
        layers = List.copyOf(layers);
    }

    /** @throws seelowe.scenarios.DataException if there is any mistake in it */
    static Edition load(@Nullable Path folder) {
        try {
            List<DataSource> layers = layers(folder);
            return new Edition(DataLoader.load(layers.toArray(new DataSource[0])), layers);
        } catch (UncheckedIOException failure) {
            throw UserError.failed(String.valueOf(failure.getMessage()), failure);
        }
    }

    /** For commands that have no use for broken data: the first mistake, in one line. */
    static Edition loadSound(@Nullable Path folder) {
        try {
            return load(folder);
        } catch (DataException mistakes) {
            String command = folder == null ? "check-data" : "check-data " + folder;
            throw UserError.failed(
                    "the data has mistakes, the first of them "
                            + mistakes.problems().get(0) + " See all of them with: seelowe " + command,
                    mistakes);
        }
    }

    /** The scenario with this code, in capitals or not. */
    Scenario scenario(String code) {
        for (Scenario candidate : data.scenarios()) {
            if (candidate.code().equalsIgnoreCase(code)) {
                return candidate;
            }
        }
        String known = data.scenarios().stream()
                .map(each -> each.code() + " (" + each.title() + ")")
                .collect(Collectors.joining(", "));
        throw UserError.wrongUsage("there is no scenario \"" + code + "\"; there are " + known);
    }

    /** Where the data comes from, later layers over earlier ones. */
    static List<DataSource> layers(@Nullable Path folder) {
        if (folder == null) {
            return List.of(BuiltInData.source());
        }
        if (!Files.isDirectory(folder)) {
            throw UserError.wrongUsage("there is no folder " + folder
                    + "; give one with data files, as docs/data-format.md describes them");
        }
        return List.of(UserData.over(BuiltInData.source(), new FolderSource(folder)));
    }

    /** For records of games that are played with it; null for the data as it comes with the program. */
    @Nullable
    CarriedEdition carried() {
        DataSource last = layers.get(layers.size() - 1);
        SortedMap<String, String> files = new TreeMap<>();
        for (String name : last.names()) {
            String text = last.text(name);
            if (text != null) {
                files.put(name, text);
            }
        }
        String folder = last.label().substring(last.label().lastIndexOf('/') + 1);
        return CarriedEdition.of(EditionCard.read(last, folder).title(), files);
    }

    /** The layers as the modules below take them. */
    DataSource[] sources() {
        return layers.toArray(DataSource[]::new);
    }
}
