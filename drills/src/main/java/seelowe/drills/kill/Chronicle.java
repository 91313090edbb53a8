package seelowe.drills.kill;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.drills.play.Diary.Asked;
import seelowe.drills.play.Heard;

/** Everything that was ever shown of one game, and what the server says later, held against it. */
final class Chronicle {
    private final List<Change> changes = new ArrayList<>();
    private final List<Change> standing = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private @Nullable Asked underWay;
    private String words = "";
    private boolean afterKill;

    int last() {
        return changes.size();
    }

    List<String> faults() {
        return faults;
    }

    /** This was sent; whether it was heard is not known yet. */
    void sent(Asked what, String said) {
        underWay = what;
        words = said;
    }

    /** The answer came: from now on it must be there. */
    void acknowledged(Asked what, int seq) {
        underWay = null;
        if (what != Asked.HAND_OVER && what != Asked.CHOICES && seq > last()) {
            fault("change " + seq + " was acknowledged before it was told");
        }
    }

    void denied() {
        underWay = null;
    }

    /** The power is cut. What is under way may have been kept, and may not; nothing else may be new. */
    void cut() {
        afterKill = true;
    }

    /** Play goes on. */
    void resume() {
        afterKill = false;
        underWay = null;
    }

    void told(Heard heard, boolean byComputer) {
        if (heard.kind().equals("start") || heard.type().equals("snapshot")) {
            if (heard.seq() < last()) {
                fault("lost: " + last() + " changes were shown, and there are " + heard.seq());
            } else if (heard.seq() > last()) {
                fault("a gap: after change " + last() + " comes " + heard.seq());
            }
        } else if (heard.seq() <= last()) {
            compare(heard.seq(), Change.of(heard));
        } else if (heard.seq() == last() + 1) {
            append(Change.of(heard), byComputer);
        } else {
            fault("a gap: after change " + last() + " comes " + heard.seq());
        }
    }

    private void compare(int seq, Change again) {
        Change first = changes.get(seq - 1);
        if (!first.agreesWith(again)) {
            fault("change " + seq + " was " + first + " and is now " + again);
        }
    }

    private void append(Change change, boolean byComputer) {
        if (afterKill && !byComputer) {
            if (underWay == null || !change.answers(underWay, words)) {
                fault("doubled or invented: " + change + " when " + underWay + " " + words + " was under way");
            }
            underWay = null;
        }
        changes.add(change);
        if (change.kind().equals("act")) {
            standing.add(change);
        } else if (change.kind().equals("undo")) {
            standing.remove(standing.size() - 1);
        }
    }

    /**
     * Holds the actions that stand against the server's log.
     *
     * @param running whether a computer may have added some in the meantime
     */
    void compareLog(List<Heard.Entry> log, boolean running) {
        if (log.size() != standing.size() && !(running && log.size() <= standing.size())) {
            fault("the log has " + log.size() + " actions, and " + standing.size() + " stand");
        }
        for (int number = 0; number < Math.min(log.size(), standing.size()); number++) {
            Change known = standing.get(number);
            Heard.Entry entry = log.get(number);
            if (!known.side().equals(entry.side()) || !Change.agree(known.notation(), entry.notation())) {
                fault("action " + (number + 1) + " was " + known + " and is in the log as " + entry);
            }
        }
    }

    void fault(String words) {
        faults.add(words);
    }
}
