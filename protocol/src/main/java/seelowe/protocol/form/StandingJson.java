package seelowe.protocol.form;

import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.rule.victory.Outlook.Figure;
import seelowe.engine.rule.victory.Outlook.Mark;
import seelowe.engine.rule.victory.Outlook.Measure;
import seelowe.engine.rule.victory.Outlook.Step;
import seelowe.engine.state.GameState;
import seelowe.protocol.words.Saying;
import seelowe.protocol.words.StandingWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How a game stands against the levels of victory. Who may not know the strengths is told of the ports alone. */
public final class StandingJson {
    private StandingJson() {}

    /** @param strengths whether the asker may know them */
    public static void write(GameState state, boolean strengths, ObjectNode node) {
        Outlook outlook = RuleBook.outlook(state);
        boolean whole = strengths || outlook.figures().stream().allMatch(figure -> isOpen(figure.measure()));
        ArrayNode lines = node.putArray("lines");
        if (whole) {
            node.put("level", Values.word(outlook.now())).put("title", outlook.title());
            lines.add(StandingWords.now(outlook));
        } else {
            lines.add("How strong the other side is, nobody tells.");
        }
        ArrayNode measures = node.putArray("measures");
        outlook.figures().stream()
                .filter(figure -> whole || isOpen(figure.measure()))
                .forEach(figure -> measures.add(figure(figure)));
        ArrayNode next = node.putArray("next");
        if (whole) {
            outlook.steps().forEach(step -> next.add(step(step)));
        }
    }

    /** Everybody sees who holds a port, and what was scored is told. */
    private static boolean isOpen(Measure measure) {
        return measure != Measure.STRENGTH;
    }

    private static ObjectNode figure(Figure figure) {
        Saying words = StandingWords.of(figure.measure());
        ObjectNode node = Json.object().put("measure", Values.word(figure.measure()));
        node.put("title", words.title()).put("text", words.text()).put("rule", words.rule());
        node.put("value", figure.value()).put("said", StandingWords.figure(figure, figure.value()));
        ArrayNode marks = node.putArray("marks");
        for (Mark mark : figure.marks()) {
            ObjectNode each =
                    marks.addObject().put("at", mark.at()).put("said", StandingWords.figure(figure, mark.at()));
            ArrayNode levels = each.putArray("levels");
            mark.levels().forEach(level -> levels.add(level.title()));
        }
        return node;
    }

    private static ObjectNode step(Step step) {
        return Json.object()
                .put("level", Values.word(step.level()))
                .put("title", step.title())
                .put("text", StandingWords.of(step));
    }
}
