package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.opponents.value.Features;
import seelowe.opponents.value.Fit;
import seelowe.opponents.value.Value;

/** Plays games, notes the position at the end of every Game-Turn, and fits a model to what became of them. */
public final class ValueStudy {
    private static final int LEAST_SAMPLES = 100;

    private final MatchUp matchUp;
    private final List<List<Fit.Sample>> byTurn = new ArrayList<>();

    private ValueStudy(MatchUp matchUp) {
        this.matchUp = matchUp;
    }

    /** The models that the games of this match-up make: a line for each Game-Turn with scenario, turn and weights. */
    public static List<String> models(MatchUp matchUp, int threads) {
        ValueStudy study = new ValueStudy(matchUp);
        Arena.each(matchUp.games(), threads, number -> positions(new ArenaGame(matchUp, number)))
                .forEach(study::add);
        return study.models();
    }

    /** Plays the game to its end; its positions in order. */
    private static List<Fit.Sample> positions(ArenaGame game) {
        List<double[]> seen = new ArrayList<>();
        while (!game.isOver()) {
            int turn = game.state().turn();
            game.step();
            if (game.state().turn() != turn && !game.isOver()) {
                seen.add(Features.of(game.state(), turn));
            }
        }
        double outcome = outcome(game.state());
        return seen.stream().map(features -> new Fit.Sample(features, outcome)).toList();
    }

    private void add(List<Fit.Sample> game) {
        for (int i = 0; i < game.size(); i++) {
            if (byTurn.size() <= i) {
                byTurn.add(new ArrayList<>());
            }
            byTurn.get(i).add(game.get(i));
        }
    }

    private static double outcome(GameState over) {
        GameResult result = over.result();
        if (result == null) {
            throw new IllegalStateException("The game is not over");
        }
        return Value.outcome(result);
    }

    private List<String> models() {
        List<String> lines = new ArrayList<>();
        for (int turn = 1; turn <= byTurn.size(); turn++) {
            List<Fit.Sample> samples = byTurn.get(turn - 1);
            if (samples.size() >= LEAST_SAMPLES) {
                StringBuilder line = new StringBuilder(matchUp.scenario().code() + " " + turn);
                for (double weight : Fit.weights(samples)) {
                    line.append(' ').append(String.format(Locale.ROOT, "%.4f", weight));
                }
                lines.add(line.toString());
            }
        }
        return lines;
    }
}
