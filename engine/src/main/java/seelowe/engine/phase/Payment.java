package seelowe.engine.phase;

import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;

/**
 * What a player owes now and pays with units of his choice [8.81, LT 5.24]. The menu lists sets of units only as far as anybody would
 * read it; this says in a few words what every legal set has in common, so that one can be put together unit by unit.
 *
 * @param units to choose from
 * @param worth of each of them, in half points
 * @param due in half points
 * @param exact whether it must be met exactly; otherwise more may be given
 * @param kind of action that pays
 */
public record Payment(Ids units, Ids worth, int due, boolean exact, Kind kind) {
    /** What is paid for. */
    public enum Kind {
        EXCHANGE,
        LOSSES
    }

    /** The action that pays with these units; whether they suffice is for the rules to say. */
    public Action with(Ids chosen) {
        return kind == Kind.EXCHANGE ? new Action.TakeExchange(chosen) : new Action.TakeLosses(chosen);
    }
}
