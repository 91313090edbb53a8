package seelowe.drills.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import seelowe.drills.wire.Wire;

/** Some people who just want to play, and how they are served. */
public final class Crowd implements AutoCloseable {
    private final Wire wire;
    private final Tally tally = new Tally();
    private final ExecutorService maker = Executors.newSingleThreadExecutor();
    private final List<Seat> seats = new ArrayList<>();

    public Crowd(Wire wire, Host host, List<Order> orders, Manner manner) {
        this.wire = wire;
        for (Order order : orders) {
            Made made = host.make(order).get(0);
            Seat seat = new Seat(wire, host, order, manner, 100L * seats.size(), tally, maker, null);
            seats.add(seat);
            wire.soon(() -> seat.sit(made));
        }
    }

    /** Begins to measure anew. */
    public void begin() {
        look(each -> {
            each.begin();
            return each;
        });
    }

    /** A look at what was counted. */
    public <T> T look(Function<Tally, T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        wire.soon(() -> answer.complete(question.apply(tally)));
        T found = answer.orTimeout(60, TimeUnit.SECONDS).join();
        wire.check();
        return found;
    }

    @Override
    public void close() {
        wire.soon(() -> seats.forEach(Seat::leave));
        maker.shutdownNow();
    }
}
