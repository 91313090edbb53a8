package seelowe.pagetests;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The distribution's own Chromium, without a window. It fetches nothing by itself. */
final class Chromium implements AutoCloseable {
    private static final List<String> PLACES = List.of(
            System.getenv().getOrDefault("CHROMIUM", ""),
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/snap/bin/chromium");

    private final Playwright playwright =
            Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    /** An option of no meaning, by which its process is known. */
    private final String mark = "--seelowe-test=" + UUID.randomUUID();

    private final Browser browser = playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions()
                    .setExecutablePath(find())
                    .setArgs(List.of(
                            "--no-sandbox",
                            "--disable-dev-shm-usage",
                            "--disable-gpu",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--no-first-run",
                            mark)));

    private static Path find() {
        return PLACES.stream()
                .filter(place -> !place.isEmpty())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () -> new IllegalStateException("The tests of the page need Chromium (on Debian: apt install"
                                + " chromium; elsewhere set CHROMIUM to its path)."));
    }

    Browser browser() {
        return browser;
    }

    /** As when the power goes: no window is closed, nobody says goodbye. */
    void kill() {
        List<ProcessHandle> own = ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().commandLine().orElse("").contains(mark))
                .toList();
        if (own.isEmpty()) {
            throw new IllegalStateException("The browser's process is not to be found");
        }
        own.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() {
        playwright.close();
    }
}
