package seelowe.server.limit;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.host.Callers;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Site;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;

/**
 * Counts what each caller has had. Who has had enough is told {@code busy}, and when to come back: over HTTP that is 429 with {@code Retry-After}. A server
 * that does not face the world counts only what its one person would do to himself.
 */
public final class Limits {
    /** Of so many callers is it known what they have had; who was heard of longest ago is forgotten first, and has mostly regained it all. */
    private static final int MOST_CALLERS = 50_000;

    /** A household has as many addresses as it likes, all of one beginning. */
    private static final int NETWORK_BYTES = 8;

    /** A page and its reader must fit in. */
    private static final int FEWEST = 50;

    private static final String EVERYBODY = "*";

    private final Callers callers;
    private final double factor;
    private final boolean hosted;
    private final TimeMeter time;
    private final SecurityLog log;
    private final Map<Account, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Account, Bucket> eldest) {
            return size() > MOST_CALLERS;
        }
    };

    private record Account(String who, Kind kind) {}

    public Limits(Site site, Clock clock, SecurityLog log) {
        this.log = log;
        this.callers = new Callers(site);
        this.hosted = site.isHosted();
        this.factor = site.host().map(HostSettings::limitFactor).orElse(1.0);
        this.time = new Meter(clock);
    }

    /** Without a clock of its own, tests can move the time. */
    private record Meter(Clock clock) implements TimeMeter {
        private static final long NANOS = 1_000_000;

        @Override
        public long currentTimeNanos() {
            return clock.millis() * NANOS;
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }

    /**
     * Counts one for the address that a request came from.
     *
     * @throws JsonMistake if that is too much
     */
    public void admit(Context context, Kind kind) {
        admit(context, address(context), kind);
    }

    /** Counts one for somebody who is known, by his id: he has no more for having several addresses, and shares one with nobody. */
    public void admit(Context context, String who, Kind kind) {
        waiting(who, kind).ifPresent(wait -> {
            context.header("Retry-After", String.valueOf(wait.toSeconds()));
            throw refusal(who, address(context), kind, wait);
        });
    }

    /**
     * The same where there is no request that could be answered, as on a WebSocket.
     *
     * @param address where he is; empty where that is not known
     */
    public void admit(String who, String address, Kind kind) {
        waiting(who, kind).ifPresent(wait -> {
            throw refusal(who, address, kind, wait);
        });
    }

    /** Counts one for something that is refused anyway; what to say instead, if it is too much. */
    public Optional<JsonMistake> isTooMuch(String who, String address, Kind kind) {
        return waiting(who, kind).map(wait -> refusal(who, address, kind, wait));
    }

    /** Counts one where nobody waits for an answer; whether it is not too much. */
    public boolean allows(String who, Kind kind) {
        boolean allowed = waiting(who, kind).isEmpty();
        if (!allowed) {
            log.note(Happening.LIMIT, "", "what", kind.what());
        }
        return allowed;
    }

    /** Whom a request is counted for: its address, or the network of it. */
    public String address(Context context) {
        return name(callers.address(context));
    }

    /** The same of a connection, before anything is asked; null if whoever it is speaks for others. */
    public @Nullable String counted(InetAddress address) {
        return callers.isTrusted(address) ? null : name(address);
    }

    /** Somebody has as many connections as he may have. */
    public void noteConnections(String caller) {
        log.note(Happening.LIMIT, caller, "what", Kind.SOCKET.what());
    }

    /** What is counted elsewhere, by this host's measure; 0 for no limit. */
    public int scaled(int most) {
        return hosted && factor > 0 ? (int) Math.max(FEWEST, Math.min(Integer.MAX_VALUE, most * factor)) : 0;
    }

    private static String name(InetAddress address) {
        return address instanceof Inet6Address
                ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES))
                : address.getHostAddress();
    }

    /** How long to wait; nothing if it may be done now, and then it is counted. */
    private Optional<Duration> waiting(String who, Kind kind) {
        if (factor == 0 || (!hosted && !kind.isShared())) {
            return Optional.empty();
        }
        ConsumptionProbe probe =
                bucket(new Account(kind.isShared() ? EVERYBODY : who, kind)).tryConsumeAndReturnRemaining(1);
        return probe.isConsumed()
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(probe.getNanosToWaitForRefill()).plusSeconds(1));
    }

    private synchronized Bucket bucket(Account account) {
        return buckets.computeIfAbsent(account, unused -> fresh(account.kind()));
    }

    private Bucket fresh(Kind kind) {
        long most = Math.max(1, Math.round(kind.most() * factor));
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(most).refillGreedy(most, kind.within()))
                .withCustomTimePrecision(time)
                .build();
    }

    private JsonMistake refusal(String who, String address, Kind kind, Duration wait) {
        log.note(Happening.LIMIT, address, "what", kind.what(), "person", who.equals(address) ? null : who);
        long seconds = wait.toSeconds();
        String when =
                seconds < 90 ? seconds + (seconds == 1 ? " second" : " seconds") : (seconds + 59) / 60 + " minutes";
        return new JsonMistake(
                MistakeCode.BUSY, "", "Too many " + kind.what() + " in a short time; try again in " + when + ".");
    }
}
