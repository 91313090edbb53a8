package seelowe.engine.rule.supply;

import seelowe.engine.Rule;
import seelowe.engine.board.Hexes;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;

/** [9.7] Supply units that German attacks draw on. */
@Rule({"R9.7a", "R9.7b"})
public final class AttackSupply {
    private static final int SUPPLY_MARKS = Mark.UNSUPPLIED.bit() | Mark.ISOLATED.bit();

    private AttackSupply() {}

    /** Whether attacks of this Game-Turn need supply units at all [11.41G]; British ones never do. */
    @Rule("R11.41G")
    public static boolean isNeeded(GameState state) {
        return state.phase().side() == Side.GERMAN && !FirstTurnSupply.isFull(state);
    }

    /** Whether the unit could attack now as far as supply goes: judged Supplied, and with a path of five or fewer. */
    public static boolean mayAttack(GameState state, int unit) {
        return mayAttack(new SupplyTracer(state.map()), state, unit);
    }

    /** The same with the caller's working memory. */
    @Rule({"C13-U", "C13-I", "R4.1-BC"})
    public static boolean mayAttack(SupplyTracer tracer, GameState state, int unit) {
        if (state.hasAny(unit, SUPPLY_MARKS)) {
            return false;
        }
        int within = within(state);
        return state.unit(unit).side() == Side.BRITISH
                || FirstTurnSupply.isFull(state)
                || tracer.lengthToSource(state, Side.GERMAN, state.place(unit), within) <= within;
    }

    /** [9.7a] How long the path of an attacker may be. */
    static int within(GameState state) {
        return state.rules().measures().suppliedWithin();
    }

    /** Whether the attacker has a path of five or fewer hexes to this supply unit now. */
    public static boolean reaches(GameState state, int attacker, int supplyUnit) {
        return reaches(new SupplyTracer(state.map()), state, attacker, supplyUnit);
    }

    /** The same with the caller's working memory. */
    public static boolean reaches(SupplyTracer tracer, GameState state, int attacker, int supplyUnit) {
        if (!state.isOnMap(supplyUnit) || !state.unit(supplyUnit).isSupply()) {
            return false;
        }
        if (state.map().grid().distance(state.place(attacker), state.place(supplyUnit)) > within(state)) {
            return false;
        }
        tracer.measureFrom(state, Side.GERMAN, state.place(attacker), within(state));
        return tracer.length(state.place(supplyUnit)) <= within(state);
    }

    /** All hexes from which an attacker has such a path to this supply unit on the map. */
    public static Hexes served(SupplyTracer tracer, GameState state, int supplyUnit) {
        tracer.measureFrom(state, Side.GERMAN, state.place(supplyUnit), within(state));
        return tracer.reached();
    }

    /** A supply unit for each attacker, in their order, that uses up as few further supply units as possible [Q50]. */
    public static Ids cheapest(GameState state, Ids attackers) {
        return cheapest(new SupplyTracer(state.map()), state, attackers);
    }

    /** The same with the caller's working memory. Every attacker must reach some supply unit: see {@link #mayAttack}. */
    @Rule("Q50")
    public static Ids cheapest(SupplyTracer tracer, GameState state, Ids attackers) {
        return isNeeded(state) ? new SupplyBill(tracer, state, attackers).cheapest() : Ids.none();
    }
}
