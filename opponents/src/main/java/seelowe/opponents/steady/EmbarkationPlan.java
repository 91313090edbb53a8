package seelowe.opponents.steady;

import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.rule.landing.TransportWave;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.opponents.play.Decision;

/** [12.1] Loads the ships as full as they go [PN12], towards areas where those aboard can get ashore. */
final class EmbarkationPlan {
    /** Who goes before whom: what costs nothing, supplies that are wanted, troops, supplies that fill a gap. */
    private static final int FREE = 1000;

    private static final int FIRST = 500;
    private static final int USUAL = 100;
    private static final int LAST = 2;

    private final GameState state;
    private final Weights weights;
    /** For supplies, mechanized units and the others: where they do best to sail. */
    private final @Nullable LandingArea[] areas = new LandingArea[3];

    private final boolean[] known = new boolean[3];
    /** Combat units that wait for ships, looked for when first asked. */
    private @Nullable Ids waiting;

    EmbarkationPlan(GameState state, Weights weights) {
        this.state = state;
        this.weights = weights;
    }

    Decision next() {
        if (TransportWave.mayStart(state)) {
            return new Decision(new Action.StartWave(), "The next wave assembles.");
        }
        int unit = choose();
        if (unit < 0) {
            return new Decision(new Action.EndPhase(), "The ships are loaded.");
        }
        LandingArea area = area(state.unit(unit));
        return area == null
                ? new Decision(new Action.EndPhase(), "No port is open to our ships.")
                : new Decision(
                        new Action.Embark(unit, area), state.unit(unit).name() + " embarks for area " + area + ".");
    }

    /** Supplies first while few are over there; then the units whose strengths fill the ships best. */
    private int choose() {
        int points = state.wavePoints();
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (TransportWave.unitObstacle(state, unit) == Obstacle.NONE) {
                int score = score(unit, points);
                if (score > bestScore && area(state.unit(unit)) != null) {
                    best = unit;
                    bestScore = score;
                }
            }
        }
        return bestScore <= 0 ? -1 : best;
    }

    private int score(int unit, int points) {
        Unit counter = state.unit(unit);
        int cost = TransportWave.cost(state, unit);
        if (counter.isSupply()) {
            boolean wanted = supplyOver() < weights.of(Knob.SAIL_SUPPLY);
            return cost == 0 ? FREE : wanted ? FIRST : points == cost ? LAST : 0;
        }
        return USUAL
                + cost
                - weights.of(Knob.SAIL_WASTE) * waste(unit, points - cost)
                + (counter.mechanized() ? weights.of(Knob.SAIL_MECHANIZED) : 0);
    }

    /** The points that nobody could use if so many were left. */
    private int waste(int but, int points) {
        long sums = 1;
        Ids others = waiting();
        for (int i = 0; i < others.size(); i++) {
            if (others.get(i) != but) {
                sums |= sums << state.unit(others.get(i)).strength();
            }
        }
        int used = Math.min(points, 62);
        while ((sums & 1L << used) == 0) {
            used--;
        }
        return points - used;
    }

    private Ids waiting() {
        Ids found = waiting;
        if (found == null) {
            int[] units = new int[state.unitCount()];
            int count = 0;
            for (int unit = 0; unit < units.length; unit++) {
                if (TransportWave.waits(state, unit) && state.unit(unit).isCombat()) {
                    units[count++] = unit;
                }
            }
            found = Ids.of(units, count);
            waiting = found;
        }
        return found;
    }

    private int supplyOver() {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            int place = state.place(unit);
            count += state.unit(unit).isSupply() && (place >= 0 || Place.isEchelon(place)) ? 1 : 0;
        }
        return count;
    }

    /** The open area with most room to land for those not yet aboard, or null if there is none. */
    private @Nullable LandingArea area(Unit unit) {
        int kind = unit.isSupply() ? 0 : unit.mechanized() ? 1 : 2;
        if (!known[kind]) {
            known[kind] = true;
            areas[kind] = best(unit);
        }
        return areas[kind];
    }

    private @Nullable LandingArea best(Unit unit) {
        LandingArea best = null;
        int bestRoom = 0;
        for (int i = 0; i < LandingArea.COUNT; i++) {
            LandingArea area = LandingArea.of(i);
            if (TransportWave.isOpen(state, area)) {
                int room = room(area, unit);
                if (room > bestRoom) {
                    best = area;
                    bestRoom = room;
                }
            }
        }
        return best;
    }

    private int room(LandingArea area, Unit unit) {
        int ports = 0;
        boolean beach = false;
        Ids coast = state.map().landingHexes(area);
        for (int i = 0; i < coast.size(); i++) {
            int hex = coast.get(i);
            if (!state.isGermanHeld(hex) || state.hasGround(Side.BRITISH, hex)) {
                continue;
            }
            if (state.map().isPort(hex)) {
                ports++;
            } else {
                beach |= state.isInvaded(area);
            }
        }
        int room = ports * weights.of(Knob.SAIL_PORT) + (beach && !unit.mechanized() ? weights.of(Knob.SAIL_BEACH) : 0);
        if (unit.isSupply() && room > 0) {
            return demand(coast) / (1 + aboard(area)) + 1;
        }
        return room
                * weights.of(Knob.SAIL_PORT)
                * (weights.of(Knob.SAIL_FOOTHOLD) + strengthNear(coast))
                / (1 + aboard(area))
                / (1 + (ports == 0 ? weights.of(Knob.SAIL_NO_PORT) : 0));
    }

    /** German strength ashore close to this coast: success is reinforced [PN5]. */
    private int strengthNear(Ids coast) {
        int sum = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isOnMap(unit)
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isCombat()
                    && isNear(state.place(unit), coast)) {
                sum += state.unit(unit).strength();
            }
        }
        return sum;
    }

    /** The most that a supply unit would find to do at a port of this coast. */
    private int demand(Ids coast) {
        int most = 0;
        for (int i = 0; i < coast.size(); i++) {
            int hex = coast.get(i);
            if (state.isGermanHeld(hex) && state.map().isPort(hex)) {
                most = Math.max(most, GermanSupply.demand(state, weights, hex));
            }
        }
        return most;
    }

    private boolean isNear(int hex, Ids coast) {
        for (int i = 0; i < coast.size(); i++) {
            if (state.map().grid().distance(hex, coast.get(i)) <= weights.of(Knob.SAIL_NEAR)) {
                return true;
            }
        }
        return false;
    }

    private int aboard(LandingArea area) {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            count += state.place(unit) == Place.echelon(area) ? 1 : 0;
        }
        return count;
    }
}
