package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.event.Event;
import seelowe.engine.game.Game;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
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
 * @param takenBack rolls that were taken back before an action, by its number
 * @param branchedFrom null for a game that began by itself
 * @param edition that it is played with; null for the data that comes with the program
 */
public record Recording(
        String game,
        String german,
        String british,
        @Nullable DiceSeed seed,
        int seedAfter,
        Map<Integer, Integer> takenBack,
        GameRecord.@Nullable Branch branchedFrom,
        @Nullable CarriedEdition edition) {

    /** Played with the data that comes with the program. */
    public Recording(
            String game,
            String german,
            String british,
            @Nullable DiceSeed seed,
            int seedAfter,
            Map<Integer, Integer> takenBack,
            GameRecord.@Nullable Branch branchedFrom) {
        this(game, german, british, seed, seedAfter, takenBack, branchedFrom, null);
    }

    /** A game from its beginning, with dice that can be checked. */
    public static Recording of(String game, String german, String british, @Nullable DiceSeed seed) {
        return new Recording(game, german, british, seed, 0, Map.of(), null);
    }

    /** The same, played with this edition. */
    public Recording with(@Nullable CarriedEdition other) {
        return new Recording(game, german, british, seed, seedAfter, takenBack, branchedFrom, other);
    }

    public GameRecord record(Game played) {
        return record(played.now());
    }

    /** The game up to this point. */
    public GameRecord record(Point now) {
        GameState start = now.at(0).state();
        Scenario scenario = start.scenario();
        ActionNotation notation = new ActionNotation(scenario);
        List<GameRecord.Entry> actions = new ArrayList<>();
        now.walk(
                1,
                (before, point, after) -> actions.add(new GameRecord.Entry(
                        point.side(),
                        notation.format(point.action()),
                        faces(point.events()),
                        after.hash(),
                        after.options().rulesVersion(),
                        null)));
        GameResult result = now.state().result();
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
                diceNote(result != null),
                branchedFrom,
                position(start),
                actions,
                List.of(),
                result,
                null,
                edition);
    }

    private GameRecord.@Nullable DiceNote diceNote(boolean over) {
        return seed == null
                ? null
                : new GameRecord.DiceNote(seed.commitment(), over ? seed.reveal() : null, seedAfter, takenBack);
    }

    private static @Nullable String position(GameState start) {
        GameState usual = RuleBook.begin(start.scenario(), start.options());
        return start.hash() == usual.hash() ? null : PositionText.format(start);
    }

    /** Every face that is thrown is an event. */
    public static List<Integer> faces(List<Event> events) {
        List<Integer> faces = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.DieRolled rolled) {
                faces.add(rolled.face());
            }
        }
        return faces;
    }
}
