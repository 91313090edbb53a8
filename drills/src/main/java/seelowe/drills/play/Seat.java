package seelowe.drills.play;

import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import seelowe.drills.wire.Wire;

/** One chair that is always taken: when a game is over the next begins, and who was cut off comes back. */
public final class Seat implements Diary {
    private static final long BEFORE_COMING_BACK = 500;

    private final Wire wire;
    private final Host host;
    private final Order order;
    private final Manner manner;
    private final Tally tally;
    private final Executor maker;
    private final @Nullable Applause applause;
    private long seed;
    private @Nullable RandomSeat player;
    private boolean joined;

    /** Who wants to know when something was acknowledged. */
    public interface Applause {
        /** @param nanos ago that it was asked for */
        void acknowledged(int seq, long nanos);
    }

    /** @param maker makes the next game, which takes a while */
    public Seat(
            Wire wire,
            Host host,
            Order order,
            Manner manner,
            long seed,
            Tally tally,
            Executor maker,
            @Nullable Applause applause) {
        this.applause = applause;
        this.wire = wire;
        this.host = host;
        this.order = order;
        this.manner = manner;
        this.seed = seed;
        this.tally = tally;
        this.maker = maker;
    }

    /** In the wire's thread. */
    public void sit(Made made) {
        joined = false;
        player = new RandomSeat(wire, made, manner, seed++, this);
        player.join(host.port(), -1);
    }

    public boolean hasJoined() {
        return joined;
    }

    public void leave() {
        if (player != null) {
            player.leave();
        }
    }

    @Override
    public void answered(Asked what, int seq, long nanos) {
        switch (what) {
            case ACT, UNDO, COMMENT -> {
                tally.acknowledged(nanos);
                if (applause != null) {
                    applause.acknowledged(seq, nanos);
                }
            }
            case HAND_OVER, CHOICES -> tally.questioned(nanos);
        }
    }

    @Override
    public void refused(Asked what, Heard error) {
        tally.refused();
    }

    @Override
    public void failed(Asked what, Heard error) {
        tally.error(error.code());
    }

    @Override
    public void told(Heard change) {
        joined = joined || change.board() != null;
    }

    @Override
    public void cutOff(int code, boolean hadBoard) {
        if (hadBoard) {
            tally.lost(code);
        } else {
            tally.refusedJoin(code);
        }
        RandomSeat gone = player;
        if (gone != null) {
            Board board = gone.board();
            wire.after(BEFORE_COMING_BACK, () -> gone.join(host.port(), board == null ? -1 : board.seq()));
        }
    }

    @Override
    public void over() {
        tally.finishedGame();
        leave();
        maker.execute(() -> {
            try {
                Made made = host.make(order).get(0);
                wire.soon(() -> sit(made));
            } catch (IllegalStateException refused) {
                wire.soon(() -> tally.error("no-new-game"));
            }
        });
    }
}
