package seelowe.protocol.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The dice of a game: from a seed that can be checked, or written down beforehand. If the written ones run out in the middle of an
 * action, the action is as if never tried and they can be asked for again.
 */
final class GameDice implements Dice {
    private static final String DICE = "dice";
    private static final int MOST_SCRIPTED = 10_000;

    private final @Nullable DiceSeed seed;
    private final Dice source;
    private final List<Integer> script;
    private int next;
    private int begun;

    private GameDice(@Nullable DiceSeed seed, Dice source, List<Integer> script) {
        this.seed = seed;
        this.source = source;
        this.script = script;
    }

    /** For a game that nobody plays on. */
    static GameDice none() {
        return new GameDice(null, Dice.of(), List.of());
    }

    static GameDice seeded(DiceSeed seed, String game, int rolled) {
        return new GameDice(seed, new SeedDice(seed, game, rolled), List.of());
    }

    /** From {@code {"seed":7}}, {@code {"seed":"64 hexadecimal digits"}} or {@code {"scripted":[3,6]}}; without any, at random. */
    static GameDice read(@Nullable JsonNode node, String game, int rolled) {
        if (node == null) {
            return seeded(DiceSeed.random(), game, rolled);
        }
        if (!node.isObject() || node.size() != 1) {
            throw JsonMistake.wrongType(DICE, "{\"seed\":...} or {\"scripted\":[...]}");
        }
        JsonNode seed = node.get("seed");
        if (seed != null) {
            return seeded(seed(seed), game, rolled);
        }
        JsonNode script = node.get("scripted");
        if (script == null) {
            throw new JsonMistake(MistakeCode.UNKNOWN_FIELD, DICE, "Dice have a \"seed\" or are \"scripted\".");
        }
        List<Integer> faces = script(script);
        return new GameDice(null, Dice.of(), faces);
    }

    private static DiceSeed seed(JsonNode node) {
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return DiceSeed.of(node.longValue());
        }
        if (node.isString() && DiceSeed.isDigest(node.stringValue())) {
            return DiceSeed.parse(node.stringValue());
        }
        throw JsonMistake.wrongType(DICE + ".seed", "a whole number or 64 hexadecimal digits in lower case");
    }

    private static List<Integer> script(JsonNode node) {
        if (!node.isArray() || node.size() > MOST_SCRIPTED) {
            throw JsonMistake.wrongType(DICE + ".scripted", "an array of at most " + MOST_SCRIPTED + " faces");
        }
        List<Integer> faces = new ArrayList<>();
        for (JsonNode face : node) {
            if (!face.canConvertToInt() || !face.isIntegralNumber() || face.intValue() < 1 || face.intValue() > FACES) {
                throw new JsonMistake(
                        MistakeCode.BAD_VALUE, DICE + ".scripted[" + faces.size() + "]", "A die shows 1 to 6.");
            }
            faces.add(face.intValue());
        }
        return faces;
    }

    @Nullable
    DiceSeed seed() {
        return seed;
    }

    /** An action begins. */
    void begin() {
        begun = next;
    }

    @Override
    public int roll(Die die) {
        if (seed != null) {
            return source.roll(die);
        }
        if (next == script.size()) {
            next = begun;
            throw new JsonMistake(
                    MistakeCode.OUT_OF_DICE,
                    DICE,
                    "All " + script.size() + " scripted dice have been rolled; nothing has changed.");
        }
        return script.get(next++);
    }

    /** The commitment before the first roll and from then on; the seed once the game is over. */
    void describe(ObjectNode answer, boolean over) {
        if (seed != null) {
            ObjectNode dice = answer.putObject(DICE).put("commitment", seed.commitment());
            if (over) {
                dice.put("seed", seed.reveal());
            }
        }
    }
}
