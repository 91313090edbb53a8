package seelowe.server.clock;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What two people have agreed upon about time before their game.
 *
 * @param bank what each has at the beginning, or for each Player-Turn, in milliseconds
 * @param increment what is added to it with each Player-Turn of one's own
 * @param pause for so long in all one's clock stands while one's line is down
 * @param leave days that one may be away
 */
public record ClockTerms(Kind kind, long bank, long increment, long pause, int leave, Settlement settlement) {
    static final long SECOND = Duration.ofSeconds(1).toMillis();
    static final long DAY = Duration.ofDays(1).toMillis();

    private static final int SHORTEST_BANK = 60;
    private static final int LONGEST_BANK = 24 * 60 * 60;
    private static final int LONGEST_EXTRA = 60 * 60;
    private static final int USUAL_PAUSE = 5 * 60;
    private static final int MOST_DAYS = 30;
    private static final int MOST_LEAVE = 60;

    /** How time is counted. */
    public enum Kind {
        /** Both sit at the board: a bank, and something added with each Player-Turn. */
        LIVE,
        /** So many days for a Player-Turn. */
        DAYS
    }

    /** What comes of it when somebody's time has run out. */
    public enum Settlement {
        /** The other may claim the win. */
        CLAIM,
        /** The computer plays on for him until he is back. */
        COMPUTER
    }

    public static ClockTerms live(Duration bank, Duration increment, Duration pause, Settlement settlement) {
        return new ClockTerms(Kind.LIVE, bank.toMillis(), increment.toMillis(), pause.toMillis(), 0, settlement);
    }

    public static ClockTerms days(int days, int leave, Settlement settlement) {
        return new ClockTerms(Kind.DAYS, days * DAY, 0, 0, leave, settlement);
    }

    /** What the body of a request says in its field {@code clock}; null for a game without one. */
    public static @Nullable ClockTerms read(Request body) {
        JsonNode field = body.optional("clock");
        if (field == null) {
            return null;
        }
        if (!(field instanceof ObjectNode node)) {
            throw JsonMistake.wrongType("clock", "an object");
        }
        Request wanted = new Request(node);
        return switch (wanted.text("kind")) {
            case "none" -> none(wanted);
            case "live" -> live(wanted.allowOnly("A live clock", "kind", "bank", "increment", "pause", "whenOut"));
            case "days" -> days(wanted.allowOnly("A clock of days", "kind", "days", "leave", "whenOut"));
            default ->
                throw new JsonMistake(
                        MistakeCode.BAD_VALUE, "clock", "A clock's \"kind\" is \"none\", \"live\" or \"days\".");
        };
    }

    private static @Nullable ClockTerms none(Request wanted) {
        wanted.allowOnly("No clock", "kind");
        return null;
    }

    private static ClockTerms live(Request wanted) {
        wanted.field("bank");
        return new ClockTerms(
                Kind.LIVE,
                wanted.number("bank", SHORTEST_BANK, LONGEST_BANK, SHORTEST_BANK) * SECOND,
                wanted.number("increment", 0, LONGEST_EXTRA, 0) * SECOND,
                wanted.number("pause", 0, LONGEST_EXTRA, USUAL_PAUSE) * SECOND,
                0,
                settlement(wanted));
    }

    private static ClockTerms days(Request wanted) {
        wanted.field("days");
        return days(
                wanted.number("days", 1, MOST_DAYS, 1), wanted.number("leave", 0, MOST_LEAVE, 0), settlement(wanted));
    }

    private static Settlement settlement(Request wanted) {
        return Words.read(Settlement.class, wanted.text("whenOut", "claim"), "whenOut");
    }

    /** As it was kept with a game; empty for a game without a clock. */
    public static Optional<ClockTerms> kept(String text) {
        if (text.isEmpty()) {
            return Optional.empty();
        }
        ObjectNode body = Json.object();
        body.set("clock", Json.parse(text));
        return Optional.ofNullable(read(new Request(body)));
    }

    public ObjectNode json() {
        ObjectNode node = Json.object().put("kind", Values.word(kind));
        if (kind == Kind.LIVE) {
            node.put("bank", bank / SECOND).put("increment", increment / SECOND).put("pause", pause / SECOND);
        } else {
            node.put("days", bank / DAY).put("leave", leave);
        }
        return node.put("whenOut", Values.word(settlement));
    }

    /** For keeping. */
    public String text() {
        return Json.text(json());
    }
}
