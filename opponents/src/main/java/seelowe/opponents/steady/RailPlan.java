package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.movement.Entraining;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.opponents.play.Decision;

/** British trains [5.5]: who is worth loading, where he goes, when he gets off. */
final class RailPlan {

    private final Scratch scratch;
    private final GameState board;
    private final Desk desk;
    private final Situation situation;

    /** Rides are made on the scratch at once. */
    RailPlan(Scratch scratch, Desk desk, Situation situation) {
        this.scratch = scratch;
        this.board = scratch.board();
        this.desk = desk;
        this.situation = situation;
    }

    /** Whether the unit does better to stay where it is and board a train at the end of the turn; partisans rise where they belong. */
    static boolean waitsForTrain(GameState state, Situation situation, Goals goals, int unit) {
        return situation.side == Side.BRITISH
                && state.unit(unit).type() != UnitType.PARTISAN
                && Entraining.mayEntrain(state, unit)
                && isFar(situation, goals, unit);
    }

    private static boolean isFar(Situation situation, Goals goals, int unit) {
        int goal = goals.goal(unit);
        if (goal == Goals.NONE) {
            return false;
        }
        GameState state = situation.state;
        int hexes = situation.desk.distancesTo(goals.hex(goal))[state.place(unit)];
        return hexes < Desk.FAR
                && hexes
                        > situation.weights.of(Knob.LONG_MARCH)
                                * state.unit(unit).movement();
    }

    /** Adds all rail moves and entries of the phase. */
    void addTo(List<Decision> plan) {
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (MayMove.canRail(board, unit) || MayMove.canEnter(board, unit)) {
                ride(unit, plan, false);
            }
        }
    }

    /** Makes room in an overstacked hex by rail. */
    void spread(int unit, List<Decision> plan) {
        ride(unit, plan, true);
    }

    private void ride(int unit, List<Decision> plan, boolean must) {
        desk.rails.compute(board, unit);
        boolean enters = MayMove.canEnter(board, unit);
        int best = -1;
        int bestScore = enters || must ? Integer.MIN_VALUE : score(board.place(unit)) + 1;
        for (int i = 0; i < desk.rails.size(); i++) {
            int hex = desk.rails.hex(i);
            int score = score(hex);
            if (score > bestScore && StackingLimit.hasRoom(board, unit, hex)) {
                best = hex;
                bestScore = score;
            }
        }
        if (best >= 0) {
            Ids path = desk.rails.path(best);
            Action action = enters ? new Action.EnterByRail(unit, path) : new Action.MoveByRail(unit, path);
            RuleBook.play(scratch, action, Dice.of());
            plan.add(new Decision(action, board.unit(unit).name() + " goes by rail to " + desk.name(best) + "."));
        }
    }

    /** Near the front, but not within its reach. */
    private int score(int hex) {
        int front = situation.foeDistance(hex);
        int score = -Math.abs(front - situation.weights.of(Knob.RAILHEAD)) * situation.weights.of(Knob.RAIL_HEX);
        return score
                - (situation.threat(hex) > 0 ? situation.weights.of(Knob.RAIL_THREAT) : 0)
                + (board.map().isCity(hex) ? situation.weights.of(Knob.RAIL_CITY) : 0);
    }

    /** In the phase of trains: who gets off, having had no reason to ride on; who gets on. */
    static List<Decision> trains(GameState state, Situation situation, Goals goals) {
        List<Decision> plan = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            String name = state.unit(unit).name();
            if (Entraining.mayDetrain(state, unit)) {
                plan.add(new Decision(new Action.Detrain(unit), name + " leaves its train."));
            } else if (waitsForTrain(state, situation, goals, unit)) {
                plan.add(new Decision(new Action.Entrain(unit), name + " boards a train."));
            }
        }
        return plan;
    }
}
