package seelowe.server.rating;

/** Who is rated: a person or a bot, by his id, or a computer opponent, by a name that no person's id can be. */
public final class Contender {
    private static final String COMPUTER = "computer:";

    private Contender() {}

    public static String ofComputer(String opponent) {
        return COMPUTER + opponent;
    }

    public static boolean isComputer(String contender) {
        return contender.startsWith(COMPUTER);
    }

    /** The opponent's name. */
    public static String computer(String contender) {
        return contender.substring(COMPUTER.length());
    }
}
