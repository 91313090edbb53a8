package seelowe.opponents.outlook;

import seelowe.engine.scenario.Weather;
import seelowe.engine.scenario.WeatherTable;

/** The three kinds of weather that landings know [12.62]: where ships can land. */
public enum LandingWeather {
    BEACHES,
    PORTS,
    NOWHERE;

    /** Expectations are counted in sixths of a turn, one for each face of the die. */
    public static final int SIXTHS = 6;

    public static LandingWeather of(Weather weather) {
        if (weather.allowsBeachLanding()) {
            return BEACHES;
        }
        return weather.allowsSailing() ? PORTS : NOWHERE;
    }

    /** On how many of these Game-Turns the table lets this kind be expected, in sixths. */
    public int expectedSixths(WeatherTable table, int first, int last) {
        int sixths = 0;
        for (int turn = first; turn <= last; turn++) {
            for (int face = 1; face <= SIXTHS; face++) {
                sixths += of(table.weather(turn, face)) == this ? 1 : 0;
            }
        }
        return sixths;
    }
}
