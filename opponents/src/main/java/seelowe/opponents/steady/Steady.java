package seelowe.opponents.steady;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.StackReduction;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;

/**
 * Plays by the Players' Notes [16.0]. Each phase has a plan of its own; where a phase can be thought through at once, its orders
 * are kept and given out one by one.
 */
public final class Steady implements Opponent {
    private Chance chance;
    /** What this game's own ideas grow from, as long as he plays it: where he lands must not be foreseen. */
    private long whim;

    private Manner manner;
    private final Orders orders = new Orders();
    private @Nullable Desk desk;
    private @Nullable North north;
    private @Nullable Weights weights;

    public Steady(long seed) {
        this(seed, Manner.STANDARD);
    }

    /** One who goes by other numbers. */
    public Steady(long seed, Manner manner) {
        this.chance = new Chance(seed);
        this.whim = seed;
        this.manner = manner;
    }

    /** Forgets what he planned and begins a game, or the rest of one, in this manner; his desk he keeps. */
    public void begin(long seed, Manner newManner) {
        chance = new Chance(seed);
        whim = seed;
        orders.clear();
        manner = newManner;
    }

    /** Goes on as this one would: his plan for the phase, his numbers and his chance. Nothing is built anew. */
    public void imitate(Steady other) {
        chance = other.chance.copy();
        whim = other.whim;
        manner = other.manner;
        orders.copy(other.orders);
    }

    /** From now on he goes by other numbers; what is planned for the phase stays. */
    public void adopt(Manner newManner) {
        manner = newManner;
    }

    /** Reckoned once for a decision. */
    private Weights weights(Seat seat) {
        Weights known = weights;
        if (known == null) {
            known = manner.weights(seat.state(), seat.side());
            weights = known;
        }
        return known;
    }

    @Override
    public Decision decide(Seat seat) {
        weights = null;
        Decision decision = plan(seat);
        if (seat.allows(decision.action())) {
            return decision;
        }
        return new Decision(seat.sample(chance), "Things turn out otherwise than planned; we improvise.");
    }

    private Desk desk(GameState state) {
        Desk kept = desk;
        if (kept == null || kept.map != state.map()) {
            kept = new Desk(state.map());
            desk = kept;
        }
        return kept;
    }

    private North north(Seat seat) {
        North kept = north;
        if (kept == null) {
            kept = new North(seat.state(), weights(seat));
            north = kept;
        }
        return kept;
    }

    /** Whether this is a game in which Germans win by leaving the map. */
    static boolean isDrive(GameState state) {
        return SpecialRules.of(state).isWonBeyondTheEdge();
    }

    private Decision plan(Seat seat) {
        GameState state = seat.state();
        Desk with = desk(state);
        if (!state.campaign().risings().isEmpty()) {
            return PartisanChoice.rising(seat, situation(seat, with));
        }
        Combat combat = state.combat();
        if (combat != null) {
            return new CombatChoices(situation(seat, with), combat).next();
        }
        return switch (state.phase()) {
            case LANDING_PLAN -> AreaPlan.next(state, new Whim(whim));
            case BRITISH_DEPLOYMENT -> new Decision(new Action.EndPhase(), "Our troops stay at their posts.");
            case WEATHER -> new Decision(new Action.Roll(), "We look at the sky.");
            case ACTIVATION -> new Decision(new Action.Roll(), "We get the army moving.");
            case GERMAN_RECOVERY, BRITISH_RECOVERY ->
                new Decision(new Action.Roll(), "Our troops sort themselves out.");
            case LANDING -> landing(seat, with);
            case GERMAN_REINFORCEMENT -> new LandingChoices(situation(seat, with), new Whim(whim)).flight();
            case GERMAN_AIR, BRITISH_AIR -> air(seat, with);
            case GERMAN_MOVEMENT, GERMAN_MECHANIZED, BRITISH_MOVEMENT, BRITISH_MECHANIZED -> movement(seat, with);
            case GERMAN_COMBAT, BRITISH_COMBAT -> new AttackPlan(situation(seat, with)).next();
            case EMBARKATION -> new EmbarkationPlan(state, weights(seat)).next();
            case BRITISH_REINFORCEMENT -> reinforcement(seat, with);
            case ENTRAINING -> entraining(seat, with);
            case BRITISH_SET_UP, GERMAN_SET_UP -> new SetUpPlan(seat, north(seat), weights(seat)).next();
            case PARTISAN_SET_UP -> new Decision(new Action.EndPhase(), "Our partisans are ready.");
            case EARLY_RISINGS, RISINGS -> new Decision(new Action.Roll(), "The people may rise.");
            case OFF_MAP_COMBAT, OFF_MAP_SUPPLY, SUPPLY_RAID -> new OffMapChoices(seat, weights(seat)).next();
            case GERMAN_SUPPLY, BRITISH_SUPPLY -> new Decision(new Action.EndPhase(), "We count our supplies.");
            case GAME_OVER -> throw new IllegalStateException("Nothing is to be decided in " + state.phase());
        };
    }

