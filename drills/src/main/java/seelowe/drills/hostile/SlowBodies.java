package seelowe.drills.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import seelowe.drills.machine.Machine;

/** Requests whose bodies never end: a byte a second each. */
final class SlowBodies implements Pest {
    private static final int LENGTH = 1000;

    private final int number;
    private final int seconds;

    /** @param seconds after which the server must have hung up on nearly all of them */
    SlowBodies(int number, int seconds) {
        this.number = number;
        this.seconds = seconds;
    }

    @Override
    public String name() {
        return number + " slow bodies";
    }

    @Override
    public Finding pester(Target target) {
        byte[] head = ("POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:" + target.port()
                        + "\r\nContent-Type: application/json\r\nContent-Length: " + LENGTH + "\r\n\r\n{")
                .getBytes(StandardCharsets.US_ASCII);
        List<RawSocket> sockets = new ArrayList<>();
        try {
            for (int each = 0; each < number; each++) {
                RawSocket socket = new RawSocket(target.port());
                socket.say(head);
                sockets.add(socket);
            }
            long cut = 0;
            int second = 0;
            while (second < seconds && cut < number) {
                Machine.rest(1000);
                second++;
                sockets.forEach(socket -> socket.say(new byte[] {' '}));
                sockets.forEach(RawSocket::listen);
                cut = sockets.stream().filter(RawSocket::hasEnded).count();
            }
            boolean held = cut >= number * 0.9;
            return new Finding(
                    cut + " of " + number + " hung up on within " + second + " s",
                    held ? List.of() : List.of("bodies that never end are waited for"));
        } finally {
            sockets.forEach(RawSocket::close);
        }
    }
}
