package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;

/**
 * [LT 2.0] A free set-up: the Germans in one body where the way north is shortest, supplies in front and covered; the British
 * in a chain across that way.
 */
final class SetUpPlan {

    private final Seat seat;
    private final GameState state;
    private final GameMap map;
    private final North north;
    private final Weights weights;

    SetUpPlan(Seat seat, North north, Weights weights) {
        this.weights = weights;
        this.seat = seat;
        this.state = seat.state();
        this.map = state.map();
        this.north = north;
    }

    Decision next() {
        Decision airfield = airfield();
        if (airfield != null) {
            return airfield;
        }
        int unit = waiting();
        if (unit >= 0) {
            int hex = best(unit);
            if (hex >= 0) {
                return new Decision(
                        new Action.Deploy(unit, hex),
                        state.unit(unit).name() + " takes post in " + map.grid().number(hex) + ".");
            }
        }
        return new Decision(new Action.EndPhase(), "Everybody is in his place.");
    }

    private @Nullable Decision airfield() {
        if (seat.side() == Side.BRITISH) {
            return null;
        }
        int best = -1;
        for (int hex = 0; hex < map.size(); hex++) {
            if (north.cost(hex) < North.NO_WAY
                    && (best < 0 || north.cost(hex) < north.cost(best))
                    && seat.refusal(new Action.BuildAirfield(hex)).isEmpty()) {
                best = hex;
            }
        }
        return best < 0 ? null : new Decision(new Action.BuildAirfield(best), "An airfield is laid out.");
    }

    /** Supplies choose first, then the strongest. */
    private int waiting() {
        int best = -1;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.place(unit) == Place.AT_HAND
                    && state.unit(unit).side() == seat.side()
                    && (best < 0 || rank(state.unit(unit)) > rank(state.unit(best)))) {
                best = unit;
            }
        }
        return best;
    }

    private static int rank(Unit unit) {
        return unit.isSupply() ? 100 : unit.strength();
    }

    private int best(int unit) {
        List<Integer> own = own();
        int best = -1;
        int bestScore = Integer.MAX_VALUE;
        for (int hex = 0; hex < map.size(); hex++) {
            int score = seat.side() == Side.GERMAN ? germanScore(unit, hex, own) : britishScore(hex, own);
            if (score < bestScore && seat.refusal(new Action.Deploy(unit, hex)).isEmpty()) {
                best = hex;
                bestScore = score;
            }
        }
        return best;
    }

    private List<Integer> own() {
        List<Integer> places = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit) && state.unit(unit).side() == seat.side()) {
                places.add(state.place(unit));
            }
        }
        return places;
    }

    private int germanScore(int unit, int hex, List<Integer> own) {
        int score = north.cost(hex) * weights.of(Knob.SET_UP_SPREAD);
        for (int other : own) {
            score += map.grid().distance(other, hex);
        }
        score -= isFreeTown(unit, hex) ? weights.of(Knob.SET_UP_TOWN) : 0;
        boolean covers =
                state.unit(unit).isCombat() && state.supplyUnits(hex) > 0 && state.combatUnits(Side.GERMAN, hex) == 0;
        return covers ? score - weights.of(Knob.SET_UP_COVER) : score;
    }

    /** A town that nobody of ours is in yet, for one who can be spared. */
    private boolean isFreeTown(int unit, int hex) {
        return state.unit(unit).isCombat()
                && state.unit(unit).strength() <= weights.of(Knob.TOWN_STRENGTH)
                && map.isCity(hex)
                && state.combatUnits(Side.GERMAN, hex) == 0;
    }

    /** Some rows behind the line where the enemy may begin, and away from each other. */
    private int britishScore(int hex, List<Integer> own) {
        int score = Math.abs(north.cost(hex) - weights.of(Knob.SET_UP_CHAIN)) * weights.of(Knob.SET_UP_SPREAD);
        for (int other : own) {
            score += Math.max(0, 2 * weights.of(Knob.SET_UP_SPREAD) - map.grid().distance(other, hex))
                    * weights.of(Knob.SET_UP_SPREAD);
        }
        return score - (map.isCity(hex) ? weights.of(Knob.SET_UP_CITY) : 0);
    }
}
