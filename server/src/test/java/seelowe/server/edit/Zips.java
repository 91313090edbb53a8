package seelowe.server.edit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/** Zips made byte by byte, so that they can be as wrong as somebody wants them. */
final class Zips {
    private final ByteArrayOutputStream files = new ByteArrayOutputStream();
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int count;

    /** One file of which everything can be said wrongly. */
    static final class File {
        byte[] name = new byte[0];
        byte[] localName = new byte[0];
        byte[] packed = new byte[0];
        int flags = 0x800;
        int method = 8;
        int crc;
        int packedSize;
        int size;
        int mode = 0x81A4;
        int place;
    }

    static byte[] of(String... namesAndTexts) {
        Zips zip = new Zips();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            zip.add(namesAndTexts[i], namesAndTexts[i + 1]);
        }
        return zip.bytes();
    }

    Zips add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8), file -> {});
    }

    Zips add(String name, byte[] plain, Consumer<File> twist) {
        File file = new File();
        file.name = name.getBytes(StandardCharsets.UTF_8);
        file.localName = file.name;
        file.packed = deflated(plain);
        file.packedSize = file.packed.length;
        file.size = plain.length;
        CRC32 crc = new CRC32();
        crc.update(plain);
        file.crc = (int) crc.getValue();
        file.place = files.size();
        twist.accept(file);
        write(file);
        return this;
    }

    private void write(File file) {
        byte[] head = new byte[30 + file.localName.length];
        ByteBuffer local = buffer(head);
        local.putInt(0x04034b50).putShort((short) 20).putShort((short) file.flags);
        local.putShort((short) file.method).putInt(0x21).putInt(file.crc);
        local.putInt(file.packedSize).putInt(file.size);
        local.putShort((short) file.localName.length).putShort((short) 0).put(file.localName);
        put(files, head);
        put(files, file.packed);
        byte[] line = new byte[46 + file.name.length];
        ByteBuffer entry = buffer(line);
        entry.putInt(0x02014b50).putShort((short) 0x314).putShort((short) 20).putShort((short) file.flags);
        entry.putShort((short) file.method).putInt(0x21).putInt(file.crc);
        entry.putInt(file.packedSize).putInt(file.size);
        entry.putShort((short) file.name.length)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0);
        entry.putShort((short) 0).putInt(file.mode << 16).putInt(file.place).put(file.name);
        put(directory, line);
        count++;
    }

    byte[] bytes() {
        return bytes(end -> {});
    }

    /** @param twist the last 22 bytes */
    byte[] bytes(Consumer<ByteBuffer> twist) {
        byte[] foot = new byte[22];
        ByteBuffer end = buffer(foot);
        end.putInt(0x06054b50).putInt(0).putShort((short) count).putShort((short) count);
        end.putInt(directory.size()).putInt(files.size()).putShort((short) 0);
        twist.accept(end);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        put(all, files.toByteArray());
        put(all, directory.toByteArray());
        put(all, foot);
        return all.toByteArray();
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static void put(ByteArrayOutputStream out, byte[] bytes) {
        out.write(bytes, 0, bytes.length);
    }

    static byte[] deflated(byte[] plain) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(out, new Deflater(9, true))) {
            deflater.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    static byte[] cut(byte[] bytes, int length) {
        return Arrays.copyOf(bytes, length);
    }

    static byte[] after(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
