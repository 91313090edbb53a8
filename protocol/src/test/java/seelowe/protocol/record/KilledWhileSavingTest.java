package seelowe.protocol.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.dice.Chance;

class KilledWhileSavingTest {
    private static final int KILLS = 8;

    @Test
    void a_kill_while_saving_leaves_one_of_the_two_files_whole(@TempDir Path folder)
            throws IOException, InterruptedException {
        Path one = folder.resolve("one.seelowe.json");
        Path other = folder.resolve("other.seelowe.json");
        Path file = folder.resolve("game.seelowe.json");
        RecordFile.save(one, Games.record("N", 1, 500));
        RecordFile.save(other, Games.record("N", 2, 500));
        RecordFile.save(file, Games.record("N", 1, 500));
        Chance chance = new Chance(1940);
        for (int i = 0; i < KILLS; i++) {
            kill(start(file, one, other), chance.below(40));
            assertThat(Files.readString(file)).isIn(Files.readString(one), Files.readString(other));
        }
    }

    private static Process start(Path... files) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                KilledSaver.class.getName());
        for (Path file : files) {
            builder.command().add(file.toString());
        }
        return builder.redirectErrorStream(true).start();
    }

    /** Once it has begun to save, and some moments later, so that the kill hits another instruction each time. */
    private static void kill(Process process, int moments) throws IOException, InterruptedException {
        byte[] ready = process.getInputStream().readNBytes("ready".length());
        assertThat(new String(ready, StandardCharsets.UTF_8)).isEqualTo("ready");
        Thread.sleep(moments);
        process.destroyForcibly().waitFor();
    }
}
