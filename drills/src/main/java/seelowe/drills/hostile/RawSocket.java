package seelowe.drills.hostile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;

/** A connection without manners: says what it likes, never waits, and listens only if it is told to. */
final class RawSocket implements AutoCloseable {
    private final SocketChannel channel;
    private final ByteBuffer heard = ByteBuffer.allocate(1 << 16);
    private boolean ended;

    RawSocket(int port) {
        try {
            channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            channel.configureBlocking(false);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /** @return whether all of it went out; what did not is dropped */
    boolean say(byte[] bytes) {
        return say(ByteBuffer.wrap(bytes));
    }

    boolean say(ByteBuffer bytes) {
        try {
            channel.write(bytes);
            return !bytes.hasRemaining();
        } catch (IOException gone) {
            ended = true;
            return false;
        }
    }

    /** What has come by now and fits in the memory of one who hardly listens. */
    String listen() {
        heard.clear();
        try {
            ended = channel.read(heard) < 0 || ended;
        } catch (IOException gone) {
            ended = true;
        }
        return new String(heard.array(), 0, heard.position(), StandardCharsets.ISO_8859_1);
    }

    /** Whether the server has hung up; known only after listening or speaking. */
    boolean hasEnded() {
        return ended;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException already) {
            ended = true;
        }
    }
}
