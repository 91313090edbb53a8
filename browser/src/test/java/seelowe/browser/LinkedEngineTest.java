package seelowe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;

/** Runs the JavaScript that the build linked and holds its answers against the JVM's. */
class LinkedEngineTest {
    private static final Path SCRIPT = Path.of("target", "js", "seelowe.js");

    @Test
    void the_grid_has_the_same_neighbours_and_distances_in_javascript() throws IOException {
        assertThat(inJavaScript("geometrySignature()")).isEqualTo(BrowserEngine.geometrySignature());
    }

    @Test
    void a_map_has_the_same_terrain_names_and_paths_in_javascript() throws IOException {
        assertThat(inJavaScript("mapSignature()")).isEqualTo(BrowserEngine.mapSignature());
    }

    @Test
    void the_weather_is_the_same_in_javascript() throws IOException {
        assertThat(inJavaScript("weatherSignature()")).isEqualTo(BrowserEngine.weatherSignature());
    }

    @Test
    void the_three_signatures_differ_from_each_other() {
        assertThat(List.of(
                        BrowserEngine.geometrySignature(),
                        BrowserEngine.mapSignature(),
                        BrowserEngine.weatherSignature()))
                .doesNotHaveDuplicates();
    }

    private static String inJavaScript(String call) throws IOException {
        try (Context context = Context.enter()) {
            context.setLanguageVersion(Context.VERSION_ES6);
            context.setInterpretedMode(true);
            Scriptable scope = context.initStandardObjects();
            context.evaluateString(scope, Files.readString(SCRIPT), SCRIPT.toString(), 1, null);
            return Context.toString(context.evaluateString(scope, call, "test", 1, null));
        }
    }
}
