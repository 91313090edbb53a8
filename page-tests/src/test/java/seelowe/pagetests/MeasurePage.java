package seelowe.pagetests;

import com.microsoft.playwright.Page;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.term.PhaseName;

/** Measures, asserts nothing, and leaves a report: see docs/performance.md. Its name keeps it out of the ordinary tests. */
@ExtendWith(Browsing.class)
class MeasurePage {
    private static final Path REPORT = Path.of("target", "measurements.txt");
    private static final List<String> FILES = List.of(
            "index.html",
            "main.js",
            "main.css",
            "icon.svg",
            "fonts/sans-medium.ttf",
            "fonts/sans-bold.ttf",
            "fonts/serif-regular.ttf",
            "fonts/serif-italic.ttf");
    private static final int OPENINGS = 7;
    private static final int CLICKS = 300;
    /** Counters on a crowded map. */
    private static final int CROWD = 150;
    /** What is done with each unit, a click each. */
    private static final List<String> DEEDS = List.of("  choose a unit", "  move it", "  take it back");
    /** From the press of the button until the frame with the answer has been handed over for painting. */
    private static final String CLOCK = """
            () => {
              window.answers = [];
              const painted = (from) => requestAnimationFrame(() => setTimeout(() => answers.push(performance.now() - from)));
              const { hand, session } = document.querySelector('sl-board');
              let from = 0;
              addEventListener('pointerdown', () => (from = performance.now()), true);
              const answered = () => { if (from && (hand.picked.length === 0 || hand.choices.size === hand.picked.length)) { const start = from; from = 0; painted(start); } };
              hand.addEventListener('hand', answered);
              session.addEventListener('view', answered);
            }""";

    @Test
    void measure(Visitors visitors) throws IOException {
        List<String> report = new ArrayList<>();
        sizes(report);
        openings(visitors, report);
        Person person = clicks(visitors, report);
        person.leave();
        near(visitors, report);
        Files.createDirectories(Path.of("target"));
        Files.write(REPORT, report);
    }

    private static void sizes(List<String> report) throws IOException {
        int all = 0;
        for (String file : FILES) {
            int packed = packed("/web/" + file);
            all += packed;
            report.add("%-28s %7.1f KB".formatted(file, packed / 1000.0));
        }
        report.add("%-28s %7.1f KB".formatted("all files of the page, gzip", all / 1000.0));
        int engine = packed("/engine/replay.js") + packed("/engine/data.json");
        report.add("%-28s %7.1f KB, fetched afterwards".formatted("engine for records", engine / 1000.0));
    }

