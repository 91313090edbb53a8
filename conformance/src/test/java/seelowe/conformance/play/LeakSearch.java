package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.Json;
import seelowe.protocol.position.PositionText;
import seelowe.protocol.session.EngineSession;
import seelowe.scenarios.files.BuiltInData;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks two games that look alike to a seat the same questions, and notes every answer that is not the same. */
final class LeakSearch {
    private static final int MOST_LEAKS = 20;

    private final EngineSession one = session();
    private final EngineSession other = session();
    private final Set<String> known;
    private final Map<String, Integer> byMessage = new TreeMap<>();
    private final Map<String, Integer> byPhase = new TreeMap<>();
    private final Map<String, Integer> byViewer = new TreeMap<>();
    private final List<String> found = new ArrayList<>();
    private int comparisons;
    private int refusedPositions;

    /** @param known messages whose leaks are not news */
    LeakSearch(Set<String> known) {
        this.known = known;
    }

    private static EngineSession session() {
        return new EngineSession(BuiltInData.load(), bug -> {
            throw new AssertionError("A mistake of the program", bug);
        });
    }

    int comparisons() {
        return comparisons;
    }

    List<String> leaks() {
        return found;
    }

    /** Does nothing if nothing is hidden from the viewer. */
    void compare(GameState state, Viewer viewer, long seed) {
        GameState disguised = Disguise.of(state, viewer);
        if (disguised.hash() == state.hash()) {
            return;
        }
        ObjectNode dice = Json.object().put("seed", 7);
        if (!load(one, state, dice) || !load(other, disguised, dice)) {
            refusedPositions++;
            return;
        }
        Inquiry inquiry = new Inquiry(state, viewer, new Random(seed + state.hash()));
        for (String question : inquiry.questions()) {
            compare(question, state, viewer, false);
        }
        for (String attempt : inquiry.attempts(disguised)) {
            if (compare(attempt, state, viewer, true)) {
                return;
            }
        }
    }

    /** What is told afterwards of an action with a counter that lay face down all the time. */
    void comparePast(RandomGame.Step step, Viewer viewer) {
        Twins.of(step, viewer).ifPresent(twins -> {
            ObjectNode dice = Json.object();
            ArrayNode faces = dice.putArray("scripted");
            twins.dice().forEach(faces::add);
            boolean played = load(one, twins.before(), dice)
                    && load(other, twins.otherBefore(), dice)
                    && act(one, twins.action())
                    && act(other, twins.otherAction());
            if (played) {
                Inquiry inquiry = new Inquiry(
                        step.after(), viewer, new Random(step.after().hash()));
                inquiry.aboutThePast().forEach(question -> compare(question, step.before(), viewer, false));
            } else {
                refusedPositions++;
            }
        });
    }

    private static boolean act(EngineSession session, String notation) {
        return !isError(
                session.answer(Json.text(Json.object().put("type", "act").put("notation", notation))));
    }

    private static boolean load(EngineSession session, GameState state, ObjectNode dice) {
        String position = Json.text(Json.object()
                .put("type", "position")
                .put("position", PositionText.format(state))
                .set("dice", dice.deepCopy()));
        return !isError(session.answer(position));
    }

    /**
     * @param deed whether it changes the game if it is allowed; what then comes of it may tell secrets by the rules
     * @return whether it was allowed in both
     */
    private boolean compare(String question, GameState state, Viewer viewer, boolean deed) {
        JsonNode first = one.answer(question);
        JsonNode second = other.answer(question);
        boolean done = deed && !isError(first) && !isError(second);
        String type = Json.parse(question).path("type").asString("");
        comparisons++;
        byMessage.merge(type, 1, Integer::sum);
        byPhase.merge(state.phase().code(), 1, Integer::sum);
        byViewer.merge(viewer.name(), 1, Integer::sum);
        boolean leaks = !done && !Json.text(first).equals(Json.text(second)) && !known.contains(type);
        if (leaks && found.size() < MOST_LEAKS) {
            found.add(viewer + " in " + state.phase().code() + " of "
                    + state.scenario().code() + " asks " + question + "\n  is told " + shortened(first)
                    + "\n  or       " + shortened(second));
        }
        return done;
    }

    private static boolean isError(JsonNode answer) {
        return answer.path("type").asString("").equals("error");
    }

    private static String shortened(JsonNode answer) {
        String text = Json.text(answer);
        return text.length() <= 600 ? text : text.substring(0, 600) + "...";
    }

    /** What was compared how often. */
    String table() {
        return comparisons + " comparisons, " + found.size() + " leaks; " + refusedPositions
                + " pairs could not be set up\n" + byMessage + "\n" + byPhase + "\n" + byViewer + "\n";
    }
}
