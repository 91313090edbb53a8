package seelowe.study.keep;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import seelowe.study.play.Batch;
import seelowe.study.play.RowText;

/**
 * Where a study's results lie. While it runs, every finished batch is a file of its own in {@code parts}, complete or not there at
 * all; when all are played they become {@code rows.csv}, and {@code parts} goes.
 */
public final class StudyFolder {
    private static final String ROWS = "rows.csv";
    private static final String BEGUN = "begun.txt";

    private final Path folder;
    private final Path parts;

    private StudyFolder(Path folder) {
        this.folder = folder;
        this.parts = folder.resolve("parts");
    }

    /**
     * The folder of a study, new or begun before.
     *
     * @param study what tells this study from others; a folder begun with another is not touched
     * @param build of the program, which must not change between the parts of a study
     * @throws StudyFolderException if it holds something else, or nothing can be written there
     */
    public static StudyFolder open(Path path, String study, String build) {
        StudyFolder folder = new StudyFolder(path);
        if (Files.exists(path) && !Files.isDirectory(path)) {
            throw new StudyFolderException(path + " is a file; a study needs a folder of its own.");
        }
        try {
            Files.createDirectories(path);
            String begun = folder.begun();
            if (begun == null) {
                folder.begin(study, build);
            } else if (!begun.equals(study)
                    || (!folder.isPlayed() && !Files.readString(folder.build()).equals(build))) {
                throw new StudyFolderException("The folder " + path
                        + " holds another study, or one begun with other data or another build of the program. "
                        + "Choose another folder, or delete this one.");
            }
            return folder;
        } catch (IOException e) {
            throw new StudyFolderException("The folder " + path + " cannot be used: " + e.getMessage(), e);
        }
    }

    private @Nullable String begun() throws IOException {
        Path file = folder.resolve(BEGUN);
        if (Files.exists(file)) {
            return Files.readString(file);
        }
        try (Stream<Path> there = Files.list(folder)) {
            // Whoever was killed while beginning has left no more than this.
            if (there.anyMatch(each -> !each.equals(parts) && !each.equals(draft(file)))) {
                throw new StudyFolderException("The folder " + folder + " is not empty and holds no study.");
            }
        }
        return null;
    }

    private static Path draft(Path file) {
        return file.resolveSibling(file.getFileName() + ".new");
    }

    private Path build() {
        return parts.resolve("build.txt");
    }

    private void begin(String study, String build) throws IOException {
        Files.createDirectories(parts);
        write(build(), build);
        write(folder.resolve(BEGUN), study);
    }

    /**
     * Keeps other runs of the program out while this one plays.
     *
     * @throws StudyFolderException if another plays here
     */
    public StudyLock lock() {
        return StudyLock.of(folder);
    }

    /** Whether all games were played; only the report may have to be written again. */
    public boolean isPlayed() {
        return Files.exists(folder.resolve(ROWS));
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    /** The rows of a batch that was finished before, or null. */
    public @Nullable List<String> part(Batch batch) {
        Path file = parts.resolve(name(batch));
        try {
            if (!Files.exists(file)) {
                return null;
            }
            List<String> rows = Files.readAllLines(file, StandardCharsets.UTF_8);
            return rows.size() == batch.count() ? rows : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps a finished batch. */
    public void keep(Batch batch, List<String> rows) {
        write(parts.resolve(name(batch)), String.join("\n", rows) + "\n");
    }

    /** All batches are there: makes the one table of them. */
    public void finish(List<Batch> batches, List<String> cellNames) {
        Path table = folder.resolve(ROWS);
        Path draft = folder.resolve(ROWS + ".new");
        try {
            try (BufferedWriter out = Files.newBufferedWriter(draft, StandardCharsets.UTF_8)) {
                out.write("scenario,german-player,british-player,variant," + RowText.HEADER + "\n");
                for (Batch batch : batches) {
                    for (String row : rows(batch)) {
                        out.write(cellNames.get(batch.cell()) + "," + row + "\n");
                    }
                }
            }
            Files.move(draft, table, StandardCopyOption.ATOMIC_MOVE);
            clear();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> rows(Batch batch) {
        List<String> rows = part(batch);
        if (rows == null) {
            throw new IllegalStateException("The rows of " + batch + " are missing");
        }
        return rows;
    }

    private void clear() throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> there = Files.list(parts)) {
            there.forEach(files::add);
        }
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(parts);
    }

    /** Takes every row of the finished table, without the names of its cell. */
    public void eachPlayedRow(Consumer<String> taker) {
        try (Stream<String> lines = Files.lines(folder.resolve(ROWS), StandardCharsets.UTF_8)) {
            lines.skip(1).map(StudyFolder::withoutNames).forEach(taker);
        } catch (IllegalArgumentException | IndexOutOfBoundsException damaged) {
            throw new StudyFolderException(
                    "The file " + folder.resolve(ROWS)
                            + " is not as the study wrote it. Delete the folder and play anew.",
                    damaged);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The four names stand in quotation marks, the fourth before the last of them in the line. */
    private static String withoutNames(String line) {
        return line.substring(line.lastIndexOf('"') + 2);
    }

    /** Writes a file whole or not at all. */
    public void write(Path file, String text) {
        try {
            Path draft = draft(file);
            Files.writeString(draft, text);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StudyFolderException("The file " + file + " cannot be written: " + e.getMessage(), e);
        }
    }

    private static String name(Batch batch) {
        return String.format(Locale.ROOT, "%05d-%07d-%d.csv", batch.cell(), batch.first(), batch.count());
    }
}
