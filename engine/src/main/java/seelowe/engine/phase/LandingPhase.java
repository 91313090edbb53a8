package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.landing.LandingOperations;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [4.1-GB] From Game-Turn 2 on, units at sea land, go back to France or wait. */
@Rule({"R4.1-GB", "R12.31", "R12.33", "R12.1b"})
final class LandingPhase implements Phase {
    private static final Refusal WRONG_ACTION =
            new Refusal("R4.1-GB", "In the Landing Phase units at sea land, go back to France or wait.");
    /** One random choice in so many ends the phase; another one in so many sends a unit back. */
    private static final int SAMPLE_ODDS = 8;

    @Override
    public boolean hasDecision(GameState state) {
        return state.weather().allowsSailing() && anyAtSea(state);
    }

    private static boolean anyAtSea(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (LandingOperations.isAtSea(state, unit)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Land land) {
            return Obstacles.refusal(
                    state, LandingOperations.obstacle(state, land.unit(), land.hex()), land.unit(), land.hex());
        }
        if (action instanceof Action.ReturnToFrance back) {
            return Obstacles.refusal(state, LandingOperations.returnObstacle(state, back.unit()), back.unit());
        }
        return action instanceof Action.EndPhase ? Optional.empty() : Optional.of(WRONG_ACTION);
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Land land) {
            Entering.before(play, land.unit(), land.hex());
            play.emit(new Event.UnitLanded(land.unit(), land.hex()));
            Entering.after(play, land.unit(), land.hex());
        } else if (action instanceof Action.ReturnToFrance back) {
            play.emit(new Event.UnitReturned(back.unit()));
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Ids hexes = LandingOperations.hexes(state, unit);
            for (int i = 0; i < hexes.size(); i++) {
                menu.accept(new Action.Land(unit, hexes.get(i)));
            }
            if (LandingOperations.returnObstacle(state, unit) == Obstacle.NONE) {
                menu.accept(new Action.ReturnToFrance(unit));
            }
        }
        menu.accept(new Action.EndPhase());
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        int wish = chance.below(SAMPLE_ODDS);
        if (wish == 0) {
            return new Action.EndPhase();
        }
        int units = state.unitCount();
        int start = chance.below(units);
        for (int i = 0; i < units; i++) {
            int unit = (start + i) % units;
            if (!LandingOperations.isAtSea(state, unit)) {
                continue;
            }
            if (wish == 1 && LandingOperations.returnObstacle(state, unit) == Obstacle.NONE) {
                return new Action.ReturnToFrance(unit);
            }
            Ids hexes = LandingOperations.hexes(state, unit);
            if (!hexes.isEmpty()) {
                return new Action.Land(unit, hexes.get(chance.below(hexes.size())));
            }
        }
        return new Action.EndPhase();
    }
}
