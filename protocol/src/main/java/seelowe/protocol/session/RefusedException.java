package seelowe.protocol.session;

import seelowe.engine.term.Refusal;

/** The rules say no. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    RefusedException(Refusal refusal) {
        super(refusal.why());
        this.refusal = refusal;
    }

    Refusal refusal() {
        return refusal;
    }
}
