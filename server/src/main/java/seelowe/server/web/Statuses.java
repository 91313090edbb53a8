package seelowe.server.web;

import seelowe.protocol.form.MistakeCode;

/** The codes of the protocol as HTTP has them. */
final class Statuses {
    private static final int TOO_LARGE = 413;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;

    private Statuses() {}

    /** What refused a request before anybody had looked at what it says. */
    static MistakeCode code(int status) {
        return switch (status) {
            case TOO_LARGE -> MistakeCode.TOO_LONG;
            case TOO_MANY_REQUESTS, UNAVAILABLE -> MistakeCode.BUSY;
            default -> MistakeCode.BAD_REQUEST;
        };
    }

    static int of(MistakeCode code) {
        return switch (code) {
            case UNKNOWN_GAME, UNKNOWN_INVITE, UNKNOWN_EDITION -> 404;
            case UNKNOWN_TOKEN, NOT_YOUR_SEAT, HIDDEN -> 403;
            case NOT_YOUR_DECISION, HAND_OVER_FIRST, STALE, GAME_OVER, CANNOT_UNDO, TAKEN -> 409;
            case REFUSED, BAD_RECORD, BAD_EDITION -> 422;
            case CANNOT_STORE, CANNOT_LOAD -> 507;
            case BUSY -> TOO_MANY_REQUESTS;
            case TOO_LONG -> TOO_LARGE;
            case INTERNAL -> 500;
            default -> 400;
        };
    }
}
