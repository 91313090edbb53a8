package seelowe.drills.wire;

/** Who sits at one end of a line. Everything is called in the wire's own thread, and must not wait there. */
public interface Listener {
    /** The server has agreed to speak. */
    default void opened() {}

    /**
     * A whole text has come.
     *
     * @param text its beginning, in UTF-8; good until this call returns
     * @param length how many bytes of it are there: all, unless the line only skims
     * @param whole how many bytes it had
     */
    void heard(byte[] text, int length, long whole);

    /**
     * The line is gone; nothing more will come.
     *
     * @param code of the WebSocket, the status of HTTP if it never became one, or negative if it was cut
     */
    void closed(int code);
}
