package seelowe.protocol.lesson;

import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Lessons with all that they say; when a step is due is asked in the game. */
public final class LessonJson {
    private LessonJson() {}

    public static ArrayNode list(Lessons lessons) {
        ArrayNode array = Json.array();
        lessons.all().forEach(lesson -> write(lesson, array.addObject()));
        return array;
    }

    private static void write(Lesson lesson, ObjectNode node) {
        node.put("lesson", lesson.id()).put("title", lesson.title()).put("text", lesson.text());
        node.put("scenario", lesson.scenario()).put("side", Values.word(lesson.side()));
        ArrayNode chapters = node.putArray("chapters");
        for (Chapter chapter : lesson.chapters()) {
            ArrayNode steps = chapters.addObject().put("title", chapter.title()).putArray("steps");
            chapter.steps().forEach(step -> write(step, steps.addObject()));
        }
    }

    private static void write(Step step, ObjectNode node) {
        node.put("step", step.id()).put("title", step.title()).put("text", step.text());
        node.put("read", step.isRead()).put("last", step.comesFirst());
        if (!step.rule().isEmpty()) {
            node.put("rule", step.rule());
        }
        if (!step.show().isEmpty()) {
            node.put("show", step.show());
        }
        node.set("touch", Json.strings(step.touch()));
    }
}
