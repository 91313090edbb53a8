package seelowe.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.content.ByteBufferContentSource;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * Takes in the whole body of a request before anybody is bothered with it: no thread waits for a sender who takes his time, and who takes too long is hung
 * up on. All bodies that are on their way take up so much memory and no more: past that, who has taken longest is hung up on, for whoever means well is done
 * soon. What is refused is passed on without its body, marked with the status, so that it is refused in the same form as everything else.
 */
final class WholeBodies extends Handler.Wrapper {
    /** The attribute of a request whose body was not taken in. */
    static final String REFUSED = "seelowe.body-refused";

    static final int TOO_LARGE = 413;
    static final int TOO_MANY = 503;

    /** Records of long games are a few hundred thousand bytes. */
    static final int LARGEST_RECORD = 8 << 20;
    /** An edition, packed. */
    static final int LARGEST_EDITION = 2 << 20;
    /** Everything else is small. */
    static final int LARGEST_ORDER = 128 << 10;

    private static final String RECORDS = "/api/records";
    private static final String EDITION = "/api/editions/import";
    private static final int MOST_LARGE_AT_ONCE = 8;
    private static final int SHARE_OF_MEMORY = 8;

    private final Duration patience;
    private final Semaphore largeOnes = new Semaphore(MOST_LARGE_AT_ONCE);
    private final long mostHeld;
    /** Those that are on their way, the one that began first first. */
    private final Set<Reading> underWay = new LinkedHashSet<>();

    private long held;

    /** @param patience how long a body may take to arrive */
    WholeBodies(Duration patience) {
        this(patience, Runtime.getRuntime().maxMemory() / SHARE_OF_MEMORY);
    }

    /** @param mostHeld bytes that unfinished bodies may take up together */
    WholeBodies(Duration patience, long mostHeld) {
        this.patience = patience;
        this.mostHeld = mostHeld;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!hasBody(request)) {
            return super.handle(request, response, callback);
        }
        String path = Request.getPathInContext(request);
        boolean record = path.startsWith(RECORDS);
        boolean edition = path.equals(EDITION);
        boolean large = record || edition;
        int limit = record ? LARGEST_RECORD : edition ? LARGEST_EDITION : LARGEST_ORDER;
        if (request.getLength() > limit) {
            request.setAttribute(REFUSED, TOO_LARGE);
            return super.handle(request, response, callback);
        }
        if (large && !largeOnes.tryAcquire()) {
            request.setAttribute(REFUSED, TOO_MANY);
            return super.handle(request, response, callback);
        }
        new Reading(request, response, callback, limit, large ? largeOnes::release : () -> {}).run();
        return true;
    }

    /** So much more of a body is here. Who must go is hung up on when nothing is locked. */
    private void hold(Reading reading, int bytes) {
        List<Reading> slowest = new ArrayList<>();
        synchronized (underWay) {
            if (reading.ended.get()) {
                return;
            }
            underWay.add(reading);
            reading.held += bytes;
            held += bytes;
            long surplus = held - mostHeld;
            for (Reading each : underWay) {
                if (surplus <= 0) {
                    break;
                }
                surplus -= each.held;
                slowest.add(each);
            }
        }
        slowest.forEach(Reading::hangUp);
    }

    private void letGo(Reading reading) {
        synchronized (underWay) {
            if (underWay.remove(reading)) {
                held -= reading.held;
            }
        }
    }

    private static boolean hasBody(Request request) {
        return request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING)
                || request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0;
    }

    /** A body that is on its way. Runs whenever more of it is there. */
    private final class Reading implements Runnable {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final int limit;
        private final Runnable release;
        private final Scheduler.Task hangUp;
        private final ByteArrayOutputStream body = new ByteArrayOutputStream();
        /** Known to all by the lock of those under way. */
        private int held;

        private final AtomicBoolean ended = new AtomicBoolean();

        Reading(Request request, Response response, Callback callback, int limit, Runnable release) {
            this.request = request;
            this.response = response;
            this.callback = callback;
            this.limit = limit;
            this.release = release;
            this.hangUp = request.getComponents().getScheduler().schedule(this::hangUp, patience);
        }

        private void hangUp() {
            end();
            request.getConnectionMetaData().getConnection().getEndPoint().close(tooSlow());
        }

        private static TimeoutException tooSlow() {
            return new TimeoutException("The body took too long");
        }

        @Override
        public void run() {
            while (true) {
                Content.@Nullable Chunk chunk = request.read();
                if (chunk == null) {
                    request.demand(this);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    end();
                    callback.failed(chunk.getFailure());
                    return;
                }
                if (!take(chunk)) {
                    callback.failed(tooSlow());
                    return;
                }
                if (body.size() > limit) {
                    request.setAttribute(REFUSED, TOO_LARGE);
                    passOn(request);
                    return;
                }
                if (chunk.isLast()) {
                    passOn(new Whole(request, body.toByteArray()));
                    return;
                }
            }
        }

        /** Whether it goes on; not if he has been hung up on. */
        private boolean take(Content.Chunk chunk) {
            ByteBuffer bytes = chunk.getByteBuffer();
            byte[] taken = new byte[bytes.remaining()];
            bytes.get(taken);
            chunk.release();
            body.writeBytes(taken);
            hold(this, taken.length);
            return !ended.get();
        }

        private void end() {
            if (ended.compareAndSet(false, true)) {
                hangUp.cancel();
                release.run();
                letGo(this);
            }
        }

        private void passOn(Request whole) {
            end();
            try {
                if (!WholeBodies.super.handle(whole, response, callback)) {
                    Response.writeError(request, response, callback, 404);
                }
            } catch (Exception failure) {
                Response.writeError(request, response, callback, failure);
            }
        }
    }

    /** A request with its body at hand. */
    private static final class Whole extends Request.Wrapper {
        private final ByteBufferContentSource body;

        Whole(Request request, byte[] body) {
            super(request);
            this.body = new ByteBufferContentSource(ByteBuffer.wrap(body));
        }

        @Override
        public long getLength() {
            return body.getLength();
        }

        @Override
        public Content.Chunk read() {
            return body.read();
        }

        @Override
        public void demand(Runnable whenMore) {
            body.demand(whenMore);
        }

        @Override
        public void fail(Throwable failure) {
            body.fail(failure);
        }
    }
}
