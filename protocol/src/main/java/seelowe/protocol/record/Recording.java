package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.event.Event;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.OptionNames;
import seelowe.protocol.position.PositionText;

/**
 * What a host knows of a game beside the game itself; makes its record at any time. Actions that were taken back are not in it, and
 * the seed is in it only when the game is over.
 *
 * @param game a name that no other game has
 * @param seed of the {@link seelowe.protocol.dice.SeedDice} in use, with the game's name; null for other dice
 * @param seedAfter rolls made before these dice came into use
 * @param branchedFrom null for a game that began by itself
 */
public record Recording(
        String game,
        String german,
        String british,
        @Nullable DiceSeed seed,
        int seedAfter,
        GameRecord.@Nullable Branch branchedFrom) {

    /** A game from its beginning, with dice that can be checked. */
    public static Recording of(String game, String german, String british, @Nullable DiceSeed seed) {
        return new Recording(game, german, british, seed, 0, null);
    }

    public GameRecord record(Game played) {
        GameState start = played.start();
        Scenario scenario = start.scenario();
        ActionNotation notation = new ActionNotation(scenario);
        List<GameRecord.Entry> actions = new ArrayList<>();
        for (Game.Step step : played.steps()) {
            actions.add(new GameRecord.Entry(
                    step.side(),
                    notation.format(step.action()),
                    faces(step),
                    step.after().hash(),
                    step.after().options().rulesVersion(),
                    null));
        }
        return new GameRecord(
                game,
                scenario.code(),
                scenario.title(),
                DataDigest.of(scenario),
                GameState.HASH_VERSION,
                start.options().rulesVersion(),
                OptionNames.values(start.options()),
                german,
                british,
                diceNote(played.isOver()),
                branchedFrom,
                position(start),
                actions,
                List.of(),
                played.state().result(),
                null);
    }

    private GameRecord.@Nullable DiceNote diceNote(boolean over) {
        return seed == null ? null : new GameRecord.DiceNote(seed.commitment(), over ? seed.reveal() : null, seedAfter);
    }

    private static @Nullable String position(GameState start) {
        GameState usual = RuleBook.begin(start.scenario(), start.options());
        return start.hash() == usual.hash() ? null : PositionText.format(start);
    }

    /** Every face that is thrown is an event. */
    static List<Integer> faces(Game.Step step) {
        List<Integer> faces = new ArrayList<>();
        for (Event event : step.events()) {
            if (event instanceof Event.DieRolled rolled) {
                faces.add(rolled.face());
            }
        }
        return faces;
    }
}
