package seelowe.opponents.steady;

import seelowe.engine.dice.Chance;

/**
 * What a player does one way in this game and another way in the next, so that nobody foresees him. It grows from his seed alone and
 * is the same whenever it is asked in a game.
 */
record Whim(long seed) {
    private static final long STRIDE = 0x9E3779B97F4A7C15L;

    /** One of so many ways. */
    int choice(int ways) {
        return new Chance(Chance.mix(seed)).below(ways);
    }

    /** What a place gains by it, from 0 up to this. */
    int about(int hex, int most) {
        return most == 0 ? 0 : new Chance(Chance.mix(seed + STRIDE * (hex + 1))).below(most + 1);
    }
}
