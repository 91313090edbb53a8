package seelowe.opponents.arena;

import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;

/**
 * Who meets whom, how often, and with what luck.
 *
 * @param germanKind who plays the German, known to all or made for a study
 * @param britishKind who plays the British
 * @param seed fixes all games; each takes its own dice and players from it and its number
 */
public record MatchUp(
        Scenario scenario,
        GameOptions options,
        Opponents.Kind germanKind,
        Opponents.Kind britishKind,
        int games,
        long seed) {
    private static final long STRIDE = 0x9E3779B97F4A7C15L;
    private static final int SEEDS_A_GAME = 3;

    public MatchUp {
        if (games < 0) {
            throw new IllegalArgumentException("A match-up has no games or some, not " + games);
        }
    }

    /** The same of opponents that are known by these names. */
    public MatchUp(Scenario scenario, GameOptions options, String german, String british, int games, long seed) {
        this(scenario, options, Opponents.kind(german), Opponents.kind(british), games, seed);
    }

    /** The German opponent's name. */
    public String german() {
        return germanKind.name();
    }

    /** The British opponent's name. */
    public String british() {
        return britishKind.name();
    }

    Opponents.Kind kind(Side side) {
        return side == Side.GERMAN ? germanKind : britishKind;
    }

    /** The seed of a game's dice. */
    public long diceSeed(int game) {
        return seed(game, 0);
    }

    long opponentSeed(int game, Side side) {
        return seed(game, side == Side.GERMAN ? 1 : 2);
    }

    private long seed(int game, int use) {
        return Chance.mix(seed + STRIDE * ((long) game * SEEDS_A_GAME + use + 1));
    }
}
