package seelowe.protocol.session;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Cuts a stream of bytes into lines. One that is too long is read to its end and thrown away, so that the next is whole again. */
final class LineReader {
    /** Enough for a record of any game. */
    static final int LONGEST = 4 << 20;

    private final InputStream in;

    LineReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    record Line(ByteBuffer bytes, boolean isTooLong) {}

    /** The next line without its end, or null when there are no more. */
    @Nullable
    Line next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        int each = in.read();
        if (each < 0) {
            return null;
        }
        while (each >= 0 && each != '\n') {
            length++;
            if (length <= LONGEST) {
                line.write(each);
            }
            each = in.read();
        }
        return new Line(ByteBuffer.wrap(line.toByteArray()), length > LONGEST);
    }
}
