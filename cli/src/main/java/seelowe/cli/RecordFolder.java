package seelowe.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.protocol.record.RecordFile;
import seelowe.protocol.record.Recording;

/** Writes simulated games as records, one file each, named by scenario, seed and number. */
final class RecordFolder {
    private final Path folder;
    private final MatchUp matchUp;

    RecordFolder(Path folder, MatchUp matchUp) {
        this.folder = folder;
        this.matchUp = matchUp;
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException file) {
            throw UserError.wrongUsage(
                    "the folder " + folder + " cannot be made: " + file.getFile() + " is there, and is a file");
        } catch (IOException e) {
            throw UserError.wrongUsage("the folder " + folder + " cannot be made; choose one where you may write");
        }
        if (!Files.isWritable(folder)) {
            throw UserError.wrongUsage("nothing can be written into the folder " + folder);
        }
    }

    void keep(PlayedGame played, List<Action> actions) {
        Game game = new Game(matchUp.scenario(), matchUp.options(), Dice.seeded(matchUp.diceSeed(played.game())));
        for (Action action : actions) {
            game.play(RuleBook.decider(game.state()), action);
        }
        if (game.state().hash() != played.hash()) {
            throw new IllegalStateException("Game " + played.game() + " came out differently when it was recorded");
        }
        String name = String.format(
                Locale.ROOT, "%s-seed%d-%05d", matchUp.scenario().code(), matchUp.seed(), played.game() + 1);
        RecordFile.save(
                folder.resolve(name + ".seelowe.json"),
                Recording.of(name, matchUp.german(), matchUp.british(), null).record(game));
    }
}
