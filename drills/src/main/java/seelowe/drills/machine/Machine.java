package seelowe.drills.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

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

    /** How many files and sockets a process may have open; without end where there is no {@code /proc}. */
    public static long mostOpenFiles() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/limits"))) {
            return lines.filter(line -> line.startsWith("Max open files"))
                    .map(line -> line.replaceAll("^Max open files\\s+(\\S+).*", "$1"))
                    .mapToLong(limit -> limit.equals("unlimited") ? Long.MAX_VALUE : Long.parseLong(limit))
                    .findFirst()
                    .orElse(Long.MAX_VALUE);
        } catch (IOException none) {
            return Long.MAX_VALUE;
        }
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
