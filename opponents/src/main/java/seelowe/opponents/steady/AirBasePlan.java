package seelowe.opponents.steady;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.air.AirArrivals;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.opponents.play.Decision;

/** Where the RAF goes home to: out of the enemy's reach, within range of as many landing areas as can be [10.2]. */
final class AirBasePlan {

    private final GameState state;
    private final Situation situation;

    AirBasePlan(GameState state, Situation situation) {
        this.state = state;
        this.situation = situation;
    }

    /** The next air unit that needs a base or a better one, or null. */
    @Nullable
    Decision next() {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.has(unit, Mark.AIRBORNE) && state.unit(unit).side() == Side.GERMAN) {
                return home(unit);
            }
            if (state.has(unit, Mark.AIRBORNE)) {
                int hex = best(unit, Integer.MIN_VALUE);
                if (hex >= 0) {
                    return base(unit, hex);
                }
            } else if (situation.side == Side.BRITISH && AirMissions.isReady(state, Side.BRITISH, unit)) {
                int hex = best(unit, score(state.place(unit)) + situation.weights.of(Knob.BASE_STAY));
                if (hex >= 0) {
                    return base(unit, hex);
                }
            }
        }
        return null;
    }

    /** [Q97] A German air unit goes back to an airfield if it may, else to France. */
    private Decision home(int unit) {
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            Action back = new Action.BaseAir(unit, airfields.get(i));
            if (RuleBook.refusal(state, Side.GERMAN, back).isEmpty()) {
                return base(unit, airfields.get(i));
            }
        }
        return new Decision(new Action.ReturnToFrance(unit), state.unit(unit).name() + " flies home to France.");
    }

    private Decision base(int unit, int hex) {
        return new Decision(
                new Action.BaseAir(unit, hex),
                state.unit(unit).name() + " is based at " + situation.desk.name(hex) + ".");
    }

    private int best(int unit, int atLeast) {
        int best = -1;
        int bestScore = atLeast;
        Hexes land = state.map().land();
        for (int hex = land.next(0); hex >= 0; hex = land.next(hex + 1)) {
            int stays = hex == state.place(unit) ? 1 : 0;
            if (score(hex, situation.weights.of(Knob.BASE_SAFE)) + stays > bestScore) {
                int score = score(hex) + stays;
                if (score > bestScore && AirBases.mayBase(state, unit, hex)) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        return best;
    }

    private int score(int hex) {
        return score(hex, Math.min(situation.weights.of(Knob.BASE_SAFE), situation.foeDistance(hex)));
    }

    /** What the hex would be worth so far from the enemy. */
    private int score(int hex, int safety) {
        int served = situation.desk.areasServed(hex) & state.invadedAreas();
        return safety * situation.weights.of(Knob.BASE_HEX)
                + Integer.bitCount(served) * situation.weights.of(Knob.BASE_AREA);
    }

    /** A base for an air unit that has just been received [Q59], or null if none waits for one. */
    @Nullable
    Decision arrival() {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (AirArrivals.isAtHand(state, unit)) {
                int best = -1;
                for (int hex = 0; hex < state.map().size(); hex++) {
                    if (AirArrivals.mayBaseAt(state, hex) && (best < 0 || score(hex) > score(best))) {
                        best = hex;
                    }
                }
                return best < 0 ? null : base(unit, best);
            }
        }
        return null;
    }
}
