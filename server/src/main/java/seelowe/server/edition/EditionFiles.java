package seelowe.server.edition;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.record.CarriedEdition;
import seelowe.scenarios.files.FolderSource;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import tools.jackson.databind.node.ObjectNode;

/** The files of an edition as they are at one moment, by their names within its folder. */
public record EditionFiles(SortedMap<String, String> texts) {
    /** No edition has more files. */
    public static final int MOST_FILES = 400;
    /** All its files together have no more characters. A whole copy of the built-in data has less than a million. */
    public static final int MOST_CHARACTERS = 8 << 20;

    /** The data as it comes, with nothing laid over it. */
    public static final EditionFiles NONE = new EditionFiles(new TreeMap<>());

    public EditionFiles {
        texts = Collections.unmodifiableSortedMap(new TreeMap<>(texts));
        long characters = 0;
        for (Map.Entry<String, String> text : texts.entrySet()) {
            characters += text.getKey().length() + text.getValue().length();
        }
        demandRoom(texts.size(), characters);
    }

    private static void demandRoom(int files, long characters) {
        if (files > MOST_FILES || characters > MOST_CHARACTERS) {
            throw new JsonMistake(
                    MistakeCode.BAD_EDITION,
                    "edition",
                    "The edition is too large: it may have " + MOST_FILES + " files and " + (MOST_CHARACTERS >> 20)
                            + " million characters.");
        }
    }

    /** Those of a folder. What is too large is refused before it is read. */
    static EditionFiles read(Path folder) {
        FolderSource source = new FolderSource(folder);
        demandRoom(source.names().size(), bytes(folder, source));
        return of(source);
    }

    private static long bytes(Path folder, FolderSource source) {
        long bytes = 0;
        try {
            for (String name : source.names()) {
                bytes += Files.size(folder.resolve(name));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return bytes;
    }

    /** Those that a source lists. */
    public static EditionFiles of(DataSource source) {
        SortedMap<String, String> texts = new TreeMap<>();
        for (String name : source.names()) {
            @Nullable String text = source.text(name);
            if (text != null) {
                texts.put(name, text);
            }
        }
        return new EditionFiles(texts);
    }

    /** SHA-256 of all names and texts, 64 hexadecimal digits; empty if there are none. */
    public String hash() {
        return texts.isEmpty() ? "" : CarriedEdition.hash(texts);
    }

    /** @param label stands before the names of files when a mistake is reported */
    DataSource source(String label) {
        return new MemorySource(label, texts);
    }

    /** As one text. */
    String pack() {
        ObjectNode node = Json.object();
        texts.forEach(node::put);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(Json.text(node).getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    static EditionFiles unpack(String packed) {
        byte[] bytes = Base64.getDecoder().decode(packed);
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            SortedMap<String, String> texts = new TreeMap<>();
            Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .properties()
                    .forEach(each -> texts.put(each.getKey(), each.getValue().asString()));
            return new EditionFiles(texts);
        } catch (IOException damaged) {
            throw new UncheckedIOException(damaged);
        }
    }
}
