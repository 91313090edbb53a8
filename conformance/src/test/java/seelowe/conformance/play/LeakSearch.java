package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.Json;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.service.Asker;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.GameService;
import seelowe.protocol.service.Picture;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Request;
import seelowe.protocol.service.UpdateJson;
import seelowe.protocol.session.OwnThread;
import seelowe.scenarios.files.BuiltInData;
import tools.jackson.databind.JsonNode;

/** Asks two games that look alike to a seat the same questions, does the same deeds in both, and notes whatever is not told alike. */
final class LeakSearch {
    private static final int MOST_LEAKS = 20;
    private static final String PUSHED = "(pushed)";

    private final GameService service = new GameService(BuiltInData.load(), new OwnThread());
    private final Map<String, Integer> byMessage = new TreeMap<>();
    private final Map<String, Integer> byPhase = new TreeMap<>();
    private final Map<String, Integer> bySeat = new TreeMap<>();
    private final List<String> found = new ArrayList<>();
    private int comparisons;

    /** A seat before two games, and where they stand. */
    private record Pair(Seats.Seat seat, GameState at, PlayedGame one, PlayedGame other) {}

    int comparisons() {
        return comparisons;
    }

    List<String> leaks() {
        return found;
    }

    /** Messages of the service that were never sent. */
    Set<String> unasked() {
        Set<String> unasked = new TreeSet<>(service.messages().types());
        unasked.removeAll(byMessage.keySet());
        return unasked;
    }

    /** Does nothing if nothing is hidden from the seat. */
    void compare(GameState state, Seats.Seat seat, long seed) {
        Viewer viewer = seat.viewer(state);
        if (viewer == null) {
            return;
        }
        GameState disguised = Disguise.of(state, viewer);
        if (disguised.hash() == state.hash()) {
            return;
        }
        Inquiry inquiry = new Inquiry(state, viewer, new Random(seed + state.hash()));
        Pair pair = pair(seat, state, disguised);
        comparePushed(pair, pair.one().now(), pair.other().now());
        inquiry.questions().forEach(question -> compare(question, pair, false));
        for (String attempt : inquiry.attempts(disguised)) {
            compare(attempt, pair(seat, state, disguised), true);
        }
        offersAreGood(inquiry, seat, state);
    }

    private static Pair pair(Seats.Seat seat, GameState state, GameState disguised) {
        return new Pair(seat, state, new SampleGame(state, Dice.seeded(7)), new SampleGame(disguised, Dice.seeded(7)));
    }

    /** Whatever the menus of a seat offer may be done, though they are made from what it sees. */
    private void offersAreGood(Inquiry inquiry, Seats.Seat seat, GameState state) {
        JsonNode options = answer(inquiry.options(), seat, new SampleGame(state, Dice.seeded(7)));
        for (String deed : inquiry.some(options.path("options"))) {
            JsonNode answer = answer(deed, seat, new SampleGame(state, Dice.seeded(7)));
            if (isError(answer)) {
                note(seat.name() + " is offered and then refused", state, deed, answer, answer);
            }
        }
    }

    /** What is told, at once and afterwards, of an action with a counter that lay face down all the time. */
    void comparePast(RandomGame.Step step, Seats.Seat seat) {
        Viewer viewer = seat.viewer(step.after());
        if (viewer == null) {
            return;
        }
        Twins.of(step, viewer).ifPresent(twins -> {
            int[] faces = twins.dice().stream().mapToInt(Integer::intValue).toArray();
            PlayedGame one = new SampleGame(twins.before(), Dice.of(faces));
            PlayedGame other = new SampleGame(twins.otherBefore(), Dice.of(faces));
            Pair pair = new Pair(seat, step.before(), one, other);
            comparePushed(pair, act(one, twins.action()), act(other, twins.otherAction()));
            Inquiry inquiry =
                    new Inquiry(step.after(), viewer, new Random(step.after().hash()));
            inquiry.aboutThePast().forEach(question -> compare(question, pair, false));
            comparePushed(pair, one.comment(step.side(), "Well.", 0), other.comment(step.side(), "Well.", 0));
            if (one.now().canUndo() && RuleBook.decider(step.after()) == step.side()) {
                comparePushed(pair, one.undo(step.side(), -1), other.undo(step.side(), -1));
            }
        });
    }

    private static Change act(PlayedGame game, String notation) {
        Side side = RuleBook.decider(game.now().after().state());
        return game.play(side, new ActionNotation(game.names()).parse(notation), -1);
    }

    private void comparePushed(Pair pair, Change first, Change second) {
        String one = pushed(pair.one(), first, pair.seat());
        String other = pushed(pair.other(), second, pair.seat());
        count(PUSHED, pair.at(), pair.seat());
        if (!one.equals(other)) {
            note(pair.seat().name(), pair.at(), PUSHED, Json.parse(one), Json.parse(other));
        }
    }

    /** Whole, and as who knew how things stood before is told. */
    private static String pushed(PlayedGame game, Change change, Seats.Seat seat) {
        Point before = change.before();
        Change earlier = new Change(change.seq() - 1, Change.Kind.START, null, before, before, false, null, "");
        Picture known = new UpdateJson(game, earlier, seat.screen()).picture();
        UpdateJson update = new UpdateJson(game, change, seat.screen());
        return Json.text(Json.array().add(update.whole()).add(update.since(known)));
    }

    /** @param deed whether it changes the game if it is allowed; what then comes of it may tell secrets by the rules */
    private void compare(String question, Pair pair, boolean deed) {
        JsonNode first = answer(question, pair.seat(), pair.one());
        JsonNode second = answer(question, pair.seat(), pair.other());
        boolean done = deed && !isError(first) && !isError(second);
        count(Json.parse(question).path("type").asString(""), pair.at(), pair.seat());
        if (!done && !Json.text(first).equals(Json.text(second))) {
            note(pair.seat().name(), pair.at(), question, first, second);
        }
    }

    private JsonNode answer(String question, Seats.Seat seat, PlayedGame game) {
        return service.messages().answer(new Asker(game, seat.screen(), true), Request.parse(question), bug -> {
            throw new AssertionError("A mistake of the program: " + question, bug);
        });
    }

    private void count(String message, GameState state, Seats.Seat seat) {
        comparisons++;
        byMessage.merge(message, 1, Integer::sum);
        byPhase.merge(state.phase().code(), 1, Integer::sum);
        bySeat.merge(seat.name(), 1, Integer::sum);
    }

    private void note(String who, GameState state, String question, JsonNode one, JsonNode other) {
        if (found.size() < MOST_LEAKS) {
            found.add(who + " in " + state.phase().code() + " of "
                    + state.scenario().code() + " asks " + question + "\n  is told " + shortened(one)
                    + "\n  or       " + shortened(other));
        }
    }

    private static boolean isError(@Nullable JsonNode answer) {
        return answer != null && answer.path("type").asString("").equals("error");
    }

    private static String shortened(JsonNode answer) {
        String text = Json.text(answer);
        return text.length() <= 600 ? text : text.substring(0, 600) + "...";
    }

    /** What was compared how often. */
    String table() {
        return comparisons + " comparisons, " + found.size() + " leaks\n" + byMessage + "\n" + byPhase + "\n" + bySeat
                + "\n";
    }
}
