package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.RandomPick;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Cause;
import seelowe.engine.term.Refusal;

/** [LT 4.23] The British destroy one German supply unit beyond the edge, first of all in their Combat Phase. */
@Rule({"LT4.23", "D32"})
final class SupplyRaidPhase implements Phase {
    private static final int NOBODY = -1;

    /** If all are with one group, there is nothing to choose. */
    @Override
    public void open(Resolution play) {
        int first = next(play.state(), 0);
        if (first != NOBODY && !hasDecision(play.state())) {
            play.eliminate(first, Cause.RAIDED);
        }
    }

    private static int next(GameState state, int from) {
        for (int unit = from; unit < state.unitCount(); unit++) {
            if (Groups.isExitedSupply(state, unit)) {
                return unit;
            }
        }
        return NOBODY;
    }

    @Override
    public boolean hasDecision(GameState state) {
        int first = next(state, 0);
        for (int unit = first; unit != NOBODY; unit = next(state, unit + 1)) {
            if (state.place(unit) != state.place(first)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (!(action instanceof Action.RaidSupply raid)) {
            return Refusal.because("LT4.23", "Choose the German supply unit beyond the edge that is destroyed.");
        }
        return Groups.isExitedSupply(state, raid.unit())
                ? Optional.empty()
                : Refusal.because(
                        "LT4.23", state.unit(raid.unit()).name() + " is not a German supply unit beyond the edge.");
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.RaidSupply raid) {
            play.eliminate(raid.unit(), Cause.RAIDED);
        } else {
            throw Phase.unknown(action);
        }
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        for (int unit = next(state, 0); unit != NOBODY; unit = next(state, unit + 1)) {
            menu.accept(new Action.RaidSupply(unit));
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        RandomPick pick = new RandomPick(chance);
        options(state, pick);
        return pick.chosen();
    }
}
