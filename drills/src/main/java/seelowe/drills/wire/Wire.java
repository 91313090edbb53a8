package seelowe.drills.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/** The one thread that reads and writes all lines and keeps everybody's time. */
public final class Wire implements AutoCloseable {
    /** Keep whole messages. */
    public static final int WHOLE = Integer.MAX_VALUE;

    private static final int BUFFER = 1 << 18;
    private static final long LONGEST_SLEEP = 100;

    private final Selector selector;
    private final Thread thread;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final PriorityQueue<Alarm> alarms = new PriorityQueue<>(Comparator.comparingLong(Alarm::at));
    private final ByteBuffer shared = ByteBuffer.allocateDirect(BUFFER);
    private volatile boolean over;
    private volatile @Nullable Throwable failure;

    private record Alarm(long at, Runnable task) {}

    public Wire() {
        try {
            selector = Selector.open();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        thread = new Thread(this::loop, "wire");
        thread.setDaemon(true);
        thread.start();
    }

    /** Does something in the wire's thread, soon. */
    public void soon(Runnable task) {
        tasks.add(task);
        selector.wakeup();
    }

    /** Does something later; to be called in the wire's thread. */
    public void after(long milliseconds, Runnable task) {
        alarms.add(new Alarm(System.nanoTime() + milliseconds * 1_000_000, task));
    }

    /**
     * Opens a WebSocket on this machine; to be called in the wire's thread.
     *
     * @param most keep no more than so many bytes of each message
     */
    public Line open(int port, String path, Listener listener, int most) {
        try {
            SocketChannel channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
            Line line = new Line(channel, key, listener, most, Frames.request(port, path));
            key.attach(line);
            if (channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port))) {
                line.connected();
            }
            return line;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void loop() {
        try {
            while (!over) {
                selector.select(this::attend, sleep());
                for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                    task.run();
                }
                ring();
            }
            selector.keys().forEach(key -> ((Line) key.attachment()).drop());
            selector.close();
        } catch (IOException | RuntimeException | Error failed) {
            failure = failed;
        }
    }

    private long sleep() {
        Alarm next = alarms.peek();
        if (!tasks.isEmpty()) {
            return 1;
        }
        long wait = next == null ? LONGEST_SLEEP : (next.at() - System.nanoTime()) / 1_000_000;
        return Math.max(1, Math.min(LONGEST_SLEEP, wait));
    }

    private void ring() {
        long now = System.nanoTime();
        for (Alarm next = alarms.peek(); next != null && next.at() <= now; next = alarms.peek()) {
            alarms.remove();
            next.task().run();
        }
    }

    private void attend(SelectionKey key) {
        Line line = (Line) key.attachment();
        try {
            if (key.isConnectable()) {
                line.connected();
            }
            if (key.isValid() && key.isWritable()) {
                line.flush();
            }
            if (key.isValid() && key.isReadable()) {
                line.read(shared);
            }
        } catch (CancelledKeyException gone) {
            line.drop();
        }
    }

    /** @throws IllegalStateException if the wire's own thread has failed, which is a mistake of the drill */
    public void check() {
        if (failure != null) {
            throw new IllegalStateException("The drill itself failed", failure);
        }
    }

    @Override
    public void close() {
        over = true;
        selector.wakeup();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
