package seelowe.drills.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The machine that everything runs on. */
public final class Machine {
    private Machine() {}

    /** The load of the last minute, or a dash. */
    public static String load() {
        try {
            return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
        } catch (IOException none) {
            return "-";
        }
    }

    /** What figures from this machine rest on, in one line. */
    public static String inWords() {
        return String.format(
                Locale.ROOT,
                "%s, %d cores, Java %s; load of the last minute %s",
                System.getProperty("os.name"),
                Runtime.getRuntime().availableProcessors(),
                Runtime.version().feature(),
                load());
    }

    public static void rest(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("The drill was interrupted", stopped);
        }
    }
}
