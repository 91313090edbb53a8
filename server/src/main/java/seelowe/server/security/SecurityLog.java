package seelowe.server.security;

import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Origins;
import seelowe.server.host.Site;

/**
 * Who came in and who was kept out, one line each, for the host of a server that faces the world. Neither tokens nor mail addresses nor anybody's words are in
 * it. However many knock, only so many lines are written; the next that is says how many were not.
 */
public final class SecurityLog {
    /** The logger's name, by which a host may send it elsewhere. */
    public static final String NAME = "seelowe.security";

    static final Duration WINDOW = Duration.ofMinutes(10);
    /** Of one kind, within a window, whoever caused them. */
    static final int MOST = 300;
    /** Of one kind from one caller. */
    static final int MOST_OF_ONE = 20;

    private static final Logger LOG = LoggerFactory.getLogger(NAME);
    private static final int MOST_CALLERS = 10_000;
    private static final int LONGEST = 64;
    private static final Pattern STRANGE = Pattern.compile("[^\\w.:/{} -]");

    private final boolean hosted;
    private final Origins origins;
    private final Clock clock;
    private final Map<Happening, Count> all = new EnumMap<>(Happening.class);
    private final Map<String, Count> ofOne = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Count> eldest) {
            return size() > MOST_CALLERS;
        }
    };

    /** How many lines there have been since a window was opened. */
    private static final class Count {
        private long since = Long.MIN_VALUE;
        private int lines;
        private long unwritten;

        boolean hasRoom(long now, int most) {
            if (since == Long.MIN_VALUE || now - since >= WINDOW.toMillis()) {
                since = now;
                lines = 0;
            }
            return lines < most;
        }
    }

    public SecurityLog(Site site, Clock clock) {
        this.hosted = site.isHosted();
        this.origins = site.host().map(HostSettings::origins).orElse(Origins.NONE);
        this.clock = clock;
    }

    /**
     * Writes a line, if there is room for it.
     *
     * @param caller where it came from, as the limits count him; empty for nowhere
     * @param details names and values in turn; those that are null are left out
     */
    public void note(Happening what, String caller, @Nullable String... details) {
        if (!hosted) {
            return;
        }
        StringBuilder line = new StringBuilder(what.word());
        for (int i = 0; i < details.length; i += 2) {
            add(line, String.valueOf(details[i]), details[i + 1]);
        }
        add(line, "from", origins.of(caller));
        String key = what == Happening.LIMIT ? what + caller + line : what + caller;
        write(what, key, what == Happening.LIMIT ? 1 : MOST_OF_ONE, line);
    }

    private static void add(StringBuilder line, String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            String plain = STRANGE.matcher(value).replaceAll("?");
            boolean blanks = plain.indexOf(' ') >= 0;
            line.append(' ').append(name).append('=').append(blanks ? "\"" : "");
            line.append(plain, 0, Math.min(plain.length(), LONGEST)).append(blanks ? "\"" : "");
        }
    }

    private synchronized void write(Happening what, String key, int most, StringBuilder line) {
        long now = clock.millis();
        Count everybody = all.computeIfAbsent(what, unused -> new Count());
        Count one = ofOne.computeIfAbsent(key, unused -> new Count());
        boolean roomForOne = one.hasRoom(now, most);
        if (!everybody.hasRoom(now, MOST) || !roomForOne) {
            everybody.unwritten++;
            return;
        }
        everybody.lines++;
        one.lines++;
        if (everybody.unwritten > 0) {
            line.append(" unwritten=").append(everybody.unwritten);
            everybody.unwritten = 0;
        }
        LOG.info("{}", line);
    }
}
