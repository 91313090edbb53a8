package seelowe.protocol.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The JSON Schema of the protocol, as it is shipped. */
public final class ProtocolSchema {
    private static final String RESOURCE = "seelowe-protocol.schema.json";

    private ProtocolSchema() {}

    public static String text() {
        try (InputStream in = ProtocolSchema.class.getResourceAsStream(RESOURCE)) {
            return new String(Objects.requireNonNull(in, RESOURCE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
