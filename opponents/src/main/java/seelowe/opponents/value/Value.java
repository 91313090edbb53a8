package seelowe.opponents.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/**
 * What a position is worth, judged at the end of a Game-Turn: one {@link Model} for each Game-Turn of a scenario. Scenarios without
 * models of their own are judged by strength alone.
 */
public final class Value {
    private static final String MODELS = "models.txt";
    private static final Map<String, Value> KNOWN = parse(models());
    private static final Value PLAIN = new Value(Map.of());

    /** How much of a finished game's worth is its result; the rest says by how much it was won. */
    private static final double RESULT_SHARE = 0.8;

    private static final double MARGIN = 15;
    private static final double GOAL = 100;

    private final Map<Integer, Model> models;

    private Value(Map<Integer, Model> models) {
        this.models = models;
    }

    /** The judge of this scenario. */
    public static Value of(String code) {
        return KNOWN.getOrDefault(code, PLAIN);
    }

    /** What may be expected in a state in which Game-Turn {@code turn} is over, or the game is. */
    public Prospect prospect(GameState state, int turn) {
        GameResult result = state.result();
        if (result != null) {
            return finished(state, result);
        }
        Model model = models.get(turn);
        return model == null ? byMargin(state) : model.of(Features.of(state, turn));
    }

    /** The model of a Game-Turn that has one. */
    Model model(int turn) {
        return Objects.requireNonNull(models.get(turn), "There is no model of this Game-Turn");
    }

    public boolean knows(int turn) {
        return models.containsKey(turn);
    }

    /** The German's points of a finished game: 1, 0, or a half for a draw. */
    public static double outcome(GameResult result) {
        Prospect sure = Prospect.of(result);
        return (1 + sure.german() - sure.british()) / 2;
    }

    private static Prospect finished(GameState state, GameResult result) {
        Prospect sure = Prospect.of(result);
        Prospect clear = byMargin(state);
        return new Prospect(
                RESULT_SHARE * sure.german() + (1 - RESULT_SHARE) * clear.german(),
                RESULT_SHARE * sure.british() + (1 - RESULT_SHARE) * clear.british(),
                sure.level());
    }

    private static Prospect byMargin(GameState state) {
        double points = state.campaign().score() > 0
                ? state.campaign().score() / 2.0 - GOAL
                : VictoryConditions.germanStrength(state) - VictoryConditions.britishStrength(state);
        double chance = Logistic.of(points / MARGIN);
        return new Prospect(chance, 1 - chance, Prospect.HIGHEST * (2 * chance - 1));
    }

    /** Lines of scenario, Game-Turn and weights. */
    static Map<String, Value> parse(String text) {
        Map<String, Map<Integer, Model>> models = new HashMap<>();
        for (String line : text.split("\n")) {
            String[] words = line.trim().split(" ");
            if (words.length > 2 && !line.startsWith("#")) {
                models.computeIfAbsent(words[0], code -> new HashMap<>())
                        .put(Integer.valueOf(words[1]), Model.parse(words, 2));
            }
        }
        Map<String, Value> values = new HashMap<>();
        for (Map.Entry<String, Map<Integer, Model>> each : models.entrySet()) {
            values.put(each.getKey(), new Value(each.getValue()));
        }
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
