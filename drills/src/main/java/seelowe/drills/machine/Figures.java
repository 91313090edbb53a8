package seelowe.drills.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What the system says about a process at one moment; zeros where there is no {@code /proc}.
 *
 * @param cpuNanos processor time used so far
 */
public record Figures(long residentKilobytes, int threads, int descriptors, long cpuNanos, long at) {
    private static final long NANOS_A_TICK = 10_000_000;

    public static Figures of(long pid) {
        Path process = Path.of("/proc", Long.toString(pid));
        return new Figures(
                status(process, "VmRSS:"),
                (int) status(process, "Threads:"),
                descriptors(process),
                cpu(process),
                System.nanoTime());
    }

    private static long status(Path process, String name) {
        try (Stream<String> lines = Files.lines(process.resolve("status"))) {
            return lines.filter(line -> line.startsWith(name))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst()
                    .orElse(0);
        } catch (IOException none) {
            return 0;
        }
    }

    private static int descriptors(Path process) {
        try (Stream<Path> open = Files.list(process.resolve("fd"))) {
            return (int) open.count();
        } catch (IOException none) {
            return 0;
        }
    }

    /** Fields 14 and 15 of stat; the name before them may hold anything, but it ends with the last bracket. */
    private static long cpu(Path process) {
        try {
            String stat = Files.readString(process.resolve("stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * NANOS_A_TICK;
        } catch (IOException none) {
            return 0;
        }
    }

    public long residentMegabytes() {
        return residentKilobytes / 1024;
    }

    /** Cores in use since an earlier look at the same process, as a share of one: 1.5 is one and a half. */
    public double coresSince(Figures earlier) {
        return (double) (cpuNanos - earlier.cpuNanos) / Math.max(1, at - earlier.at);
    }

    /** Megabytes, threads and descriptors in a few words. */
    public String inWords() {
        return String.format(
                Locale.ROOT, "%d MB, %d threads, %d descriptors", residentMegabytes(), threads, descriptors);
    }
}
