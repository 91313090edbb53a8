package seelowe.opponents.play;

import java.util.List;

/**
 * What somebody who weighed several plans thought of them.
 *
 * @param plans the one he follows first, then the best of the others; empty if he weighed nothing
 * @param tried how many games he played out in his mind
 */
public record Thoughts(List<Weighed> plans, int tried) {
    public static final Thoughts NONE = new Thoughts(List.of(), 0);

    public Thoughts {
        plans = List.copyOf(plans);
    }

    /**
     * A plan and what it may come to.
     *
     * @param intention in words, such as "take ports"
     * @param chance to win the game with it, 0 to 1
     * @param level of victory to be expected, in Match Points; below nothing if it is rather the other side's
     */
    public record Weighed(String intention, double chance, double level) {}
}
