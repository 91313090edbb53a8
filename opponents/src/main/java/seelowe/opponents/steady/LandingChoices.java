package seelowe.opponents.steady;

import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.air.AirTransport;
import seelowe.engine.rule.landing.AirborneDrop;
import seelowe.engine.rule.landing.InitialLanding;
import seelowe.engine.rule.landing.LandingOperations;
import seelowe.engine.rule.landing.TransportWave;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;

/** Who comes ashore where: on Game-Turn 1 beside weakly held ports, later through the ports that are ours. */
final class LandingChoices {
    /** Strength of a parachute regiment and those who are flown in to it. */
    private static final int DROPPED = 8;

    private final GameState state;
    private final GameMap map;
    private final Situation situation;
    private final Desk desk;
    private final Assault assault;
    private final Whim whim;

    LandingChoices(Situation situation, Whim whim) {
        this.situation = situation;
        this.whim = whim;
        this.state = situation.state;
        this.map = state.map();
        this.desk = situation.desk;
        this.assault = new Assault(state, situation);
    }

    /** [11.41B] The initial landing: as prepared, and otherwise as it seems best on the spot. */
    Decision initial() {
        Action prepared = situation.weights.of(Knob.LAND_PREPARED) > 0 ? PreparedLanding.next(state, whim) : null;
        if (prepared instanceof Action.Land landing) {
            return land(landing.unit(), landing.hex());
        }
        return prepared instanceof Action.Drop drop ? drop(drop.unit(), drop.hex()) : improvised();
    }

