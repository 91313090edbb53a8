package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.movement.Entraining;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [4.1-BH] Units are loaded on and off trains. */
@Rule({"R4.1-BH", "R5.5b", "R5.5e", "R5.5i", "R10.81d", "Q20"})
final class EntrainingPhase implements Phase {
    /** One choice in so many is to end the phase in random play. */
    private static final int PATIENCE = 3;

    private static final int PROBES = 8;

    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Entraining.mustDetrain(state, unit)) {
                play.emit(new Event.UnitDetrained(unit));
            }
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (choice(state, unit) != null) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Action choice(GameState state, int unit) {
        if (Entraining.mayEntrain(state, unit)) {
            return new Action.Entrain(unit);
        }
        return Entraining.mayDetrain(state, unit) ? new Action.Detrain(unit) : null;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Entrain entrain) {
            return Entraining.entrainRefusal(state, entrain.unit());
        }
        if (action instanceof Action.Detrain detrain) {
            return Entraining.detrainRefusal(state, detrain.unit());
        }
        return action instanceof Action.EndPhase
                ? Optional.empty()
                : Optional.of(new Refusal("R4.1-BH", "Trains are loaded and unloaded now; nothing else can be done."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Entrain entrain) {
            play.emit(new Event.UnitEntrained(entrain.unit()));
        } else if (action instanceof Action.Detrain detrain) {
            play.emit(new Event.UnitDetrained(detrain.unit()));
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Action choice = choice(state, unit);
            if (choice != null) {
                menu.accept(choice);
            }
        }
        menu.accept(new Action.EndPhase());
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        if (chance.below(PATIENCE) != 0) {
            for (int probe = 0; probe < PROBES; probe++) {
                Action choice = choice(state, chance.below(state.unitCount()));
                if (choice != null) {
                    return choice;
                }
            }
        }
        return new Action.EndPhase();
    }
}
