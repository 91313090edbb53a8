package seelowe.protocol.service;

/** How a decision is known that somebody took in advance: by what is said about it, which only his own side is told while the game is on. */
public final class StandingOrder {
    private static final String WORDS = "By standing order";

    private StandingOrder() {}

    /** @param order in plain words; empty if the computer has decided */
    public static String words(String order) {
        return order.isEmpty() ? WORDS + "." : WORDS + ": " + order + ".";
    }

    public static boolean decided(Change change) {
        return change.kind() == Change.Kind.ACT && change.words().startsWith(WORDS);
    }
}
