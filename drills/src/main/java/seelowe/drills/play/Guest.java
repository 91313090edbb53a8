package seelowe.drills.play;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import seelowe.drills.wire.Line;
import seelowe.drills.wire.Listener;
import seelowe.drills.wire.Wire;

/** One seat, asked step by step from the drill's own thread. For where one game is enough. */
public final class Guest implements AutoCloseable {
    /** What took its place when the line was cut. */
    private static final Heard CUT = ended("cut-off", "the line was cut");

    private final Wire wire;
    private final long patience;
    private final Random random;
    private final BlockingQueue<Heard> inbox = new LinkedBlockingQueue<>();
    private volatile @Nullable Line line;
    private @Nullable Board board;
    private long nextId = 1;
    private Heard welcome = CUT;

    private Guest(Wire wire, long patience, long seed) {
        this.wire = wire;
        this.patience = patience;
        this.random = new Random(seed);
    }

    /** @param patience milliseconds that he waits for anything */
    public static Guest join(Wire wire, int port, Made made, long patience, long seed) {
        Guest guest = new Guest(wire, patience, seed);
        wire.soon(() -> guest.line = wire.open(port, Forms.address(made, -1), guest.new Ear(), Wire.WHOLE));
        Heard first = guest.next();
        while (guest.board == null && !first.isError()) {
            first = guest.next();
        }
        guest.welcome = first;
        return guest;
    }

    private final class Ear implements Listener {
        private @Nullable Board known;

        @Override
        public void heard(byte[] text, int length, long whole) {
            Heard heard = Forms.read(text, length, known);
            if (heard.board() != null) {
                known = heard.board();
            }
            inbox.add(heard);
        }

        @Override
        public void closed(int code) {
            inbox.add(CUT);
        }
    }

    private static Heard ended(String code, String message) {
        return new Heard("error", -1, -1, "", "", "", "", "", code, message, null, Menu.EMPTY, List.of());
    }

    /** The board, or the error that came instead. */
    public Heard welcome() {
        return welcome;
    }

    public @Nullable Board board() {
        return board;
    }

    /** The last change that he knows of; -1 if he was not let in. */
    public int seq() {
        return board == null ? -1 : board.seq();
    }

    private Heard next() {
        try {
            Heard heard = inbox.poll(patience, TimeUnit.MILLISECONDS);
            if (heard == null) {
                return ended("silence", "nothing was said for " + patience + " ms");
            }
            if (heard.board() != null) {
                board = heard.board();
            }
            return heard;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return CUT;
        }
    }

    /** Takes in changes until the last one is beyond this, or patience ends. */
    public boolean awaitBeyond(int seq) {
        while (seq() <= seq) {
            if (next().isError()) {
                return false;
            }
        }
        return true;
    }

    /** Asks, and waits for the answer; an error of the code cut-off or silence if none comes. */
    public Heard ask(String text) {
        Line to = line;
        if (to == null) {
            return CUT;
        }
        long id = nextId++;
        wire.soon(() -> to.send(text));
        for (Heard answer = next(); ; answer = next()) {
            if (answer.id() == id || (answer.isError() && answer.id() < 0)) {
                return answer;
            }
        }
    }

    /** Does something at random. Waits for his turn first. The answer, which may be an error. */
    public Heard act() {
        for (int attempt = 0; attempt < 100; attempt++) {
            Board now = board;
            if (now == null) {
                return CUT;
            }
            if (!now.isMine()) {
                if (now.over() || !awaitBeyond(now.seq())) {
                    return ended("silence", "it never was his turn");
                }
                continue;
            }
            Heard answer = tryOne(now);
            if (!answer.isError() && answer.type().equals("act")) {
                awaitBeyond(answer.seq() - 1);
                return answer;
            }
            if (answer.isError() && !answer.code().equals("refused")) {
                return answer;
            }
        }
        return ended("stuck", "a hundred choices were refused");
    }

    private Heard tryOne(Board now) {
        if (!now.handOver().isEmpty()) {
            return ask(Forms.handOver(nextId, now.handOver()));
        }
        Menu menu = now.menu();
        int number = random.nextInt(menu.size());
        Optional<String> ready = menu.ready(number);
        if (ready.isPresent()) {
            return ask(Forms.act(nextId, ready.get(), now.seq()));
        }
        Heard offered = ask(Forms.choices(nextId, menu.unit(number)));
        List<String> choices = offered.menu().choices();
        return choices.isEmpty()
                ? offered
                : ask(Forms.act(nextId, choices.get(random.nextInt(choices.size())), now.seq()));
    }

    /** All actions that stand. */
    public List<Heard.Entry> log() {
        return ask(Forms.log(nextId, 1)).entries();
    }

    @Override
    public void close() {
        Line to = line;
        if (to != null) {
            wire.soon(to::hangUp);
        }
    }
}
