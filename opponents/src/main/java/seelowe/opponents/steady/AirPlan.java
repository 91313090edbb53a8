package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.rule.air.AirRange;
import seelowe.engine.rule.air.AirTargets;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Raid;
import seelowe.opponents.play.Decision;

/** Where the air units go [10.0]: the strongest enemies in the way of the plan first, as many on each as the table rewards [PN8]. */
final class AirPlan {
    /** [10.6] More air units than these on a hex add nothing. */
    private static final int ENOUGH = 5;

    private final GameState state;
    private final Side side;
    private final Desk desk;
    private final Weights weights;
    private final int[] worth;
    private final int[] sent;

    AirPlan(GameState state, Side side, Desk desk, Weights weights) {
        this.weights = weights;
        this.state = state;
        this.side = side;
        this.desk = desk;
        this.worth = new int[state.map().size()];
        this.sent = new int[state.map().size()];
    }

    /** All assignments and the launch; empty if nothing is to be flown. */
    List<Decision> make() {
        List<Decision> plan = new ArrayList<>();
        if (state.weather().allowsFlying() && state.raid() == null) {
            appraise();
            for (int i = 0; i < state.airUnits().size(); i++) {
                int target = state.target(state.airUnits().get(i));
                if (target >= 0) {
                    sent[target]++;
                }
            }
            for (int i = 0; i < state.airUnits().size(); i++) {
                int unit = state.airUnits().get(i);
                if (AirMissions.isReady(state, side, unit)) {
                    send(unit, plan);
                }
            }
        }
        if (!plan.isEmpty() || AirMissions.anySent(state)) {
            plan.add(new Decision(new Action.LaunchAir(), "Our aircraft take off."));
        }
        return plan;
    }

    private void send(int unit, List<Decision> plan) {
        int best = -1;
        int bestWorth = weights.of(Knob.BOMB_LEAST);
        for (int hex = 0; hex < worth.length; hex++) {
            if (worth[hex] > bestWorth
                    && sent[hex] < ENOUGH
                    && AirRange.isNormal(state, unit, hex)
                    && AirTargets.mayAttack(state, unit, hex)) {
                best = hex;
                bestWorth = worth[hex];
            }
        }
        if (best >= 0) {
            sent[best]++;
            String why = state.map().isLand(best)
                    ? "We bomb the enemy at " + desk.name(best) + "."
                    : "We bomb the ships in the Channel.";
            plan.add(new Decision(new Action.AssignAir(unit, best), why));
        }
    }

    private void appraise() {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (AirTargets.isTarget(state, side, unit)) {
                worth[state.mapHex(unit)] += worth(unit);
            }
        }
    }

    private int worth(int unit) {
        Unit target = state.unit(unit);
        if (Place.isEchelon(state.place(unit))) {
            return Worth.of(weights, target) * weights.of(Knob.BOMB_SHIPS) / 100;
        }
        if (state.has(unit, Mark.DISRUPTED)) {
            return 0;
        }
        int distance = nearestOwn(state.place(unit));
        if (distance > weights.of(Knob.BOMB_NEAR)) {
            return 0;
        }
        boolean idle = state.has(unit, Mark.UNACTIVATED) && distance > weights.of(Knob.BOMB_IDLE_NEAR);
        return Worth.of(weights, target)
                * (state.has(unit, Mark.ISOLATED) ? weights.of(Knob.BOMB_CUT_OFF) : 100)
                / 100
                * weights.of(Knob.BOMB_LAND)
                * (weights.of(Knob.BOMB_NEAR) + 2 - distance)
                / (100 * weights.of(Knob.BOMB_NEAR))
                / (idle ? weights.of(Knob.BOMB_IDLE) : 1);
    }

    private int nearestOwn(int hex) {
        int nearest = Desk.FAR;
        Hexes own = state.combatHexes(side);
        for (int from = own.next(0); from >= 0; from = own.next(from + 1)) {
            nearest = Math.min(nearest, state.map().grid().distance(from, hex));
        }
        return nearest;
    }

    /** While the attacks are flown: the next roll, or the air unit that is given up. */
    static @Nullable Decision duringRaid(GameState state, Weights weights) {
        Raid raid = state.raid();
        if (raid == null || raid.over()) {
            return null;
        }
        if (raid.lossAt() >= 0) {
            return loss(state, raid.lossAt());
        }
        int best = raid.targets().get(0);
        for (int i = 1; i < raid.targets().size(); i++) {
            if (Worth.of(weights, state.unit(raid.targets().get(i))) > Worth.of(weights, state.unit(best))) {
                best = raid.targets().get(i);
            }
        }
        return new Decision(
                new Action.RollAir(best),
                "Our aircraft attack " + state.unit(best).name() + ".");
    }

    private static Decision loss(GameState state, int hex) {
        int farthest = -1;
        int most = -1;
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) == hex) {
                int distance = state.isOnMap(unit) ? state.map().grid().distance(state.place(unit), hex) : 0;
                if (distance > most) {
                    most = distance;
                    farthest = unit;
                }
            }
        }
        return new Decision(new Action.LoseAir(farthest), state.unit(farthest).name() + " does not come back.");
    }
}
