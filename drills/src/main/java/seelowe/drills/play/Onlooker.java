package seelowe.drills.play;

import seelowe.drills.wire.Line;
import seelowe.drills.wire.Listener;
import seelowe.drills.wire.Wire;

/** Watches one game and looks at nothing but the number of each change, so that thousands of them cost little. */
public final class Onlooker implements Listener {
    private static final int ENOUGH = 160;

    /** What onlookers tell, in the wire's thread. */
    public interface Gallery {
        void saw(int seq);

        void gone(int code);
    }

    private final Gallery gallery;
    private final Line line;
    private int seen = -1;

    /** To be called in the wire's thread. */
    public Onlooker(Wire wire, int port, Made made, Gallery gallery) {
        this.gallery = gallery;
        this.line = wire.open(port, Forms.watchAddress(made), this, ENOUGH);
    }

    @Override
    public void heard(byte[] text, int length, long whole) {
        int seq = Forms.skimmedSeq(text, length);
        if (seq < 0) {
            return;
        }
        // Who fell behind is told how things stand, and knows of all before it.
        for (int each = seen < 0 ? seq : seen + 1; each <= seq; each++) {
            gallery.saw(each);
        }
        seen = Math.max(seen, seq);
    }

    @Override
    public void closed(int code) {
        gallery.gone(code);
    }

    public void leave() {
        line.hangUp();
    }
}
