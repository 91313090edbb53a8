package seelowe.drills.machine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The real program, serving games from a folder on the loopback. It can be asked to stop, or killed as by a power cut. */
public final class ServerProcess implements AutoCloseable {
    /** The property that names the program's jar; without it the program is taken from this one's class path. */
    public static final String PROGRAM = "seelowe.program";

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)/");
    private static final int PATIENCE_SECONDS = 30;
    /** A drill that is interrupted leaves no server behind. */
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Process::destroyForcibly)));
    }

    private final Process process;
    private final int port;
    private final long readyAfter;
    private final Path errors;

    private ServerProcess(Process process, int port, long readyAfter, Path errors) {
        this.process = process;
        this.port = port;
        this.readyAfter = readyAfter;
        this.errors = errors;
    }

    /**
     * Starts the program and waits until it serves.
     *
     * @param javaOptions for its JVM
     * @throws StartFailedException if it ends instead
     */
    public static ServerProcess start(Path folder, List<String> javaOptions) {
        return start(javaOptions, List.of("--no-browser", "--port", "0", "--data-dir", folder.toString()));
    }

    /** The same as a host runs it for the world, behind a proxy on this machine. */
    public static ServerProcess serve(Path folder, List<String> javaOptions) {
        List<String> words = List.of(
                "serve",
                "--public-url",
                "http://localhost",
                "--trusted-proxies",
                "127.0.0.1",
                "--port",
                "0",
                "--data-dir");
        return start(
                javaOptions,
                Stream.concat(words.stream(), Stream.of(folder.toString())).toList());
    }

    private static ServerProcess start(List<String> javaOptions, List<String> words) {
        try {
            Path errors = Files.createTempFile("seelowe-drill", ".log");
            long began = System.nanoTime();
            Process process = new ProcessBuilder(command(javaOptions, words))
                    .redirectError(errors.toFile())
                    .start();
            RUNNING.add(process);
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            int port = port(out, process, errors);
            long readyAfter = System.nanoTime() - began;
            Thread drain = new Thread(() -> drain(out), "server's words");
            drain.setDaemon(true);
            drain.start();
            return new ServerProcess(process, port, readyAfter, errors);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static List<String> command(List<String> javaOptions, List<String> words) {
        String jar = System.getProperty(PROGRAM);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // As ./seelowe does.
        command.addAll(List.of("-Djava.awt.headless=true", "-Xshare:auto", "-Xmx640m"));
        command.addAll(javaOptions);
        if (jar == null) {
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), "seelowe.cli.Main"));
        } else {
            command.addAll(List.of("-jar", jar));
        }
        command.addAll(words);
        return command;
    }

    private static int port(BufferedReader out, Process process, Path errors) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                return Integer.parseInt(address.group(1));
            }
        }
        process.destroyForcibly();
        int code = waitFor(process);
        throw new StartFailedException(code, Files.readString(errors).strip());
    }

    private static void drain(BufferedReader out) {
        try (out) {
            out.transferTo(Writer.nullWriter());
        } catch (IOException ended) {
            Thread.currentThread().interrupt();
        }
    }

    public int port() {
        return port;
    }

    public long pid() {
        return process.pid();
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Nanoseconds from the start of the JVM to the word that it serves. */
    public long readyAfter() {
        return readyAfter;
    }

    /** What it has said on standard error so far. */
    public String complaints() {
        try {
            return Files.readString(errors).strip();
        } catch (IOException unreadable) {
            return "";
        }
    }

    /** kill -9. */
    public void kill() {
        process.destroyForcibly();
        waitFor(process);
        RUNNING.remove(process);
        forget();
    }

    /**
     * SIGTERM.
     *
     * @return whether it went within half a minute; otherwise it was killed
     */
    public boolean stop() {
        process.destroy();
        boolean went = false;
        try {
            went = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        kill();
        return went;
    }

    private void forget() {
        try {
            Files.deleteIfExists(errors);
        } catch (IOException left) {
            errors.toFile().deleteOnExit();
        }
    }

    private static int waitFor(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    @Override
    public void close() {
        kill();
    }
}
