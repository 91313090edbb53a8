package seelowe.engine.phase;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.air.AirTransport;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [4.1-GC] Units arrive in France; a supply unit may be flown in [10.9]. */
@Rule({"R4.1-GC", "R10.9b", "R12.0a", "D09"})
final class GermanReinforcementPhase implements Phase {
    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        List<Deployment> deployments = state.scenario().deployments();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.place(unit) == Place.AWAITED && arrives(deployments.get(unit), state.turn())) {
                play.emit(new Event.UnitReceived(unit, Place.FRANCE));
            }
        }
    }

    /** Units due on Game-Turn 1 have been in France since the set-up; no others come then. */
    @Rule("R11.41C")
    private static boolean arrives(Deployment deployment, int turn) {
        return turn > 1 && deployment instanceof Deployment.France france && france.turn() == turn;
    }

    @Override
    public boolean hasDecision(GameState state) {
        return AirTransport.isPossible(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.FlySupply fly) {
            return AirTransport.refusal(state, fly.unit(), fly.hex());
        }
        return action instanceof Action.EndPhase
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "R4.1-GC", "German reinforcements arrive now: a supply unit may be flown in, nothing else."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.FlySupply fly) {
            Entering.before(play, fly.unit(), fly.hex());
            play.emit(new Event.SupplyFlown(fly.unit(), fly.hex(), AirTransport.nextTurn(play.state())));
            Entering.after(play, fly.unit(), fly.hex());
        } else if (!(action instanceof Action.EndPhase)) {
            throw Phase.unknown(action);
        }
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public void resume(Resolution play) {
        SequenceOfPlay.endPhase(play);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (AirTransport.isPossible(state)) {
            flights(state, menu);
        }
        menu.accept(new Action.EndPhase());
    }

    private static void flights(GameState state, Consumer<Action> menu) {
        for (int unit = AirTransport.nextCargo(state, 0); unit >= 0; unit = AirTransport.nextCargo(state, unit + 1)) {
            for (int hex : state.map().beachHexes()) {
                if (AirTransport.isLandingGround(state, hex)) {
                    menu.accept(new Action.FlySupply(unit, hex));
                }
            }
        }
    }

    /** Flies two times out of three. */
    @Override
    public Action sample(GameState state, Chance chance) {
        if (chance.below(3) == 0 || !AirTransport.isPossible(state)) {
            return new Action.EndPhase();
        }
        int cargo = AirTransport.nextCargo(state, chance.below(state.unitCount()));
        int[] beaches = state.map().beachHexes();
        int choice = chance.below(beaches.length);
        while (!AirTransport.isLandingGround(state, beaches[choice])) {
            choice = (choice + 1) % beaches.length;
        }
        return new Action.FlySupply(cargo >= 0 ? cargo : AirTransport.nextCargo(state, 0), beaches[choice]);
    }
}
