package seelowe.drills.hostile;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.drills.machine.Machine;
import seelowe.drills.play.Guest;
import seelowe.drills.play.Host;
import seelowe.drills.play.Made;
import seelowe.drills.play.Order;

/** Somebody starts game after game against the computer. Whoever plays against it already must still get his answers. */
final class SoloFlood implements Pest {
    private static final int CREATED = 201;
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;
    private static final long PATIENCE = 15_000;

    private final int number;
    private final int seconds;

    SoloFlood(int number, int seconds) {
        this.number = number;
        this.seconds = seconds;
    }

    @Override
    public String name() {
        return number + " solo games in " + seconds + " s";
    }

    @Override
    public Finding pester(Target target) {
        Order order = Order.solo(1, "steady").of("N");
        Made own = target.host().make(order).get(0);
        Map<Integer, Integer> statuses = new TreeMap<>();
        long began = System.nanoTime();
        for (int each = 0; each < number; each++) {
            Host.Answer answer = target.host()
                    .post(
                            "/api/games",
                            "{\"scenario\":\"N\",\"mode\":\"solo\",\"side\":\"british\",\"opponent\":\"steady\"}");
            statuses.merge(answer.status(), 1, Integer::sum);
            long due = began + (long) each * seconds * 1_000_000_000L / number;
            Machine.rest(Math.max(0, (due - System.nanoTime()) / 1_000_000));
        }
        List<String> wrong = new ArrayList<>();
        statuses.forEach((status, count) -> {
            if (status != CREATED && status != TOO_MANY && status != UNAVAILABLE) {
                wrong.add(count + " times status " + status);
            }
        });
        try (Guest guest = Guest.join(target.wire(), target.port(), own, PATIENCE, 1)) {
            int seq = guest.seq();
            boolean computers = guest.board() == null || !guest.board().isMine();
            if (computers && !guest.awaitBeyond(seq)) {
                wrong.add("who played against the computer already waits for more than 15 s");
            }
        }
        return new Finding("answers by status: " + statuses, wrong);
    }
}
