package seelowe.conformance.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;

/** The kept counts, {@code perft.csv}: positions of random games, three for each scenario and each point of the sequence of play. */
final class PerftTable {
    private static final String FILE = "perft.csv";
    private static final String HEADER = "scenario,seed,action,point,options,continuations";
    private static final Path SOURCE = Path.of("src/test/resources/seelowe/conformance/play", FILE);

    private static final List<String> SCENARIOS = List.of("N", "H", "J", "LT");
    private static final int SEEDS = 12;
    private static final int POSITIONS_A_POINT = 3;
    /** Depth two of a position costs the square of its options. */
    private static final int MOST_OPTIONS = 1000;

    private PerftTable() {}

    /** A position, the number of actions it is away from the beginning, and what was counted there. */
    record Row(String scenario, long seed, int action, String point, Perft counts) {
        private static Row of(String line) {
            String[] cells = line.split(",", -1);
            return new Row(
                    cells[0],
                    Long.parseLong(cells[1]),
                    Integer.parseInt(cells[2]),
                    cells[3],
                    new Perft(Integer.parseInt(cells[4]), Integer.parseInt(cells[5])));
        }

        private String line() {
            return String.join(
                    ",",
                    scenario,
                    Long.toString(seed),
                    Integer.toString(action),
                    point,
                    Integer.toString(counts.options()),
                    Integer.toString(counts.continuations()));
        }
    }

    static RandomGame game(String code, long seed) {
        Scenario scenario = Built.scenario(code);
        GameOptions options = RandomGame.options(scenario, seed);
        return code.equals("LT")
                ? RandomGame.northbound(scenario, options, seed)
                : new RandomGame(scenario, options, seed);
    }

    static List<Row> read() {
        try (InputStream in = Objects.requireNonNull(PerftTable.class.getResourceAsStream(FILE), FILE)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().skip(1).map(Row::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Chooses positions anew and writes what they count today. */
    static List<Row> write() {
        List<Row> rows = new ArrayList<>();
        for (String code : SCENARIOS) {
            Map<String, List<Row>> found = new LinkedHashMap<>();
            for (long seed = 1; seed <= SEEDS; seed++) {
                collect(code, seed, found);
            }
            found.values().forEach(candidates -> rows.addAll(pick(candidates)));
        }
        List<String> lines = new ArrayList<>(List.of(HEADER));
        rows.forEach(row -> lines.add(row.line()));
        try {
            Files.write(SOURCE, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }

    private static void collect(String code, long seed, Map<String, List<Row>> found) {
        RandomGame game = game(code, seed);
        for (int action = 0; !game.isOver(); action++) {
            int options = RuleBook.options(game.state()).size();
            if (options <= MOST_OPTIONS) {
                String point = Perft.point(game.state());
                found.computeIfAbsent(point, key -> new ArrayList<>())
                        .add(new Row(code, seed, action, point, new Perft(options, 0)));
            }
            game.step();
        }
    }

    /** From the richer half of the positions, evenly spread over the games; counted only now. */
    private static List<Row> pick(List<Row> rows) {
        int median = rows.stream()
                .mapToInt(row -> row.counts().options())
                .sorted()
                .skip(rows.size() / 2)
                .findFirst()
                .orElse(0);
        List<Row> rich =
                rows.stream().filter(row -> row.counts().options() >= median).toList();
        List<Row> picked = new ArrayList<>();
        for (int i = 0; i < Math.min(POSITIONS_A_POINT, rich.size()); i++) {
            Row row = rich.get((2 * i + 1) * rich.size() / (2 * POSITIONS_A_POINT));
            RandomGame game = game(row.scenario(), row.seed());
            for (int action = 0; action < row.action(); action++) {
                game.step();
            }
            picked.add(new Row(row.scenario(), row.seed(), row.action(), row.point(), Perft.of(game.state())));
        }
        return picked;
    }
}
