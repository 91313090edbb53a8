package seelowe.protocol.service;

import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** Who asks, as the door knows him; what a message says of itself is not believed here. */
public interface Seat {
    /** Whose eyes look at the game while it goes on. */
    Audience audience(GameState state);

    /** Whether he plays this side. */
    boolean plays(Side side);

    /** The side whose player must take the chair before anything goes on, where two share it and something is hidden. */
    default Optional<Side> handOver(GameState state) {
        return Optional.empty();
    }

    /** The side that he would decide for now, whether or not it is to decide. */
    default Side deciding(GameState state) {
        if (handOver(state).isPresent()) {
            throw new JsonMistake(
                    MistakeCode.HAND_OVER_FIRST, "", "Something is hidden: let the other player take the chair first.");
        }
        Side decider = RuleBook.decider(state);
        if (plays(decider)) {
            return decider;
        }
        if (plays(decider.enemy())) {
            return decider.enemy();
        }
        throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "You watch this game; you do not play it.");
    }

    /** A seat that always looks with the same eyes. */
    static Seat of(Audience audience) {
        return new Seat() {
            @Override
            public Audience audience(GameState state) {
                return audience;
            }

            @Override
            public boolean plays(Side side) {
                return audience.plays(side);
            }
        };
    }
}
