package seelowe.engine.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;

/**
 * How an action can come out, exactly: every outcome with its {@link Share}, in the order of the faces that first lead to it. The
 * shares add up to one.
 *
 * @param <K> what the asker calls an outcome
 */
public final class Distribution<K> {
    private final Map<K, Share> shares;

    private Distribution(Map<K, Share> shares) {
        this.shares = Collections.unmodifiableMap(shares);
    }

    /**
     * Rolls every face of every die from here on. Courses that stand at the same die with the same digest are followed up as
     * one, so forty dice need not make 6<sup>40</sup> courses. The digest must therefore say enough: where two courses have the
     * same digest, what follows must have the same digests. The {@code hash} of the board always says enough; the number of
     * units activated so far does too, for no die of that phase depends on another.
     */
    public static <K> Distribution<K> of(Unfolding begun, Function<Unfolding, K> digest) {
        Map<K, Share> settled = new LinkedHashMap<>();
        List<Course<K>> courses = List.of(new Course<>(digest.apply(begun), begun, Share.ONE));
        while (!courses.isEmpty()) {
            Map<Stand<K>, Course<K>> next = new LinkedHashMap<>();
            for (Course<K> course : courses) {
                if (course.at().isSettled()) {
                    settled.merge(course.digest(), course.share(), Share::plus);
                } else {
                    rollAll(course, digest, next);
                }
            }
            courses = new ArrayList<>(next.values());
        }
        return new Distribution<>(settled);
    }

    private static <K> void rollAll(Course<K> course, Function<Unfolding, K> digest, Map<Stand<K>, Course<K>> next) {
        Share share = course.share().times(Share.ofFaces(1));
        for (int face = 1; face <= Dice.FACES; face++) {
            Unfolding rolled = course.at().fork();
            rolled.roll(face);
            K key = digest.apply(rolled);
            next.merge(new Stand<>(key, rolled.due()), new Course<>(key, rolled, share), Course::joined);
        }
    }

    /** Every outcome that is possible. */
    public Map<K, Share> shares() {
        return shares;
    }

    /** The share of one outcome, nothing if it cannot be. */
    public Share of(K outcome) {
        return shares.getOrDefault(outcome, Share.NOTHING);
    }

    private record Stand<K>(K digest, @Nullable Die due) {}

    private record Course<K>(K digest, Unfolding at, Share share) {
        Course<K> joined(Course<K> other) {
            return new Course<>(digest, at, share.plus(other.share()));
        }
    }
}
