package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;

/**
 * German attacks are fed by supply units [9.7]: which one, brought forward to which hex, feeds the attacks that are worth most?
 * One that is used up needs no cover, so it may go wherever it serves.
 */
final class Offensive {
    /** [9.1] The longest path that gives full supply. */
    private static final int SUPPLIED_WITHIN = SupplyJudgement.SUPPLIED_WITHIN;

    private static final int UNKNOWN = -1;
    private static final int ALL_SIDES = (1 << HexDirection.COUNT) - 1;

    private final GameState board;
    private final Scratch trial;
    private final Situation situation;
    private final HexSet[] reach;
    private final boolean[] done;
    private final int[] prey;
    private final Openings openings;
    private int ports;

    /** A supply unit, the hex it goes to, and the strikes it feeds from there. */
    record Feed(int supply, int hex, List<StrikePlan.Strike> strikes, int value) {}

    Offensive(GameState board, Situation situation, HexSet[] reach, boolean[] done) {
        this.board = board;
        this.trial = situation.desk.trial;
        this.situation = situation;
        this.reach = reach;
        this.done = done;
        this.openings = new Openings(situation);
        this.ports = VictoryConditions.portsHeld(board);
        this.prey = new int[board.map().size()];
        Arrays.fill(prey, UNKNOWN);
    }

    /** The best use of one more supply unit, or null if none is worth its price; {@code used} have been used up before. */
    @Nullable
    Feed best(int used, HexSet struck) {
        Feed best = null;
        beginOpenings();
        for (int unit = 0; unit < board.unitCount(); unit++) {
            if (!board.unit(unit).isSupply() || !board.isOnMap(unit) || done[unit]) {
                continue;
            }
            int price = GermanSupply.price(situation, unit, used);
            Feed here = feed(unit, board.place(unit), price, struck);
            best = better(best, here);
            for (int hex : forward(unit)) {
                best = better(best, feed(unit, hex, price, struck));
            }
        }
        return best;
    }

    private void beginOpenings() {
        openings.begin(StrikePlan.able(board, situation.side, done));
        int held = VictoryConditions.portsHeld(board);
        for (int i = 0; held != ports && i < situation.foeHexCount(); i++) {
            openings.forget(i);
        }
        ports = held;
    }

    /** Before it is carried out: what is known of enemy hexes that the feed concerns will be true no longer. */
    void forgetConcernedBy(Feed feed) {
        for (int i = 0; i < situation.foeHexCount(); i++) {
            if (isConcerned(situation.foeHex(i), feed)) {
                openings.forget(i);
            }
        }
    }

    private boolean isConcerned(int target, Feed feed) {
        if (StrikePlan.isNear(board.map(), target, board.place(feed.supply()), feed.hex())) {
            return true;
        }
        for (StrikePlan.Strike strike : feed.strikes()) {
            for (int i = 0; i < strike.units().size(); i++) {
                int unit = strike.units().get(i);
                if (StrikePlan.sides(board, reach[unit], unit, target, ALL_SIDES) != 0
                        || StrikePlan.isNear(
                                board.map(),
                                target,
                                board.place(unit),
                                strike.hexes().get(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static @Nullable Feed better(@Nullable Feed best, @Nullable Feed other) {
        if (best == null || other == null) {
            return best == null ? other : best;
        }
        return other.value() > best.value() ? other : best;
    }

    private @Nullable Feed feed(int supply, int hex, int price, HexSet struck) {
        if (situation.foeDistance(hex) > SUPPLIED_WITHIN + 1) {
            return null;
        }
        List<StrikePlan.Strike> strikes = openings.fedFrom(hex);
        if (strikes == null) {
            strikes = strikes(hex, struck);
            openings.keepFedFrom(hex, strikes);
        }
        int value = -price;
        for (StrikePlan.Strike strike : strikes) {
            value += strike.gain();
        }
        return value > 0 ? new Feed(supply, hex, strikes, value) : null;
    }

    private List<StrikePlan.Strike> strikes(int hex, HexSet struck) {
        trial.copy(board);
        return new StrikePlan(trial, situation, reach, openings, around(hex), true).all(struck.copy());
    }

    private HexSet around(int hex) {
        SupplyTracer tracer = situation.desk.tracer;
        tracer.measureFrom(board, Side.GERMAN, hex, SUPPLIED_WITHIN);
        return tracer.reached();
    }

    /** Of the hexes the supply unit can get to, those with most enemies around. */
    private List<Integer> forward(int supply) {
        List<Integer> hexes = new ArrayList<>();
        if (MayMove.canMarch(board, supply)) {
            situation.desk.reach.compute(board, supply);
            for (int i = 0; i < situation.desk.reach.size(); i++) {
                int hex = situation.desk.reach.hex(i);
                if (hex != board.place(supply) && prey(hex) > 0 && StackingLimit.hasRoom(board, supply, hex)) {
                    hexes.add(hex);
                }
            }
        }
        hexes.sort(Comparator.comparingInt(this::prey).reversed());
        return hexes.subList(0, Math.min(situation.weights.of(Knob.FEEDS_WEIGHED), hexes.size()));
    }

    /** Reckoned once for each hex, for the enemy stands still while we plan. */
    private int prey(int hex) {
        if (prey[hex] == UNKNOWN) {
            prey[hex] = preyAround(hex);
        }
        return prey[hex];
    }

    private int preyAround(int hex) {
        int sum = 0;
        for (int i = 0; i < situation.foeCount(); i++) {
            if (board.map().grid().distance(board.place(situation.foe(i)), hex) <= SUPPLIED_WITHIN) {
                sum += Math.min(
                        situation.weights.of(Knob.PREY),
                        board.unit(situation.foe(i)).strength());
            }
        }
        return sum;
    }
}
