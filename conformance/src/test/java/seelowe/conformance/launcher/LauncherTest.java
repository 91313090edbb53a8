package seelowe.conformance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import seelowe.conformance.launcher.Checkout.Launcher;
import seelowe.conformance.launcher.Checkout.Said;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Maven and the JDK of these tests are shell scripts.")
class LauncherTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init") // check_out() fills it in before each test
    private Checkout checkout;

    @BeforeEach
    void check_out() throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        checkout = Checkout.in(folder);
    }

    @ParameterizedTest
    @EnumSource
    void builds_at_the_first_start_and_again_only_when_something_changed(Launcher launcher) throws Exception {
        Said first = checkout.start(launcher, "map", "--out", "a map.svg");

        assertThat(first.text()).contains("the first start takes").contains("cli.jar map --out a map.svg");
        assertThat(first.exitCode()).isZero();
        assertThat(checkout.builds()).singleElement().asString().contains("-Pquick -pl cli -am package");

        assertThat(checkout.start(launcher, "help").text()).startsWith("java got");
        assertThat(checkout.builds()).hasSize(1);

        Files.setLastModifiedTime(
                checkout.home().resolve("engine/pom.xml"),
                FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(checkout.start(launcher, "help").text()).contains("because something changed");
        assertThat(checkout.builds()).hasSize(2);
    }

    @Test
    void a_change_in_any_module_that_the_program_is_made_of_is_noticed() throws Exception {
        checkout.start(Launcher.SHELL, "help");
        String program = Files.readString(Checkout.PROJECT.resolve("cli/pom.xml"));
        List<String> modules = Pattern.compile("<module>(.+?)</module>")
                .matcher(Files.readString(Checkout.PROJECT.resolve("pom.xml")))
                .results()
                .map(found -> found.group(1))
                .filter(module -> !module.equals("cli") && program.contains("<artifactId>" + module + "</artifactId>"))
                .toList();
        assertThat(modules).contains("engine", "press", "browser");

        for (String module : modules) {
            int before = checkout.builds().size();
            Path pom = Files.writeString(
                    Files.createDirectories(checkout.home().resolve(module)).resolve("pom.xml"), "");
            Files.setLastModifiedTime(pom, FileTime.from(Instant.now().plusSeconds(60)));
            checkout.start(Launcher.SHELL, "help");
            assertThat(checkout.builds()).as(module).hasSize(before + 1);
            Files.delete(pom);
            // The other one is slow to start, so it is read.
            assertThat(Files.readString(Checkout.PROJECT.resolve("tools/Launch.java")))
                    .contains('"' + module + '"');
        }
    }

    @ParameterizedTest
    @EnumSource
    void what_the_java_compiler_said_is_shown_once_and_maven_is_silent(Launcher launcher) throws Exception {
        checkout.mavenDoes("""
                echo '[INFO] Compiling 200 source files'
                echo '[ERROR] COMPILATION ERROR : '
                echo '[ERROR] /game/Hex.java:[12,5] cannot find symbol'
                echo '  symbol:   class Unti'
                echo '[ERROR] Failed to execute goal maven-compiler-plugin:compile: Compilation failure'
                echo '[ERROR] /game/Hex.java:[12,5] cannot find symbol'
                echo '[ERROR] -> [Help 1]'
                exit 1""");

        Said said = checkout.start(launcher, "help");

        assertThat(said.exitCode()).isEqualTo(1);
        assertThat(said.text())
                .containsOnlyOnce("Hex.java:[12,5] cannot find symbol")
                .contains("class Unti")
                .contains("build.log")
                .doesNotContain("Failed to execute", "java got");
    }

    @ParameterizedTest
    @EnumSource
    void what_the_bundler_said_is_shown_and_ant_is_silent(Launcher launcher) throws Exception {
        checkout.mavenDoes("""
                echo '[INFO]      [exec] X [ERROR] Expected ";" but found "number"'
                echo '[INFO]      [exec]     model/way.ts:3:6:'
                echo '[INFO] BUILD FAILURE'
                echo '[ERROR] Failed to execute goal maven-antrun-plugin:run: An Ant BuildException has occurred'
                echo '[ERROR] around Ant part ...<ant antfile="page.xml"/>'
                echo '[ERROR] -> [Help 1]'
                exit 1""");

        Said said = checkout.start(launcher, "help");

        assertThat(said.exitCode()).isEqualTo(1);
        assertThat(said.text()).contains("found \"number\"", "model/way.ts:3:6").doesNotContain("Ant", "[exec]");
    }

    @ParameterizedTest
    @EnumSource
    void when_only_maven_said_something_that_is_shown(Launcher launcher) throws Exception {
        checkout.mavenDoes("""
                echo '[ERROR] Failed to execute goal on project web: Could not resolve lit:3.3.2'
                echo '[ERROR] -> [Help 1]'
                exit 1""");

        assertThat(checkout.start(launcher, "help").text()).contains("Could not resolve lit:3.3.2");
    }

    @ParameterizedTest
    @EnumSource
    void a_folder_that_cannot_be_written_is_named_at_once(Launcher launcher) throws Exception {
        Path target = Files.createDirectories(checkout.home().resolve("target"));
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r-xr-xr-x"));

        Said said = checkout.startAsNobody(launcher);

        assertThat(said.exitCode()).isEqualTo(1);
        assertThat(said.text().lines())
                .singleElement()
                .asString()
                .contains("nothing can be written into")
                .contains("Seelöwe here/target");
        assertThat(checkout.builds()).isEmpty();
    }

    @Test
    void a_lock_whose_owner_is_gone_does_not_keep_anybody_waiting() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        Files.createDirectories(checkout.home().resolve("target"));
        Files.createSymbolicLink(checkout.home().resolve("target/run.lock"), Path.of(String.valueOf(gone.pid())));

        Said said = checkout.start(Launcher.SHELL, "help");

        assertThat(said.exitCode()).isZero();
        assertThat(said.text()).doesNotContain("Waiting");
        assertThat(checkout.home().resolve("target/run.lock")).doesNotExist();
    }

    @Test
    void a_lock_whose_owner_is_at_work_is_waited_for() throws Exception {
        Process builder = new ProcessBuilder("sleep", "2").start();
        Files.createDirectories(checkout.home().resolve("target"));
        Files.createSymbolicLink(checkout.home().resolve("target/run.lock"), Path.of(String.valueOf(builder.pid())));

        Said said = checkout.start(Launcher.SHELL, "help");

        assertThat(said.exitCode()).isZero();
        assertThat(said.text()).startsWith("Waiting for another build").contains("java got");
    }
}
