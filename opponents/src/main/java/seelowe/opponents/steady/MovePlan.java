package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.StackReduction;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.play.Decision;

/**
 * All moves of a Movement Phase. Since friends never obstruct each other and the enemy stands still, what a unit can reach does
 * not change while the plan is made; each move is made at once on a board of its own, so stacks and zones are always true.
 */
final class MovePlan {

    private final Scratch scratch;
    private final GameState board;
    private final Side side;
    private final Desk desk;
    private final Situation situation;
    private final boolean beforeCombat;
    private final boolean[] done;
    private final HexSet[] reach;
    private final List<Decision> plan = new ArrayList<>();
    private final Goals goals;
    private final Posting posting;

    MovePlan(GameState state, Side side, Desk desk, Weights weights) {
        this.scratch = desk.scratch;
        scratch.copy(state);
        this.board = scratch.board();
        this.side = side;
        this.desk = desk;
        this.situation = new Situation(board, side, desk, weights);
        this.beforeCombat = state.phase() == PhaseName.GERMAN_MOVEMENT || state.phase() == PhaseName.BRITISH_MOVEMENT;
        this.done = new boolean[state.unitCount()];
        this.reach = new HexSet[state.unitCount()];
        this.goals = new Goals(situation);
        this.posting = new Posting(board, situation, goals, done);
    }

    List<Decision> make() {
        if (beforeCombat) {
            strike();
            thinOut();
        }
        post();
        if (side == Side.GERMAN && beforeCombat) {
            moveSupply();
        }
        if (side == Side.BRITISH && beforeCombat) {
            new RailPlan(scratch, desk, situation).addTo(plan);
        }
        thinOut();
        plan.add(new Decision(new Action.EndPhase(), "Our movement is done."));
        return plan;
    }

    private void play(Action action, String why) {
        RuleBook.play(scratch, action, Dice.of());
        plan.add(new Decision(action, why));
    }

    private void march(int unit, int hex, String why) {
        desk.reach.compute(board, unit);
        march(unit, desk.reach.path(hex), why);
    }

    private void march(int unit, Ids path, String why) {
        play(new Action.Move(unit, path), why);
        done[unit] = true;
    }

