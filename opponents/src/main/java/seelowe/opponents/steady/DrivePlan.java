package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.StackReduction;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.opponents.play.Decision;

/** [LT 8.0] The German drive over the north edge: supplies go as fast as they can, the troops keep by them and leave with them. */
final class DrivePlan {

    private final Scratch scratch;
    private final GameState board;
    private final Desk desk;
    private final North north;
    private final Weights weights;
    private final List<Decision> plan = new ArrayList<>();

    DrivePlan(GameState state, Desk desk, North north, Weights weights) {
        this.weights = weights;
        this.scratch = desk.scratch;
        scratch.copy(state);
        this.board = scratch.board();
        this.desk = desk;
        this.north = north;
    }

    List<Decision> make() {
        for (int unit : movers()) {
            if (board.campaign().risings().isEmpty() && MayMove.canMarch(board, unit)) {
                move(unit);
            }
        }
        thinOut();
        if (board.campaign().risings().isEmpty()) {
            plan.add(new Decision(new Action.EndPhase(), "Our movement is done."));
        }
        return plan;
    }

    /** Supplies first, then those nearest to the edge. */
    private List<Integer> movers() {
        List<Integer> units = new ArrayList<>();
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (MayMove.canMarch(board, unit)) {
                units.add(unit);
            }
        }
        units.sort((a, b) -> rank(a) != rank(b) ? rank(a) - rank(b) : a - b);
        return units;
    }

    private int rank(int unit) {
        int way = north.cost(board.place(unit));
        return board.unit(unit).isSupply() ? way - North.NO_WAY : way;
    }

    private void move(int unit) {
        desk.reach.compute(board, unit);
        if (isToLeave(unit) && leave(unit)) {
            return;
        }
        int from = board.place(unit);
        int best = from;
        int bestScore = score(unit, from) + 1;
        for (int i = 0; i < desk.reach.size(); i++) {
            int hex = desk.reach.hex(i);
            if (StackingLimit.hasRoom(board, unit, hex)) {
                int score = score(unit, hex);
                if (score > bestScore) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        if (best != from) {
            play(new Action.Move(unit, desk.reach.path(best)), board.unit(unit).name() + " drives north.");
        }
    }

    private void play(Action action, String why) {
        RuleBook.play(scratch, action, Dice.of());
        plan.add(new Decision(action, why));
    }

    /** Supplies leave when they can; troops when a group with supplies has room for them. */
    private boolean isToLeave(int unit) {
        return board.unit(unit).isSupply() || openGroup() > 0;
    }

    private boolean leave(int unit) {
        int group = board.unit(unit).isSupply() ? supplyGroup() : openGroup();
        Ids path = edgePath(unit, group);
        if (path == null) {
            return false;
        }
        play(new Action.Exit(unit, path, group), board.unit(unit).name() + " leaves the map in group " + group + ".");
        return true;
    }

    private @Nullable Ids edgePath(int unit, int group) {
        if (board.map().isNorthEdge(board.place(unit)) && isAllowed(unit, Ids.none(), group)) {
            return Ids.none();
        }
        for (int column = 1; column <= board.map().grid().columns(); column++) {
            int hex = board.map().grid().at(column, 1);
            if (desk.reach.touches(hex) && isAllowed(unit, desk.reach.path(hex), group)) {
                return desk.reach.path(hex);
            }
        }
        return null;
    }

    private boolean isAllowed(int unit, Ids path, int group) {
        return RuleBook.refusal(board, Side.GERMAN, new Action.Exit(unit, path, group))
                .isEmpty();
    }

    /** The strongest group that has lost its supplies, or a new one. */
    private int supplyGroup() {
        int highest = highestGroup();
        int best = highest + 1;
        int bestStrength = 0;
        for (int group = 1; group <= highest; group++) {
            if (supplies(group) == 0 && strength(group) > bestStrength) {
                best = group;
                bestStrength = strength(group);
            }
        }
        return best;
    }

    /** A group with supplies and room, or 0. */
    private int openGroup() {
        for (int group = 1; group <= highestGroup(); group++) {
            if (supplies(group) > 0 && fighters(group) < weights.of(Knob.GROUP)) {
                return group;
            }
        }
        return 0;
    }

    private int highestGroup() {
        int highest = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (isBeyond(unit)) {
                highest = Math.max(highest, Place.group(board.place(unit)));
            }
        }
        return highest;
    }

    private boolean isBeyond(int unit) {
        return Place.isExited(board.place(unit)) && board.unit(unit).side() == Side.GERMAN;
    }

    private int supplies(int group) {
        int count = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            count += isBeyond(unit)
                            && Place.group(board.place(unit)) == group
                            && board.unit(unit).isSupply()
                    ? 1
                    : 0;
        }
        return count;
    }

    private int fighters(int group) {
        int count = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            count += isBeyond(unit)
                            && Place.group(board.place(unit)) == group
                            && board.unit(unit).isCombat()
                    ? 1
                    : 0;
        }
        return count;
    }

    private int strength(int group) {
        int sum = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            boolean member = isBeyond(unit) && Place.group(board.place(unit)) == group;
            sum += member && board.unit(unit).isCombat() ? board.unit(unit).strength() : 0;
        }
        return sum;
    }

    private int score(int unit, int hex) {
        Unit counter = board.unit(unit);
        int score = -weights.of(Knob.NORTH) * north.cost(hex);
        if (counter.isSupply()) {
            boolean exposed = board.controls(Side.BRITISH, hex) && board.combatUnits(Side.GERMAN, hex) == 0;
            return score - (exposed ? weights.of(Knob.NORTH) : 0);
        }
        int nearest = Desk.FAR;
        for (int other = 0; other < board.unitCount(); other++) {
            if (board.unit(other).isSupply() && board.isOnMap(other)) {
                nearest = Math.min(nearest, board.map().grid().distance(board.place(other), hex));
            }
        }
        boolean covers = board.supplyUnits(hex) > 0
                && board.combatUnits(Side.GERMAN, hex) - (hex == board.place(unit) ? 1 : 0) == 0;
        boolean garrison = board.map().isCity(hex)
                && counter.strength() <= weights.of(Knob.TOWN_STRENGTH)
                && nearest <= weights.of(Knob.TOWN_NEAR)
                && board.combatUnits(Side.GERMAN, hex) - (hex == board.place(unit) ? 1 : 0) == 0;
        return score / 2
                + (garrison ? weights.of(Knob.TOWN_POST) : 0)
                - (nearest == Desk.FAR ? 0 : weights.of(Knob.ESCORT) * Math.max(0, nearest - 1))
                + (covers ? weights.of(Knob.ESCORT_COVER) : 0);
    }

    private void thinOut() {
        for (int unit = StackReduction.corrector(board, Side.GERMAN);
                unit != StackReduction.NOBODY && board.campaign().risings().isEmpty();
                unit = StackReduction.corrector(board, Side.GERMAN)) {
            desk.reach.compute(board, unit);
            int best = -1;
            for (int i = 0; i < desk.reach.size(); i++) {
                int hex = desk.reach.hex(i);
                if (StackingLimit.hasRoom(board, unit, hex) && (best < 0 || score(unit, hex) > score(unit, best))) {
                    best = hex;
                }
            }
            play(new Action.Move(unit, desk.reach.path(best)), board.unit(unit).name() + " makes room.");
        }
    }
}
