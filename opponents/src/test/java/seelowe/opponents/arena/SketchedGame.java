package seelowe.opponents.arena;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.scenario.Weather;
import seelowe.engine.term.GameResult;
import seelowe.opponents.outlook.BothSides;

/** A played game as a test wants it: the weather in letters, one for each Game-Turn, and figures where they matter. */
final class SketchedGame {
    private static final BothSides NONE = new BothSides(0, 0);

    private final List<TurnFigures> turns = new ArrayList<>();

    /** Weather {@code C}, {@code R}, {@code V} (rough and overcast) and {@code S}. */
    SketchedGame(String weather) {
        for (int turn = 1; turn <= weather.length(); turn++) {
            turns.add(new TurnFigures(turn, weather(weather.charAt(turn - 1)), 0, NONE, NONE, NONE, 0));
        }
    }

    private static Weather weather(char letter) {
        return switch (letter) {
            case 'C' -> Weather.CLEAR;
            case 'R' -> Weather.ROUGH;
            case 'V' -> Weather.ROUGH_OVERCAST;
            case 'S' -> Weather.STORM;
            default -> throw new IllegalArgumentException("No weather " + letter);
        };
    }

    SketchedGame after(int turn, int ports, BothSides strength, BothSides toCome) {
        TurnFigures old = turns.get(turn - 1);
        turns.set(turn - 1, new TurnFigures(turn, old.weather(), ports, strength, old.lost(), toCome, 0));
        return this;
    }

    /** From the end of this Game-Turn on, so much has been lost. */
    SketchedGame lost(int from, BothSides lost) {
        for (int turn = from; turn <= turns.size(); turn++) {
            TurnFigures old = turns.get(turn - 1);
            turns.set(
                    turn - 1, new TurnFigures(turn, old.weather(), old.ports(), old.strength(), lost, old.toCome(), 0));
        }
        return this;
    }

    PlayedGame ended(GameResult result) {
        return new PlayedGame(0, result, turns, 0, 0, 0);
    }
}
