package seelowe.protocol.words;

import seelowe.engine.Rule;
import seelowe.engine.scenario.Weather;

/** [12.62] What the weather lets happen, as the weather itself says it. */
@Rule({"R12.62C", "R12.62R", "R12.62V", "R12.62S"})
public final class WeatherWords {
    private WeatherWords() {}

    public static Saying of(Weather weather) {
        return new Saying(title(weather), sea(weather) + " " + air(weather), "12.62");
    }

    private static String title(Weather weather) {
        return switch (weather) {
            case CLEAR -> "Clear";
            case ROUGH -> "Rough";
            case ROUGH_OVERCAST -> "Rough, overcast";
            case STORM -> "Storm";
        };
    }

    private static String sea(Weather weather) {
        if (!weather.allowsSailing()) {
            return "Nobody lands, and nobody returns to France.";
        }
        return weather.allowsBeachLanding()
                ? "Units may land on beaches and at ports."
                : "Units may land at ports only, not on beaches.";
    }

    private static String air(Weather weather) {
        return weather.allowsFlying()
                ? "Aircraft fly."
                : "No air attacks and no supply by air; British air units may still change their bases.";
    }
}
