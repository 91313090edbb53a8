package seelowe.server.table;

import org.jspecify.annotations.Nullable;
import seelowe.engine.term.Refusal;

/** A request that is not granted; nothing has changed. The message is a sentence for the player. */
public final class Denied extends RuntimeException {
    private final Code code;
    private final @Nullable String rule;

    /** Why, for programs; the words are promised in docs/server.md. */
    public enum Code {
        UNKNOWN_GAME("unknown-game", 404),
        UNKNOWN_TOKEN("unknown-token", 403),
        NOT_YOUR_SEAT("not-your-seat", 403),
        NOT_YOUR_DECISION("not-your-decision", 409),
        HAND_OVER_FIRST("hand-over-first", 409),
        STALE("stale", 409),
        GAME_OVER("game-over", 409),
        CANNOT_UNDO("cannot-undo", 409),
        REFUSED("refused", 422),
        BAD_REQUEST("bad-request", 400),
        BAD_RECORD("bad-record", 422),
        CANNOT_STORE("cannot-store", 507);

        private final String word;
        private final int status;

        Code(String word, int status) {
            this.word = word;
            this.status = status;
        }

        public String word() {
            return word;
        }

        /** As HTTP has it. */
        public int status() {
            return status;
        }
    }

    public Denied(Code code, String sentence) {
        this(code, sentence, null);
    }

    Denied(Refusal refusal) {
        this(Code.REFUSED, refusal.why(), refusal.rule());
    }

    private Denied(Code code, String sentence, @Nullable String rule) {
        super(sentence);
        this.code = code;
        this.rule = rule;
    }

    public Code code() {
        return code;
    }

    /** The case that forbids it, or null. */
    public @Nullable String rule() {
        return rule;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}
