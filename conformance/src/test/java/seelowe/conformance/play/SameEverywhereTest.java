package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same scenario, choices and dice lead to the same state in every JVM, whatever its locale, time zone and past. */
class SameEverywhereTest {
    @Test
    void a_scripted_game_ends_with_the_same_hash_in_two_other_JVMs() throws IOException, InterruptedException {
        String here = ScriptedGame.outcome();
        assertThat(here).matches("[0-9a-f]{1,16} after [0-9]{3,} actions, Game-Turn [0-9]+, [A-Z_]+");
        Process plain = start();
        Process turkish = start("-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Asia/Tokyo", "-Xint");
        assertThat(printed(plain)).isEqualTo(here);
        assertThat(printed(turkish)).isEqualTo(here);
    }

    private static Process start(String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ScriptedGame.class.getName()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String printed(Process process) throws IOException, InterruptedException {
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isZero();
        return text.strip();
    }
}
