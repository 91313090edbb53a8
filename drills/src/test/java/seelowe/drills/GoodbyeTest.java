package seelowe.drills;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import seelowe.drills.machine.ServerProcess;
import seelowe.drills.play.Forms;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Heard;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;
import seelowe.drills.wire.Line;
import seelowe.drills.wire.Listener;
import seelowe.drills.wire.Wire;

/** The real program, asked to stop by the real signal. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "Programs are not asked there, only ended")
class GoodbyeTest {
    private static final List<String> SMALL = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    private static final int REMARKS = 200;
    private static final int GOING_AWAY = 1001;
    private static final long PATIENCE = 60_000;

    @TempDir
    Path folder;

    /** One who talks without a pause, and what he heard. */
    private static final class Talker implements Listener {
        private final AtomicInteger acknowledged = new AtomicInteger();
        private final CountDownLatch begun = new CountDownLatch(10);
        private final CompletableFuture<Integer> closed = new CompletableFuture<>();

        @Override
        public void heard(byte[] text, int length, long whole) {
            Heard heard = Forms.read(text, length, null);
            if (heard.type().equals("comment")) {
                acknowledged.accumulateAndGet(heard.seq(), Math::max);
                begun.countDown();
            }
        }

        @Override
        public void closed(int code) {
            closed.complete(code);
        }
    }

    @Test
    void asked_to_stop_in_the_middle_it_says_goodbye_and_has_kept_all_that_it_acknowledged()
            throws InterruptedException, ExecutionException, TimeoutException {
        Talker talker = new Talker();
        Made made;
        try (ServerProcess server = ServerProcess.start(folder, SMALL);
                Wire wire = new Wire()) {
            made = new Host(server.port()).make(Order.hotSeat(0)).get(0);
            wire.soon(() -> talk(wire.open(server.port(), Forms.address(made, -1), talker, Wire.WHOLE), wire));
            assertThat(talker.begun.await(PATIENCE, TimeUnit.MILLISECONDS)).isTrue();

            assertThat(server.stop()).as("it went by itself").isTrue();

            assertThat(talker.closed.get(PATIENCE, TimeUnit.MILLISECONDS)).isEqualTo(GOING_AWAY);
        }
        try (ServerProcess server = ServerProcess.start(folder, SMALL);
                Wire wire = new Wire();
                Guest guest = Guest.join(wire, server.port(), made, PATIENCE, 1)) {
            assertThat(guest.seq()).isEqualTo(talker.acknowledged.get());
        }
    }

    private static void talk(Line line, Wire wire) {
        if (!line.isOpen()) {
            wire.after(20, () -> talk(line, wire));
            return;
        }
        for (int remark = 1; remark <= REMARKS; remark++) {
            line.send("{\"id\":" + remark + ",\"type\":\"comment\",\"side\":\"german\",\"text\":\"Hm.\"}");
        }
    }
}
