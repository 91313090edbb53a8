package seelowe.opponents.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/**
 * The German's chance to win, judged at the end of a Game-Turn: one logistic model for each Game-Turn of a scenario. Scenarios
 * without a model of their own are judged by strength and ports alone.
 */
public final class Value {
    private static final String MODELS = "models.txt";
    private static final Map<String, Value> KNOWN = read();
    private static final Value PLAIN = new Value(Map.of());

    /** How much of a finished game's worth is its result; the rest says by how much it was won. */
    private static final double RESULT_SHARE = 0.75;

    private static final double MARGIN = 15;
    private static final double DRAW = 0.5;

    private final Map<Integer, double[]> weightsByTurn;

    private Value(Map<Integer, double[]> weightsByTurn) {
        this.weightsByTurn = weightsByTurn;
    }

    /** The judge of this scenario. */
    public static Value of(String code) {
        return KNOWN.getOrDefault(code, PLAIN);
    }

    /** The German's chance, 0 to 1, in a state in which Game-Turn {@code turn} is over, or the game is. */
    public double german(GameState state, int turn) {
        GameResult result = state.result();
        if (result != null) {
            return RESULT_SHARE * outcome(result) + (1 - RESULT_SHARE) * margin(state);
        }
        double[] weights = weightsByTurn.get(turn);
        return weights == null ? margin(state) : logistic(weights, Features.of(state, turn));
    }

    /** What a result is worth: 1 for the German, 0 for the British. */
    public static double outcome(GameResult result) {
        Side winner = result.winner();
        if (winner == null) {
            return DRAW;
        }
        return winner == Side.GERMAN ? 1 : 0;
    }

    private static double margin(GameState state) {
        double points = state.campaign().score() > 0
                ? state.campaign().score() / 2.0 - 100
                : VictoryConditions.germanStrength(state) - VictoryConditions.britishStrength(state);
        return 1 / (1 + StrictMath.exp(-points / MARGIN));
    }

    static double logistic(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features[i];
        }
        return 1 / (1 + StrictMath.exp(-sum));
    }

    private static Map<String, Value> read() {
        Map<String, Map<Integer, double[]>> models = new HashMap<>();
        models().lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            String[] words = line.split(" ");
            double[] weights = new double[Features.COUNT];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = Double.parseDouble(words[i + 2]);
            }
            models.computeIfAbsent(words[0], code -> new HashMap<>()).put(Integer.valueOf(words[1]), weights);
        });
        Map<String, Value> values = new HashMap<>();
        models.forEach((code, weights) -> values.put(code, new Value(weights)));
        return values;
    }

    private static String models() {
        try (@Nullable InputStream in = Value.class.getResourceAsStream(MODELS)) {
            if (in == null) {
                throw new IllegalStateException(MODELS + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
