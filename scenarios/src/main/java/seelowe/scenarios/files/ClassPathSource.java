package seelowe.scenarios.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.DataSource;

/** The data that the program carries with it. A class path cannot be listed, so it knows no names beforehand. */
final class ClassPathSource implements DataSource {
    private static final String ROOT = "/seelowe/data/";

    @Override
    public String label() {
        return "data";
    }

    @Override
    public Set<String> names() {
        return Set.of();
    }

    @Override
    public @Nullable String text(String name) {
        try (InputStream in = ClassPathSource.class.getResourceAsStream(ROOT + name)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The built-in file " + name + " cannot be read", e);
        }
    }
}