    private static int packed(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(MeasurePage.class.getResourceAsStream(file), file)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
                in.transferTo(gzip);
            }
            return out.size();
        }
    }

    /** Browsers that have never been here open home and, by its address, a game, until map and counters are painted. */
    private static void openings(Visitors visitors, List<String> report) {
        List<Double> home = new ArrayList<>();
        List<Double> board = new ArrayList<>();
        double bytes = 0;
        for (int i = 0; i < OPENINGS; i++) {
            Person first = visitors.arrive();
            first.home();
            home.add(sinceOpening(first.page(), "document.querySelector('.play-now:not(:disabled)')"));
            first.choose("German").playNow();
            String address = first.page().url() + "?token="
                    + first.page().evaluate("JSON.parse(localStorage['seelowe.games'])[0].token");
            first.leave();
            Person second = visitors.arrive();
            second.page().navigate(address);
            board.add(sinceOpening(second.page(), "document.querySelector('sl-board svg .counter')"));
            bytes = number(second.page()
                    .evaluate("performance.getEntries().reduce((sum, each) => sum + (each.transferSize ?? 0), 0)"));
            second.leave();
        }
        report.add("%-28s %7.0f KB".formatted("fetched, map included", bytes / 1000));
        report.add("home, from opening           median %5.0f ms, worst %5.0f ms".formatted(median(home), worst(home)));
        report.add(
                "board, from opening          median %5.0f ms, worst %5.0f ms".formatted(median(board), worst(board)));
    }

    /** No game has so many on the map: those beside it are shown in the empty hexes nearest to a unit that can act, before the eye. */
    private static final String CROWDED = """
            (crowd) => {
              const board = document.querySelector('sl-board');
              const { session, stacks, camera } = board;
              const [unit] = session.menu.can.keys();
              const middle = session.sheet.centre(board.hand.hexOf(unit));
              const away = ({ hex }) => Math.hypot(session.sheet.centre(hex).x - middle.x, session.sheet.centre(hex).y - middle.y);
              const hexes = session.map.hexes.filter(({ hex }) => !stacks.stacks.has(hex)).sort((a, b) => away(a) - away(b));
              const shown = [...stacks.stacks.values()].reduce((sum, each) => sum + each.length, 0);
              const aside = session.view.units.filter(({ place }) => !/^\\d{4}$/.test(place)).slice(0, Math.max(0, crowd - shown));
              aside.forEach((each, i) => (each.place = hexes[i].hex));
              board.drawCounters();
              camera.k = 4;
              camera.centreOn(middle);
              board.handled();
            }""";

    private static final String PAINTED = """
            async () => {
              const pictures = () => [...document.images].every((image) => image.complete && image.naturalWidth > 0);
              while (!(%s && pictures())) await new Promise((done) => requestAnimationFrame(done));
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
              return performance.now();
            }""";

    private static double sinceOpening(Page page, String sign) {
        return number(page.evaluate(PAINTED.formatted(sign)));
    }

    private static double number(Object told) {
        return ((Number) told).doubleValue();
    }

    /** Units picked and moved, moves taken back, on a board of the middle game. */
    private static Person clicks(Visitors visitors, List<String> report) {
        Person person = visitors.arrive();
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N", "steady", state -> state.turn() == 4 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        report.add(counters(person) + " counters on the map");
        return click(person, report, CLICKS);
    }

    /** The same on a crowded board, as near as one can come; and how smoothly the map is pushed about there. */
    private static void near(Visitors visitors, List<String> report) {
        Person person = visitors.arrive();
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "H", "steady", state -> state.turn() == 6 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        person.page().evaluate(CROWDED, CROWD);
        person.page().waitForTimeout(1500);
        report.add("four times as near, with " + counters(person) + " counters on the map");
        report.add("%-28s %7.1f frames a second (wanted: 50)"
                .formatted("pushing the map", number(person.page().evaluate(PUSH))));
        click(person, report, CLICKS / 3);
    }

    private static long counters(Person person) {
        return Math.round(
                number(
                        person.page()
                                .evaluate(
                                        "() => [...document.querySelector('sl-board').stacks.stacks.values()].reduce((sum, each) => sum + each.length, 0)")));
    }

    /** Two seconds of dragging, a step each frame. */
    private static final String PUSH = """
            () => new Promise((done) => {
              const board = document.querySelector('sl-board');
              const start = performance.now();
              let frames = 0;
              const step = () => {
                const spent = performance.now() - start;
                if (spent > 2000) return done((frames * 1000) / spent);
                frames++;
                board.camera.pan(Math.sin(spent / 300) * 12, Math.cos(spent / 400) * 9);
                board.handled();
                requestAnimationFrame(step);
              };
              requestAnimationFrame(step);
            })""";

    private static Person click(Person person, List<String> report, int clicks) {
        person.page().evaluate(CLOCK);
        while (answers(person).size() < clicks) {
            person.press("Next unit");
            Situation ready =
                    person.await("hexes in reach", now -> !now.glowing().isEmpty());
            person.andSee(() -> person.click(ready.glowing().get(ready.glowing().size() / 2)));
            person.andSee(() -> person.press("Undo"));
        }
        List<Double> times = answers(person);
        report.add(spread("click to painted answer", times) + " (wanted: 30 and 60)");
        for (int kind = 0; kind < DEEDS.size(); kind++) {
            int first = kind;
            report.add(spread(
                    DEEDS.get(kind),
                    IntStream.range(0, times.size())
                            .filter(i -> i % DEEDS.size() == first)
                            .mapToObj(times::get)
                            .toList()));
        }
        return person;
    }

    private static String spread(String what, List<Double> times) {
        List<Double> sorted = times.stream().sorted().toList();
        double most = sorted.get((int) Math.ceil(sorted.size() * 0.95) - 1);
        return "%-28s median %5.0f ms, 95%% within %4.0f ms, worst %4.0f ms (%d clicks)"
                .formatted(what, median(times), most, worst(times), times.size());
    }

    private static List<Double> answers(Person person) {
        List<Double> times = new ArrayList<>();
        for (Object time : (List<?>) person.page().evaluate("window.answers")) {
            times.add(((Number) time).doubleValue());
        }
        return times;
    }

    private static double median(List<Double> times) {
        List<Double> sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    private static double worst(List<Double> times) {
        return Collections.max(times);
    }
}
