package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Viewer;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;

/**
 * Every kind of seat there is. Who plays against the computer and holds the token for watching too is two of them: whatever either is told
 * must fit all games that look alike to him.
 */
final class Seats {
    /** @param name for people */
    record Seat(String name, Screen screen) {
        /** Whose eyes it looks with; null if nothing is hidden from it. */
        @Nullable
        Viewer viewer(GameState state) {
            return screen.audience(state).viewer();
        }
    }

    private Seats() {}

    static List<Seat> of(GameState state) {
        List<Seat> seats = new ArrayList<>();
        for (Role role : Role.values()) {
            seats.add(new Seat(role.word(), new Screen(role)));
        }
        Side decider = RuleBook.decider(state);
        seats.add(new Seat("shared, with the decider at it", shared(decider)));
        seats.add(new Seat("shared, before the hand-over", shared(decider.enemy())));
        return seats;
    }

    private static Screen shared(Side seated) {
        Screen screen = new Screen(Role.BOTH);
        screen.take(seated);
        return screen;
    }
}
