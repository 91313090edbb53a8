package seelowe.scenarios.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.TableForm;

/** The folder of a scenario over those that it takes from: its own rows and settings change theirs. */
final class ScenarioFolder {
    static final String TAKES = "takes";

    /** What a scenario cannot share with another. */
    static final Set<String> OWN = Set.of("code", "title", "summary", TAKES);

    private final DataFiles files;
    private final String own;
    /** The farthest ancestor first. */
    private final List<String> folders = new ArrayList<>();

    private boolean complete = true;

    ScenarioFolder(DataFiles files, String name) {
        this.files = files;
        this.own = path(name);
        @Nullable String next = name;
        while (next != null) {
            folders.add(0, path(next));
            next = takenBy(next);
        }
    }

    private static String path(String name) {
        return "scenarios/" + name + "/";
    }

    /** Whether all that it takes from is there. */
    boolean isComplete() {
        return complete;
    }

    /** Scenarios in folders that can be listed, and those that are named as being there. */
    private Set<String> known(String without) {
        Set<String> names = new TreeSet<>(files.foldersIn("scenarios/"));
        files.everySetting("data.properties", "scenarios")
                .forEach(entry -> names.addAll(List.of(entry.value().split(",\\s*", -1))));
        names.remove(without);
        return names;
    }

    /** The scenario that this one takes from, or null if from none. */
    private @Nullable String takenBy(String name) {
        Settings.@Nullable Entry takes =
                files.settings(path(name) + ScenarioReader.SETTINGS).get(TAKES);
        if (takes == null) {
            return null;
        }
        String other = takes.value();
        if (!files.exists(path(other) + ScenarioReader.SETTINGS)) {
            files.problems()
                    .add(
                            takes,
                            "There is no scenario \"" + other + "\" to take from" + Spelling.hint(other, known(name)));
            complete = false;
            return null;
        }
        if (folders.contains(path(other))) {
            files.problems().add(takes, "The scenario would take from itself in the end.");
            complete = false;
            return null;
        }
        return other;
    }

    /** Its settings; what it takes over keeps its place, so that a report names where it stands. */
    Settings settings() {
        Map<String, Settings.Entry> entries = new LinkedHashMap<>();
        for (String folder : folders) {
            entries.keySet().removeAll(OWN);
            entries.putAll(files.settings(folder + ScenarioReader.SETTINGS).entries());
        }
        return new Settings(files.fileOf(own + ScenarioReader.SETTINGS), entries);
    }

    List<Row> table(String name, TableForm form) {
        if (!exists(name)) {
            files.reportMissing(own + name);
        }
        return tableIfPresent(name, form);
    }

    List<Row> tableIfPresent(String name, TableForm form) {
        return files.merged(names(name), form);
    }

    boolean exists(String name) {
        return names(name).stream().anyMatch(files::exists);
    }

    /** Where a report about this file as a whole stands. */
    String fileOf(String name) {
        return files.fileOf(own + name);
    }

    /** The files that make up one of the scenario's. */
    List<String> names(String name) {
        return folders.stream().map(folder -> folder + name).toList();
    }

    /** The same, without what belongs to scenarios beneath the one that says this. */
    List<String> namesSince(Settings.Entry setting, String name) {
        List<String> names = new ArrayList<>(names(name));
        while (names.size() > 1 && !standsIn(setting, folders.get(folders.size() - names.size()))) {
            names.remove(0);
        }
        return names;
    }

    private static boolean standsIn(Position position, String folder) {
        return position.file()
                .endsWith(folder + position.file().substring(position.file().lastIndexOf('/') + 1));
    }

    /** Whether this is said in a folder of one's own, or by the scenario itself, and that beneath. */
    boolean isLaidOver(Position over, Position under) {
        return files.isUsers(over) == files.isUsers(under)
                ? isOwn(over) && !isOwn(under) && folders.stream().anyMatch(folder -> standsIn(under, folder))
                : files.isUsers(over);
    }

    /** Whether the scenario itself says so, and not one that it takes from. */
    boolean isOwn(Position position) {
        return standsIn(position, own);
    }
}
