package seelowe.engine.phase;

import java.util.Optional;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** Turns what stands in a unit's way into an answer to the player. */
final class Obstacles {
    private Obstacles() {}

    static Optional<Refusal> refusal(GameState state, Obstacle obstacle, int unit) {
        return obstacle == Obstacle.NONE ? Optional.empty() : Optional.of(obstacle.refusal(state, unit));
    }

    static Optional<Refusal> refusal(GameState state, Obstacle obstacle, int unit, int hex) {
        return obstacle == Obstacle.NONE ? Optional.empty() : Optional.of(obstacle.refusal(state, unit, hex));
    }
}
