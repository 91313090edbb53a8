package seelowe.protocol.form;

import seelowe.protocol.notation.Letters;

/** The codes of error messages. Their meanings are promised in docs/protocol.md and never change. */
public enum MistakeCode {
    /** The line is no JSON. */
    MALFORMED,
    /** The line is longer than allowed. */
    TOO_LONG,
    /** The line is no UTF-8. */
    ENCODING,
    /** The line is JSON, but no object. */
    NOT_AN_OBJECT,
    UNKNOWN_TYPE,
    MISSING_FIELD,
    UNKNOWN_FIELD,
    WRONG_TYPE,
    /** A number or word that is not among those allowed. */
    BAD_VALUE,
    UNKNOWN_SCENARIO,
    /** There is no such edition of the data. */
    UNKNOWN_EDITION,
    /** An edition with mistakes, or one that is no edition. */
    BAD_EDITION,
    UNKNOWN_UNIT,
    UNKNOWN_HEX,
    UNKNOWN_RULE,
    UNKNOWN_OPPONENT,
    BAD_NOTATION,
    BAD_POSITION,
    BAD_RECORD,
    /** A game must be begun first. */
    NO_GAME,
    GAME_OVER,
    /** The rules say no. */
    REFUSED,
    /** It is the other side's decision. */
    NOT_YOUR_DECISION,
    /** Who asks does not play this side, or only watches. */
    NOT_YOUR_SEAT,
    /** Something is hidden between two at one screen: the other player must take the chair. */
    HAND_OVER_FIRST,
    /** The game has moved on since. */
    STALE,
    /** The side that asks may not know this. */
    HIDDEN,
    CANNOT_UNDO,
    /** The scripted dice are used up; nothing has changed. */
    OUT_OF_DICE,
    UNKNOWN_GAME,
    UNKNOWN_TOKEN,
    /** The link leads nowhere, or no more. */
    UNKNOWN_INVITE,
    /** Somebody else was faster. */
    TAKEN,
    /** What a host was asked for does not hang together. */
    BAD_REQUEST,
    /** Too many ask for too much at once; later it may be done. */
    BUSY,
    /** Nothing has changed, because it cannot be kept. */
    CANNOT_STORE,
    /** A game that is kept cannot be taken up again. */
    CANNOT_LOAD,
    /** Our mistake, not the caller's. */
    INTERNAL;

    /** {@code unknown-field}. */
    public String word() {
        return Letters.word(this);
    }
}
