package seelowe.drills.kill;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.drills.play.Board;
import seelowe.drills.play.Diary;
import seelowe.drills.play.Forms;
import seelowe.drills.play.Heard;
import seelowe.drills.play.Made;
import seelowe.drills.play.Manner;
import seelowe.drills.play.Order;
import seelowe.drills.play.RandomSeat;
import seelowe.drills.wire.Wire;

/** Plays one board and remembers what he saw. Lives in the wire's thread. */
final class Witness implements Diary {
    /** So many changes he lets himself be told again. */
    private static final int AGAIN = 20;

    private static final long LOG = 1_000_000_000;

    private final Order order;
    private final RandomSeat player;
    private final Chronicle chronicle = new Chronicle();
    private final List<String> errors = new ArrayList<>();
    private int acknowledged;
    private int undone;
    private int comments;
    private int atJoin;
    private boolean joined;
    private boolean compared;
    private boolean over;

    Witness(Wire wire, Order order, Made made, Manner manner, long seed) {
        this.order = order;
        this.player = new RandomSeat(wire, made, manner, seed, this);
    }

    Order order() {
        return order;
    }

    /** Comes back to a server that has just been started, and keeps still. */
    void join(int port) {
        joined = false;
        compared = false;
        chronicle.cut();
        player.join(port, Math.max(0, chronicle.last() - AGAIN));
        player.rest();
    }

    boolean hasJoined() {
        return joined;
    }

    void askForLog() {
        player.say(Forms.log(LOG, 1));
    }

    boolean hasCompared() {
        return compared;
    }

    void goOn() {
        atJoin = chronicle.last();
        chronicle.resume();
        player.goOn();
    }

    /** Whether something has happened since, or nothing can. */
    boolean wentOn() {
        Board board = player.board();
        return over || chronicle.last() > atJoin || (board != null && board.waits());
    }

    String stands() {
        Board board = player.board();
        return board == null ? "no board" : board.decider() + " to decide after change " + board.seq();
    }

    void drop() {
        player.leave();
    }

    boolean isOver() {
        return over;
    }

    int acknowledged() {
        return acknowledged;
    }

    int undone() {
        return undone;
    }

    int comments() {
        return comments;
    }

    int changes() {
        return chronicle.last();
    }

    List<String> faults() {
        List<String> all = new ArrayList<>(chronicle.faults());
        all.addAll(errors);
        return all;
    }

    void fault(String words) {
        chronicle.fault(words);
    }

    @Override
    public void asking(Asked what, String words) {
        if (what != Asked.CHOICES && what != Asked.HAND_OVER) {
            chronicle.sent(what, words);
        }
    }

    @Override
    public void answered(Asked what, int seq, long nanos) {
        chronicle.acknowledged(what, seq);
        switch (what) {
            case ACT -> acknowledged++;
            case UNDO -> undone++;
            case COMMENT -> comments++;
            case HAND_OVER, CHOICES -> {}
        }
    }

    @Override
    public void refused(Asked what, Heard error) {
        chronicle.denied();
    }

    @Override
    public void failed(Asked what, Heard error) {
        chronicle.denied();
        errors.add(what + " met " + error.code() + ": " + error.message());
    }

    @Override
    public void told(Heard heard) {
        if (heard.id() == LOG) {
            compared = true;
            chronicle.compareLog(heard.entries(), !order.opponent().isEmpty());
        } else if (heard.board() != null) {
            if (!(heard.kind().equals("start") && heard.seq() == chronicle.last())) {
                chronicle.told(heard, isComputers(heard));
            }
            joined = true;
        } else if (heard.isError()) {
            errors.add(heard.code() + ": " + heard.message());
        }
    }

    private boolean isComputers(Heard heard) {
        return !order.opponent().isEmpty() && !heard.side().equals(order.side());
    }

    @Override
    public void cutOff(int code, boolean hadBoard) {
        if (code > 0) {
            errors.add("the server hung up with " + code);
        }
    }

    @Override
    public void over() {
        over = true;
    }

    @Nullable
    Board board() {
        return player.board();
    }
}