    /** The best pair of unit and beach, the strongest units first. */
    private Decision improvised() {
        int bestUnit = -1;
        int bestHex = -1;
        int best = Integer.MIN_VALUE;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!InitialLanding.waits(state, unit)) {
                continue;
            }
            Ids hexes = InitialLanding.hexes(state, unit);
            for (int i = 0; i < hexes.size(); i++) {
                int score = beachScore(unit, hexes.get(i))
                        + situation.weights.of(Knob.LAND_STRENGTH)
                                * state.unit(unit).strength();
                if (score > best) {
                    best = score;
                    bestUnit = unit;
                    bestHex = hexes.get(i);
                }
            }
        }
        return bestUnit < 0 ? drop() : land(bestUnit, bestHex);
    }

    private Decision land(int unit, int hex) {
        return new Decision(new Action.Land(unit, hex), state.unit(unit).name() + " lands at " + desk.name(hex) + ".");
    }

    private int beachScore(int unit, int hex) {
        if (state.unit(unit).isSupply()) {
            return situation.weights.of(Knob.LAND_SUPPLY_COVERED) * state.combatUnits(Side.GERMAN, hex)
                    - situation.weights.of(Knob.LAND_SUPPLY_LAST)
                    - situation.threat(hex) / Worth.POINT;
        }
        int score = 0;
        int here = state.combatUnits(Side.GERMAN, hex);
        if (map.isPort(hex) && here == 0) {
            score += situation.weights.of(Knob.LAND_AT_PORT);
        }
        score += attackScore(unit, hex);
        score -= Math.max(0, nearestGerman(hex, unit) - situation.weights.of(Knob.LAND_TOGETHER))
                * situation.weights.of(Knob.LAND_APART);
        return score - here * situation.weights.of(Knob.LAND_CROWD);
    }

    /** What the unit would add there to an attack on a neighbour in the coming Combat Phase, others around him taking part. */
    private int attackScore(int unit, int hex) {
        int best = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int target = map.link(hex, way);
            if (target >= 0 && state.hasGround(Side.BRITISH, target)) {
                assault.begin(Ids.of(target));
                gather(target);
                int before = assault.size() == 0 ? 0 : Math.max(0, assault.value());
                assault.add(unit, hex);
                best = Math.max(best, assault.value() - before);
            }
        }
        return best;
    }

    private void gather(int target) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int hex = map.link(target, way);
            for (int unit = hex < 0 ? -1 : state.first(hex); unit >= 0; unit = state.next(unit)) {
                if (state.unit(unit).side() == Side.GERMAN && state.unit(unit).isCombat()) {
                    assault.add(unit, hex);
                }
            }
        }
    }

    private int nearestGerman(int hex, int but) {
        int nearest = Desk.FAR;
        boolean any = false;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (unit != but && state.isOnMap(unit) && state.unit(unit).side() == Side.GERMAN) {
                nearest = Math.min(nearest, map.grid().distance(state.place(unit), hex));
                any = true;
            }
        }
        return any ? nearest : 0;
    }

    private Decision drop() {
        int bestUnit = -1;
        int bestHex = -1;
        int best = Integer.MIN_VALUE;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!AirborneDrop.waits(state, unit)) {
                continue;
            }
            HexSet hexes = AirborneDrop.hexes(state, unit);
            for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
                int score = attackScore(unit, hex)
                        + whim.about(hex, situation.weights.of(Knob.LAND_WHIM))
                        - situation.danger(hex, DROPPED * Worth.POINT) / situation.weights.of(Knob.DROP_BOLDNESS)
                        + situation.friendsAround(hex) * situation.weights.of(Knob.DROP_FRIEND);
                if (score > best) {
                    best = score;
                    bestUnit = unit;
                    bestHex = hex;
                }
            }
        }
        return bestUnit < 0 ? new Decision(new Action.EndPhase(), "The landing is over.") : drop(bestUnit, bestHex);
    }

    private Decision drop(int unit, int hex) {
        return new Decision(
                new Action.Drop(unit, hex), state.unit(unit).name() + " comes down near " + desk.name(hex) + ".");
    }

    /** [12.3] Later landings: ports first, supplies before all when few are ashore; stragglers go back for a new wave [PN13]. */
    Decision later() {
        int bestUnit = -1;
        int bestHex = -1;
        int best = Integer.MIN_VALUE;
        boolean shortOfSupply = GermanSupply.ashore(state) < situation.weights.of(Knob.ENOUGH_SUPPLY);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Ids hexes = LandingOperations.hexes(state, unit);
            for (int i = 0; i < hexes.size(); i++) {
                Unit counter = state.unit(unit);
                if (!canSpread(counter, hexes.get(i))) {
                    continue;
                }
                int score = counter.isSupply()
                        ? (shortOfSupply
                                ? situation.weights.of(Knob.LAND_SUPPLY)
                                : situation.weights.of(Knob.LAND_SUPPLY_PLENTY))
                        : counter.strength() * situation.weights.of(Knob.LAND_STRENGTH);
                score += placeScore(counter, hexes.get(i));
                if (score > best) {
                    best = score;
                    bestUnit = unit;
                    bestHex = hexes.get(i);
                }
            }
        }
        return bestUnit < 0 ? straggler() : land(bestUnit, bestHex);
    }

    /** [7.5] Whether nobody will be too many in the hex at the end of the Movement Phase. */
    private boolean canSpread(Unit unit, int hex) {
        boolean full = unit.isSupply()
                ? state.supplyUnits(hex) >= StackingLimit.SUPPLY_UNITS
                : state.combatUnits(Side.GERMAN, hex) >= StackingLimit.COMBAT_UNITS;
        if (!full) {
            return true;
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = map.link(hex, way);
            if (next >= 0
                    && !state.controls(Side.BRITISH, next)
                    && !state.hasGround(Side.BRITISH, next)
                    && state.combatUnits(Side.GERMAN, next) == 0
                    && state.supplyUnits(next) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Foot soldiers take the beach while there is one, so that ports are left for those who need them. */
    private int placeScore(Unit unit, int hex) {
        int score = map.isPort(hex)
                ? (unit.mechanized() ? situation.weights.of(Knob.LAND_MECHANIZED) : 0)
                : situation.weights.of(Knob.LAND_BEACH);
        score -= state.combatUnits(Side.GERMAN, hex) * situation.weights.of(Knob.LAND_LATER_CROWD);
        if (unit.isSupply()) {
            score += GermanSupply.demand(state, situation.weights, hex) / situation.weights.of(Knob.LAND_DEMAND)
                    - situation.weights.of(Knob.LAND_SUPPLY_APART) * state.supplyUnits(hex);
        }
        return score;
    }

    private Decision straggler() {
        int atSea = 0;
        int first = -1;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (LandingOperations.isAtSea(state, unit)) {
                atSea += state.unit(unit).isSupply()
                        ? situation.weights.of(Knob.STRAGGLING_SUPPLY)
                        : state.unit(unit).strength();
                first = unit;
            }
        }
        int next = state.rules().wavePoints(state.wave() + 1);
        boolean worthIt = first >= 0 && atSea + state.wavePoints() < next && TransportWave.isScheduled(state);
        return worthIt
                ? new Decision(
                        new Action.ReturnToFrance(first),
                        state.unit(first).name() + " goes back, so that the next wave can sail.")
                : new Decision(new Action.EndPhase(), "Whoever can land has landed.");
    }

    /** [10.9] A supply unit flown in, whenever it can be. */
    Decision flight() {
        int cargo = AirTransport.nextCargo(state, 0);
        for (int i = 0; cargo >= 0 && i < state.campaign().airfields().size(); i++) {
            int airfield = state.campaign().airfields().get(i);
            Action lift = new Action.FlySupply(cargo, airfield);
            if (RuleBook.refusal(state, Side.GERMAN, lift).isEmpty()) {
                return new Decision(lift, "Supplies are flown to the airfield at " + desk.name(airfield) + ".");
            }
        }
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        for (int hex : map.beachHexes()) {
            if (AirTransport.isLandingGround(state, hex)) {
                int score = GermanSupply.demand(state, situation.weights, hex)
                        + situation.weights.of(Knob.FLY_TO_NEEDY) * GermanSupply.needy(state, situation.weights, hex)
                        - situation.weights.of(Knob.FLY_APART) * state.supplyUnits(hex)
                        + situation.weights.of(Knob.FLY_COVERED) * state.combatUnits(Side.GERMAN, hex);
                if (score > bestScore) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        return cargo < 0 || best < 0
                ? new Decision(new Action.EndPhase(), "Nothing is flown in.")
                : new Decision(new Action.FlySupply(cargo, best), "Supplies are flown to " + desk.name(best) + ".");
    }
}