    private void moveSupply() {
        SupplyPost post = new SupplyPost(board, situation);
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (board.unit(unit).isSupply() && !done[unit] && MayMove.canMarch(board, unit)) {
                desk.reach.compute(board, unit);
                int hex = post.best(unit, desk.reach);
                done[unit] = true;
                if (hex != board.place(unit)) {
                    march(unit, desk.reach.path(hex), "Supplies go forward to " + desk.name(hex) + ".");
                }
            }
        }
    }

    private void strike() {
        exploreFighters();
        HexSet struck = new HexSet(board.map().size());
        if (side == Side.BRITISH) {
            carryOut(strikes(struck, new HexSet(0), false));
            return;
        }
        Offensive offensive = new Offensive(board, situation, reach, done);
        int used = 0;
        for (Offensive.Feed feed = offensive.best(used, struck); feed != null; feed = offensive.best(used, struck)) {
            offensive.forgetConcernedBy(feed);
            if (feed.hex() != board.place(feed.supply())) {
                march(feed.supply(), feed.hex(), "Supplies go forward to " + desk.name(feed.hex()) + ".");
            }
            done[feed.supply()] = true;
            carryOut(feed.strikes());
            for (StrikePlan.Strike strike : feed.strikes()) {
                struck.add(strike.target());
            }
            used++;
        }
    }

    private List<StrikePlan.Strike> strikes(HexSet struck, HexSet supplied, boolean supplyNeeded) {
        desk.trial.copy(board);
        Openings openings = new Openings(situation);
        openings.begin(StrikePlan.able(board, side, done));
        return new StrikePlan(desk.trial, situation, reach, openings, supplied, supplyNeeded).all(struck);
    }

    private void exploreFighters() {
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (StrikePlan.canFight(board, side, unit)
                    && MayMove.canMarch(board, unit)
                    && !isGarrison(unit)
                    && situation.foeDistance(board.place(unit))
                            <= board.unit(unit).movement() + 1) {
                desk.reach.compute(board, unit);
                HexSet hexes = new HexSet(board.map().size());
                for (int i = 0; i < desk.reach.size(); i++) {
                    hexes.add(desk.reach.hex(i));
                }
                reach[unit] = hexes;
            }
        }
    }

    private boolean isHeldInPort(int unit) {
        return situation.weights.of(Knob.HOLD_PORTS) > 0 && isGarrison(unit);
    }

    /** Whether the unit is the only one in a port of ours that must not stand empty: it fights from there or not at all. */
    private boolean isGarrison(int unit) {
        int hex = board.place(unit);
        return board.map().isPort(hex)
                && board.combatUnits(side, hex) == 1
                && (side == Side.GERMAN
                        ? GermanGoals.needsGarrison(situation, hex)
                        : situation.foeDistance(hex) <= situation.weights.of(Knob.PORT_WATCH));
    }

    private void carryOut(List<StrikePlan.Strike> strikes) {
        for (StrikePlan.Strike strike : strikes) {
            carryOut(strike);
        }
    }

    private void carryOut(StrikePlan.Strike strike) {
        String why = "moves up to attack " + desk.name(strike.target()) + " at "
                + CombatResultsTable.columnName(Math.max(0, strike.column())) + ".";
        for (int i = 0; i < strike.units().size(); i++) {
            int unit = strike.units().get(i);
            int hex = strike.hexes().get(i);
            if (board.place(unit) != hex) {
                march(unit, hex, board.unit(unit).name() + " " + why);
            }
            done[unit] = true;
        }
    }

    /** Everybody else goes where he is wanted. */
    private void post() {
        if (side == Side.GERMAN) {
            GermanGoals.add(situation, goals);
        } else {
            Steady.addBritishGoals(situation, goals);
        }
        int[] units = new int[board.unitCount()];
        int count = 0;
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (!board.isOnMap(unit)
                    || board.unit(unit).side() != side
                    || !board.unit(unit).isCombat()) {
                continue;
            }
            if (!done[unit] && MayMove.canMarch(board, unit) && !isHeldInPort(unit)) {
                units[count++] = unit;
            } else {
                goals.serve(board.place(unit), board.unit(unit).strength() * Worth.POINT);
            }
        }
        goals.assign(board, units, count);
        sortByDistance(units, count);
        for (int i = 0; i < count; i++) {
            post(units[i]);
        }
    }

    /** Those in front move first and make room. */
    private void sortByDistance(int[] units, int count) {
        int[] distance = new int[board.unitCount()];
        for (int i = 0; i < count; i++) {
            int goal = goals.goal(units[i]);
            distance[units[i]] = goal == Goals.NONE ? 0 : desk.distancesTo(goals.hex(goal))[board.place(units[i])];
        }
        for (int i = 1; i < count; i++) {
            int unit = units[i];
            int at = i;
            while (at > 0 && distance[units[at - 1]] > distance[unit]) {
                units[at] = units[at - 1];
                at--;
            }
            units[at] = unit;
        }
    }

    private void post(int unit) {
        if (RailPlan.waitsForTrain(board, situation, goals, unit)) {
            return;
        }
        desk.reach.compute(board, unit);
        int from = board.place(unit);
        int best = from;
        int bestScore = posting.score(unit, from) + posting.inertia();
        for (int i = 0; i < desk.reach.size(); i++) {
            int hex = desk.reach.hex(i);
            int score = posting.score(unit, hex, bestScore);
            if (score > bestScore && StackingLimit.hasRoom(board, unit, hex)) {
                best = hex;
                bestScore = score;
            }
        }
        if (best != from) {
            march(unit, desk.reach.path(best), why(unit, best));
        }
    }

    private String why(int unit, int hex) {
        Unit counter = board.unit(unit);
        int goal = goals.goal(unit);
        if (goal == Goals.NONE) {
            return counter.name() + " moves to " + desk.name(hex) + ".";
        }
        return hex == goals.hex(goal)
                ? counter.name() + " occupies " + desk.name(hex) + "."
                : counter.name() + " moves towards " + desk.name(goals.hex(goal)) + ".";
    }

    /** [7.5] What retreats and landings have crowded into a hex must spread out. */
    private void thinOut() {
        for (int unit = StackReduction.corrector(board, side);
                unit != StackReduction.NOBODY;
                unit = StackReduction.corrector(board, side)) {
            if (MayMove.canMarch(board, unit)) {
                spread(unit);
            } else {
                new RailPlan(scratch, desk, situation).spread(unit, plan);
            }
        }
    }

    private void spread(int unit) {
        desk.reach.compute(board, unit);
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < desk.reach.size(); i++) {
            int hex = desk.reach.hex(i);
            if (StackingLimit.hasRoom(board, unit, hex)) {
                int score = board.unit(unit).isCombat() ? posting.score(unit, hex, bestScore) : -situation.threat(hex);
                if (score > bestScore) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        march(unit, desk.reach.path(best), board.unit(unit).name() + " makes room.");
    }
}
