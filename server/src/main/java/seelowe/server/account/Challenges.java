package seelowe.server.account;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** What passkeys are asked to sign: each is good once, for a few minutes, and for what it was asked for. */
final class Challenges {
    static final Duration GOOD = Duration.ofMinutes(5);

    /** Who signs in is not known yet. */
    static final String ANYBODY = "";

    private static final int BYTES = 32;
    private static final int MOST = 10_000;
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final Clock clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Asked> open = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Asked> eldest) {
            return size() > MOST || eldest.getValue().until() < clock.millis();
        }
    };

    private record Asked(String person, long until) {}

    Challenges(Clock clock) {
        this.clock = clock;
    }

    /** @param person who makes a passkey, or {@link #ANYBODY} */
    String fresh(String person) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String challenge = BASE64.encodeToString(bytes);
        synchronized (open) {
            open.put(challenge, new Asked(person, clock.millis() + GOOD.toMillis()));
        }
        return challenge;
    }

    /** Uses one up; false if it never was one for this person, or is no more. */
    boolean use(byte[] challenge, String person) {
        synchronized (open) {
            Asked asked = open.remove(BASE64.encodeToString(challenge));
            return asked != null && asked.person().equals(person) && asked.until() >= clock.millis();
        }
    }
}
