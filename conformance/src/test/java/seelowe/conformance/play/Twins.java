package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import seelowe.engine.event.Event;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.view.Viewer;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;

/**
 * An action with one counter, and the same action with another that has the same values printed on it and stood in its place: to whom both lie face down,
 * before and after, the two are one.
 */
record Twins(GameState before, String action, GameState otherBefore, String otherAction, List<Integer> dice) {
    /** Empty if the step has nothing to do with a counter that is hidden, or that counter has no twin. */
    static Optional<Twins> of(RandomGame.Step step, Viewer viewer) {
        List<Integer> named = new ArrayList<>();
        List<Integer> dice = new ArrayList<>();
        for (Event event : step.events()) {
            named.addAll(NamedUnits.of(event));
            if (event instanceof Event.DieRolled roll) {
                dice.add(roll.face());
            }
        }
        for (int unit : named) {
            for (int twin = 0; twin < step.before().unitCount(); twin++) {
                boolean hidden = staysFaceDown(step, unit, viewer) && staysFaceDown(step, twin, viewer);
                if (hidden
                        && !named.contains(twin)
                        && areAlike(step.before().unit(unit), step.before().unit(twin))) {
                    return Optional.of(exchanged(step, unit, twin, dice));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean staysFaceDown(RandomGame.Step step, int unit, Viewer viewer) {
        return Disguise.isFaceDown(step.before(), unit, viewer) && Disguise.isFaceDown(step.after(), unit, viewer);
    }

    private static boolean areAlike(Unit one, Unit other) {
        return one.side() == other.side()
                && one.type() == other.type()
                && one.size() == other.size()
                && one.factors().equals(other.factors())
                && one.mechanized() == other.mechanized()
                && one.exempt() == other.exempt();
    }

    private static Twins exchanged(RandomGame.Step step, int unit, int twin, List<Integer> dice) {
        Scratch other = Scratch.of(step.before());
        Disguise.swap(other, unit, twin);
        Names names = new Names(step.before().scenario());
        String action = new ActionNotation(names).format(step.action());
        String key = "(?<![\\w.-])" + Pattern.quote(names.unit(unit)) + "(?![\\w.-])";
        return new Twins(step.before(), action, other.takeOver(), action.replaceAll(key, names.unit(twin)), dice);
    }
}
