package seelowe.drills.play;

/** What a player tells of his game while he plays it, in the wire's thread. */
public interface Diary {
    /** What a player may be waiting for an answer to. */
    enum Asked {
        ACT,
        UNDO,
        COMMENT,
        HAND_OVER,
        CHOICES
    }

    /** He is about to say this. */
    default void asking(Asked what, String words) {}

    /** He was answered, and not with an error. */
    default void answered(Asked what, int seq, long nanos) {}

    /** The rules, or somebody who was faster, said no; that is part of play. */
    default void refused(Asked what, Heard error) {}

    /** Any other error: none should ever come. */
    default void failed(Asked what, Heard error) {}

    /** He was told of a change, or how things stand. */
    default void told(Heard change) {}

    /** The server hung up, or never let him in; he will not come back by himself. */
    default void cutOff(int code, boolean hadBoard) {}

    /** The game is over. */
    default void over() {}
}
