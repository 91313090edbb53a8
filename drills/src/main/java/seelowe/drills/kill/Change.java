package seelowe.drills.kill;

import seelowe.drills.play.Diary.Asked;
import seelowe.drills.play.Forms;
import seelowe.drills.play.Heard;

/** A change of a game as somebody was told of it; what he was not told is empty. */
record Change(String kind, String side, String action, String notation, String comment) {
    static Change of(Heard heard) {
        return new Change(heard.kind(), heard.side(), heard.action(), heard.notation(), heard.comment());
    }

    /** Whether this can be the same change, told at another time, when more or less may be told of it. */
    boolean agreesWith(Change other) {
        return kind.equals(other.kind)
                && side.equals(other.side)
                && agree(notation, other.notation)
                && agree(comment, other.comment);
    }

    static boolean agree(String one, String other) {
        return one.isEmpty() || other.isEmpty() || one.equals(other);
    }

    /** Whether this is what was asked for. */
    boolean answers(Asked what, String words) {
        return switch (what) {
            case ACT -> kind.equals("act") && agree(Forms.gist(action), Forms.gist(words));
            case UNDO -> kind.equals("undo");
            case COMMENT -> kind.equals("comment") && agree(comment, words);
            case HAND_OVER, CHOICES -> false;
        };
    }
}
