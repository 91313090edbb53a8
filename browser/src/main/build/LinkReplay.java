import java.io.File;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Links what the page needs to look through a record where there is no server: java LinkReplay.java STAND-INS DATA OUTPUT. Two classes
 * that a browser cannot carry are replaced by stand-ins, which is why their folder comes first on the class path.
 */
public final class LinkReplay {
    private static final String ENGINE = "seelowe.engine.";

    public static void main(String[] args) throws Exception {
        Path standIns = Path.of(args[0]);
        Path data = Path.of(args[1]);
        Path output = Path.of(args[2]);
        Path script = output.resolve("replay.js");
        List<String> classPath = List.of(System.getProperty("java.class.path").split(File.pathSeparator));
        if (Files.exists(script) && Files.getLastModifiedTime(script).toMillis() > newest(classPath, output, data)) {
            return;
        }
        Files.createDirectories(output);
        compile(standIns, "seelowe.protocol.parts.Parts", parts());
        compile(standIns, "tools.jackson.databind.node.InternalNodeSerializer", SERIALIZER);
        Files.writeString(output.resolve("data.json"), pack(data));
        link(classPath, output, script.getFileName().toString());
    }

    /** When the youngest of our own classes and data was written. */
    private static long newest(List<String> classPath, Path output, Path data) throws IOException {
        long newest = 0;
        for (String entry : classPath) {
            Path path = Path.of(entry);
            boolean ours = entry.contains(File.separator + "target" + File.separator) && !entry.contains("stand-ins");
            newest = ours && Files.exists(path) ? Math.max(newest, newest(path, output)) : newest;
        }
        return Math.max(newest, newest(data, output));
    }

    private static long newest(Path folder, Path except) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !file.startsWith(except))
                    .mapToLong(file -> file.toFile().lastModified())
                    .max()
                    .orElse(0);
        }
    }

    private static void link(List<String> classPath, Path output, String name) throws Exception {
        TeaVMTool linker = new TeaVMTool();
        linker.setTargetType(TeaVMTargetType.JAVASCRIPT);
        linker.setJsModuleType(JSModuleType.ES2015);
        linker.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
        linker.setFastDependencyAnalysis(true);
        linker.setObfuscated(true);
        linker.setStrict(true);
        linker.setTargetDirectory(output.toFile());
        linker.setTargetFileName(name);
        linker.setMainClass("seelowe.browser.BrowserReplay");
        linker.setClassLoader(LinkReplay.class.getClassLoader().getParent());
        linker.setClassPath(classPath.stream().map(File::new).toList());
        linker.generate();
        List<Problem> problems = linker.getProblemProvider().getSevereProblems();
        for (Problem problem : problems) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            String where = problem.getLocation() == null ? "" : " at " + problem.getLocation().getMethod();
            System.err.println(text.getText() + where);
        }
        if (!problems.isEmpty()) {
            Files.deleteIfExists(output.resolve(name));
            System.exit(1);
        }
    }

    private static void compile(Path folder, String name, String source) throws IOException {
        Path file = folder.resolve(name.replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, source);
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-nowarn", "--release", "17", "-d", folder.toString(),
                        "-cp", System.getProperty("java.class.path"), file.toString());
        if (failed != 0) {
            throw new IllegalStateException("The stand-in for " + name + " does not compile");
        }
    }

    /** A node tells its kind: writing it out would need the whole library. */
    private static final String SERIALIZER = """
            package tools.jackson.databind.node;

            final class InternalNodeSerializer {
                private InternalNodeSerializer() {}

                public static String toString(BaseJsonNode node) {
                    return node.getClass().getSimpleName();
                }

                public static String toPrettyString(BaseJsonNode node) {
                    return toString(node);
                }
            }
            """;

    /** What records are made of, asked of the JVM here since nobody can be asked there. */
    private static String parts() {
        String cases = Stream.of("event.Event", "event.CampaignEvent", "action.Action")
                .flatMap(name -> Arrays.stream(type(name).getDeclaredClasses()))
                .filter(Class::isRecord)
                .sorted(Comparator.comparing(Class::getCanonicalName))
                .map(LinkReplay::telling)
                .collect(Collectors.joining());
        Class<?> options = type("scenario.GameOptions");
        return """
                package seelowe.protocol.parts;

                import java.util.Map;
                import java.util.function.BiConsumer;

                public final class Parts {
                    private Parts() {}

                    public static void each(Record fact, BiConsumer<String, Object> reader) {
                %s%s        throw new IllegalArgumentException("No parts are known of " + fact);
                    }

                    public static <T extends Record> T make(Class<T> type, Map<String, Object> parts) {
                        return type.cast(new %s(%s));
                    }
                }
                """.formatted(cases, telling(options), options.getCanonicalName(), arguments(options));
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(ENGINE + name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String telling(Class<?> type) {
        String parts = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .map(name -> "            reader.accept(\"" + name + "\", it." + name + "());\n")
                .collect(Collectors.joining());
        String as = parts.isEmpty() ? "" : " it";
        return "        if (fact instanceof " + type.getCanonicalName() + as + ") {\n" + parts + "            return;\n        }\n";
    }

    private static String arguments(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(part -> "(" + boxed(part.getType()) + ") parts.get(\"" + part.getName() + "\")")
                .collect(Collectors.joining(", "));
    }

    private static String boxed(Class<?> type) {
        return type == boolean.class ? "Boolean" : type == int.class ? "Integer" : type.getCanonicalName();
    }

    /** The data as one JSON object of texts by names, without what a replay never asks for. */
    private static String pack(Path data) throws IOException {
        try (Stream<Path> files = Files.walk(data)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> data.relativize(file).toString().replace(File.separatorChar, '/'))
                    .filter(name -> name.matches(".*\\.(csv|properties|txt)") && !name.matches("(lessons|puzzles|geography)/.*"))
                    .sorted()
                    .map(name -> quote(name) + ": " + quote(read(data.resolve(name))))
                    .collect(Collectors.joining(",\n", "{", "}"));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\r", "").replace("\n", "\\n").replace("\t", "\\t") + '"';
    }
}
