package seelowe.conformance.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Modules point one way: engine, scenarios and opponents, then protocol and art side by side, then cli. */
@AnalyzeClasses(
        packages = "seelowe",
        importOptions = {DoNotIncludeTests.class, ModuleArrowsTest.NoTestHelpers.class})
class ModuleArrowsTest {
    /** The server's tests lend them to others, in a jar. */
    static final class NoTestHelpers implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/seelowe/server/testing/");
        }
    }

    @ArchTest
    static void every_module_was_found(JavaClasses classes) {
        Set<String> modules = classes.stream()
                .map(type -> type.getPackageName().split("\\.")[1])
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(modules)
                .containsExactlyInAnyOrder(
                        "engine",
                        "scenarios",
                        "opponents",
                        "protocol",
                        "art",
                        "press",
                        "study",
                        "server",
                        "cli",
                        "browser",
                        "drills");
    }

    @ArchTest
    static final ArchRule arrows_go_one_way = layeredArchitecture()
            .consideringOnlyDependenciesInAnyPackage("seelowe..")
            .layer("engine")
            .definedBy("seelowe.engine..")
            .layer("scenarios")
            .definedBy("seelowe.scenarios..")
            .layer("protocol")
            .definedBy("seelowe.protocol..")
            .layer("opponents")
            .definedBy("seelowe.opponents..")
            .layer("art")
            .definedBy("seelowe.art..")
            .layer("press")
            .definedBy("seelowe.press..")
            .layer("study")
            .definedBy("seelowe.study..")
            .layer("server")
            .definedBy("seelowe.server..")
            .layer("cli")
            .definedBy("seelowe.cli..")
            .layer("browser")
            .definedBy("seelowe.browser..")
            .layer("drills")
            .definedBy("seelowe.drills..")
            .whereLayer("engine")
            .mayNotAccessAnyLayer()
            .whereLayer("scenarios")
            .mayOnlyAccessLayers("engine")
            .whereLayer("protocol")
            .mayOnlyAccessLayers("engine", "scenarios", "opponents")
            .whereLayer("opponents")
            .mayOnlyAccessLayers("engine")
            .whereLayer("art")
            .mayOnlyAccessLayers("engine", "scenarios")
            .whereLayer("press")
            .mayOnlyAccessLayers("engine", "scenarios", "art")
            .whereLayer("study")
            .mayOnlyAccessLayers("engine", "scenarios", "opponents", "protocol")
            .whereLayer("server")
            .mayOnlyAccessLayers("engine", "scenarios", "opponents", "protocol", "art")
            .whereLayer("cli")
            .mayOnlyAccessLayers("engine", "scenarios", "opponents", "protocol", "art", "press", "study", "server")
            .whereLayer("browser")
            .mayOnlyAccessLayers("engine", "scenarios", "protocol")
            .whereLayer("drills")
            .mayNotAccessAnyLayer()
            .ensureAllClassesAreContainedInArchitecture();

    @ArchTest
    static final ArchRule no_package_is_in_a_cycle =
            slices().matching("seelowe.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule only_programs_speak_to_the_terminal = noClasses()
            .that()
            .resideOutsideOfPackages("seelowe.cli..", "seelowe.drills")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .accessField(System.class, "in");
}
