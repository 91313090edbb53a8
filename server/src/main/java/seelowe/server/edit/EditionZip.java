package seelowe.server.edit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import seelowe.scenarios.edit.FileNames;
import seelowe.server.edition.EditionFiles;

/** An edition as one file to be sent: its texts, packed. What comes from elsewhere is believed in nothing. */
final class EditionZip {
    static final String ENDING = ".seelowe-edition.zip";
    /** Larger ones are not looked at. */
    static final int LARGEST = 2 << 20;

    /** The same edition makes the same file. */
    private static final LocalDateTime ANY_TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private EditionZip() {}

    static byte[] write(Map<String, String> texts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (Map.Entry<String, String> text : new TreeMap<>(texts).entrySet()) {
                ZipEntry entry = new ZipEntry(text.getKey());
                entry.setTimeLocal(ANY_TIME);
                zip.putNextEntry(entry);
                zip.write(text.getValue().getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /**
     * The texts of an edition.
     *
     * @throws HostileEdition with a sentence, if it is none
     */
    static SortedMap<String, String> read(byte[] zip) {
        if (zip.length > LARGEST) {
            throw new HostileEdition(
                    "The file is too large: an edition is packed into at most " + (LARGEST >> 20) + " MB.");
        }
        List<ZipDirectory.Entry> entries = new ArrayList<>(new ZipDirectory(zip).entries(2 * EditionFiles.MOST_FILES));
        String folder = folderAround(entries);
        demandRoom(entries);
        entries.removeIf(ZipDirectory.Entry::isFolder);
        if (entries.isEmpty()) {
            throw new HostileEdition("There is no file in this zip.");
        }
        Set<String> seen = new TreeSet<>();
        SortedMap<String, String> texts = new TreeMap<>();
        for (ZipDirectory.Entry entry : entries) {
            String name = entry.name().substring(folder.length());
            demandName(name, seen);
            String text = text(name, unpack(zip, entry));
            PlainFile.demand(name, text);
            texts.put(name, text);
        }
        return texts;
    }

    /** Who packs a folder gets its name before every file's. */
    private static String folderAround(List<ZipDirectory.Entry> entries) {
        String first = entries.isEmpty() ? "" : entries.get(0).name();
        String folder = first.substring(0, first.indexOf('/') + 1);
        boolean around = folder.matches("[A-Za-z0-9][A-Za-z0-9 ._-]*/")
                && !FileNames.isFolder(folder.substring(0, folder.length() - 1))
                && entries.stream().allMatch(entry -> entry.name().startsWith(folder));
        return around ? folder : "";
    }

    private static void demandRoom(List<ZipDirectory.Entry> entries) {
        long sum = 0;
        for (ZipDirectory.Entry entry : entries) {
            sum += entry.size();
        }
        if (sum > EditionFiles.MOST_CHARACTERS) {
            throw new HostileEdition("Unpacked, the file would be " + (sum >> 20) + " MB; an edition has at most "
                    + (EditionFiles.MOST_CHARACTERS >> 20) + ".");
        }
    }

    private static void demandName(String name, Set<String> seen) {
        String fault = FileNames.fault(name);
        if (!fault.isEmpty()) {
            throw new HostileEdition(fault);
        }
        if (!seen.add(name.toLowerCase(Locale.ROOT))) {
            throw new HostileEdition("Two files are called " + name + ", in small or capital letters.");
        }
    }

    private static byte[] unpack(byte[] zip, ZipDirectory.Entry entry) {
        byte[] plain = new byte[entry.size()];
        if (entry.method() == ZipDirectory.STORED) {
            if (entry.packed() != entry.size()) {
                throw untrue();
            }
            System.arraycopy(zip, entry.start(), plain, 0, plain.length);
        } else {
            inflate(zip, entry, plain);
        }
        CRC32 crc = new CRC32();
        crc.update(plain);
        if (crc.getValue() != entry.crc()) {
            throw new HostileEdition("The zip is damaged: a file in it is not what it was.");
        }
        return plain;
    }

    /** Not one byte more than was said. */
    private static void inflate(byte[] zip, ZipDirectory.Entry entry, byte[] plain) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(zip, entry.start(), entry.packed());
            int at = 0;
            while (at < plain.length && !inflater.finished()) {
                int read = inflater.inflate(plain, at, plain.length - at);
                if (read == 0) {
                    throw untrue();
                }
                at += read;
            }
            boolean more = !inflater.finished() && inflater.inflate(new byte[1]) > 0;
            if (at != plain.length || more || !inflater.finished()) {
                throw untrue();
            }
        } catch (DataFormatException broken) {
            throw untrue();
        } finally {
            inflater.end();
        }
    }

    private static HostileEdition untrue() {
        return new HostileEdition("A file in this zip is of another size than the zip says. Pack the edition anew.");
    }

    private static String text(String name, byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            throw new HostileEdition(name + " is not text in UTF-8. Save it in that encoding.");
        }
    }
}
