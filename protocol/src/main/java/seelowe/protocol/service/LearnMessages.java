package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.game.Point;
import seelowe.engine.game.Share;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Fields;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.lesson.Chapter;
import seelowe.protocol.lesson.Lesson;
import seelowe.protocol.lesson.Lessons;
import seelowe.protocol.lesson.Moment;
import seelowe.protocol.lesson.Step;
import seelowe.protocol.puzzle.ChanceWords;
import seelowe.protocol.puzzle.Goal;
import seelowe.protocol.puzzle.Judge;
import seelowe.protocol.puzzle.Puzzle;
import seelowe.protocol.puzzle.Puzzles;
import seelowe.scenarios.GameData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What somebody is told who learns: which step of a lesson is due, and how a puzzle goes. */
final class LearnMessages {
    private static final int MOST_READ = 100;

    private final Lessons lessons;
    private final Puzzles puzzles;

    LearnMessages(GameData data) {
        this.lessons = Lessons.of(data);
        this.puzzles = Puzzles.of(data);
    }

    void addTo(Messages<Asker> messages) {
        messages.add("lesson", this::lesson, "lesson", "read", "number").add("puzzle", this::puzzle, "puzzle");
    }

    /** The step that is due for a learner in this game; none if the lesson has nothing to say now. */
    private void lesson(Asker asker, Request request, ObjectNode answer) {
        String id = request.text("lesson");
        @Nullable Lesson lesson = lessons.get(id);
        if (lesson == null) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "lesson", "There is no lesson \"" + id + "\".");
        }
        GameState state = shown(asker.sighted(), request);
        Optional<Step> due = lesson.due(new Moment(state, lesson.side()), read(request));
        answer.put("lesson", id);
        due.ifPresent(step -> {
            answer.put("step", step.id());
            answer.put("chapter", chapter(lesson, step));
        });
    }

    /** How things stood after so many actions: a learner may still be watching what has long happened. */
    private static GameState shown(Sighted sighted, Request request) {
        Point now = sighted.now().after();
        int number = request.number("number", 0, now.actions(), now.actions());
        return number == now.actions()
                ? sighted.state()
                : sighted.seen(now.at(number).state());
    }

    private static List<String> read(Request request) {
        List<String> read = new ArrayList<>();
        @Nullable JsonNode node = request.optional("read");
        if (node != null) {
            if (!node.isArray() || node.size() > MOST_READ) {
                throw JsonMistake.wrongType("read", "an array of names of steps");
            }
            node.forEach(each -> read.add(Fields.text(each, "read")));
        }
        return read;
    }

    /** Counted from 1. */
    private static int chapter(Lesson lesson, Step step) {
        int number = 0;
        for (Chapter chapter : lesson.chapters()) {
            number++;
            if (chapter.steps().contains(step)) {
                return number;
            }
        }
        throw new IllegalStateException(step.id());
    }

    /** Only a game that began with the puzzle can be judged; everything in such a position is known. */
    private void puzzle(Asker asker, Request request, ObjectNode answer) {
        String id = request.text("puzzle");
        @Nullable Puzzle puzzle = puzzles.get(id);
        if (puzzle == null) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "puzzle", "There is no puzzle \"" + id + "\".");
        }
        Sighted sighted = asker.sighted();
        sighted.demandNothingHidden("", "Something is hidden in this game; a puzzle hides nothing.");
        if (sighted.now().after().at(0).state().hash() != puzzle.start().hash()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "puzzle", "This game did not begin with that puzzle.");
        }
        GameState state = judged(sighted, puzzle);
        answer.put("puzzle", id).put("over", puzzle.until().hasPassed(state));
        ArrayNode goals = answer.putArray("goals");
        for (Goal goal : puzzle.goals()) {
            goals.addObject().put("text", goal.words()).put("met", goal.isMet(puzzle.start(), state));
        }
        answer.put("reached", puzzle.isReached(state));
        if (puzzle.until().hasPassed(state)) {
            verdict(puzzle, sighted, answer);
        }
    }

    /** The first position after the deadline, or how things stand before it. */
    private static GameState judged(Sighted sighted, Puzzle puzzle) {
        GameState[] judged = {sighted.state()};
        boolean[] passed = {false};
        sighted.now().after().walk(1, (before, point, after) -> {
            if (!passed[0] && puzzle.until().hasPassed(after)) {
                passed[0] = true;
                judged[0] = after;
            }
        });
        return judged[0];
    }

    private static void verdict(Puzzle puzzle, Sighted sighted, ObjectNode answer) {
        Optional<Share> chance =
                Judge.chance(puzzle, Judge.ordersIn(sighted.now().after(), puzzle));
        boolean solved = chance.isPresent()
                ? chance.get().compareTo(puzzle.best()) >= 0
                : answer.path("reached").asBoolean();
        answer.put("solved", solved).put("best", ChanceWords.of(puzzle.best()));
        chance.ifPresent(share -> answer.put("chance", ChanceWords.of(share)).put("perMillion", share.perMillion()));
    }
}
