package seelowe.server.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.term.GameResult;
import seelowe.opponents.arena.Arena;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.arena.PlayedGame;
import seelowe.opponents.arena.Share;
import seelowe.protocol.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Computers play an edition against themselves, and the unchanged one with the same dice beside it. */
final class Trial {
    private final String id;
    private final String edition;
    private final Half changed;
    private final Optional<Half> unchanged;
    private volatile State state = State.PLAYING;
    private volatile boolean stopped;

    /** How far it has come. */
    enum State {
        PLAYING,
        DONE,
        CANCELLED,
        FAILED
    }

    /** One of the two match-ups, and what is known of it so far. */
    private static final class Half {
        private final MatchUp matchUp;
        private final List<PlayedGame> games = new ArrayList<>();

        Half(MatchUp matchUp) {
            this.matchUp = matchUp;
        }

        synchronized void add(PlayedGame game) {
            games.add(game);
        }

        synchronized ArenaReport report() {
            return new ArenaReport(matchUp, games);
        }
    }

    Trial(String id, String edition, MatchUp changed, @Nullable MatchUp unchanged) {
        this.id = id;
        this.edition = edition;
        this.changed = new Half(changed);
        this.unchanged = Optional.ofNullable(unchanged).map(Half::new);
    }

    String id() {
        return id;
    }

    String edition() {
        return edition;
    }

    void stop() {
        stopped = true;
    }

    boolean isOver() {
        return state != State.PLAYING;
    }

    void play(int threads) {
        try {
            play(changed, threads);
            unchanged.ifPresent(half -> play(half, threads));
            state = stopped ? State.CANCELLED : State.DONE;
        } catch (RuntimeException | Error failure) {
            state = State.FAILED;
            throw failure;
        }
    }

    private void play(Half half, int threads) {
        Arena.play(half.matchUp, threads, played -> {}, () -> stopped, (game, actions) -> half.add(game));
    }

    ObjectNode json() {
        ArenaReport mine = changed.report();
        Optional<ArenaReport> theirs = unchanged.map(Half::report);
        ObjectNode node = Json.object().put("trial", id);
        node.put("scenario", mine.matchUp().scenario().code());
        node.put("state", state.name().toLowerCase(Locale.ROOT));
        int each = mine.matchUp().games();
        node.put(
                "played",
                mine.games().size()
                        + theirs.map(report -> report.games().size()).orElse(0));
        node.put("planned", theirs.isPresent() ? 2 * each : each);
        node.set("edition", json(mine));
        theirs.ifPresent(report -> node.set("unchanged", json(report)));
        return node.put("inWords", inWords(mine, theirs));
    }

    private static ObjectNode json(ArenaReport report) {
        Share german = report.won(Side.GERMAN);
        ObjectNode node = Json.object()
                .put("scenario", report.matchUp().scenario().code())
                .put("games", report.games().size());
        node.put("german", german.count())
                .put("british", report.won(Side.BRITISH).count());
        node.put("draws", report.ended(GameResult.DRAW).count());
        return node.put("points", german.value()).put("low", german.low()).put("high", german.high());
    }

    private String inWords(ArenaReport mine, Optional<ArenaReport> theirs) {
        if (state == State.FAILED) {
            return "A game could not be played to its end.";
        }
        Share here = mine.won(Side.GERMAN);
        String said = "The German won " + here.count() + " of " + here.of() + " games here";
        if (theirs.isEmpty() || theirs.get().games().isEmpty()) {
            return said + ".";
        }
        Share there = theirs.get().won(Side.GERMAN);
        boolean apart = here.low() > there.high() || there.low() > here.high();
        return said + ", and " + there.count() + " of " + there.of() + " without the changes. "
                + (apart ? "That is more than chance." : "So few games do not tell the two apart.");
    }
}
