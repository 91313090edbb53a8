package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.UserData;
import seelowe.scenarios.plan.PlanFiles;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.TableForm;

/** The files of an edition while somebody works on them. Every change is made as a whole or not at all. */
public final class Draft {
    private final String label;
    private final DataSource builtIn;
    private final Function<String, Optional<TableForm>> moreTables;
    private final SortedMap<String, String> texts;

    /**
     * @param label stands before the names of the edition's own files
     * @param moreTables what tables look like that are not of the game's data
     */
    public Draft(
            String label,
            DataSource builtIn,
            Map<String, String> texts,
            Function<String, Optional<TableForm>> moreTables) {
        this.label = label;
        this.builtIn = builtIn;
        this.moreTables = moreTables;
        this.texts = new TreeMap<>(texts);
    }

    /** The edition's own files as they are now. */
    public SortedMap<String, String> texts() {
        return Collections.unmodifiableSortedMap(texts);
    }

    /** What the game is loaded from. */
    public DataSource[] layers() {
        return UserData.over(builtIn, own());
    }

    private DataSource own() {
        return new MemorySource(label, texts);
    }

    /** The files of all layers, as they can be looked at without reporting anything. */
    public DataFiles files() {
        return new DataFiles(List.of(layers()), new Problems());
    }

    /** What a table looks like; nothing if this is none. */
    public Optional<TableForm> form(String file) {
        return DataForms.table(file).or(() -> moreTables.apply(file));
    }

    /** The same, as it is without this file of the edition. */
    private DataFiles filesWithout(String file) {
        SortedMap<String, String> others = new TreeMap<>(texts);
        others.remove(file);
        List<DataSource> layers = new ArrayList<>(List.of(layers()));
        layers.set(layers.size() - 1, new MemorySource(label, others));
        return new DataFiles(layers, new Problems());
    }

    /**
     * A table with all its rows.
     *
     * @throws EditMistake if the edition's own file cannot be read
     */
    public EditedTable table(String file) {
        TableForm form = form(file).orElseThrow(() -> unknown(file));
        DataFiles without = filesWithout(file);
        List<String> stack = PlanFiles.stack(files(), file);
        boolean alone = stack.stream().noneMatch(without::exists);
        return new EditedTable(file, form, without.merged(stack, form), alone, texts.get(file));
    }

    /** What a file of settings would say without the edition's own lines, and where it says so. */
    public Map<String, Settings.Entry> settingsBeneath(String file) {
        return PlanFiles.settingsBeneath(files(), filesWithout(file), file);
    }

    /** The edition's own lines in a file of settings. */
    public Map<String, Settings.Entry> ownSettings(String file) {
        @Nullable String own = texts.get(file);
        return own == null ? Map.of() : EditedSettings.read(file, own);
    }

    private static EditMistake unknown(String file) {
        return new EditMistake("file", "There is no table \"" + file + "\".");
    }

    /** @throws EditMistake if it cannot be made; then nothing is changed */
    public void apply(Change change) {
        if (change instanceof Change.Text whole) {
            put(FileNames.demand(whole.file()), Optional.ofNullable(whole.text()));
        } else if (change instanceof Change.FolderRemoval folder) {
            removeFolder(folder.file());
        } else if (change instanceof Change.Values values) {
            changeSettings(values);
        } else {
            EditedTable table = table(FileNames.demand(change.file()));
            changeRow(table, change);
            put(change.file(), table.text());
        }
    }

    private void changeSettings(Change.Values values) {
        String file = FileNames.demand(values.file());
        if (!DataForms.isSettings(file)) {
            throw new EditMistake("file", "\"" + file + "\" is no file of settings.");
        }
        Map<String, String> beneath = new TreeMap<>();
        settingsBeneath(file).forEach((key, entry) -> beneath.put(key, entry.value()));
        EditedSettings settings = new EditedSettings(file, beneath, texts.get(file));
        settings.set(values.set());
        put(file, settings.text());
    }

    private static void changeRow(EditedTable table, Change change) {
        if (change instanceof Change.Cells cells) {
            table.set(cells.key(), cells.set());
        } else if (change instanceof Change.Removal removal) {
            table.remove(removal.key(), removal.set());
        } else if (change instanceof Change.Restoring restoring) {
            table.restore(restoring.key());
        }
    }

    private void removeFolder(String folder) {
        if (!texts.keySet().removeIf(file -> file.startsWith(folder + "/"))) {
            throw new EditMistake("folder", "This edition has no files of its own in \"" + folder + "\".");
        }
    }

    private void put(String file, Optional<String> text) {
        if (text.isEmpty()) {
            texts.remove(file);
        } else {
            texts.put(file, text.get());
        }
    }
}
