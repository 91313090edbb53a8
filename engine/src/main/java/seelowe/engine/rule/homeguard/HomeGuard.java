package seelowe.engine.rule.homeguard;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.state.GameState;

/** [14.0] Last-ditch defenders of the cities that no German has entered. */
@Rule({"R14.0", "R14.1", "R14.2", "R14.3a", "R14.3b"})
public final class HomeGuard {
    /** What it defends its hex with. */
    public static final int STRENGTH = GameOptions.HOME_GUARD_STRENGTH;

    private HomeGuard() {}

    /** Whether it stands to at the beginning of the current Game-Turn. */
    @Rule("R14.0")
    public static boolean isRaisedNow(GameState state) {
        int from = state.rules().homeGuardFromTurn();
        return from > 0 && state.turn() == from;
    }

    /** The city hexes that it is raised in, each on its own: those that no German ground unit has ever entered. */
    @Rule({"R14.1", "Q80"})
    public static Ids hexesToDefend(GameState state) {
        GameMap map = state.map();
        int[] hexes = new int[map.size()];
        int count = 0;
        for (int hex = 0; hex < map.size(); hex++) {
            if (map.isCity(hex) && !state.wasEnteredByGermans(hex)) {
                hexes[count++] = hex;
            }
        }
        return Ids.of(hexes, count);
    }

    /** What it adds to the defence of the hex; neither supply nor disruption ever lessens it. */
    @Rule({"R14.1", "R14.3a", "Q81"})
    public static int strength(GameState state, int hex) {
        return state.hasHomeGuard(hex) && !state.homeGuardWasAttacked(hex) ? STRENGTH : 0;
    }

    /** What it counts in an exchange. */
    @Rule("Q38")
    public static int exchangeValue(GameState state, int hex) {
        return state.hasHomeGuard(hex) ? state.options().homeGuardExchangeValue() : 0;
    }
}
