package seelowe.opponents.outlook;

import seelowe.engine.force.Side;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.engine.scenario.WeatherTable;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;

/**
 * Combat strength that may be reckoned with in the turns left: all British units on the schedule, and of the Germans what
 * ships can land if they sail on as many turns as the weather table lets expect.
 */
public final class StillToCome {
    private StillToCome() {}

    public static BothSides after(int turn, GameState state) {
        return new BothSides(german(turn, state), british(state));
    }

    /** The first sailing lands what is at sea; each further one, a wave from France [12.1]. */
    private static int german(int turn, GameState state) {
        int sailings = expectedSailings(turn, state);
        if (sailings == 0) {
            return 0;
        }
        int atSea = 0;
        int inFrance = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            if (state.unit(each).side() == Side.GERMAN && state.unit(each).isCombat()) {
                int strength = state.unit(each).strength();
                atSea += Place.isEchelon(state.place(each)) ? strength : 0;
                inFrance += sailsFromFrance(state, each) ? strength : 0;
            }
        }
        return atSea + Math.min(inFrance, wavePoints(state, sailings - 1));
    }

    private static int expectedSailings(int turn, GameState state) {
        WeatherTable table = state.scenario().weather();
        int last = state.rules().turns();
        int sixths = LandingWeather.BEACHES.expectedSixths(table, turn + 1, last)
                + LandingWeather.PORTS.expectedSixths(table, turn + 1, last);
        return sixths / LandingWeather.SIXTHS;
    }

    /** In France now, or there in time to be landed on the last Game-Turn. */
    private static boolean sailsFromFrance(GameState state, int unit) {
        return state.place(unit) == Place.FRANCE
                || (state.place(unit) == Place.AWAITED
                        && state.scenario().deployments().get(unit) instanceof Deployment.France due
                        && due.turn() < state.rules().turns());
    }

    private static int wavePoints(GameState state, int waves) {
        ScenarioRules rules = state.rules();
        int last = state.wave() + waves;
        int points = 0;
        for (int wave = state.wave() + 1; wave <= last; wave++) {
            boolean scheduled =
                    state.options().lastWaveRepeats() || wave <= rules.waves().size();
            points += scheduled ? rules.wavePoints(wave) : 0;
        }
        return points;
    }

    private static int british(GameState state) {
        int sum = 0;
        for (int each = 0; each < state.unitCount(); each++) {
            if (state.place(each) == Place.AWAITED && isScheduled(state, each)) {
                sum += state.unit(each).strength();
            }
        }
        return sum;
    }

    private static boolean isScheduled(GameState state, int unit) {
        Deployment deployment = state.scenario().deployments().get(unit);
        if (deployment instanceof Deployment.HoldingArea due) {
            return due.turn() <= state.rules().turns();
        }
        return deployment instanceof Deployment.PartisanArrival due
                && due.turn() <= state.rules().turns()
                && Partisans.rise(state, due.turn());
    }
}
