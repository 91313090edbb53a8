package seelowe.server.notice;

import java.util.List;

/**
 * What somebody is told of a game. Nothing of what is hidden stands in it.
 *
 * @param number of the hand-over in this game
 * @param scenario its title
 * @param opponent who has handed over; empty if he has no name
 * @param link where he goes on
 */
record News(Kind kind, String game, int number, String scenario, String opponent, int turn, String link) {
    /** What has happened. */
    enum Kind {
        YOUR_TURN("your-turn", "It is your turn"),
        GAME_OVER("game-over", "The game is over");

        private final String word;
        private final String title;

        Kind(String word, String title) {
            this.word = word;
            this.title = title;
        }

        /** As programs are told, and as it is kept. */
        String word() {
            return word;
        }

        static Kind of(String word) {
            return word.equals(GAME_OVER.word) ? GAME_OVER : YOUR_TURN;
        }
    }

    String title() {
        return kind.title;
    }

    /** {@code The Navy Plan against Anna, Game-Turn 3}. */
    String about() {
        return scenario + (opponent.isEmpty() ? "" : " against " + opponent) + ", Game-Turn " + turn;
    }

    /** Above all that somebody is told at once. */
    static String title(List<News> news) {
        Kind first = news.get(0).kind();
        if (news.size() == 1) {
            return first.title;
        }
        boolean same = news.stream().allMatch(each -> each.kind() == first);
        if (!same) {
            return "News of " + news.size() + " games";
        }
        return first == Kind.YOUR_TURN
                ? "It is your turn in " + news.size() + " games"
                : news.size() + " games are over";
    }

    /** Where somebody goes on who is told of several games at once: to all of them. */
    static String link(List<News> news) {
        String first = news.get(0).link();
        return news.size() == 1 ? first : first.substring(0, first.indexOf('#'));
    }
}
