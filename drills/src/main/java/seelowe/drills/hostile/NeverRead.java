package seelowe.drills.hostile;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import seelowe.drills.machine.Machine;
import seelowe.drills.play.Forms;
import seelowe.drills.wire.Frames;

/** Screens that ask and ask and never take an answer. */
final class NeverRead implements Pest {
    private static final int AT_ONCE = 50;

    private final int number;
    private final int seconds;

    NeverRead(int number, int seconds) {
        this.number = number;
        this.seconds = seconds;
    }

    @Override
    public String name() {
        return number + " who ask and never read";
    }

    @Override
    public Finding pester(Target target) {
        byte[] hello = Frames.request(target.port(), Forms.watchAddress(target.watched()));
        ByteBuffer question = Frames.text(Forms.log(1, 1));
        List<RawSocket> sockets = new ArrayList<>();
        long asked = 0;
        try {
            for (int each = 0; each < number; each++) {
                RawSocket socket = new RawSocket(target.port());
                socket.say(hello);
                sockets.add(socket);
            }
            Machine.rest(1000);
            long until = System.nanoTime() + seconds * 1_000_000_000L;
            while (System.nanoTime() < until) {
                for (RawSocket socket : sockets) {
                    for (int each = 0; each < AT_ONCE && socket.say(question.duplicate()); each++) {
                        asked++;
                    }
                }
                Machine.rest(20);
            }
            long cut = sockets.stream().filter(RawSocket::hasEnded).count();
            return new Finding(asked + " questions sent, " + cut + " of " + number + " hung up on", List.of());
        } finally {
            sockets.forEach(RawSocket::close);
        }
    }
}
