import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What launcher.sh does elsewhere, for seelowe.cmd and test.cmd on Windows: {@code java Launch.java FOLDER seelowe|test
 * ARGUMENTS...}. Runs from source, on any system, which is how it is tested; JDK 11 must still be able to read it, to say
 * that it is too old.
 */
final class Launch {
    private static final int OLDEST_JAVA = 17;
    private static final int LINES_OF_CAUSES = 15;
    private static final List<String> PARTS =
            List.of("engine", "scenarios", "opponents", "protocol", "art", "press", "study", "server", "web", "browser");
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

    private final Path home;
    private final Path jdk;

    private Launch(Path home, Path jdk) {
        this.home = home;
        this.jdk = jdk;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (Runtime.version().feature() < OLDEST_JAVA) {
            giveUp("Seelöwe needs a JDK 17 or newer; this is version "
                    + Runtime.version().feature() + ". Install a newer one or set JAVA_HOME.");
        }
        String jdk = System.getenv().getOrDefault("JAVA_HOME", System.getProperty("java.home"));
        Launch launch = new Launch(Path.of(args[0]).toRealPath(), Path.of(jdk));
        List<String> arguments = Arrays.asList(args).subList(2, args.length);
        System.exit(args[1].equals("test") ? launch.test(arguments) : launch.seelowe(arguments));
    }

    private int test(List<String> arguments) throws IOException, InterruptedException {
        needBuildTools();
        try (FileChannel file = lockFile("test"); FileLock lock = take(file)) {
            List<String> command =
                    maven("-B", "-ntp", "-Dsurefire.failIfNoSpecifiedTests=false", "verify");
            command.addAll(arguments);
            return start(command).inheritIO().start().waitFor();
        }
    }

