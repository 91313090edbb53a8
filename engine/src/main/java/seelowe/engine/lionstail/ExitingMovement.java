package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Entering;
import seelowe.engine.phase.MovementPhase;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** A Movement Phase in which units may also leave the map over its north edge. */
@Rule({"Q103", "Q105", "D30"})
final class ExitingMovement implements Phase {
    private final Phase standard;
    private final ExitRules rules;
    private final ExitMenu exits;

    ExitingMovement(Phase standard, Terms terms) {
        this.standard = standard;
        this.rules = new ExitRules(terms);
        this.exits = new ExitMenu(rules);
    }

    @Override
    public Side decider(GameState state) {
        return standard.decider(state);
    }

    @Override
    public void open(Resolution play) {
        standard.open(play);
    }

    @Override
    public boolean hasDecision(GameState state) {
        return standard.hasDecision(state);
    }

    @Override
    public void resume(Resolution play) {
        standard.resume(play);
    }

    @Override
    public void close(Resolution play) {
        standard.close(play);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        return action instanceof Action.Exit exit && !state.isRemovingExcess()
                ? rules.refusal(state, exit)
                : standard.refusal(state, action);
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Exit exit) {
            leave(play, exit);
        } else {
            standard.resolve(play, action);
        }
    }

    /** A unit that something stops on its way to the edge stays there, free to go on. */
    private static void leave(Resolution play, Action.Exit exit) {
        GameState state = play.state();
        if (MovementPhase.firstStop(state, exit.unit(), exit.path()) >= 0) {
            MovementPhase.march(play, exit.unit(), exit.path());
            return;
        }
        int cost = ExitRules.cost(state, exit.unit(), exit.path());
        Entering.before(play, exit.unit(), exit.path());
        play.emit(new CampaignEvent.UnitExited(exit.unit(), exit.path(), exit.group(), cost));
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (!state.isRemovingExcess()) {
            exits.offer(state, menu);
        }
        standard.options(state, menu);
    }

    @Override
    public void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        if (!state.isRemovingExcess()) {
            exits.offerOf(state, unit, menu);
        }
        standard.optionsOf(state, unit, menu);
    }

    @Override
    public void outline(GameState state, Consumer<Action> menu) {
        if (!state.isRemovingExcess()) {
            exits.offer(state, menu);
        }
        standard.outline(state, menu);
    }

    /** Germans go north by the nearest way as often as not; any move that comes by the edge may end beyond it. */
    @Override
    public Action sample(GameState state, Chance chance) {
        boolean drivesNorth = decider(state) == Side.GERMAN && chance.below(2) == 0;
        if (drivesNorth && !state.isRemovingExcess()) {
            @Nullable Action north = exits.northward(state, chance);
            if (north != null) {
                return north;
            }
        }
        Action action = standard.sample(state, chance);
        return action instanceof Action.Move move && chance.below(2) == 0 ? exits.prolong(state, move, chance) : action;
    }
}
