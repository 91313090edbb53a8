package seelowe.server.web;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;

/**
 * What a socket still has to be sent, one text after the other. Who does not read would fill the memory with what waits for him: past a
 * limit, or when one text takes too long, he is given up.
 */
final class Outbox {
    /** In bytes, the text under way included; but a text that nothing waits before may be as long as it is. */
    static final int MOST_WAITING = 1 << 20;

    private static final long LONGEST_SEND_NANOS = 30_000_000_000L;

    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final Line line;
    private final Deque<ByteBuffer> waiting = new ArrayDeque<>();
    private int underWay;
    private int length;
    private long began;
    private boolean sending;
    private boolean pumping;
    private boolean closed;

    /** Where the texts go. */
    interface Line {
        /** Sends a text in UTF-8, and says when it is gone. */
        void send(ByteBuffer text, Callback gone);

        /** Nothing waits any more. */
        void emptied();

        /** He takes too little; called once. */
        void givenUp();

        /** A text did not get through; called once. */
        void lost(Throwable failure);
    }

    Outbox(Line line) {
        this.line = line;
    }

    void send(ByteBuffer text) {
        boolean tooMuch;
        synchronized (this) {
            if (closed) {
                return;
            }
            boolean late = sending && System.nanoTime() - began > LONGEST_SEND_NANOS;
            tooMuch = late || length > MOST_WAITING;
            waiting.add(text);
            length += text.remaining();
        }
        if (tooMuch) {
            if (close()) {
                line.givenUp();
            }
        } else {
            pump();
        }
    }

    /** How many texts wait until the one under way is gone. */
    synchronized int backlog() {
        return waiting.size();
    }

    synchronized boolean isIdle() {
        return !sending && waiting.isEmpty();
    }

    /** Nothing more is sent. Whether it was not so before. */
    synchronized boolean close() {
        boolean first = !closed;
        closed = true;
        waiting.clear();
        return first;
    }

    /** A text may be gone before the call that sends it returns; then this loop goes on, rather than one call within the other. */
    private void pump() {
        for (ByteBuffer next = next(true); next.hasRemaining(); next = next(false)) {
            line.send(next, Callback.from(this::sent, this::lost));
        }
    }

    /** The text to be sent now; empty if there is none, or if somebody else is at it. */
    private synchronized ByteBuffer next(boolean anew) {
        if (anew && pumping) {
            return NOTHING;
        }
        pumping = !sending && !closed && !waiting.isEmpty();
        if (!pumping) {
            return NOTHING;
        }
        ByteBuffer next = waiting.remove();
        sending = true;
        began = System.nanoTime();
        underWay = next.remaining();
        return next;
    }

    private void sent() {
        boolean empty;
        synchronized (this) {
            sending = false;
            length -= underWay;
            empty = waiting.isEmpty() && !closed;
        }
        if (empty) {
            line.emptied();
        }
        pump();
    }

    private void lost(Throwable failure) {
        if (close()) {
            line.lost(failure);
        }
    }
}
