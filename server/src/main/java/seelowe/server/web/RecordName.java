package seelowe.server.web;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/** What the file of a record is called, so that one knows it again: {@code navy-plan-2026-11-16-german-win-3f0c2a.seelowe.json}. */
final class RecordName {
    private static final int ENOUGH = 6;

    private RecordName() {}

    /** @param created when the game began, in milliseconds */
    static String of(String game, GameState state, long created) {
        LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(created), ZoneId.systemDefault());
        return slug(state.scenario().title()) + "-" + day + "-" + outcome(state) + "-"
                + game.substring(0, Math.min(ENOUGH, game.length())) + ".seelowe.json";
    }

    private static String slug(String title) {
        return title.toLowerCase(Locale.ROOT)
                .replaceFirst("^the ", "")
                .replace("'", "")
                .replaceAll("[^a-z0-9]+", "-");
    }

    private static String outcome(GameState state) {
        GameResult result = state.result();
        if (result == null) {
            return "turn-" + state.turn();
        }
        @Nullable Side winner = result.winner();
        return winner == null ? "draw" : winner == Side.GERMAN ? "german-win" : "british-win";
    }
}
