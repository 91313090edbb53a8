package seelowe.study.keep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.files.FolderSource;
import seelowe.scenarios.text.TextLines;
import seelowe.study.play.Assignment;
import seelowe.study.question.QuestionReader;

/** Gathers all texts that a study needs from the disk. */
public final class AssignmentFile {
    private AssignmentFile() {}

    /**
     * @param own a folder laid over the built-in data in all variants, or null
     * @throws StudyFolderException if the file cannot be read
     * @throws seelowe.study.question.StudyException if it has mistakes
     */
    public static Assignment read(Path file, @Nullable Path own) {
        if (own != null && !Files.isDirectory(own)) {
            throw new StudyFolderException("There is no folder " + own + " with data to lay under the study.");
        }
        TreeMap<String, TreeMap<String, String>> folders = new TreeMap<>();
        String name = String.valueOf(file.getFileName());
        String text = text(file);
        QuestionReader.read(name, text, folder -> {
            Path path = file.toAbsolutePath().resolveSibling(folder);
            return Files.isDirectory(path) ? folders.computeIfAbsent(folder, each -> new TreeMap<>(files(path))) : null;
        });
        return new Assignment(name, text, folders, own == null ? new TreeMap<>() : new TreeMap<>(files(own)));
    }

    private static String text(Path file) {
        try {
            return plain(Files.readString(file));
        } catch (IOException e) {
            throw new StudyFolderException(
                    "The study " + file + " cannot be read; is the path right, and is it text?", e);
        }
    }

    private static Map<String, String> files(Path folder) {
        FolderSource source = new FolderSource(folder);
        Map<String, String> files = new TreeMap<>();
        for (String name : source.names()) {
            String text = source.text(name);
            if (text != null) {
                files.put(name, plain(text));
            }
        }
        return files;
    }

    /** Without what editors of other systems put in: the same study is the same everywhere. */
    private static String plain(String text) {
        return String.join("\n", TextLines.of(text)) + "\n";
    }
}
