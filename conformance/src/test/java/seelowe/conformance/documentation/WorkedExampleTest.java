package seelowe.conformance.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The class printed in the guide to special rules is the one that is tested. */
class WorkedExampleTest {
    private static final String CODE = "```java\n";

    @Test
    void the_printed_class_is_the_tested_one() throws IOException {
        String guide = Files.readString(Path.of("../docs/special-rules.md"));
        int start = guide.indexOf(CODE) + CODE.length();
        String printed = guide.substring(start, guide.indexOf("```", start));
        assertThat(printed).startsWith("public final class RaceToLondon");
        assertThat(Files.readString(Path.of("../engine/src/test/java/seelowe/engine/example/RaceToLondon.java")))
                .contains(printed);
    }
}
