package seelowe.protocol.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import seelowe.protocol.file.AtomicFile;

/** Records on disk, {@code *.seelowe.json}. */
public final class RecordFile {
    /** Far more than any game needs: a file beyond it is something else. */
    private static final int MOST_BYTES = 64 << 20;

    /** Some editors put it before a text; it says nothing. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private RecordFile() {}

    /**
     * Reads what the file says. Whether that can have happened is for {@link Replay} to find out.
     *
     * @throws RecordException if the file cannot be read or is no record
     */
    public static GameRecord load(Path file) {
        try {
            return RecordReader.read(text(file));
        } catch (RecordException mistake) {
            throw new RecordException(file + ", " + mistake.getMessage());
        } catch (NoSuchFileException missing) {
            throw new RecordException("there is no file " + file + ".");
        } catch (CharacterCodingException broken) {
            throw new RecordException(file + " is no text in UTF-8, and so no record of a game.");
        } catch (IOException failure) {
            throw new RecordException("cannot read " + file + ": " + failure.getMessage());
        }
    }

    private static String text(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("it is a folder");
        }
        byte[] bytes = beginning(file);
        if (bytes.length > MOST_BYTES) {
            throw new IOException("it is too large for a record of a game");
        }
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    /** Not more than it takes to see that it is too much: a device has no size. */
    private static byte[] beginning(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    /** @throws seelowe.protocol.file.UnwritableFileException if it cannot be written; an earlier file is as it was then */
    public static void save(Path file, GameRecord record) {
        byte[] text = RecordWriter.write(record).getBytes(StandardCharsets.UTF_8);
        AtomicFile.write(file, out -> out.write(text));
    }
}
