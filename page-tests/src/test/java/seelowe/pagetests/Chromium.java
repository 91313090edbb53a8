package seelowe.pagetests;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

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
                            "--no-first-run")));

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

    @Override
    public void close() {
        playwright.close();
    }
}
