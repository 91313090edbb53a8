package seelowe.study.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.TurnFigures;
import seelowe.opponents.outlook.BothSides;

/** A game as one line of a table; what has a value for each Game-Turn is divided by blanks. */
public final class RowText {
    private static final List<Function<TurnFigures, String>> BY_TURN = List.of(
            turn -> turn.weather().name(),
            turn -> String.valueOf(turn.ports()),
            turn -> String.valueOf(turn.strength().german()),
            turn -> String.valueOf(turn.strength().british()),
            turn -> String.valueOf(turn.lost().german()),
            turn -> String.valueOf(turn.lost().british()),
            turn -> String.valueOf(turn.toCome().german()),
            turn -> String.valueOf(turn.toCome().british()),
            turn -> String.valueOf(turn.halfPoints()));

    /** The columns that name the cell stand before these. */
    public static final String HEADER =
            "cell,game,result,actions,refused,hash,weather,ports,german,british,lost-german,lost-british,"
                    + "to-come-german,to-come-british,half-points,chance,supply-used,attacked,counts";

    private static final int COLUMNS = HEADER.split(",", -1).length;
    private static final int FIRST_BY_TURN = 6;

    private RowText() {}

    public static String write(GameRow row) {
        PlayedGame game = row.game();
        StringJoiner line = new StringJoiner(",");
        line.add(String.valueOf(row.cell()))
                .add(String.valueOf(game.game()))
                .add(game.result().name());
        line.add(String.valueOf(game.actions())).add(String.valueOf(game.refused()));
        line.add(Long.toHexString(game.hash()));
        for (Function<TurnFigures, String> figure : BY_TURN) {
            line.add(String.join(" ", game.turns().stream().map(figure).toList()));
        }
        line.add(numbers(row.chances())).add(numbers(row.supply()));
        line.add(counts(row.attacked())).add(counts(row.counts()));
        return line.toString();
    }

    /** @throws IllegalArgumentException if it is none of our lines */
    public static GameRow read(String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != COLUMNS) {
            throw new IllegalArgumentException("A row has " + COLUMNS + " columns, not " + cells.length);
        }
        PlayedGame game = new PlayedGame(
                Integer.parseInt(cells[1]),
                GameResult.valueOf(cells[2]),
                turns(cells),
                Integer.parseInt(cells[3]),
                Integer.parseInt(cells[4]),
                Long.parseUnsignedLong(cells[5], 16));
        int next = FIRST_BY_TURN + BY_TURN.size();
        return new GameRow(
                Integer.parseInt(cells[0]),
                game,
                numbers(cells[next]),
                numbers(cells[next + 1]),
                counts(cells[next + 2]),
                counts(cells[next + 3]));
    }

    private static List<TurnFigures> turns(String[] cells) {
        String[] weather = cells[FIRST_BY_TURN].split(" ");
        List<List<Integer>> figures = new ArrayList<>();
        for (int i = 1; i < BY_TURN.size(); i++) {
            figures.add(numbers(cells[FIRST_BY_TURN + i]));
        }
        List<TurnFigures> turns = new ArrayList<>();
        for (int i = 0; i < weather.length; i++) {
            turns.add(new TurnFigures(
                    i + 1,
                    Weather.valueOf(weather[i]),
                    figures.get(0).get(i),
                    new BothSides(figures.get(1).get(i), figures.get(2).get(i)),
                    new BothSides(figures.get(3).get(i), figures.get(4).get(i)),
                    new BothSides(figures.get(5).get(i), figures.get(6).get(i)),
                    figures.get(7).get(i)));
        }
        return turns;
    }

    private static String numbers(List<Integer> numbers) {
        return String.join(" ", numbers.stream().map(String::valueOf).toList());
    }

    private static List<Integer> numbers(String cell) {
        return Arrays.stream(cell.split(" ")).map(Integer::valueOf).toList();
    }

    private static String counts(SortedMap<String, Integer> counts) {
        return String.join(
                " ",
                counts.entrySet().stream()
                        .map(entry -> entry.getKey() + ":" + entry.getValue())
                        .toList());
    }

    private static SortedMap<String, Integer> counts(String cell) {
        SortedMap<String, Integer> counts = new TreeMap<>();
        for (String entry : cell.isEmpty() ? new String[0] : cell.split(" ")) {
            int colon = entry.lastIndexOf(':');
            counts.put(entry.substring(0, colon), Integer.valueOf(entry.substring(colon + 1)));
        }
        return counts;
    }
}
