package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.landing.AirborneDrop;
import seelowe.engine.rule.landing.InitialLanding;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [11.41B] The Landing Phase of Game-Turn 1: all who can land must, first by sea, then by air. */
@Rule({"R4.1-GB", "R11.41B1", "R11.41B2", "Q65", "Q67"})
final class InitialLandingPhase implements Phase {
    private static final Refusal WRONG_ACTION =
            new Refusal("R11.41B1", "On Game-Turn 1 this phase is for the initial landing and the airborne drop only.");
    private static final Refusal NOT_ALL_ASHORE = new Refusal(
            "R11.41B1",
            "The whole initial force must land: there is still a unit with a hex where it can come ashore.");
    private static final Refusal NOT_ALL_DOWN = new Refusal(
            "R11.41B2", "All airborne units must land: there is still one with a hex where it can come down.");

    @Override
    public boolean hasDecision(GameState state) {
        return InitialLanding.isUnderWay(state) || AirborneDrop.isUnderWay(state);
    }

    /** [Q65, Q67] Whoever has found no place goes to France. */
    @Override
    public void close(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (InitialLanding.waits(state, unit) || AirborneDrop.waits(state, unit)) {
                play.emit(new Event.UnitReturned(unit));
            }
        }
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Land land) {
            return Obstacles.refusal(
                    state, InitialLanding.obstacle(state, land.unit(), land.hex()), land.unit(), land.hex());
        }
        if (action instanceof Action.Drop drop) {
            return Obstacles.refusal(state, dropObstacle(state, drop), drop.unit(), drop.hex());
        }
        if (!(action instanceof Action.EndPhase)) {
            return Optional.of(WRONG_ACTION);
        }
        if (InitialLanding.isUnderWay(state)) {
            return Optional.of(NOT_ALL_ASHORE);
        }
        return AirborneDrop.isUnderWay(state) ? Optional.of(NOT_ALL_DOWN) : Optional.empty();
    }

    private static Obstacle dropObstacle(GameState state, Action.Drop drop) {
        if (AirborneDrop.waits(state, drop.unit()) && InitialLanding.isUnderWay(state)) {
            return Obstacle.SEABORNE_FIRST;
        }
        return AirborneDrop.obstacle(state, drop.unit(), drop.hex());
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Land land) {
            Entering.before(play, land.unit(), land.hex());
            play.emit(new Event.UnitLanded(land.unit(), land.hex()));
            Entering.after(play, land.unit(), land.hex());
        } else if (action instanceof Action.Drop drop) {
            play.emit(new Event.UnitDropped(drop.unit(), drop.hex()));
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        boolean landing = InitialLanding.isUnderWay(state);
        if (!landing && !AirborneDrop.isUnderWay(state)) {
            menu.accept(new Action.EndPhase());
            return;
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (landing) {
                offerLandings(state, unit, menu);
            } else {
                offerDrops(state, unit, menu);
            }
        }
    }

    private static void offerLandings(GameState state, int unit, Consumer<Action> menu) {
        Ids hexes = InitialLanding.hexes(state, unit);
        for (int i = 0; i < hexes.size(); i++) {
            menu.accept(new Action.Land(unit, hexes.get(i)));
        }
    }

    private static void offerDrops(GameState state, int unit, Consumer<Action> menu) {
        HexSet hexes = AirborneDrop.hexes(state, unit);
        for (int hex = hexes.next(0); hex >= 0; hex = hexes.next(hex + 1)) {
            menu.accept(new Action.Drop(unit, hex));
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        int units = state.unitCount();
        int start = chance.below(units);
        for (int i = 0; i < units; i++) {
            int unit = (start + i) % units;
            Ids hexes = InitialLanding.hexes(state, unit);
            if (!hexes.isEmpty()) {
                return new Action.Land(unit, hexes.get(chance.below(hexes.size())));
            }
        }
        for (int i = 0; i < units; i++) {
            int unit = (start + i) % units;
            int[] hexes = AirborneDrop.waits(state, unit)
                    ? AirborneDrop.hexes(state, unit).toArray()
                    : new int[0];
            if (hexes.length > 0) {
                return new Action.Drop(unit, hexes[chance.below(hexes.length)]);
            }
        }
        return new Action.EndPhase();
    }
}
