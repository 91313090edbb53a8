package seelowe.study.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Ratings on one scale, with the advantage of the side taken out for each scenario: those under which the points of all pairings are
 * most likely (Bradley and Terry). 400 points are ten to one; the mean of all is 1,500.
 */
public final class Ladder {
    private static final double SCALE = 400 / StrictMath.log(10);
    private static final double MEAN = 1500;
    private static final double Z = 1.959964;
    private static final int ROUNDS = 200;
    /** As much doubt as one drawn game would bring in: keeps a player who never lost on the scale. */
    private static final double PRIOR = 0.02;

    private final List<String> players;
    private final List<String> scenarios;
    private final List<CellFigures> cells;
    private final double[] strength;

    /** A player's place, or the German's advantage in a scenario. */
    public record Rating(String name, double rating, double halfWidth, int games) {}

    private Ladder(List<CellFigures> cells) {
        this.cells = cells;
        TreeSet<String> names = new TreeSet<>();
        TreeSet<String> codes = new TreeSet<>();
        for (CellFigures figures : cells) {
            names.add(figures.cell().german());
            names.add(figures.cell().british());
            codes.add(figures.cell().scenario());
        }
        this.players = new ArrayList<>(names);
        this.scenarios = new ArrayList<>(codes);
        this.strength = new double[players.size() + scenarios.size()];
    }

    /** Empty unless several players met. */
    public static List<Rating> players(List<CellFigures> cells) {
        Ladder ladder = new Ladder(cells);
        return ladder.players.size() < 2 ? List.of() : ladder.fit();
    }

    /** The ratings from the best down, then the German's advantage by scenario. */
    private List<Rating> fit() {
        double[][] information = new double[0][];
        for (int round = 0; round < ROUNDS; round++) {
            information = improve();
        }
        double[][] inverse = Matrix.inverse(information);
        Map<String, Integer> games = games();
        List<Rating> ratings = new ArrayList<>();
        double mean = Arrays.stream(strength, 0, players.size()).average().orElse(0);
        for (int i = 0; i < players.size(); i++) {
            ratings.add(new Rating(
                    players.get(i),
                    MEAN + SCALE * (strength[i] - mean),
                    Z * SCALE * Math.sqrt(varianceFromMean(inverse, i)),
                    games.getOrDefault(players.get(i), 0)));
        }
        ratings.sort((a, b) -> Double.compare(b.rating(), a.rating()));
        for (int i = 0; i < scenarios.size(); i++) {
            int at = players.size() + i;
            ratings.add(new Rating(
                    "German side in " + scenarios.get(i),
                    SCALE * strength[at],
                    Z * SCALE * Math.sqrt(inverse[at][at]),
                    games.getOrDefault(scenarios.get(i), 0)));
        }
        return ratings;
    }

    /** Only differences can be known, so a rating's doubt is that of its distance from the mean. */
    private double varianceFromMean(double[][] inverse, int player) {
        int size = players.size();
        double variance = 0;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double weight = ((i == player ? 1 : 0) - 1.0 / size) * ((j == player ? 1 : 0) - 1.0 / size);
                variance += weight * inverse[i][j];
            }
        }
        return variance;
    }

    private Map<String, Integer> games() {
        Map<String, Integer> games = new LinkedHashMap<>();
        for (CellFigures figures : cells) {
            for (String who : new TreeSet<>(List.of(
                    figures.cell().german(),
                    figures.cell().british(),
                    figures.cell().scenario()))) {
                games.merge(who, figures.size(), Integer::sum);
            }
        }
        return games;
    }

    /** One step of Newton's; returns the information that the games hold at this point. */
    private double[][] improve() {
        int size = strength.length;
        double[] slope = new double[size];
        double[][] information = new double[size][size];
        for (int i = 0; i < size; i++) {
            slope[i] = -PRIOR * strength[i];
            information[i][i] = PRIOR;
        }
        for (CellFigures figures : cells) {
            add(figures, slope, information);
        }
        double[] step = Matrix.times(Matrix.inverse(information), slope);
        for (int i = 0; i < size; i++) {
            strength[i] += Math.max(-1, Math.min(1, step[i]));
        }
        return information;
    }

    private void add(CellFigures figures, double[] slope, double[][] information) {
        int[] places = {
            players.indexOf(figures.cell().german()),
            players.indexOf(figures.cell().british()),
            players.size() + scenarios.indexOf(figures.cell().scenario())
        };
        double[] signs = {1, -1, 1};
        double lead = 0;
        for (int i = 0; i < places.length; i++) {
            lead += signs[i] * strength[places[i]];
        }
        double expected = 1 / (1 + StrictMath.exp(-lead));
        double surprise = figures.size() * (figures.points().value() - expected);
        double weight = figures.size() * expected * (1 - expected);
        for (int i = 0; i < places.length; i++) {
            slope[places[i]] += signs[i] * surprise;
            for (int j = 0; j < places.length; j++) {
                information[places[i]][places[j]] += weight * signs[i] * signs[j];
            }
        }
    }
}
