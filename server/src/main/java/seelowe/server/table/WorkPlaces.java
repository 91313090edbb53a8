package seelowe.server.table;

import java.util.concurrent.Semaphore;

/**
 * Places to work at: a few more than the machine has processors. When hundreds say something at once, hundreds of threads would share
 * the processors and none would get on; so a thread that answers takes a place first, and gives it up while it waits for the disk.
 * Whoever never took a place is not asked for one.
 */
public final class WorkPlaces {
    /** The processors are the machine's, so all share them. */
    public static final WorkPlaces HERE = new WorkPlaces(Runtime.getRuntime().availableProcessors() + 1);

    private enum Where {
        OUTSIDE,
        AT_WORK,
        AWAY
    }

    private final Semaphore places;
    private final ThreadLocal<Where> where = ThreadLocal.withInitial(() -> Where.OUTSIDE);

    WorkPlaces(int places) {
        this.places = new Semaphore(places);
    }

    /** Does a piece of work at a place of its own. */
    public void work(Runnable piece) {
        places.acquireUninterruptibly();
        where.set(Where.AT_WORK);
        try {
            piece.run();
        } finally {
            leave();
            where.remove();
        }
    }

    /** Others may work while this thread waits for something. */
    public void leave() {
        if (where.get() == Where.AT_WORK) {
            where.set(Where.AWAY);
            places.release();
        }
    }

    /** Goes on with the work. Not while a table is held: whoever has a place may be waiting for it. */
    public void comeBack() {
        if (where.get() == Where.AWAY) {
            places.acquireUninterruptibly();
            where.set(Where.AT_WORK);
        }
    }

    int free() {
        return places.availablePermits();
    }
}
