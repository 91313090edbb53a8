package seelowe.study.keep;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.protocol.record.CarriedEdition;
import seelowe.protocol.record.RecordFile;
import seelowe.protocol.record.Recording;
import seelowe.study.play.Cell;

/** Writes games of computer players as records that the page can open. */
public final class GameRecords {
    private GameRecords() {}

    /** Plays a game of a cell again and keeps its record. */
    public static void playAgain(Cell cell, int number, String name, Path file) {
        ArenaGame game = new ArenaGame(cell.matchUp(), number);
        PlayedGame played = game.playOut();
        keep(cell.matchUp(), cell.edition(), played, game.actions(), name, file);
    }

    /** @param edition that the record carries; null for the data that comes with the program */
    public static void keep(
            MatchUp matchUp,
            @Nullable CarriedEdition edition,
            PlayedGame played,
            List<Action> actions,
            String name,
            Path file) {
        Game game = new Game(matchUp.scenario(), matchUp.options(), Dice.seeded(matchUp.diceSeed(played.game())));
        for (Action action : actions) {
            game.play(RuleBook.decider(game.state()), action);
        }
        if (game.state().hash() != played.hash()) {
            throw new IllegalStateException("Game " + played.game() + " came out differently when it was recorded");
        }
        RecordFile.save(
                file,
                Recording.of(name, matchUp.german(), matchUp.british(), null)
                        .with(edition)
                        .record(game));
    }
}
