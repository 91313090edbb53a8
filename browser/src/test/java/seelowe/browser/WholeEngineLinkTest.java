package seelowe.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * The build links only what the entry class reaches. Here, with {@link WholeEngine} plugged in, every method of the engine
 * is linked, so that nothing that a browser cannot carry hides in a corner that no sample game visits.
 */
class WholeEngineLinkTest {
    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    Path output;

    @Test
    void a_browser_can_carry_every_method_of_the_engine() throws TeaVMToolException {
        TeaVMTool linker = linker();
        linker.generate();

        assertThat(WholeEngine.classNames()).contains("seelowe.engine.board.GameMap");
        assertThat(linker.getClasses()).containsAll(WholeEngine.classNames());
        assertThat(linker.getProblemProvider().getSevereProblems())
                .extracting(WholeEngineLinkTest::describe)
                .isEmpty();
    }

    private TeaVMTool linker() {
        TeaVMTool linker = new TeaVMTool();
        linker.setTargetType(TeaVMTargetType.JAVASCRIPT);
        linker.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
        linker.setFastDependencyAnalysis(true);
        linker.setTargetDirectory(output.toFile());
        linker.setMainClass(BrowserEngine.class.getName());
        linker.setClassLoader(WholeEngineLinkTest.class.getClassLoader());
        List<File> classPath = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            classPath.add(new File(entry));
        }
        linker.setClassPath(classPath);
        return linker;
    }

    private static String describe(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + " at " + problem.getLocation().getMethod();
    }
}