    private int seelowe(List<String> arguments) throws IOException, InterruptedException {
        String first = arguments.isEmpty() ? "" : arguments.get(0);
        boolean asksForHelp = arguments.size() > 1 && List.of("-h", "--help").contains(arguments.get(1));
        boolean bench = first.equals("bench") && !asksForHelp;
        boolean drill = first.equals("drill") && arguments.size() > 1 && !asksForHelp;
        String program = bench ? "bench" : drill ? "drills" : "cli";
        buildIfStale(program);
        List<String> command = new ArrayList<>(List.of(binary("java")));
        if (drill) {
            buildIfStale("cli"); // What is drilled.
            command.add("-Dseelowe.program=" + run("cli.jar"));
        } else if (!bench) {
            command.addAll(options(first));
        }
        command.addAll(List.of("-jar", run(program + ".jar").toString()));
        command.addAll(bench || drill ? arguments.subList(1, arguments.size()) : arguments);
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    /**
     * Short commands start fastest with the simple compiler and collector; long ones with the JVM's own choice, but a server shall stay
     * under a gigabyte with a thousand games.
     */
    private static List<String> options(String command) {
        List<String> options = new ArrayList<>(List.of(
                "-Djava.awt.headless=true", "-Dseelowe.terminal=" + (System.console() != null), "-Xshare:auto"));
        boolean isServer =
                command.isEmpty() || Stream.of("serve", "--port", "-d", "--data", "--no-browser").anyMatch(command::startsWith);
        if (isServer) {
            options.add("-Xmx640m");
        } else if (!List.of("simulate", "study", "series", "duel", "fit").contains(command)) {
            options.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        }
        String more = System.getenv().getOrDefault("SEELOWE_JAVA_OPTS", "");
        Stream.of(more.split(" ")).filter(option -> !option.isEmpty()).forEach(options::add);
        return options;
    }

    private void buildIfStale(String program) throws IOException, InterruptedException {
        if (isUpToDate(program)) {
            return;
        }
        needBuildTools();
        try (FileChannel file = lockFile("run"); FileLock lock = take(file)) {
            if (!isUpToDate(program)) {
                build(program);
            }
        }
    }

    /** The program is there and nothing it is made from is newer than the start of its build. */
    private boolean isUpToDate(String program) throws IOException {
        Path stamp = run(program + ".stamp");
        if (!Files.exists(run(program + ".jar")) || !Files.exists(stamp)) {
            return false;
        }
        FileTime built = Files.getLastModifiedTime(stamp);
        List<Path> sources = new ArrayList<>(List.of(home.resolve("pom.xml"), home.resolve("data"), home.resolve("docs/openapi.yaml")));
        Stream.concat(PARTS.stream(), Stream.of(program))
                .map(home::resolve)
                .forEach(part -> sources.addAll(List.of(part.resolve("pom.xml"), part.resolve("src/main"))));
        for (Path source : sources) {
            if (Files.exists(source) && hasNewer(source, built)) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasNewer(Path source, FileTime built) throws IOException {
        try (Stream<Path> files = Files.walk(source)) {
            return files.map(Path::toFile).mapToLong(File::lastModified).anyMatch(time -> time > built.toMillis());
        }
    }

    private void build(String program) throws IOException, InterruptedException {
        System.err.println(
                Files.exists(run(program + ".jar"))
                        ? "Building Seelöwe, because something changed ..."
                        : "Building Seelöwe (the first start takes about a minute) ...");
        Files.createDirectories(run(""));
        Path fresh = run(program + ".stamp.new");
        Files.writeString(fresh, "");
        File log = home.resolve("target/build.log").toFile();
        int code = start(maven("-B", "-ntp", "-Pquick", "-pl", program, "-am", "package"))
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start()
                .waitFor();
        if (code != 0) {
            System.err.println("The build failed:");
            causes(Files.readString(log.toPath())).forEach(System.err::println);
            giveUp("The whole story is in " + log);
        }
        Path built = home.resolve(program).resolve("target/quick/seelowe-" + program + ".jar");
        Files.copy(built, run(program + ".jar"), StandardCopyOption.REPLACE_EXISTING);
        Files.move(fresh, run(program + ".stamp"), StandardCopyOption.REPLACE_EXISTING);
    }

    /** What a compiler or the bundler said itself; failing that, what Maven says. */
    private static List<String> causes(String log) {
        List<String> own = log.lines()
                .takeWhile(line -> !line.startsWith("[ERROR] Failed to execute goal"))
                .filter(line -> Stream.of("[ERROR] ", "  symbol: ").anyMatch(line::startsWith) || line.contains("[exec] "))
                .filter(line -> !line.startsWith("[ERROR] COMPILATION ERROR"))
                .map(line -> line.replaceFirst("^\\[[A-Z]*\\] *\\[exec\\] ", ""))
                .limit(LINES_OF_CAUSES)
                .collect(Collectors.toList());
        return !own.isEmpty()
                ? own
                : log.lines()
                        .takeWhile(line -> !line.contains("-> [Help 1]"))
                        .filter(line -> line.startsWith("[ERROR]"))
                        .limit(LINES_OF_CAUSES)
                        .collect(Collectors.toList());
    }

    private FileChannel lockFile(String kind) {
        try {
            Files.createDirectories(home.resolve("target"));
            return new RandomAccessFile(home.resolve("target/" + kind + ".filelock").toFile(), "rw").getChannel();
        } catch (IOException notThere) {
            throw giveUp("Seelöwe must be built, and nothing can be written into " + home.resolve("target")
                    + ". Build it as the owner of that folder, or copy the whole of " + home
                    + " to a place of your own.");
        }
    }

    /** One build of a kind at a time. The system gives the lock back when its holder ends, however it ends. */
    private static FileLock take(FileChannel file) throws IOException {
        FileLock lock = file.tryLock();
        if (lock != null) {
            return lock;
        }
        System.err.println("Waiting for another build of Seelöwe to finish ...");
        return file.lock();
    }

    private void needBuildTools() {
        if (!Files.exists(Path.of(binary("javac")))) {
            giveUp("Seelöwe is built from source and needs a full JDK 17 or newer; " + jdk
                    + " has no compiler (javac).");
        }
        boolean hasMaven = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.exists(Path.of(folder, WINDOWS ? "mvn.cmd" : "mvn")));
        if (!hasMaven) {
            giveUp("Seelöwe is built with Maven 3.8 or newer, and there is no mvn on the PATH.");
        }
    }

    private static List<String> maven(String... arguments) {
        List<String> command = new ArrayList<>(WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn"));
        command.addAll(List.of(arguments));
        return command;
    }

    private ProcessBuilder start(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().put("JAVA_HOME", jdk.toString());
        return builder;
    }

    private String binary(String name) {
        return jdk.resolve("bin").resolve(WINDOWS ? name + ".exe" : name).toString();
    }

    private Path run(String name) {
        return home.resolve("target/run").resolve(name);
    }

    private static IllegalStateException giveUp(String message) {
        System.err.println(message);
        System.exit(1);
        return new IllegalStateException(message);
    }
}
