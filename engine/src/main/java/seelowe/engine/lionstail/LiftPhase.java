package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.phase.Entering;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.RandomPick;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.rule.air.AirTransport;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;

/** [LT 6.23] German reinforcement with any number of flights: one to each airfield, and the standard one to a beach. */
@Rule({"LT6.22", "LT6.23", "Q94", "Q109", "D34"})
final class LiftPhase implements Phase {
    private final Phase standard;

    LiftPhase(Phase standard) {
        this.standard = standard;
    }

    @Override
    public void open(Resolution play) {
        standard.open(play);
    }

    @Override
    public boolean hasDecision(GameState state) {
        return AirLift.isPossible(state) || standard.hasDecision(state);
    }

    @Override
    public void close(Resolution play) {
        standard.close(play);
    }

    /** On an airfield that is a beach as well, the flight counts as a lift as long as it may. */
    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        Optional<Refusal> refusal = standard.refusal(state, action);
        return action instanceof Action.FlySupply fly && state.campaign().isAirfield(fly.hex()) && refusal.isPresent()
                ? AirLift.refusal(state, fly.unit(), fly.hex())
                : refusal;
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.FlySupply fly) {
            fly(play, fly.unit(), fly.hex());
            resume(play);
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    private static void fly(Resolution play, int unit, int hex) {
        boolean lifted = AirLift.allows(play.state(), unit, hex);
        Entering.before(play, unit, hex);
        play.emit(
                lifted
                        ? new CampaignEvent.SupplyLifted(unit, hex)
                        : new Event.SupplyFlown(unit, hex, AirTransport.nextTurn(play.state())));
        Entering.after(play, unit, hex);
    }

    @Override
    public void resume(Resolution play) {
        if (!hasDecision(play.state())) {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            offerLifts(state, airfields.get(i), menu);
        }
        standard.options(state, action -> {
            if (!isLift(state, action)) {
                menu.accept(action);
            }
        });
    }

    private static boolean isLift(GameState state, Action action) {
        return action instanceof Action.FlySupply fly && AirLift.allows(state, fly.unit(), fly.hex());
    }

    private static void offerLifts(GameState state, int airfield, Consumer<Action> menu) {
        for (int unit = AirTransport.nextCargo(state, 0); unit >= 0; unit = AirTransport.nextCargo(state, unit + 1)) {
            if (AirLift.allows(state, unit, airfield)) {
                menu.accept(new Action.FlySupply(unit, airfield));
            }
        }
    }

    /** A lift two times out of three. */
    @Override
    public Action sample(GameState state, Chance chance) {
        if (chance.below(3) == 0 || !AirLift.isPossible(state)) {
            return standard.sample(state, chance);
        }
        RandomPick pick = new RandomPick(chance);
        Ids airfields = state.campaign().airfields();
        for (int i = 0; i < airfields.size(); i++) {
            offerLifts(state, airfields.get(i), pick);
        }
        return pick.chosen();
    }
}
