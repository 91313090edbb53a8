package seelowe.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.protocol.record.CarriedEdition;
import seelowe.study.keep.GameRecords;

/** Writes simulated games as records, one file each, named by scenario, seed and number. */
final class RecordFolder {
    private final Path folder;
    private final MatchUp matchUp;
    private final @Nullable CarriedEdition edition;

    RecordFolder(Path folder, MatchUp matchUp, @Nullable CarriedEdition edition) {
        this.folder = folder;
        this.edition = edition;
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
        String name = String.format(
                Locale.ROOT,
                "%s-seed%d-%05d",
                matchUp.scenario().code().replaceAll("\\W", "_"),
                matchUp.seed(),
                played.game() + 1);
        GameRecords.keep(matchUp, edition, played, actions, name, folder.resolve(name + ".seelowe.json"));
    }
}
