package seelowe.drills.hostile;

import java.util.ArrayList;
import java.util.List;
import seelowe.drills.machine.Machine;
import seelowe.drills.play.Forms;
import seelowe.drills.wire.Frames;

/** Screens whose owner has gone without a word: no ping is answered. */
final class HalfOpen implements Pest {
    private final int number;
    private final int seconds;

    /** @param seconds after which the server must have given them up */
    HalfOpen(int number, int seconds) {
        this.number = number;
        this.seconds = seconds;
    }

    @Override
    public String name() {
        return number + " half-open sockets";
    }

    @Override
    public Finding pester(Target target) {
        byte[] hello = Frames.request(target.port(), Forms.watchAddress(target.watched()));
        List<RawSocket> sockets = new ArrayList<>();
        try {
            for (int each = 0; each < number; each++) {
                RawSocket socket = new RawSocket(target.port());
                socket.say(hello);
                sockets.add(socket);
            }
            long cut = 0;
            int second = 0;
            while (second < seconds && cut < number) {
                Machine.rest(1000);
                second++;
                sockets.forEach(RawSocket::listen);
                cut = sockets.stream().filter(RawSocket::hasEnded).count();
            }
            return new Finding(
                    cut + " of " + number + " given up within " + second + " s",
                    cut == number ? List.of() : List.of("sockets that answer no ping live on"));
        } finally {
            sockets.forEach(RawSocket::close);
        }
    }
}
