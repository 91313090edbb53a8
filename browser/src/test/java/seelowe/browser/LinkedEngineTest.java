package seelowe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/** Runs the JavaScript that the build linked and holds its answers against the JVM's. */
class LinkedEngineTest {
    private static final Path SCRIPT = Path.of("target", "js", "seelowe.js");
    private static final Path DATA = Path.of("..", "data");
    private static final int SEED = 1940;
    private static final int WHOLE_GAME = 100_000;

    private static final Map<String, String> FILES = new TreeMap<>();

    @BeforeAll
    static void readTheData() throws IOException {
        try (Stream<Path> paths = Files.walk(DATA)) {
            paths.filter(path -> path.toString().matches(".*\\.(csv|properties|txt)"))
                    .forEach(path -> FILES.put(DATA.relativize(path).toString().replace('\\', '/'), text(path)));
        }
        FILES.forEach(BrowserEngine::addFile);
    }

    @Test
    void a_whole_game_of_the_navy_plan_comes_to_the_same_hash_in_javascript() throws IOException {
        String onTheJvm = BrowserEngine.playGame("N", SEED, WHOLE_GAME);
        assertThat(onTheJvm).contains("Game-Turn 15");
        assertThat(inJavaScript("N", SEED, WHOLE_GAME)).isEqualTo(onTheJvm);
    }

    @Test
    void another_seed_comes_to_another_hash() {
        assertThat(List.of(BrowserEngine.playGame("N", 1, 200), BrowserEngine.playGame("N", 2, 200)))
                .doesNotHaveDuplicates();
    }

    private static String inJavaScript(String code, int seed, int mostActions) throws IOException {
        try (Context context = Context.enter()) {
            context.setLanguageVersion(Context.VERSION_ES6);
            context.setInterpretedMode(true);
            Scriptable scope = context.initStandardObjects();
            context.evaluateString(scope, Files.readString(SCRIPT), SCRIPT.toString(), 1, null);
            Function addFile = (Function) scope.get("addFile", scope);
            FILES.forEach((name, text) -> addFile.call(context, scope, scope, new Object[] {name, text}));
            Function playGame = (Function) scope.get("playGame", scope);
            return Context.toString(playGame.call(context, scope, scope, new Object[] {code, seed, mostActions}));
        }
    }

    private static String text(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
