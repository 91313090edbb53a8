package seelowe.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import seelowe.server.table.Tokens;

/** Something that never changes while the server runs: sent packed, and not at all to who has it already. */
public final class Printed {
    private static final int TAG_DIGITS = 16;

    private final String contentType;
    private final String tag;
    private final byte[] packed;
    private final byte[] plain;

    public Printed(String contentType, String text) {
        this.contentType = contentType;
        this.tag = '"' + Tokens.hash(text).substring(0, TAG_DIGITS) + '"';
        this.plain = text.getBytes(StandardCharsets.UTF_8);
        this.packed = pack(plain);
    }

    private static byte[] pack(byte[] plain) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 4);
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(plain);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    public void send(Context context) {
        context.header("ETag", tag).header("Cache-Control", "no-cache").header("Vary", "Accept-Encoding");
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        context.contentType(contentType);
        String accepted = context.header("Accept-Encoding");
        if (accepted != null && accepted.contains("gzip")) {
            context.header("Content-Encoding", "gzip").result(packed);
        } else {
            context.result(plain);
        }
    }
}
