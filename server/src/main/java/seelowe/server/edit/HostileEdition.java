package seelowe.server.edit;

import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;

/** A file that is not taken in as an edition, and why. */
final class HostileEdition extends RuntimeException {
    private static final long serialVersionUID = 1L;

    HostileEdition(String sentence) {
        super(sentence);
    }

    JsonMistake refusal() {
        return new JsonMistake(MistakeCode.BAD_EDITION, "edition", String.valueOf(getMessage()));
    }
}
