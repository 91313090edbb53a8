package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.term.GameResult;
import seelowe.opponents.value.Calibration;
import seelowe.opponents.value.Features;
import seelowe.opponents.value.Fit;
import seelowe.opponents.value.Value;

/** Plays games, notes the position at the end of every Game-Turn, and learns from what became of them, or checks what was learned. */
public final class ValueStudy {
    private static final int LEAST_SAMPLES = 100;

    private final String code;
    private final List<List<Fit.Sample>> byTurn = new ArrayList<>();

    /** @param code of the scenario that all games are of */
    public ValueStudy(String code) {
        this.code = code;
    }

    /** Plays all games of a match-up. */
    public void play(MatchUp matchUp, int threads) {
        Arena.each(matchUp.games(), threads, number -> positions(new ArenaGame(matchUp, number)))
                .forEach(this::add);
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
        GameResult result = game.state().result();
        if (result == null) {
            throw new IllegalStateException("The game is not over");
        }
        return seen.stream().map(features -> new Fit.Sample(features, result)).toList();
    }

    private void add(List<Fit.Sample> game) {
        for (int i = 0; i < game.size(); i++) {
            if (byTurn.size() <= i) {
                byTurn.add(new ArrayList<>());
            }
            byTurn.get(i).add(game.get(i));
        }
    }

    /** The models that the games make: a line for each Game-Turn with scenario, turn and weights. */
    public List<String> models() {
        List<String> lines = new ArrayList<>();
        for (int turn = 1; turn <= byTurn.size(); turn++) {
            if (byTurn.get(turn - 1).size() >= LEAST_SAMPLES) {
                lines.add(code + " " + turn + " " + Fit.line(byTurn.get(turn - 1)));
            }
        }
        return lines;
    }

    /** How true the models in use are for the positions of some Game-Turns. */
    public Calibration calibration(int first, int last) {
        Calibration sum = new Calibration();
        for (int turn = first; turn <= Math.min(last, byTurn.size()); turn++) {
            if (Value.of(code).knows(turn)) {
                sum.add(Calibration.of(code, turn, byTurn.get(turn - 1)));
            }
        }
        return sum;
    }

    /** The same of a plain model of strength and ports, fitted to these very games. */
    public Calibration plainCalibration(int first, int last) {
        Calibration sum = new Calibration();
        for (int turn = first; turn <= Math.min(last, byTurn.size()); turn++) {
            if (Value.of(code).knows(turn)) {
                sum.add(Calibration.plain(byTurn.get(turn - 1)));
            }
        }
        return sum;
    }
}
