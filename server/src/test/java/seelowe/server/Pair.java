package seelowe.server;

import java.util.function.Function;
import tools.jackson.databind.JsonNode;

/** Two who have sat down and gone again: Anna is German. An onlooker sees them come and go. */
final class Pair {
    final Running server;
    final NetGame game;
    final String bobsCookie;
    final String bobsToken;
    private final Guest carl;

    Pair(Running server) {
        this.server = server;
        this.game = NetGame.begin(server);
        Running.Answer taken = game.take(game.link("seat"), "Bob");
        this.bobsCookie = NetGame.cookie(taken.response());
        this.bobsToken = taken.json().get("token").stringValue();
        this.carl = game.join(game.take(game.link("watch"), "").json());
    }

    Guest anna() {
        return game.anna();
    }

    Guest bob() {
        return server.join(game.game(), bobsToken, "");
    }

    /** Somebody comes, does something, and goes; the server has noticed both. */
    <T> T visit(String side, Function<Guest, T> deed) {
        T result;
        try (Guest guest = side.equals("german") ? anna() : bob()) {
            guest.board();
            carl.hear("seats", seats -> isHere(seats, side));
            result = deed.apply(guest);
        }
        carl.hear("seats", seats -> !isHere(seats, side));
        return result;
    }

    private static boolean isHere(JsonNode seats, String side) {
        return seats.path(side).path("presence").asString("").equals("here");
    }

    /** As {@link #visit}, where nobody minds who else is there. */
    <T> T visitedBy(String side, Function<Guest, T> deed) {
        try (Guest guest = side.equals("german") ? anna() : bob()) {
            guest.board();
            return deed.apply(guest);
        }
    }

    /** Somebody comes, plays until it is not his turn any more, and goes. */
    private void move(String side) {
        JsonNode unused = visit(side, guest -> play(guest, side));
    }

    static JsonNode play(Guest guest, String side) {
        guest.board();
        while (guest.decider().equals(side)) {
            guest.actSomehow(guest.seq());
        }
        return guest.board();
    }

    /** Leaves to the computer what falls to him in the other one's turn. */
    static JsonNode order(Guest guest) {
        for (String kind : new String[] {"city", "send-back"}) {
            guest.ask("{\"type\":\"standing-order\",\"kind\":\"" + kind + "\",\"answer\":\"computer\"}");
        }
        return guest.ask("{\"type\":\"standing-orders\"}");
    }

    /** Plays until it is the other one's turn, or the end; what the other one's orders decide meanwhile is waited for. */
    static JsonNode played(Guest guest, String side) {
        while (true) {
            JsonNode state = guest.board().path("state");
            String decider = state.path("decider").asString("over");
            if (decider.equals(side)) {
                guest.actSomehow(guest.seq());
            } else if (!decider.equals("over")
                    && state.path("phasing").asString("").equals(side)) {
                int seq = guest.seq();
                guest.until(board -> board.get("seq").intValue() > seq);
            } else {
                return state;
            }
        }
    }

    void annaMoves() {
        move("german");
    }

    void bobMoves() {
        move("british");
    }
}
