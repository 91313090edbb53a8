package seelowe.opponents.arena;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.standing.Reaction;

/**
 * How often two people would have to wait for each other in games like these: how often the decision passes to the other side, when
 * everything is asked, and when each reaction is taken by a standing order.
 *
 * @param games that were counted
 * @param turns Game-Turns that were played in them
 * @param asked hand-overs in all of them
 * @param ordered hand-overs that are left with standing orders
 * @param reactions decisions that fell to the player who was not moving
 */
public record HandOvers(int games, int turns, int asked, int ordered, Map<Reaction, Integer> reactions) {
    public HandOvers {
        reactions = Map.copyOf(reactions);
    }

    /** Plays the match-up and counts. */
    public static HandOvers of(MatchUp matchUp, int threads, IntConsumer progress, BooleanSupplier stop) {
        AtomicInteger over = new AtomicInteger();
        List<Optional<HandOvers>> counts = Arena.each(matchUp.games(), threads, number -> {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            HandOvers counted = of(new ArenaGame(matchUp, number));
            progress.accept(over.incrementAndGet());
            return Optional.of(counted);
        });
        return counts.stream().flatMap(Optional::stream).reduce(new HandOvers(0, 0, 0, 0, Map.of()), HandOvers::and);
    }

    private static HandOvers of(ArenaGame game) {
        GameState state = game.state();
        Map<Reaction, Integer> reactions = new EnumMap<>(Reaction.class);
        @Nullable Side asked = null;
        @Nullable Side ordered = null;
        int passed = 0;
        int left = 0;
        while (!game.isOver()) {
            Side decider = RuleBook.decider(state);
            Optional<Reaction> reaction = Reaction.of(state);
            reaction.ifPresent(kind -> reactions.merge(kind, 1, Integer::sum));
            passed += asked != null && asked != decider ? 1 : 0;
            asked = decider;
            if (reaction.isEmpty()) {
                left += ordered != null && ordered != decider ? 1 : 0;
                ordered = decider;
            }
            game.step();
        }
        return new HandOvers(1, state.turn(), passed, left, reactions);
    }

    private HandOvers and(HandOvers other) {
        Map<Reaction, Integer> sum = new EnumMap<>(Reaction.class);
        sum.putAll(reactions);
        other.reactions.forEach((kind, count) -> sum.merge(kind, count, Integer::sum));
        return new HandOvers(
                games + other.games, turns + other.turns, asked + other.asked, ordered + other.ordered, sum);
    }

    public double askedATurn() {
        return (double) asked / Math.max(1, turns);
    }

    public double orderedATurn() {
        return (double) ordered / Math.max(1, turns);
    }
}
