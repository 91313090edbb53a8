package seelowe.server.host;

/** How much of callers' addresses is written down. */
public enum Origins {
    NONE,
    /** The network that an address belongs to: enough to see that a flood has one source, and not who it is. */
    NETWORK,
    WHOLE;

    private static final int LETTERS_OF_48_BITS = 12;

    /**
     * @param caller as the limits count him: an address in four numbers, or the first 64 bits of a longer one in 16 letters
     * @return what is written of it; empty for nothing
     */
    public String of(String caller) {
        if (this == NONE || caller.isEmpty()) {
            return "";
        }
        if (caller.indexOf('.') >= 0) {
            return this == WHOLE ? caller : caller.substring(0, caller.lastIndexOf('.')) + ".0/24";
        }
        String bits = this == WHOLE ? caller : caller.substring(0, Math.min(LETTERS_OF_48_BITS, caller.length()));
        return bits.replaceAll("(.{4})(?=.)", "$1:") + "::/" + 4 * bits.length();
    }
}
