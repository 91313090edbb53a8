package seelowe.server.edit;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The list of contents at the end of a zip, read strictly: plain files one after another, and nothing that could be one thing to one program and
 * another to the next. The library's reader takes what it gets; here everything that is not an ordinary zip is refused by its name.
 */
final class ZipDirectory {
    static final int STORED = 0;
    static final int DEFLATED = 8;

    private static final int END = 0x06054b50;
    private static final int ENTRY = 0x02014b50;
    private static final int LOCAL = 0x04034b50;
    private static final int END_SIZE = 22;
    private static final int ENTRY_SIZE = 46;
    private static final int LOCAL_SIZE = 30;
    private static final int ENCRYPTED = 0x2041;
    private static final int FILE_KIND = 0xF000;
    private static final int REGULAR = 0x8000;
    private static final int FOLDER = 0x4000;
    private static final int LINK = 0xA000;

    private final ByteBuffer bytes;

    /**
     * A file in the zip.
     *
     * @param start where its packed bytes begin
     */
    record Entry(String name, int method, long crc, int packed, int size, int start) {
        boolean isFolder() {
            return name.endsWith("/");
        }
    }

    ZipDirectory(byte[] zip) {
        this.bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** @throws HostileEdition if it is no ordinary zip */
    List<Entry> entries(int most) {
        int end = end();
        int count = word(end + 10);
        int at = size(end + 16);
        if (word(end + 4) != 0 || word(end + 8) != count) {
            throw new HostileEdition("The file is one part of several. Pack the edition into one file.");
        }
        if (count > most) {
            throw new HostileEdition("The file holds " + count + " files; an edition has at most " + most + ".");
        }
        List<Entry> entries = new ArrayList<>();
        int first = at;
        for (int i = 0; i < count; i++) {
            demand(at, ENTRY_SIZE, ENTRY);
            entries.add(entry(at, first));
            at += ENTRY_SIZE + word(at + 28) + word(at + 30) + word(at + 32);
        }
        if (at != end || (long) first + size(end + 12) != end) {
            throw damaged();
        }
        demandApart(entries, first);
        return entries;
    }

    /** Where the end stands: at the very end, or before a remark that goes up to it. */
    private int end() {
        for (int at = bytes.capacity() - END_SIZE; at >= 0 && at > bytes.capacity() - END_SIZE - 0x10000; at--) {
            if (bytes.getInt(at) == END && at + END_SIZE + word(at + 20) == bytes.capacity()) {
                return at;
            }
        }
        throw new HostileEdition("This is no zip file, or only a part of one.");
    }

    private Entry entry(int at, int end) {
        String name = name(at + ENTRY_SIZE, word(at + 28));
        if ((word(at + 8) & ENCRYPTED) != 0) {
            throw new HostileEdition("The file is locked with a password. Pack the edition without one.");
        }
        demandPlain(name, bytes.getInt(at + 38) >>> 16);
        int method = word(at + 10);
        if (method != STORED && method != DEFLATED) {
            throw new HostileEdition("The file is packed in an unusual way. Pack it as an ordinary zip.");
        }
        int packed = size(at + 20);
        int local = size(at + 42);
        demand(local, LOCAL_SIZE, LOCAL);
        int nameLength = word(local + 26);
        if (local + LOCAL_SIZE + nameLength > end
                || !name(local + LOCAL_SIZE, nameLength).equals(name)) {
            throw damaged();
        }
        long start = (long) local + LOCAL_SIZE + nameLength + word(local + 28);
        if (start + packed > end || word(local + 8) != method) {
            throw damaged();
        }
        return new Entry(name, method, bytes.getInt(at + 16) & 0xFFFFFFFFL, packed, size(at + 24), (int) start);
    }

    private static void demandPlain(String name, int mode) {
        int kind = mode & FILE_KIND;
        if (kind == LINK) {
            throw new HostileEdition("The file holds a link. An edition is plain files only.");
        }
        boolean plain = kind == 0 || kind == REGULAR || (kind == FOLDER && name.endsWith("/"));
        if (!plain) {
            throw new HostileEdition("The file holds something that is no plain file.");
        }
    }

    /** No two files share their bytes, as they do in a bomb. */
    private static void demandApart(List<Entry> entries, int end) {
        List<Entry> sorted = new ArrayList<>(entries);
        sorted.sort(Comparator.comparingInt(Entry::start));
        for (int i = 0; i + 1 < sorted.size(); i++) {
            Entry entry = sorted.get(i);
            if ((long) entry.start() + entry.packed() + LOCAL_SIZE
                    > sorted.get(i + 1).start()) {
                throw new HostileEdition("Files in this zip lie upon each other. Pack the edition anew.");
            }
        }
        if (!sorted.isEmpty() && sorted.get(sorted.size() - 1).start() > end) {
            throw damaged();
        }
    }

    private String name(int at, int length) {
        if ((long) at + length > bytes.capacity()) {
            throw damaged();
        }
        byte[] name = new byte[length];
        bytes.get(at, name);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(name))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            throw new HostileEdition("The name of a file in this zip is not UTF-8. Call it by plain letters.");
        }
    }

    private void demand(int at, int size, int signature) {
        if (at < 0 || (long) at + size > bytes.capacity() || bytes.getInt(at) != signature) {
            throw damaged();
        }
    }

    private int word(int at) {
        if (at < 0 || at + 2 > bytes.capacity()) {
            throw damaged();
        }
        return bytes.getShort(at) & 0xFFFF;
    }

    /** A size or a place; those too large for an ordinary zip are no such. */
    private int size(int at) {
        int size = at < 0 || at + 4 > bytes.capacity() ? -1 : bytes.getInt(at);
        if (size < 0) {
            throw damaged();
        }
        return size;
    }

    private static HostileEdition damaged() {
        return new HostileEdition("The zip is damaged, or not an ordinary one. Pack the edition anew.");
    }
}
