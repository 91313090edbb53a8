package seelowe.opponents.steady;

import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;

/** [12.8] A partisan rises where he hurts most: in a port city that the enemy has left empty, else close to his lines. */
final class PartisanChoice {
    private PartisanChoice() {}

    static Decision next(GameState state, Situation situation) {
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (Partisans.mayRiseIn(state, hex)) {
                    int score = score(state, situation, hex);
                    if (score > bestScore) {
                        best = hex;
                        bestScore = score;
                    }
                }
            }
        }
        return new Decision(new Action.PlacePartisan(best), "Partisans rise in " + situation.desk.name(best) + ".");
    }

    /** [LT 3.1] A partisan must appear somewhere around a town, whatever else is going on. */
    static Decision rising(Seat seat, Situation situation) {
        Action best = null;
        int bestScore = Integer.MIN_VALUE;
        for (Action action : seat.options()) {
            if (action instanceof Action.PlacePartisan place) {
                int score = score(seat.state(), situation, place.hex());
                if (best == null || score > bestScore) {
                    best = action;
                    bestScore = score;
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("A partisan rises nowhere");
        }
        return new Decision(best, "Partisans rise.");
    }

    private static int score(GameState state, Situation situation, int hex) {
        int score = -situation.foeDistance(hex);
        if (state.isGermanHeld(hex)) {
            score += state.map().isPort(hex)
                    ? situation.weights.of(Knob.PARTISAN_PORT)
                    : situation.weights.of(Knob.PARTISAN_BEHIND);
        }
        return score;
    }
}
