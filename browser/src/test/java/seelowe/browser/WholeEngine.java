package seelowe.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.MethodDependency;
import org.teavm.model.ClassReader;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodReader;
import org.teavm.model.ValueType;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/** Tells TeaVM that every method of every engine class is called, each with arguments of its declared types. */
public final class WholeEngine extends AbstractDependencyListener implements TeaVMPlugin {
    private static final Path CLASSES = Path.of("..", "engine", "target", "classes");
    private static final String ENDING = ".class";

    static List<String> classNames() {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.map(file -> CLASSES.relativize(file).toString())
                    .filter(name -> name.endsWith(ENDING) && !name.endsWith("package-info.class"))
                    .map(name ->
                            name.substring(0, name.length() - ENDING.length()).replace(File.separatorChar, '.'))
                    .sorted()
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void started(DependencyAgent agent) {
        for (String name : classNames()) {
            ClassReader type = agent.getClassSource().get(name);
            agent.linkClass(name).initClass(null);
            for (MethodReader method : type.getMethods()) {
                if (method.getProgram() != null) {
                    call(agent, method);
                }
            }
        }
    }

    private static void call(DependencyAgent agent, MethodReader method) {
        MethodDependency dependency = agent.linkMethod(method.getReference());
        dependency.propagateClass(0, method.getOwnerName());
        for (int i = 0; i < method.parameterCount(); i++) {
            String concrete = concrete(agent, method.parameterType(i));
            if (concrete != null) {
                dependency.propagateClass(i + 1, concrete);
            }
        }
        dependency.use();
    }

    private static @Nullable String concrete(DependencyAgent agent, ValueType type) {
        if (!(type instanceof ValueType.Object object)) {
            return null;
        }
        String name = object.getClassName();
        ClassReader found = agent.getClassSource().get(name);
        return found == null || found.hasModifier(ElementModifier.ABSTRACT) ? null : name;
    }
}
