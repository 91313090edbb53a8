package seelowe.drills.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.machine.Scratch;

/** A bit of the database is another: every game is as it was played, or is refused. */
final class FlippedBytes implements DiskDrill.Harm {
    private final int flips;
    private final Random random;

    FlippedBytes(int flips, long seed) {
        this.flips = flips;
        this.random = new Random(seed);
    }

    @Override
    public String name() {
        return "flipped bytes";
    }

    @Override
    public Finding meet(Harmed where) {
        Path sound = where.scratch().of("sound");
        PlayedGames games = PlayedGames.in(sound, where);
        PlayedGames.Outcome outcome = new PlayedGames.Outcome();
        for (int number = 0; number < flips; number++) {
            Path damaged = where.scratch().of("damaged" + number);
            Scratch.copy(sound, damaged);
            flip(damaged.resolve("games.db"));
            games.judge(damaged, outcome);
        }
        return new Finding(
                flips + " flips: " + outcome.refused() + " games refused, " + outcome.same() + " as they were",
                outcome.wrong(),
                "");
    }

    /** One bit of a byte that is not empty space. */
    private void flip(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            int at = random.nextInt(bytes.length);
            while (bytes[at] == 0) {
                at = random.nextInt(bytes.length);
            }
            bytes[at] ^= (byte) (1 << random.nextInt(8));
            Files.write(file, bytes);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
