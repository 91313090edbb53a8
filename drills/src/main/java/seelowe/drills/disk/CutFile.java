package seelowe.drills.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;

/** The database ends in the middle. */
final class CutFile implements DiskDrill.Harm {
    @Override
    public String name() {
        return "cut-off file";
    }

    @Override
    public Finding meet(Harmed where) {
        Path folder = where.scratch().of("games");
        PlayedGames games = PlayedGames.in(folder, where);
        try (FileChannel file = FileChannel.open(folder.resolve("games.db"), StandardOpenOption.WRITE)) {
            file.truncate(file.size() * 2 / 3);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        PlayedGames.Outcome outcome = new PlayedGames.Outcome();
        games.judge(folder, outcome);
        return new Finding(
                outcome.refused() + " games refused, " + outcome.same() + " as they were", outcome.wrong(), "");
    }
}
