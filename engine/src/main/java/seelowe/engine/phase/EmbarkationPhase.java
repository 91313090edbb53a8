package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.rule.landing.TransportWave;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [4.1-GK] Units in France go aboard, within the open transport wave. No weather hinders them. */
@Rule({"R4.1-GK", "R12.1a", "R12.63"})
final class EmbarkationPhase implements Phase {
    private static final Refusal WRONG_ACTION =
            new Refusal("R4.1-GK", "In the Embarkation Phase a wave may be opened and units in France may embark.");
    private static final Refusal STILL_AT_SEA =
            new Refusal("R12.13a", "A new wave may begin only when no unit of the open one is left in the echelons.");
    private static final Refusal NOT_USED =
            new Refusal("Q70", "A new wave may begin only after something has been embarked in the open one.");
    private static final Refusal NO_WAVE_LEFT = new Refusal("Q70", "The schedule has no further wave.");
    private static final int SAMPLE_ODDS = 8;

    /** The first wave needs no decision. */
    @Override
    @Rule({"R12.11a", "R11.41K"})
    public void open(Resolution play) {
        if (play.state().wave() == 0) {
            startWave(play);
        }
    }

    private static void startWave(Resolution play) {
        int wave = play.state().wave() + 1;
        play.emit(new Event.WaveStarted(wave, play.state().rules().wavePoints(wave)));
    }

    @Override
    public boolean hasDecision(GameState state) {
        boolean newWave = TransportWave.mayStart(state);
        boolean anyOpen = TransportWave.openAreas(state) != 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (newWave ? TransportWave.waits(state, unit) : anyOpen && isReady(state, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReady(GameState state, int unit) {
        return TransportWave.unitObstacle(state, unit) == Obstacle.NONE;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Embark embark) {
            return Obstacles.refusal(state, TransportWave.obstacle(state, embark.unit(), embark.area()), embark.unit());
        }
        if (action instanceof Action.StartWave) {
            if (!state.waveMayStart()) {
                return Optional.of(state.transportWave().used() ? STILL_AT_SEA : NOT_USED);
            }
            return TransportWave.isScheduled(state) ? Optional.empty() : Optional.of(NO_WAVE_LEFT);
        }
        return action instanceof Action.EndPhase ? Optional.empty() : Optional.of(WRONG_ACTION);
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Embark embark) {
            int cost = TransportWave.cost(play.state(), embark.unit());
            play.emit(new Event.UnitEmbarked(embark.unit(), embark.area(), cost));
        } else if (action instanceof Action.StartWave) {
            startWave(play);
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (TransportWave.mayStart(state)) {
            menu.accept(new Action.StartWave());
        }
        int open = TransportWave.openAreas(state);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!isReady(state, unit)) {
                continue;
            }
            for (int rest = open; rest != 0; rest &= rest - 1) {
                menu.accept(new Action.Embark(unit, LandingArea.of(Integer.numberOfTrailingZeros(rest))));
            }
        }
        menu.accept(new Action.EndPhase());
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        int wish = chance.below(SAMPLE_ODDS);
        if (wish > SAMPLE_ODDS / 2 && TransportWave.mayStart(state)) {
            return new Action.StartWave();
        }
        int open = TransportWave.openAreas(state);
        if (wish == 0 || open == 0) {
            return new Action.EndPhase();
        }
        int units = state.unitCount();
        int start = chance.below(units);
        for (int i = 0; i < units; i++) {
            int unit = (start + i) % units;
            if (isReady(state, unit)) {
                return new Action.Embark(unit, Areas.any(open, chance));
            }
        }
        return new Action.EndPhase();
    }
}
