package seelowe.opponents.steady;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;

/** What the German wants: ports, his own kept and the next ones taken; supplies covered; the enemy hunted down [PN1-PN6]. */
final class GermanGoals {
    /** By scenario, the port that cuts off the enemy behind it. */
    private static final Map<String, String> SPEARHEADS = Map.of("N", "3820");

    /** As strong as an army: all who can be spared. */
    private static final int NORTHERN_FORCE = 1000;

    private final GameState state;
    private final Situation situation;
    private final Goals goals;

    private GermanGoals(Situation situation, Goals goals) {
        this.state = situation.state;
        this.situation = situation;
        this.goals = goals;
    }

    static void add(Situation situation, Goals goals) {
        GermanGoals german = new GermanGoals(situation, goals);
        german.addPorts();
        german.addSpearhead();
        german.addNorth();
        german.addCover();
        german.addEnemies();
    }

    private void addPorts() {
        List<Integer> inDanger = new ArrayList<>();
        int safe = 0;
        for (int port : state.map().portHexes()) {
            if (!state.isGermanHeld(port)) {
                addConquest(port);
            } else if (needsGarrison(situation, port)) {
                inDanger.add(port);
            } else {
                safe++;
            }
        }
        inDanger.sort(Comparator.comparingInt(this::trouble));
        boolean scarce = safe + inDanger.size() < Worth.PORTS_THAT_COUNT + situation.weights.of(Knob.SPARE_PORTS);
        for (int port : inDanger) {
            addGarrison(port, scarce && safe++ < Worth.PORTS_THAT_COUNT);
        }
    }

    /** How hard a port is to keep. */
    private int trouble(int port) {
        int garrison = state.combatUnits(Side.GERMAN, port) > 0 ? 1 : 0;
        return situation.threat(port) / Worth.POINT
                - situation.weights.of(Knob.PORT_FRIEND) * situation.friendsAround(port)
                - situation.weights.of(Knob.PORT_GARRISONED) * garrison;
    }

    /** While few ports are left, those that victory goes by [15.2] are not left empty whatever else there is to do. */
    private void addGarrison(int port, boolean vital) {
        int strength = Math.max(
                situation.weights.of(Knob.LEAST_GARRISON),
                Math.min(
                        situation.weights.of(Knob.MOST_GARRISON),
                        situation.threat(port) / situation.weights.of(Knob.GARRISON_SHARE)));
        int friends = situation.weights.of(Knob.PORT_FRIEND) * situation.friendsAround(port);
        if (vital) {
            goals.add(port, situation.weights.of(Knob.VITAL_PORT) + friends, situation.weights.of(Knob.LEAST_GARRISON));
        } else {
            goals.add(port, situation.weights.of(Knob.GARRISON) + friends, strength);
        }
    }

    /** Whether a port of ours could be walked into, or partisans rise in it. */
    static boolean needsGarrison(Situation situation, int port) {
        GameState state = situation.state;
        int partisans = state.rules().partisansFromTurn();
        boolean rising =
                partisans > 0 && state.turn() >= partisans - 1 && state.map().isCity(port);
        return rising || situation.foeDistance(port) <= situation.weights.of(Knob.PORT_ALARM);
    }

    private void addConquest(int port) {
        int distance = nearestGerman(port);
        if (distance > situation.weights.of(Knob.WITHIN)) {
            return;
        }
        if (state.hasGround(Side.BRITISH, port)
                || VictoryConditions.portsHeld(state) >= situation.weights.of(Knob.PORTS_WANTED)) {
            addDefended(port, distance);
        } else {
            goals.add(
                    port,
                    situation.weights.of(Knob.OPEN_PORT) - situation.weights.of(Knob.PORT_DISTANCE) * distance,
                    situation.weights.of(Knob.LEAST_GARRISON));
        }
    }

    private void addDefended(int port, int distance) {
        int defenders = 0;
        for (int unit = state.first(port); unit >= 0; unit = state.next(unit)) {
            defenders += state.unit(unit).isCombat() ? state.unit(unit).strength() : 0;
        }
        int strength = Math.max(
                situation.weights.of(Knob.MOST_GARRISON),
                defenders * situation.weights.of(Knob.PORT_ODDS) * Worth.POINT);
        goals.add(
                port, situation.weights.of(Knob.PORT) - situation.weights.of(Knob.PORT_DISTANCE) * distance, strength);
    }

    /** [PN2] Who takes Chatham early cuts off everybody between there, Hastings and Dover. */
    private void addSpearhead() {
        int worth = situation.weights.of(Knob.SPEARHEAD);
        String number = SPEARHEADS.get(state.scenario().code());
        if (worth > 0 && number != null && state.turn() <= situation.weights.of(Knob.SPEARHEAD_TURNS)) {
            int hex = state.map().grid().parse(number);
            if (hex >= 0 && !state.isGermanHeld(hex)) {
                goals.add(hex, worth, situation.weights.of(Knob.SPEARHEAD_FORCE));
            }
        }
    }

    /** The hex of the north edge that is nearest to us. */
    private void addNorth() {
        int worth = situation.weights.of(Knob.NORTH_GOAL);
        if (worth == 0) {
            return;
        }
        int best = -1;
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (state.map().isNorthEdge(hex) && (best < 0 || nearestGerman(hex) < nearestGerman(best))) {
                best = hex;
            }
        }
        if (best >= 0) {
            goals.add(best, worth, NORTHERN_FORCE);
        }
    }

    private void addCover() {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.unit(unit).isSupply() && state.isOnMap(unit)) {
                int threat = situation.threat(state.place(unit));
                if (threat > 0) {
                    goals.add(
                            state.place(unit),
                            situation.weights.of(Knob.COVER),
                            Math.min(
                                    situation.weights.of(Knob.MOST_GARRISON),
                                    threat / situation.weights.of(Knob.COVER_SHARE)));
                }
            }
        }
    }

    private void addEnemies() {
        for (int i = 0; i < situation.foeCount(); i++) {
            int hex = state.place(situation.foe(i));
            int distance = nearestSupply(hex);
            if (distance <= situation.weights.of(Knob.WITHIN)) {
                int strength =
                        state.unit(situation.foe(i)).strength() * situation.weights.of(Knob.OVERWHELMING) * Worth.POINT;
                goals.add(
                        hex,
                        situation.weights.of(Knob.ENEMY) - situation.weights.of(Knob.ENEMY_DISTANCE) * distance,
                        strength);
            }
        }
    }

    /** How far an enemy is from where we can feed an attack. */
    private int nearestSupply(int hex) {
        int nearest = Desk.FAR;
        short[] distances = situation.desk.distancesTo(hex);
        Hexes supplies = state.supplyHexes();
        for (int from = supplies.next(0); from >= 0; from = supplies.next(from + 1)) {
            nearest = Math.min(nearest, distances[from]);
        }
        return nearest == Desk.FAR ? nearestGerman(hex) : nearest;
    }

    private int nearestGerman(int hex) {
        int nearest = Desk.FAR;
        short[] distances = situation.desk.distancesTo(hex);
        Hexes germans = state.combatHexes(Side.GERMAN);
        for (int from = germans.next(0); from >= 0; from = germans.next(from + 1)) {
            nearest = Math.min(nearest, distances[from]);
        }
        return nearest;
    }
}
