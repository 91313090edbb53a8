package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The files of all layers, built-in first, the user's last; a later layer changes an earlier one row by row. */
public final class DataFiles {
    private final List<DataSource> layers;
    private final Problems problems;

    public DataFiles(List<DataSource> layers, Problems problems) {
        this.layers = List.copyOf(layers);
        this.problems = problems;
    }

    public Problems problems() {
        return problems;
    }

    public List<DataSource> layers() {
        return layers;
    }

    /** Every file that some layer lists. */
    public Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (DataSource layer : layers) {
            names.addAll(layer.names());
        }
        return names;
    }

    /** The folders directly below this one, as far as layers can be listed. */
    public Set<String> foldersIn(String parent) {
        Set<String> folders = new TreeSet<>();
        for (String file : names()) {
            int slash = file.indexOf('/', parent.length());
            if (file.startsWith(parent) && slash > 0) {
                folders.add(file.substring(parent.length(), slash));
            }
        }
        return folders;
    }

    public boolean exists(String name) {
        for (DataSource layer : layers) {
            if (layer.text(name) != null) {
                return true;
            }
        }
        return false;
    }

    /** The rows of a table that has to be there. */
    public List<Row> table(String name, TableForm form) {
        if (!exists(name)) {
            reportMissing(name);
        }
        return tableIfPresent(name, form);
    }

    /** The rows of a table, none if there is no such file. */
    public List<Row> tableIfPresent(String name, TableForm form) {
        return merged(List.of(name), form);
    }

    /** The rows of several tables, each laid over those before it. */
    public List<Row> merged(List<String> names, TableForm form) {
        Layers merged = new Layers(form, problems);
        boolean first = true;
        for (String name : names) {
            for (DataSource layer : layers) {
                String text = layer.text(name);
                if (text != null) {
                    merged.add(new TableReader(form, problems, !first).read(path(layer, name), text));
                    first = false;
                } else if (layer instanceof FigureChange change && change.concerns(name)) {
                    merged.change(change);
                }
            }
        }
        Provenance.check(merged.rows(), problems);
        return merged.rows();
    }

    /** What each layer that has this setting says, earlier ones first. */
    public List<Settings.Entry> everySetting(String name, String key) {
        List<Settings.Entry> entries = new ArrayList<>();
        for (DataSource layer : layers) {
            String text = layer.text(name);
            Settings.@Nullable Entry entry = text == null
                    ? null
                    : SettingsReader.read(path(layer, name), text, new Problems())
                            .get(key);
            if (entry != null) {
                entries.add(entry);
            }
        }
        return entries;
    }

    /** The settings in this file, those of later layers over those of earlier ones. */
    public Settings settings(String name) {
        Map<String, Settings.Entry> entries = new LinkedHashMap<>();
        List<String> files = new ArrayList<>();
        for (DataSource layer : layers) {
            String text = layer.text(name);
            if (text != null) {
                files.add(path(layer, name));
                entries.putAll(SettingsReader.read(path(layer, name), text, problems));
            }
        }
        if (files.isEmpty()) {
            reportMissing(name);
            files.add(path(layers.get(0), name));
        }
        return new Settings(files.get(files.size() - 1), entries);
    }

    /** The file as it appears in reports of what is missing from it: the last layer that has it answers. */
    public String fileOf(String name) {
        String file = path(layers.get(layers.size() - 1), name);
        for (DataSource layer : layers) {
            file = layer.text(name) == null ? file : path(layer, name);
        }
        return file;
    }

    public void reportMissing(String name) {
        problems.add(fileOf(name), 1, "This file is missing.");
    }

    /** Whether this stands in a user's folder, laid over other data. */
    public boolean isUsers(Position position) {
        return layers.size() > 1 && !position.file().startsWith(path(layers.get(0), ""));
    }

    /** The file's name as it appears in reports. */
    public static String path(DataSource layer, String name) {
        return layer.label().isEmpty() ? name : layer.label() + "/" + name;
    }
}
