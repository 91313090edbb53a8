package seelowe.conformance.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A folder with the launchers and hardly anything else. Its JDK only repeats what it was told, and its Maven does what the
 * test wrote.
 */
record Checkout(Path home, Path tools) {
    static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final String REPEAT = "echo \"java got $*\"";
    private static final String BUILD = """
            echo "$*" >>builds
            mkdir -p cli/target/quick
            echo jar >cli/target/quick/seelowe-cli.jar""";

    /** The two that there are. Windows' own runs anywhere. */
    enum Launcher {
        SHELL,
        JAVA
    }

    record Said(int exitCode, String text) {}

    static Checkout in(Path folder) throws IOException {
        Path home = Files.createDirectories(folder.resolve("Seelöwe here"));
        for (String file : List.of("seelowe", "tools/launcher.sh", "tools/Launch.java")) {
            Files.createDirectories(home.resolve(file).getParent());
            Files.copy(PROJECT.resolve(file), home.resolve(file));
        }
        Files.writeString(Files.createDirectories(home.resolve("engine")).resolve("pom.xml"), "");
        Checkout checkout = new Checkout(home, Files.createDirectories(folder.resolve("tools")));
        checkout.script("bin/java", REPEAT);
        checkout.script("bin/javac", "exit 1");
        Files.writeString(checkout.tools.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        checkout.mavenDoes(BUILD);
        return checkout;
    }

    void mavenDoes(String script) throws IOException {
        script("bin/mvn", script);
    }

    /** How often Maven was called. */
    List<String> builds() throws IOException {
        Path builds = home.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
    }

    Said start(Launcher launcher, String... arguments) throws IOException, InterruptedException {
        return start(List.of(), launcher, arguments);
    }

    /** As somebody who may write here only if the permissions say so: for root they say nothing. */
    Said startAsNobody(Launcher launcher) throws IOException, InterruptedException {
        boolean root = "root".equals(System.getProperty("user.name"));
        return start(
                root ? List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--") : List.of(),
                launcher);
    }

    private Said start(List<String> prefix, Launcher launcher, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(prefix);
        if (launcher == Launcher.SHELL) {
            command.addAll(List.of("sh", home.resolve("seelowe").toString()));
        } else {
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            command.addAll(List.of(
                    java,
                    "-Dfile.encoding=UTF-8",
                    home.resolve("tools/Launch.java").toString(),
                    home.toString()));
            command.add("seelowe");
        }
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", tools.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().merge("PATH", "", (path, nothing) -> tools.resolve("bin") + ":" + path);
        Path answer = tools.resolve("answer");
        Process process = builder.redirectOutput(answer.toFile()).start();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IllegalStateException("Still waiting after half a minute: " + Files.readString(answer));
        }
        return new Said(process.exitValue(), Files.readString(answer, StandardCharsets.UTF_8));
    }

    private void script(String name, String text) throws IOException {
        Path file = tools.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + text + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
