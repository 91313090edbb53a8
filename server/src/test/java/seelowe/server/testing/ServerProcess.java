package seelowe.server.testing;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import seelowe.server.SeeloweServer;

/** A server in a JVM of its own, which can be killed as by a power cut. */
public final class ServerProcess {
    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** What the other JVM runs. */
    public static void main(String[] args) throws InterruptedException {
        SeeloweServer server = Servers.start(Path.of(args[0]), Integer.parseInt(args[1]));
        System.out.println(server.port());
        Thread.currentThread().join();
    }

    public static ServerProcess in(Path folder, int port) {
        return start(System.getProperty("java.class.path"), folder, port);
    }

    /** With another page than the one that was built. */
    public static ServerProcess withPage(Path page, Path folder) {
        return start(page + File.pathSeparator + System.getProperty("java.class.path"), folder, 0);
    }

    private static ServerProcess start(String classPath, Path folder, int port) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                ServerProcess.class.getName(),
                folder.toString(),
                String.valueOf(port));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            return new ServerProcess(process, Integer.parseInt(out.readLine()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    public int port() {
        return port;
    }

    public String address() {
        return "http://localhost:" + port + "/";
    }

    /** kill -9. */
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
