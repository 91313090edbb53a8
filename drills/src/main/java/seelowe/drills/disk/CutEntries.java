package seelowe.drills.disk;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import seelowe.drills.disk.DiskDrill.Finding;
import seelowe.drills.disk.DiskDrill.Harmed;
import seelowe.drills.play.Made;

/** The last entries of one game are gone, one in the middle of another: both must be refused, not shortened. */
final class CutEntries implements DiskDrill.Harm {
    @Override
    public String name() {
        return "cut-off entries";
    }

    @Override
    public Finding meet(Harmed where) {
        Path folder = where.scratch().of("games");
        PlayedGames games = PlayedGames.in(folder, where);
        List<Made> made = games.all();
        delete(folder, made.get(0), "> (SELECT MAX(seq) - 3 FROM entries WHERE game = ?1)");
        delete(folder, made.get(1), "= 10");
        PlayedGames.Outcome outcome = new PlayedGames.Outcome();
        games.judge(folder, outcome);
        List<String> wrong = new ArrayList<>(outcome.wrong());
        if (outcome.same() != made.size() - 2) {
            wrong.add("of " + (made.size() - 2) + " sound games " + outcome.same() + " are as they were");
        }
        return new Finding(outcome.refused() + " games refused, " + outcome.same() + " as they were", wrong, "");
    }

    private static void delete(Path folder, Made game, String which) {
        String sql = "DELETE FROM entries WHERE game = ?1 AND seq " + which;
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
                PreparedStatement statement = database.prepareStatement(sql)) {
            statement.setString(1, game.game());
            if (statement.executeUpdate() == 0) {
                throw new IllegalStateException("There is no entry to cut off");
            }
        } catch (SQLException failure) {
            throw new IllegalStateException("The entries cannot be cut off", failure);
        }
    }
}
