package seelowe.drills.load;

import java.util.HashMap;
import java.util.Map;
import seelowe.drills.play.Onlooker;
import seelowe.drills.play.Seat;
import seelowe.drills.play.Tally;
import seelowe.drills.report.Timings;

/** All onlookers of one game: when the last of them was told of each change. */
final class Gallery implements Onlooker.Gallery, Seat.Applause {
    private static final class Change {
        private long began;
        private long lastSeen;
        private int seen;
    }

    private final Tally tally;
    private final Map<Integer, Change> changes = new HashMap<>();
    private int size;

    Gallery(Tally tally) {
        this.tally = tally;
    }

    void enter() {
        size++;
    }

    int size() {
        return size;
    }

    void begin() {
        changes.clear();
    }

    @Override
    public void acknowledged(int seq, long nanos) {
        change(seq).began = System.nanoTime() - nanos;
    }

    @Override
    public void saw(int seq) {
        Change change = change(seq);
        change.lastSeen = System.nanoTime();
        change.seen++;
    }

    private Change change(int seq) {
        return changes.computeIfAbsent(seq, number -> new Change());
    }

    @Override
    public void gone(int code) {
        size--;
        tally.lost(code);
    }

    /** From the player's request to the last onlooker's knowledge, for each change that all know. */
    Timings told() {
        Timings told = new Timings();
        changes.values().stream()
                .filter(change -> change.began > 0 && change.seen >= size)
                .forEach(change -> told.add(change.lastSeen - change.began));
        return told;
    }

    /** Changes that some had not heard of when the run ended. */
    long untold() {
        return changes.values().stream()
                .filter(change -> change.began > 0 && change.seen < size)
                .count();
    }
}
