package seelowe.server.web;

import seelowe.protocol.form.MistakeCode;

/** The codes of the protocol as HTTP has them. */
final class Statuses {
    private Statuses() {}

    static int of(MistakeCode code) {
        return switch (code) {
            case UNKNOWN_GAME -> 404;
            case UNKNOWN_TOKEN, NOT_YOUR_SEAT, HIDDEN -> 403;
            case NOT_YOUR_DECISION, HAND_OVER_FIRST, STALE, GAME_OVER, CANNOT_UNDO -> 409;
            case REFUSED, BAD_RECORD -> 422;
            case CANNOT_STORE, CANNOT_LOAD -> 507;
            case INTERNAL -> 500;
            default -> 400;
        };
    }
}
