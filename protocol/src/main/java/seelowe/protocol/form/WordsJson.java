package seelowe.protocol.form;

import java.util.function.BiConsumer;
import java.util.function.Function;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.engine.rule.combat.AttackForecast.Reason;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Mark;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import seelowe.protocol.words.ActionWords;
import seelowe.protocol.words.BoxWords;
import seelowe.protocol.words.CombatWords;
import seelowe.protocol.words.MarkWords;
import seelowe.protocol.words.PhaseWords;
import seelowe.protocol.words.PrintedWords;
import seelowe.protocol.words.Saying;
import seelowe.protocol.words.WeatherWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Every constant of the protocol, what to call it and what it means. */
public final class WordsJson {
    private static final String TITLE = "title";

    private WordsJson() {}

    public static ObjectNode write(ObjectNode node) {
        node.set("phases", list(PhaseName.values(), WordsJson::phase));
        node.set("sides", titled("side", Side.values(), PrintedWords::of));
        node.set("weather", list(Weather.values(), (each, out) -> say(out, "weather", each, WeatherWords.of(each))));
        node.set("marks", list(Mark.values(), (each, out) -> {
            say(out, "mark", each, MarkWords.of(each));
            out.put("letter", String.valueOf(Letters.of(each)));
        }));
        node.set("kinds", titled("kind", UnitType.values(), PrintedWords::of));
        node.set(
                "sizes",
                list(
                        UnitSize.values(),
                        (each, out) -> out.put("size", Values.word(each)).put("symbol", each.symbol())));
        node.set("terrain", titled("terrain", Terrain.values(), PrintedWords::of));
        fights(node);
        node.set("boxes", boxes());
        node.set("actions", actions());
        return node;
    }

    private static void fights(ObjectNode node) {
        node.set("results", list(CombatResult.values(), (each, out) -> {
            out.put("result", each.code());
            put(out, CombatWords.of(each));
        }));
        node.set("stages", list(CombatStage.values(), (each, out) -> say(out, "stage", each, CombatWords.of(each))));
        node.set(
                "reasons",
                list(
                        Reason.values(),
                        (each, out) -> out.put("reason", Values.word(each)).put("text", CombatWords.of(each))));
        node.set("effects", list(AirEffect.values(), (each, out) -> say(out, "effect", each, CombatWords.of(each))));
    }

    private static void phase(PhaseName phase, ObjectNode out) {
        PhaseWords words = PhaseWords.of(phase);
        out.put("phase", phase.code()).put(TITLE, phase.title()).put("side", Values.word(phase.side()));
        out.put("brief", words.brief()).put("text", words.text()).put("rule", words.rule());
        if (phase.isSetUp()) {
            out.put("setUp", true);
        }
        if (!words.roll().isEmpty()) {
            out.put("roll", words.roll());
        }
    }

    private static ArrayNode boxes() {
        ArrayNode array = Json.array();
        Names.boxes()
                .forEach((name, box) -> array.addObject().put("place", name).put(TITLE, BoxWords.of(box)));
        return array;
    }

    private static ArrayNode actions() {
        ArrayNode array = Json.array();
        for (Class<?> kind : ActionNotation.kinds()) {
            ActionWords words = ActionWords.of(kind);
            ObjectNode out = array.addObject().put("action", RecordForms.kind(kind));
            out.put("label", words.label()).put("rule", words.rule());
            if (!words.otherwise().isEmpty()) {
                out.put("otherwise", words.otherwise());
            }
            if (!words.one().isEmpty()) {
                out.put("one", words.one()).put("many", words.many());
            }
        }
        return array;
    }

    private static void say(ObjectNode out, String field, Enum<?> constant, Saying words) {
        out.put(field, Values.word(constant));
        put(out, words);
    }

    private static void put(ObjectNode out, Saying words) {
        out.put(TITLE, words.title()).put("text", words.text()).put("rule", words.rule());
    }

    private static <E extends Enum<E>> ArrayNode titled(String field, E[] constants, Function<E, String> title) {
        return list(constants, (each, out) -> out.put(field, Values.word(each)).put(TITLE, title.apply(each)));
    }

    private static <T> ArrayNode list(T[] constants, BiConsumer<T, ObjectNode> form) {
        ArrayNode array = Json.array();
        for (T constant : constants) {
            form.accept(constant, array.addObject());
        }
        return array;
    }
}