    private Situation situation(Seat seat, Desk desk) {
        return new Situation(seat.state(), seat.side(), desk, weights(seat));
    }

    private Decision landing(Seat seat, Desk desk) {
        GameState state = seat.state();
        LandingChoices choices = new LandingChoices(situation(seat, desk), new Whim(whim));
        return state.turn() == 1 && state.rules().firstTurnRules() ? choices.initial() : choices.later();
    }

    private Decision air(Seat seat, Desk desk) {
        GameState state = seat.state();
        Decision strike = AirPlan.duringRaid(state, weights(seat));
        if (strike != null) {
            return strike;
        }
        if (state.raid() == null && !orders.areFor(state)) {
            orders.set(state, new AirPlan(state, seat.side(), desk, weights(seat)).make());
        }
        Decision mission = orders.next(seat);
        if (mission != null) {
            return mission;
        }
        Decision base = new AirBasePlan(state, situation(seat, desk)).next();
        return base != null ? base : new Decision(new Action.EndPhase(), "The air battle is over.");
    }

    private Decision movement(Seat seat, Desk desk) {
        GameState state = seat.state();
        if (state.isRemovingExcess()) {
            return removal(state, seat.side(), weights(seat));
        }
        if (!orders.areFor(state)) {
            orders.set(state, moves(seat, desk));
        }
        Decision order = orders.next(seat);
        return order != null ? order : new Decision(new Action.EndPhase(), "Our movement is done.");
    }

    private List<Decision> moves(Seat seat, Desk desk) {
        GameState state = seat.state();
        return isDrive(state) && seat.side() == Side.GERMAN
                ? new DrivePlan(state, desk, north(seat), weights(seat)).make()
                : new MovePlan(state, seat.side(), desk, weights(seat)).make();
    }

    private static Decision removal(GameState state, Side side, Weights weights) {
        int weakest = -1;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (StackReduction.isRemovable(state, side, unit)
                    && (weakest < 0 || Worth.of(weights, state.unit(unit)) < Worth.of(weights, state.unit(weakest)))) {
                weakest = unit;
            }
        }
        return new Decision(
                new Action.RemoveExcess(weakest), state.unit(weakest).name() + " is lost in the crowd.");
    }

    private Decision reinforcement(Seat seat, Desk desk) {
        Situation situation = situation(seat, desk);
        if (Partisans.atHand(seat.state()) >= 0 && Partisans.anyCityOpen(seat.state())) {
            return PartisanChoice.next(seat.state(), situation);
        }
        Decision arrival = new AirBasePlan(seat.state(), situation).arrival();
        return arrival != null ? arrival : new Decision(new Action.EndPhase(), "Our reinforcements are in.");
    }

    private Decision entraining(Seat seat, Desk desk) {
        GameState state = seat.state();
        if (!orders.areFor(state)) {
            orders.set(state, trains(seat, desk));
        }
        Decision order = orders.next(seat);
        return order != null ? order : new Decision(new Action.EndPhase(), "The trains are loaded.");
    }

    private List<Decision> trains(Seat seat, Desk desk) {
        GameState state = seat.state();
        Situation situation = situation(seat, desk);
        Goals goals = new Goals(situation);
        addBritishGoals(situation, goals);
        int[] units = new int[state.unitCount()];
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isBritishFighter(state, unit)) {
                units[count++] = unit;
            }
        }
        goals.assign(state, units, count);
        return RailPlan.trains(state, situation, goals);
    }

    static void addBritishGoals(Situation situation, Goals goals) {
        if (isDrive(situation.state)) {
            HuntGoals.add(situation, goals);
        } else {
            BritishGoals.add(situation, goals);
        }
    }

    private static boolean isBritishFighter(GameState state, int unit) {
        return state.isOnMap(unit)
                && state.unit(unit).side() == Side.BRITISH
                && state.unit(unit).isCombat()
                && !state.has(unit, Mark.UNACTIVATED);
    }
}
