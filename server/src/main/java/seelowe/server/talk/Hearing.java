package seelowe.server.talk;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.table.Table;

/**
 * Who hears whom at one table at one moment. While the game goes on each circle is by itself; a player who opens a link for onlookers belongs to
 * neither of them there. Of a match both boards must be over, for the same two play the other one.
 *
 * @param over whether nothing needs to be kept from anybody any more
 * @param players who has a side, or had one
 */
record Hearing(boolean over, Set<String> players) {
    static Hearing at(Table table, TalkStore store) {
        boolean over = isOver(table) && table.otherBoard().map(Hearing::isOver).orElse(true);
        return new Hearing(over, store.players(table.row().id()));
    }

    private static boolean isOver(Table table) {
        return table.state().result() != null;
    }

    /** Among whom somebody speaks; null for nobody. */
    @Nullable
    Circle circle(Screen screen) {
        if (screen.role() != Role.SPECTATOR) {
            return Circle.PLAYERS;
        }
        return screen.person().filter(players::contains).isPresent() ? null : Circle.ONLOOKERS;
    }

    /** Whose words somebody may read. */
    Set<Circle> heard(Screen screen) {
        Circle own = circle(screen);
        if (over) {
            return EnumSet.allOf(Circle.class);
        }
        return own == null ? EnumSet.noneOf(Circle.class) : EnumSet.of(own);
    }
}
