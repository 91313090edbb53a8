package seelowe.server.notice;

import java.util.List;
import java.util.stream.Stream;

/**
 * What somebody is told of a game. Nothing of what is hidden stands in it.
 *
 * @param game of a challenge its offer
 * @param number of the hand-over in this game
 * @param scenario its title
 * @param opponent who has handed over; empty if he has no name
 * @param link where he goes on
 */
record News(Kind kind, String game, int number, String scenario, String opponent, int turn, String link) {
    /** What has happened. */
    enum Kind {
        YOUR_TURN("your-turn", "It is your turn"),
        GAME_OVER("game-over", "The game is over"),
        DRAW("draw", "A draw is offered"),
        TAKE_BACK("take-back", "You are asked for a take-back"),
        PUBLISH("publish", "You are asked to let anybody watch"),
        CHALLENGE("challenge", "You are challenged");

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
            return Stream.of(values())
                    .filter(kind -> kind.word.equals(word))
                    .findFirst()
                    .orElse(YOUR_TURN);
        }

        /** Whether the other player of a game waits for an answer. */
        boolean isAsked() {
            return this == DRAW || this == TAKE_BACK || this == PUBLISH;
        }
    }

    /** What it is about, told apart from all else that is told; of the hand-overs of a game each is another. */
    String name() {
        boolean turn = kind == Kind.YOUR_TURN || kind == Kind.GAME_OVER;
        return game + "-" + number + (turn ? "" : "-" + kind.word);
    }

    String title() {
        return kind.title;
    }

    /** {@code The Navy Plan against Anna, Game-Turn 3}. */
    String about() {
        String what = scenario + (opponent.isEmpty() ? "" : " against " + opponent);
        return kind == Kind.CHALLENGE ? what : what + ", Game-Turn " + turn;
    }

    /** Above all that somebody is told at once. */
    static String title(List<News> news) {
        Kind first = news.get(0).kind();
        if (news.size() == 1) {
            return first.title;
        }
        boolean same = news.stream().allMatch(each -> each.kind() == first);
        if (same && first == Kind.YOUR_TURN) {
            return "It is your turn in " + news.size() + " games";
        }
        if (same && first == Kind.GAME_OVER) {
            return news.size() + " games are over";
        }
        long games = news.stream().map(News::game).distinct().count();
        return games == 1 ? "News of a game" : "News of " + games + " games";
    }

    /** Where somebody goes on who is told of several games at once: to all of them. */
    static String link(List<News> news) {
        String first = news.get(0).link();
        boolean same = news.stream().allMatch(each -> each.link().equals(first));
        return same ? first : first.substring(0, first.indexOf('#'));
    }
}
