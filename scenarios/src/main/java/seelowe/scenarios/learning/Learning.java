package seelowe.scenarios.learning;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import seelowe.scenarios.text.CardReader;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.TextLines;

/**
 * What there is to learn with: lessons and puzzles, in their order. Here they are words and fields; what these mean is known to who
 * knows positions and actions.
 *
 * @param files that were read for them
 */
public record Learning(List<CardFile> lessons, List<CardFile> puzzles, Set<String> files) {
    private static final String CONTENTS = "contents.txt";
    private static final String ENDING = ".txt";
    private static final Map<String, Set<String>> LESSON = cards(Map.of(
            "lesson", Set.of("scenario", "side", "position"),
            "chapter", Set.of(),
            "step", Set.of("when", "read", "first", "show", "touch", "rule", "title")));
    private static final Map<String, Set<String>> PUZZLE =
            cards(Map.of("puzzle", Set.of("side", "position", "until", "goal", "chance", "hint", "rule", "solution")));

    public Learning {
        lessons = List.copyOf(lessons);
        puzzles = List.copyOf(puzzles);
        files = Set.copyOf(files);
    }

    private static Map<String, Set<String>> cards(Map<String, Set<String>> known) {
        Map<String, Set<String>> sorted = new TreeMap<>();
        known.forEach((word, fields) -> sorted.put(word, new TreeSet<>(fields)));
        return sorted;
    }

    public static Learning read(DataFiles files) {
        Set<String> read = new TreeSet<>();
        List<CardFile> lessons = folder("lessons/", files, LESSON, read);
        List<CardFile> puzzles = folder("puzzles/", files, PUZZLE, read);
        return new Learning(lessons, puzzles, read);
    }

    /** First what the contents name, then whatever else lies in a folder: who adds a file need not touch another. */
    private static List<CardFile> folder(
            String folder, DataFiles files, Map<String, Set<String>> known, Set<String> read) {
        Set<String> names = new LinkedHashSet<>();
        for (DataSource layer : files.layers()) {
            String contents = layer.text(folder + CONTENTS);
            if (contents != null) {
                read.add(folder + CONTENTS);
                nameAll(layer, folder, contents, files, names);
            }
        }
        for (String name : files.names()) {
            if (name.startsWith(folder) && name.endsWith(ENDING) && !name.equals(folder + CONTENTS)) {
                names.add(name);
            }
        }
        read.addAll(names);
        return names.stream().map(name -> file(name, files, known)).collect(Collectors.toList());
    }

    private static void nameAll(DataSource layer, String folder, String contents, DataFiles files, Set<String> names) {
        List<String> lines = TextLines.of(contents);
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.get(i).trim();
            if (name.isEmpty() || name.startsWith("#")) {
                continue;
            }
            if (!files.exists(folder + name)) {
                files.problems()
                        .add(
                                DataFiles.path(layer, folder + CONTENTS),
                                i + 1,
                                "There is no file \"" + name + "\" in this folder.");
            } else {
                names.add(folder + name);
            }
        }
    }

    /** A file of a later layer replaces that of an earlier one. */
    private static CardFile file(String name, DataFiles files, Map<String, Set<String>> known) {
        String text = "";
        for (DataSource layer : files.layers()) {
            String found = layer.text(name);
            text = found == null ? text : found;
        }
        String file = files.fileOf(name);
        String id = name.substring(name.indexOf('/') + 1, name.length() - ENDING.length());
        return new CardFile(id, file, new CardReader(file, known, files.problems()).read(TextLines.of(text)));
    }
}
