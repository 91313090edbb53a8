package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.testing.ServerProcess;

/** The page as it is bundled on platforms for which esbuild has no binary. */
@ExtendWith(Browsing.class)
class WithoutEsbuildTest {
    private static final Path PAGE = Path.of("../web/target/web/without-esbuild");

    @TempDir
    Path folder;

    @Test
    void the_page_that_node_bundles_plays_like_the_other(Visitors visitors) throws IOException {
        assertThat(PAGE.resolve("web/main.js"))
                .as("what web/src/main/build/page.xml makes")
                .exists();
        ServerProcess server = ServerProcess.withPage(PAGE, folder);
        try {
            Person person = visitors.arrive(server.address(), options -> options);
            person.impatient().home().choose("The Navy Plan").choose("Two at this screen");
            person.playNow();
            Situation british = new Routine(person)
                    .playUntil("the British turn", now -> now.phase().startsWith("B"));

            person.photograph("british-turn");
            assertThat(british.turn()).isEqualTo(1);
            assertThat(person.page().evaluate("fetch('/main.js').then(answer => answer.text())"))
                    .isEqualTo(Files.readString(PAGE.resolve("web/main.js")));
            assertThat(person.complaints()).isEmpty();
        } finally {
            server.kill();
        }
    }
}
