package seelowe.protocol.form;

import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Mark;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Glossary;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.MarkWords;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The constants of the protocol, with what to call them and what they mean. */
public final class WordsJson {
    private WordsJson() {}

    public static void write(ObjectNode answer) {
        ArrayNode phases = answer.putArray("phases");
        for (PhaseName phase : PhaseName.values()) {
            ObjectNode node = phases.addObject().put("phase", phase.code());
            node.put("title", phase.title()).put("side", Values.word(phase.side()));
        }
        ArrayNode weather = answer.putArray("weather");
        for (Weather each : Weather.values()) {
            explain(weather.addObject().put("weather", Values.word(each)).put("code", each.code()), Glossary.of(each));
        }
        ArrayNode marks = answer.putArray("marks");
        for (Mark mark : Mark.values()) {
            MarkWords.Entry words = MarkWords.of(mark);
            ObjectNode node = marks.addObject().put("mark", Values.word(mark));
            node.put("letter", Character.toString(Letters.of(mark))).put("title", words.title());
            node.put("meaning", words.meaning()).put("rule", words.rule());
        }
        ArrayNode kinds = answer.putArray("kinds");
        for (UnitType kind : UnitType.values()) {
            kinds.add(Values.word(kind));
        }
        ArrayNode stages = answer.putArray("stages");
        for (CombatStage stage : CombatStage.values()) {
            explain(stages.addObject().put("stage", Values.word(stage)), Glossary.of(stage));
        }
        ArrayNode results = answer.putArray("results");
        for (CombatResult result : CombatResult.values()) {
            explain(results.addObject().put("result", result.code()), Glossary.of(result));
        }
        ArrayNode boxes = answer.putArray("boxes");
        Names.boxNames().forEach(box -> explain(boxes.addObject().put("box", box), Glossary.box(box)));
        ArrayNode endings = answer.putArray("endings");
        for (GameResult ending : GameResult.values()) {
            endings.add(Values.result(ending));
        }
    }

    private static void explain(ObjectNode node, Glossary.Entry words) {
        node.put("title", words.title()).put("meaning", words.meaning());
    }
}
