package seelowe.opponents.steady;

import java.util.List;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;

/** [LT 4.0, LT 5.0] What is decided about the Germans beyond the edge; the menus are short, so they are read. */
final class OffMapChoices {
    private final Seat seat;
    private final GameState state;
    private final Weights weights;

    OffMapChoices(Seat seat, Weights weights) {
        this.seat = seat;
        this.weights = weights;
        this.state = seat.state();
    }

    Decision next() {
        List<Action> menu = seat.options();
        Action best = menu.get(0);
        for (Action action : menu) {
            if (worth(action) > worth(best)) {
                best = action;
            }
        }
        return new Decision(best, why(best));
    }

    private int worth(Action action) {
        if (action instanceof Action.TakeLosses losses) {
            return -lost(losses.units());
        }
        if (action instanceof Action.NameGroup name) {
            return strength(name.group());
        }
        if (action instanceof Action.RaidSupply raid) {
            int group = Place.group(state.place(raid.unit()));
            return supplies(group) == 1 ? strength(group) : 0;
        }
        return action instanceof Action.Regroup ? -1 : 0;
    }

    /** Strength given up, that of units without supplies counting little. */
    private int lost(Ids units) {
        int sum = 1;
        for (int i = 0; i < units.size(); i++) {
            int group = Place.group(state.place(units.get(i)));
            sum += state.unit(units.get(i)).strength() * (supplies(group) > 0 ? weights.of(Knob.LOSE_SUPPLIED) : 1);
        }
        return sum;
    }

    private int supplies(int group) {
        return sum(group, true);
    }

    private int strength(int group) {
        return sum(group, false);
    }

    private int sum(int group, boolean supplies) {
        int sum = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean member =
                    state.place(unit) == Place.exited(group) && state.unit(unit).side() == Side.GERMAN;
            if (member && state.unit(unit).isSupply() == supplies) {
                sum += supplies ? 1 : state.unit(unit).strength();
            }
        }
        return sum;
    }

    private static String why(Action action) {
        if (action instanceof Action.TakeLosses) {
            return "We give up those we can best spare.";
        }
        if (action instanceof Action.NameGroup name) {
            return "Group " + name.group() + " is supplied from the map.";
        }
        return action instanceof Action.RaidSupply ? "We strike at their supplies." : "So be it.";
    }
}
