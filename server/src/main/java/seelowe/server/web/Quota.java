package seelowe.server.web;

import io.javalin.http.Context;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.table.GameOrder;

/** How many games may be begun: those against the computer cost computer time, and too many would starve those who play already. */
final class Quota {
    private final Limits limits;

    Quota(Limits limits) {
        this.limits = limits;
    }

    /** A record is read and played through before it is known whether it is one. */
    void admitRecord(Context context) {
        limits.admit(context, Kind.UPLOAD);
    }

    /** The same order, if it may be carried out now. */
    GameOrder admit(Context context, GameOrder order) {
        limits.admit(context, Kind.GAME);
        if (order.needsComputer()) {
            limits.admit(context, Kind.COMPUTER_GAME);
        }
        return order;
    }
}
