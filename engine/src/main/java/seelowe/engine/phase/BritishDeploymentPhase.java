package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.MovePath;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/**
 * [11.62] The free move of every British unit before play begins. No German is on the map yet, so the ordinary movement rules
 * hold without zones of control; where it may end is for {@link seelowe.engine.rule.movement.Entry}.
 */
@Rule({"R11.62a", "R11.62b", "Q76"})
final class BritishDeploymentPhase implements Phase {
    @Override
    public boolean hasDecision(GameState state) {
        if (!state.options().britishFreeDeployment()) {
            return false;
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (MayMove.canMarch(state, unit)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Move move) {
            return MovePath.refusal(state, move.unit(), move.path());
        }
        return action instanceof Action.EndPhase
                ? Optional.empty()
                : Optional.of(new Refusal("R11.62a", "Each unit may make its free move now, on foot; nothing else."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Move move) {
            MovementPhase.march(play, move.unit(), move.path());
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        MoveMenu.offer(state, menu);
        menu.accept(new Action.EndPhase());
    }

    @Override
    public void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        MoveMenu.offerOf(state, unit, menu);
    }

    @Override
    public void outline(GameState state, Consumer<Action> menu) {
        MoveMenu.outline(state, menu);
        menu.accept(new Action.EndPhase());
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        Action move = RandomMove.feelsDone(chance) ? null : RandomMove.of(state, chance);
        return move != null ? move : new Action.EndPhase();
    }
}
