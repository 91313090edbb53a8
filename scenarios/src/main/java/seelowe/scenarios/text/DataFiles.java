package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

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
        Layers merged = new Layers(form, problems);
        boolean first = true;
        for (DataSource layer : layers) {
            String text = layer.text(name);
            if (text != null) {
                merged.add(new TableReader(form, problems, !first).read(path(layer, name), text));
                first = false;
            }
        }
        Provenance.check(merged.rows(), problems);
        return merged.rows();
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

    private void reportMissing(String name) {
        problems.add(fileOf(name), 1, "This file is missing.");
    }

    /** The file's name as it appears in reports. */
    public static String path(DataSource layer, String name) {
        return layer.label().isEmpty() ? name : layer.label() + "/" + name;
    }
}
