package seelowe.study.play;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.value.Value;

/**
 * All that a study keeps of one game.
 *
 * @param chances the German's chance at the end of each Game-Turn, in thousandths
 * @param supply supply units used up in each Game-Turn
 * @param attacked how often each hex was attacked, by its printed number
 * @param counts how often everything came up: decisions, events, odds, results
 */
public record GameRow(
        int cell,
        PlayedGame game,
        List<Integer> chances,
        List<Integer> supply,
        SortedMap<String, Integer> attacked,
        SortedMap<String, Integer> counts) {
    private static final int EVEN = 500;

    public GameRow {
        chances = List.copyOf(chances);
        supply = List.copyOf(supply);
        attacked = Collections.unmodifiableSortedMap(new TreeMap<>(attacked));
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    }

    public int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    /** What the game is worth to the German: 1, a half or 0. */
    public double points() {
        return Value.outcome(game.result());
    }

    /** How far the chances were from even, on the average of all turns. */
    public double distanceFromEven() {
        return chances.stream()
                .mapToInt(chance -> Math.abs(chance - EVEN))
                .average()
                .orElse(EVEN);
    }

    /** The largest change of the chances from one Game-Turn to the next. */
    public int swing() {
        int most = 0;
        for (int i = 1; i < chances.size(); i++) {
            most = Math.max(most, Math.abs(chances.get(i) - chances.get(i - 1)));
        }
        return most;
    }

    /** The first Game-Turn from whose end on the later winner was ahead; a drawn game is decided on its last. */
    public int decidedOn() {
        int turn = chances.size();
        double points = points();
        while (turn > 1 && points != 0.5 && (chances.get(turn - 2) > EVEN) == (points == 1)) {
            turn--;
        }
        return turn;
    }
}
