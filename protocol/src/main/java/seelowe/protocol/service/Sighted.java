package seelowe.protocol.service;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.view.EventRedaction;
import seelowe.engine.view.Sight;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.notation.Names;

/**
 * A game as one asker may know it. Whatever is hidden from him is not in the state that it holds, but a guess in its place that is the
 * same for all games that look the same to him; so no answer made from it can tell more than his view does. When a game is over, nothing
 * is hidden from anybody.
 */
@Rule({"Q64", "R11.61a"})
public final class Sighted {
    /** Guesses do not depend on what is guessed. */
    private static final long GUESSES = 1940;

    private final Audience audience;
    private final GameState state;
    private final Names names;
    private final Change now;

    private Sighted(Audience audience, GameState state, Names names, Change now) {
        this.audience = audience;
        this.state = state;
        this.names = names;
        this.now = now;
    }

    static Sighted of(PlayedGame game, Seat seat) {
        return of(game.now(), seat, game.names());
    }

    /** How a change left the game, as the seat may know it. */
    public static Sighted of(Change now, Seat seat, Names names) {
        GameState state = now.after().state();
        Audience audience = state.result() == null ? seat.audience(state) : Audience.BOTH;
        return new Sighted(audience, seen(state, audience), names, now);
    }

    private static GameState seen(GameState state, Audience audience) {
        return audience.viewer() == null ? state : Sight.of(state, audience.viewer(), new Chance(GUESSES));
    }

    Audience audience() {
        return audience;
    }

    /** The state to answer from. */
    GameState state() {
        return state;
    }

    Names names() {
        return names;
    }

    /** How the game stands; what its points hold is the truth and must be seen through {@link #seen}. */
    Change now() {
        return now;
    }

    /** An earlier state, as he may know it now. */
    GameState seen(GameState earlier) {
        return seen(earlier, audience);
    }

    /** What happened, as he may know it. */
    List<Event> seen(List<Event> events, GameState before) {
        return audience.viewer() == null ? events : EventRedaction.seen(events, before, audience.viewer());
    }

    /** Whether he may know what a side did, and not only what came of it: an action names units. */
    boolean isTold(@Nullable Side side, GameState before) {
        return audience.side() == side || !audience.isKeptInTheDark(before);
    }

    /** Whether anything in this game can be hidden from him. */
    boolean isKeptInTheDark() {
        return audience.isKeptInTheDark(state);
    }

    void demandNothingHidden(String at, String otherwise) {
        if (isKeptInTheDark()) {
            throw new JsonMistake(MistakeCode.HIDDEN, at, otherwise);
        }
    }

    /** Asks only about units that he can read. */
    void demandKnown(int unit, String at) {
        if (!audience.knows(state, unit)) {
            throw new JsonMistake(MistakeCode.HIDDEN, at, "You may not know where " + names.unit(unit) + " is.");
        }
    }
}
