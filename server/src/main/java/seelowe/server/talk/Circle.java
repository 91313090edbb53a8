package seelowe.server.talk;

import java.util.Locale;

/** Who speaks among themselves while a game goes on: those who play, and those who only watch. When it is over, all read all. */
enum Circle {
    PLAYERS,
    ONLOOKERS;

    static Circle parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
