package seelowe.server.edit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.arena.MatchUp;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.table.Tokens;

/** Small studies of editions: one is played at a time, the last few can be looked at. */
final class Trials implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Trials.class);
    private static final int MOST_KEPT = 20;
    private static final long LONGEST_END_MILLIS = 2000;

    private final Map<String, Trial> trials = new LinkedHashMap<>();
    private final int threads;
    private @Nullable Thread playing;

    /** @param threads that play */
    Trials(int threads) {
        this.threads = threads;
    }

    synchronized Trial begin(
            String edition, Scenario changed, Optional<Scenario> unchanged, int games, String german, String british) {
        if (playing != null && playing.isAlive()) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "Games are being played already; let them end, or stop them first.");
        }
        long seed = ThreadLocalRandom.current().nextLong();
        Trial trial = new Trial(
                Tokens.id(),
                edition,
                matchUp(changed, games, german, british, seed),
                unchanged
                        .map(scenario -> matchUp(scenario, games, german, british, seed))
                        .orElse(null));
        trials.put(trial.id(), trial);
        if (trials.size() > MOST_KEPT) {
            trials.remove(trials.keySet().iterator().next());
        }
        Thread thread = new Thread(() -> play(trial), "trial");
        thread.setDaemon(true);
        playing = thread;
        thread.start();
        return trial;
    }

    static MatchUp matchUp(Scenario scenario, int games, String german, String british, long seed) {
        for (String name : new String[] {german, british}) {
            if (!Opponents.isKnown(name)) {
                throw new JsonMistake(
                        MistakeCode.UNKNOWN_OPPONENT, "", "There is no computer player \"" + name + "\".");
            }
        }
        return new MatchUp(scenario, GameOptions.defaults(scenario.rules()), german, british, games, seed);
    }

    private void play(Trial trial) {
        try {
            trial.play(threads);
        } catch (RuntimeException failure) {
            LOG.error("A trial of the edition {} failed", trial.edition(), failure);
        }
    }

    synchronized Trial find(String edition, String id) {
        @Nullable Trial trial = trials.get(id);
        if (trial == null || !trial.edition().equals(edition)) {
            throw new JsonMistake(MistakeCode.UNKNOWN_GAME, "trial", "No such games are or were played here.");
        }
        return trial;
    }

    @Override
    public void close() {
        @Nullable Thread last;
        synchronized (this) {
            trials.values().forEach(Trial::stop);
            last = playing;
        }
        try {
            if (last != null) {
                last.join(LONGEST_END_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
