package seelowe.server.edit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What was done to an edition, to be taken back. It is about the files as they were left: who changes them otherwise ends it. */
final class History {
    private static final int MOST = 300;
    private static final long MOST_CHARACTERS = 8 << 20;

    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private String version = "";

    /** The files that a step changed, before and after it. */
    record Step(Map<String, Optional<String>> before, Map<String, Optional<String>> after) {
        static Step between(Map<String, String> before, Map<String, String> after) {
            Map<String, Optional<String>> old = new TreeMap<>();
            Map<String, Optional<String>> fresh = new TreeMap<>();
            TreeMap<String, String> all = new TreeMap<>(before);
            all.putAll(after);
            for (String name : all.keySet()) {
                Optional<String> was = Optional.ofNullable(before.get(name));
                Optional<String> is = Optional.ofNullable(after.get(name));
                if (!was.equals(is)) {
                    old.put(name, was);
                    fresh.put(name, is);
                }
            }
            return new Step(old, fresh);
        }

        private long characters() {
            return before.values().stream()
                            .mapToLong(text -> text.map(String::length).orElse(0))
                            .sum()
                    + after.values().stream()
                            .mapToLong(text -> text.map(String::length).orElse(0))
                            .sum();
        }
    }

    /** Forgets everything, unless the files are as they were left. */
    void meet(String now) {
        if (!now.equals(version)) {
            done.clear();
            undone.clear();
            version = now;
        }
    }

    void add(Step step, String now) {
        version = now;
        undone.clear();
        done.push(step);
        while (done.size() > MOST || done.stream().mapToLong(Step::characters).sum() > MOST_CHARACTERS) {
            done.removeLast();
        }
    }

    Optional<Step> toUndo() {
        return Optional.ofNullable(done.peek());
    }

    Optional<Step> toRedo() {
        return Optional.ofNullable(undone.peek());
    }

    void undid(String now) {
        undone.push(done.pop());
        version = now;
    }

    void redid(String now) {
        done.push(undone.pop());
        version = now;
    }

    int undoable() {
        return done.size();
    }

    int redoable() {
        return undone.size();
    }
}
