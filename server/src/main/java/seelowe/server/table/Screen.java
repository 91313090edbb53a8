package seelowe.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.View;
import seelowe.protocol.form.Audience;

/**
 * One screen at a table: whose eyes look at it. Two players at one screen see what the one who must decide may see; when something is
 * hidden between them, nobody's secrets are shown until the right one says that he has taken the chair.
 */
public final class Screen {
    private final Role role;
    private volatile @Nullable Side seated;

    public Screen(Role role) {
        this.role = role;
    }

    public Role role() {
        return role;
    }

    /** This side's player has taken the chair; counts only where both sides share a screen. */
    public void take(Side side) {
        if (role != Role.BOTH) {
            throw new Denied(Denied.Code.NOT_YOUR_SEAT, "Only two players at one screen hand over to each other.");
        }
        seated = side;
    }

    /** Who may be shown what in this state. When a game is over, nothing is hidden any more. */
    public Audience audience(GameState state) {
        if (state.result() != null) {
            return Audience.BOTH;
        }
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
        if (handOverTo(state).isPresent()) {
            return Audience.SPECTATOR;
        }
        return RuleBook.decider(state) == Side.GERMAN ? Audience.GERMAN : Audience.BRITISH;
    }

    /** The side whose player must take the chair before anything goes on. */
    public Optional<Side> handOverTo(GameState state) {
        if (role != Role.BOTH || state.result() != null || !View.hasSecrets(state)) {
            return Optional.empty();
        }
        Side decider = RuleBook.decider(state);
        return decider == seated ? Optional.empty() : Optional.of(decider);
    }

    /** The side that this screen decides for now. */
    public Side deciding(GameState state) {
        handOverTo(state).ifPresent(side -> {
            throw new Denied(
                    Denied.Code.HAND_OVER_FIRST, "Something is hidden: let the other player take the chair first.");
        });
        return switch (role) {
            case GERMAN -> Side.GERMAN;
            case BRITISH -> Side.BRITISH;
            case BOTH -> RuleBook.decider(state);
            case SPECTATOR -> throw new Denied(Denied.Code.NOT_YOUR_SEAT, "You watch this game; you do not play it.");
        };
    }
}
