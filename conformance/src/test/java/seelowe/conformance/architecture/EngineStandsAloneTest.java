package seelowe.conformance.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collections;
import java.util.Set;

/** The engine is a pure function of what it is handed: no machine, no clock, no chance, no language of the user. */
@AnalyzeClasses(packages = "seelowe.engine", importOptions = DoNotIncludeTests.class)
class EngineStandsAloneTest {
    /** Packages of the JDK that mean the same on every machine and that a browser can carry. */
    private static final Set<String> PURE_PACKAGES =
            Set.of("java.math", "java.util", "java.util.function", "java.util.stream", "org.jspecify.annotations");

    /** What the compiler itself reaches for: lambdas, records, strings, switches over enums. */
    private static final Set<String> COMPILER_PACKAGES = Set.of("java.lang.invoke", "java.lang.runtime");

    /** Annotations of our own need these. */
    private static final Set<String> ANNOTATION_PACKAGES = Set.of("java.lang.annotation");

    private static final Set<String> IMPURE_IN_JAVA_LANG = Set.of(
            "Class",
            "ClassLoader",
            "ClassValue",
            "InheritableThreadLocal",
            "Module",
            "ModuleLayer",
            "Process",
            "ProcessBuilder",
            "ProcessHandle",
            "Runtime",
            "SecurityManager",
            "StackWalker",
            "System",
            "Thread",
            "ThreadGroup",
            "ThreadLocal");

    private static final Set<String> IMPURE_IN_JAVA_UTIL = Set.of(
            "Calendar",
            "Currency",
            "Date",
            "Formatter",
            "GregorianCalendar",
            "Locale",
            "Properties",
            "Random",
            "ResourceBundle",
            "Scanner",
            "ServiceLoader",
            "SplittableRandom",
            "TimeZone",
            "Timer",
            "TimerTask",
            "UUID");

    private static final DescribedPredicate<JavaClass> PURE =
            describe("are the engine's own or a pure part of the JDK", EngineStandsAloneTest::isPure);

    @ArchTest
    static void the_engine_was_found(JavaClasses classes) {
        assertThat(classes).hasSizeGreaterThan(15);
    }

    @ArchTest
    static final ArchRule the_engine_uses_no_file_thread_clock_chance_locale_or_reflection =
            classes().should().onlyDependOnClassesThat(PURE);

    @ArchTest
    static final ArchRule the_engine_makes_no_chance_of_its_own =
            noClasses().should().callMethod(Math.class, "random").orShould().callMethod(StrictMath.class, "random");

    @ArchTest
    static final ArchRule the_engine_does_not_shuffle =
            noClasses().should().callMethodWhere(named("shuffle").and(of(Collections.class)));

    @ArchTest
    static final ArchRule the_engine_writes_no_text_in_the_language_of_the_machine =
            noClasses().should().callMethodWhere(named("format").or(named("formatted")));

    @ArchTest
    static final ArchRule the_engine_changes_no_letters_case_by_the_language_of_the_machine = noClasses()
            .should()
            .callMethod(String.class, "toUpperCase")
            .orShould()
            .callMethod(String.class, "toLowerCase");

    @ArchTest
    static final ArchRule the_engine_stays_on_one_thread =
            noClasses().should().callMethodWhere(named("parallel").or(named("parallelStream")));

    @ArchTest
    static final ArchRule the_engine_never_asks_for_an_identity_hash =
            noClasses().should().callMethod(Object.class, "hashCode");

    @ArchTest
    static final ArchRule the_engine_keeps_no_fractions =
            fields().should().notHaveRawType(describe("floating point", EngineStandsAloneTest::isFloatingPoint));

    @ArchTest
    static final ArchRule the_engine_answers_with_no_fractions =
            methods().should().notHaveRawReturnType(describe("floating point", EngineStandsAloneTest::isFloatingPoint));

    @ArchTest
    static final ArchRule the_engine_is_asked_with_no_fractions = methods()
            .should()
            .notHaveRawParameterTypes(describe(
                    "floating point", types -> types.stream().anyMatch(EngineStandsAloneTest::isFloatingPoint)));

    private static boolean isPure(JavaClass type) {
        JavaClass element = type.getBaseComponentType();
        String home = element.getPackageName();
        if (element.isPrimitive() || home.startsWith("seelowe.engine")) {
            return true;
        }
        return switch (home) {
            case "java.lang" -> !IMPURE_IN_JAVA_LANG.contains(outermost(element));
            case "java.util" -> !IMPURE_IN_JAVA_UTIL.contains(outermost(element));
            default ->
                PURE_PACKAGES.contains(home) || COMPILER_PACKAGES.contains(home) || ANNOTATION_PACKAGES.contains(home);
        };
    }

    /** {@code Map} for {@code java.util.Map$Entry}. */
    private static String outermost(JavaClass type) {
        String name = type.getName().substring(type.getPackageName().length() + 1);
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    private static boolean isFloatingPoint(JavaClass type) {
        return Set.of("float", "double", "java.lang.Float", "java.lang.Double")
                .contains(type.getBaseComponentType().getName());
    }

    private static DescribedPredicate<JavaMethodCall> of(Class<?> owner) {
        return describe("of " + owner.getName(), call -> call.getTargetOwner().isEquivalentTo(owner));
    }

    private static DescribedPredicate<JavaMethodCall> named(String method) {
        return describe(
                "a call of " + method, call -> call.getTarget().getName().equals(method));
    }
}
