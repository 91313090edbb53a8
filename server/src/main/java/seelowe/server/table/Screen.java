package seelowe.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.View;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Seat;
import seelowe.server.store.SeatRow;

/**
 * One screen at a table: whose eyes look at it. Two players at one screen see what the one who must decide may see; when something is
 * hidden between them, nobody's secrets are shown until the right one says that he has taken the chair.
 */
public final class Screen implements Seat {
    private final Role role;
    private final @Nullable SeatRow row;
    private final @Nullable String person;
    private volatile @Nullable Side seated;
    private volatile boolean looking = true;

    /** A screen of which nothing is known but what it may do. */
    public Screen(Role role) {
        this.role = role;
        this.row = null;
        this.person = null;
    }

    /** @param person who looks at it, where the seat is nobody's */
    public Screen(SeatRow row, @Nullable String person) {
        this.role = Role.parse(row.role());
        this.row = row;
        this.person = row.person() == null ? person : row.person();
    }

    public Role role() {
        return role;
    }

    /** Who sits before it: the id of a person, if he is known. */
    public Optional<String> person() {
        return Optional.ofNullable(person);
    }

    /** Whether it was opened with this seat. */
    public boolean holds(SeatRow seat) {
        return row != null && row.tokenHash().equals(seat.tokenHash());
    }

    /** Whether the page is in view; what is not said to be hidden is. */
    public boolean isLooking() {
        return looking;
    }

    public void look(boolean at) {
        looking = at;
    }

    /** This side's player has taken the chair; counts only where both sides share a screen. */
    public void take(Side side) {
        if (role != Role.BOTH) {
            throw new JsonMistake(
                    MistakeCode.NOT_YOUR_SEAT, "", "Only two players at one screen hand over to each other.");
        }
        seated = side;
    }

    @Override
    public boolean plays(Side side) {
        return role.plays(side);
    }

    @Override
    public Audience audience(GameState state) {
        return switch (role) {
            case GERMAN -> Audience.GERMAN;
            case BRITISH -> Audience.BRITISH;
            case SPECTATOR -> Audience.SPECTATOR;
            case BOTH -> shared(state);
        };
    }

    private Audience shared(GameState state) {
        if (!View.hasSecrets(state)) {
            return Audience.BOTH;
        }
        if (handOver(state).isPresent()) {
            return Audience.SPECTATOR;
        }
        return RuleBook.decider(state) == Side.GERMAN ? Audience.GERMAN : Audience.BRITISH;
    }

    @Override
    public Optional<Side> handOver(GameState state) {
        if (role != Role.BOTH || state.result() != null || !View.hasSecrets(state)) {
            return Optional.empty();
        }
        Side decider = RuleBook.decider(state);
        return decider == seated ? Optional.empty() : Optional.of(decider);
    }
}
