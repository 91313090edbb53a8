package seelowe.server.time;

import java.time.Clock;
import java.util.Set;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.clock.ClockFace;
import seelowe.server.clock.ClockTerms;
import seelowe.server.table.Table;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ObjectNode;

/** What players say about their clocks: that they claim a win, are back, or take leave. */
final class ClockMessages {
    private static final int MOST_DAYS = 60;
    private static final Set<String> PLAYING = Set.of("act", "undo");

    private final Clocks clocks;
    private final Clock clock;

    ClockMessages(Clocks clocks, Clock clock) {
        this.clocks = clocks;
        this.clock = clock;
    }

    void addTo(Messages<Visit> messages) {
        messages.add("claim-time", this::claim);
        messages.add("back", this::back);
        messages.add("leave", this::leave, "days");
    }

    /** A win, because the other side's time has run out. */
    private void claim(Visit visit, Request request, ObjectNode answer) {
        Side late = side(visit).enemy();
        Table table = visit.table();
        Point at = table.now().after();
        ClockFace face = face(table);
        if (face.out() != late || face.state().terms().settlement() != ClockTerms.Settlement.CLAIM) {
            throw refused(
                    face.state().terms().settlement() == ClockTerms.Settlement.CLAIM
                            ? "The other side's time has not run out."
                            : "In this game the computer plays on for whoever has no time left; nobody claims.");
        }
        answer.put("seq", table.play(late, new Action.Forfeit(), at, "").seq());
    }

    /** For whom the computer plays, he does not play beside it, where no time of his would run. Giving up he may at any time. */
    static void demandBack(Visit visit, Request request, Clocks clocks) {
        boolean plays = !visit.table().row().clock().isEmpty()
                && request.has(Request.TYPE)
                && PLAYING.contains(request.field(Request.TYPE).asString(""));
        boolean absent = plays
                && visit.screen()
                        .role()
                        .side()
                        .filter(side -> clocks.isSubstituted(visit.table().row().id(), side))
                        .isPresent();
        if (absent && !givesUp(request)) {
            throw refused("Your time has run out, and the computer plays for you: say that you are back first.");
        }
    }

    private static boolean givesUp(Request request) {
        String notation = request.has("notation") ? request.field("notation").asString("") : "";
        String type =
                request.has("action") ? request.field("action").path("type").asString("") : "";
        return (notation + type).strip().equals("resign");
    }

    /** From now on he for whom the computer played decides again himself. */
    private void back(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        if (face(visit.table()).state().standIn() != side) {
            throw refused("The computer does not play for you.");
        }
        clocks.change(visit.table(), state -> state.standIn() == side ? state.back(clock.millis()) : state);
        answer.set("clocks", face(visit.table()).json());
    }

    private void leave(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        ClockFace face = face(visit.table());
        request.field("days");
        int days = request.number("days", 0, MOST_DAYS, 0);
        int left = face.state().of(side).leaveLeft();
        if (face.state().terms().kind() != ClockTerms.Kind.DAYS) {
            throw refused("There are leave days only where a Player-Turn has days.");
        }
        if (days > left) {
            throw refused(left == 0 ? "You have no leave days left." : "You have " + left + " leave days left.");
        }
        if (face.out() == side || face.state().standIn() == side) {
            throw refused("Your time has run out already.");
        }
        clocks.change(
                visit.table(),
                state -> days > state.of(side).leaveLeft() ? state : state.leave(side, days, clock.millis()));
        answer.set("clocks", face(visit.table()).json());
    }

    private ClockFace face(Table table) {
        return clocks.of(table.row().id()).orElseThrow(() -> refused("This game has no clock."));
    }

    private static JsonMistake refused(String why) {
        return new JsonMistake(MistakeCode.REFUSED, Request.TYPE, why);
    }

    /** The side that asks, in a game that is on. */
    private static Side side(Visit visit) {
        Demands.gameOn(visit.table().state());
        return visit.screen().role().side().orElseThrow(() -> notYours());
    }

    private static JsonMistake notYours() {
        return new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Only a player of one side says this.");
    }
}
