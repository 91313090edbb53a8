package seelowe.scenarios;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import seelowe.scenarios.files.FolderSource;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;

/** A copy of the built-in data in memory, to be spoilt. */
final class DataCopy {
    static final Path FOLDER = Path.of("..", "data");
    static final String LABEL = "copy";

    private static final Map<String, String> ORIGINAL = readAll();

    private final Map<String, String> texts = new TreeMap<>(ORIGINAL);

    private static Map<String, String> readAll() {
        FolderSource folder = new FolderSource(FOLDER);
        Map<String, String> all = new TreeMap<>();
        for (String name : folder.names()) {
            all.put(name, Objects.requireNonNull(folder.text(name)));
        }
        return all;
    }

    DataSource source() {
        return new MemorySource(LABEL, texts);
    }

    Map<String, String> texts() {
        return Map.copyOf(texts);
    }

    /** A page of the documents. */
    String document(String name) {
        return Objects.requireNonNull(new FolderSource(Path.of("..", "docs")).text(name), name);
    }

    String text(String file) {
        return Objects.requireNonNull(texts.get(file), file);
    }

    /** Changes the one line that begins so; returns its number. */
    int change(String file, String beginning, UnaryOperator<String> edit) {
        List<String> lines = lines(file);
        int number = lineNumber(file, beginning);
        lines.set(number - 1, edit.apply(lines.get(number - 1)));
        write(file, lines);
        return number;
    }

    int replace(String file, String beginning, String replacement) {
        return change(file, beginning, line -> replacement);
    }

    /** Puts a line at the end; returns its number. */
    int append(String file, String line) {
        List<String> lines = lines(file);
        lines.add(line);
        write(file, lines);
        return lines.size();
    }

    void delete(String file, String beginning) {
        List<String> lines = lines(file);
        lines.remove(lineNumber(file, beginning) - 1);
        write(file, lines);
    }

    /** Puts a file in or replaces it; its first line is 1. */
    int put(String file, String text) {
        texts.put(file, text);
        return 1;
    }

    /** A missing file is complained of in line 1. */
    int deleteFile(String file) {
        texts.remove(file);
        return 1;
    }

    int lineNumber(String file, String beginning) {
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(beginning)) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("No line of " + file + " begins with " + beginning);
    }

    private List<String> lines(String file) {
        return new ArrayList<>(List.of(text(file).split("\n")));
    }

    private void write(String file, List<String> lines) {
        texts.put(file, String.join("\n", lines) + "\n");
    }
}
