package seelowe.engine.rule.victory;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.City;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.SupplyStatus;

/** [15.1, 15.2] The figures a game is decided by, and the level of victory they make. */
@Rule({"R15.0", "R15.1-1", "R15.1-2", "R15.1-3", "R15.1-4", "R15.1-5"})
public final class VictoryConditions {
    /** [15.2] The numbers of ports from which on something else can come of them, in the rule book. */
    public static final List<Integer> PORT_LEVELS =
            List.of(0, Measures.STANDARD.substantivePorts(), Measures.STANDARD.decisivePorts());

    private VictoryConditions() {}

    /** German-held ports, whoever stands there now; by agreement also the hexes of the scenario's port city. */
    @Rule({"R15.1-1", "PN7", "Q74", "Q87"})
    public static int portsHeld(GameState state) {
        GameMap map = state.map();
        int held = 0;
        for (int hex = map.nextPort(0); hex >= 0; hex = map.nextPort(hex + 1)) {
            held += state.isGermanHeld(hex) ? 1 : 0;
        }
        return state.options().victoryPorts() ? held + cityHexesHeld(state) : held;
    }

    /** Hexes of the scenario's port city that are not ports themselves. */
    private static int cityHexesHeld(GameState state) {
        int held = 0;
        for (City city : state.map().cities()) {
            if (city.name().equals(state.rules().victoryPortCity())) {
                for (int hex : city.hexes()) {
                    held += state.isGermanHeld(hex) && !state.map().isPort(hex) ? 1 : 0;
                }
            }
        }
        return held;
    }

    /** Printed strength of the German combat units in Britain that are not Isolated at this moment. */
    @Rule({"R15.1-3", "Q83"})
    public static int germanStrength(GameState state) {
        SupplyJudgement judgement = SupplyJudgement.of(state, Side.GERMAN);
        int sum = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            if (unit.side() == Side.GERMAN
                    && unit.isCombat()
                    && state.isOnMap(each)
                    && judgement.status(each) != SupplyStatus.ISOLATED) {
                sum += unit.strength();
            }
        }
        return sum;
    }

    /** Printed strength of all British ground units received and not eliminated, wherever they are. */
    @Rule({"R15.1-2", "Q82"})
    public static int britishStrength(GameState state) {
        int sum = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            boolean left = state.place(each) != Place.AWAITED && !state.isEliminated(each);
            if (unit.side() == Side.BRITISH && unit.isGround() && left) {
                sum += unit.strength();
            }
        }
        return sum;
    }

    /** The level by the numbers of the rule book. */
    public static GameResult level(int ports, int germanStrength, int britishStrength) {
        return level(Measures.STANDARD, ports, germanStrength, britishStrength);
    }

    /** The best level whose conditions both hold. Multiplied across, so that no British strength counts as the best ratio. */
    @Rule({"R15.1-4", "R15.1-5", "R15.2", "R15.2b", "Q84", "Q85"})
    public static GameResult level(Measures measures, int ports, int germanStrength, int britishStrength) {
        boolean substantive = ports >= measures.substantivePorts();
        if (germanStrength < britishStrength) {
            return substantive ? GameResult.DRAW : GameResult.BRITISH_VICTORY;
        }
        if (germanStrength >= measures.decisiveRatio() * britishStrength && ports >= measures.decisivePorts()) {
            return GameResult.GERMAN_DECISIVE;
        }
        return substantive ? GameResult.GERMAN_SUBSTANTIVE : GameResult.GERMAN_MARGINAL;
    }

    /** Whether any German ground unit is left in Britain, a supply unit included; those at sea are not. */
    @Rule({"R15.2a", "Q86"})
    public static boolean anyGermanInBritain(GameState state) {
        for (int each = 0; each < state.unitCount(); each++) {
            Unit unit = state.unit(each);
            if (state.isOnMap(each) && unit.side() == Side.GERMAN && unit.isGround()) {
                return true;
            }
        }
        return false;
    }
}
