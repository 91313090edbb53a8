package seelowe.protocol.service;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.opponents.play.Thoughts;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.ActionNotation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a computer player would do in the asker's place. He sees what the asker sees; the same game has the same advice, if there is
 * time enough to find it.
 */
public final class Advice {
    private static final int LONGEST_WAIT = 600_000;
    private static final int USUAL_WAIT = 10_000;
    private static final int HINT_WAIT = 1_000;
    /** The rest of the time is for playing on to where the game stands. */
    private static final int THINKING_PERCENT = 70;

    private static final int MOST_ADVISERS = 16;
    private static final int HUNDRED = 100;
    private static final int TENTHS = 10;
    private static final String OUT_OF_TIME = "There was no time to think it over.";

    private final Thinking thinking;
    /** Those asked last, so that they need not think twice about the same phase. */
    private final Map<Occasion, Adviser> advisers = new LinkedHashMap<>(MOST_ADVISERS, 0.75F, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Occasion, Adviser> eldest) {
            return size() > MOST_ADVISERS;
        }
    };

    /** Who advises whom, in a phase that began like this. */
    private record Occasion(long beginning, Side side, String opponent, int seed) {}

    private record Advised(Decision decision, Thoughts thoughts) {}

    Advice(Thinking thinking) {
        this.thinking = thinking;
    }

    /** The fields of a message that asks a computer player, and some of its own. */
    public static String[] fields(String... own) {
        return Stream.concat(Stream.of("opponent", "timeLimit", "seed"), Stream.of(own))
                .toArray(String[]::new);
    }

    void addTo(Messages<Asker> messages) {
        messages.add("suggest", this::suggest, fields());
    }

    private void suggest(Asker asker, Request request, ObjectNode answer) {
        Side side = asker.deciding();
        Sighted sighted = asker.sighted();
        Advised advised = advise(request, side, sighted);
        Decision decision = advised.decision();
        answer.put("side", Values.word(side));
        answer.set("action", ActionJson.write(decision.action(), sighted.names()));
        answer.put("notation", new ActionNotation(sighted.names()).format(decision.action()));
        answer.put("why", decision.why());
        new Expectation(sighted, side).write(decision.action(), answer.putObject("expects"));
        if (!advised.thoughts().plans().isEmpty()) {
            writeWeighed(advised.thoughts(), answer.putArray("weighs"));
        }
    }

    /** The plan he follows first. */
    private static void writeWeighed(Thoughts thoughts, ArrayNode plans) {
        for (Thoughts.Weighed weighed : thoughts.plans()) {
            ObjectNode plan = plans.addObject();
            plan.put("plan", weighed.intention());
            plan.put("chance", Math.round(HUNDRED * weighed.chance()));
            plan.put("level", Math.round(TENTHS * weighed.level()) / (double) TENTHS);
        }
    }

    /** From whom the message names, or the best there is; from one who need not think long if that takes too long. */
    private Advised advise(Request request, Side side, Sighted sighted) {
        String name = request.text("opponent", Opponents.best().name());
        int seed = seed(request);
        int limit = request.number("timeLimit", 1, LONGEST_WAIT, HINT_WAIT);
        List<Point> since = Adviser.sincePhaseBegan(sighted.now().after());
        Point first = since.isEmpty() ? sighted.now().after() : since.get(0).before();
        Occasion occasion = new Occasion(sighted.seen(first.state()).hash(), side, name, seed);
        Adviser adviser = adviser(occasion, since, () -> new Adviser(kind(name), seed, side));
        adviser.hurry(limit * THINKING_PERCENT / 100);
        Optional<Decision> inTime = thinking.within(limit, () -> adviser.advise(sighted, since));
        if (inTime.isEmpty()) {
            forget(occasion);
        }
        return inTime.map(decision -> new Advised(decision, adviser.thoughts()))
                .orElseGet(() -> new Advised(
                        new Adviser(kind(Opponents.usual()), seed, side).advise(sighted, since), Thoughts.NONE));
    }

    private Adviser adviser(Occasion occasion, List<Point> since, Supplier<Adviser> maker) {
        synchronized (advisers) {
            Adviser known = advisers.get(occasion);
            if (known == null || !known.canFollow(since)) {
                known = maker.get();
                advisers.put(occasion, known);
            }
            return known;
        }
    }

    /** He may be thinking still. */
    private void forget(Occasion occasion) {
        synchronized (advisers) {
            advisers.remove(occasion);
        }
    }

    /** The computer player that a message names. */
    public static SeatedOpponent player(Request request, Side side) {
        int seed = seed(request);
        return new SeatedOpponent(kind(request.text("opponent")).make(seed), side, seed);
    }

    private static int seed(Request request) {
        return request.number("seed", Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
    }

    private static Opponents.Kind kind(String name) {
        if (!Opponents.isOffered(name)) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_OPPONENT,
                    "opponent",
                    "There is no opponent \"" + name + "\"; the message \"opponents\" lists them.");
        }
        return Opponents.kind(name);
    }

    /** His decision; some legal action if he takes longer than the message allows. */
    public static Decision decide(Request request, SeatedOpponent player, GameState state, Thinking thinking) {
        int limit = request.number("timeLimit", 1, LONGEST_WAIT, USUAL_WAIT);
        return thinking.within(limit, () -> player.decide(state)).orElseGet(() -> atRandom(state));
    }

    /** By the state that was shown, so that it tells nothing more. */
    private static Decision atRandom(GameState state) {
        return new Decision(RuleBook.sample(state, new Chance(state.hash())), OUT_OF_TIME);
    }
}
