package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [LT 2.0] One player sets up his units in Britain, and the German his airfields, until everything has its place. */
@Rule({"LT2.12", "LT2.13", "LT2.22", "LT2.24", "Q97", "D27"})
final class SetUpPhase implements Phase {
    private final Side side;
    private final SetUpRules rules;

    SetUpPhase(Side side, SetUpRules rules) {
        this.side = side;
        this.rules = rules;
    }

    @Override
    public boolean hasDecision(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isMine(state, unit)) {
                return true;
            }
        }
        return airfieldsLeft(state) > 0;
    }

    boolean isMine(GameState state, int unit) {
        return state.unit(unit).side() == side && SetUpRules.isFree(state, unit);
    }

    int airfieldsLeft(GameState state) {
        return side == Side.GERMAN ? rules.airfieldsLeft(state) : 0;
    }

    /** Whether the unit still needs a place; an air unit does not when all the airfields are full. */
    boolean isWaiting(GameState state, int unit) {
        return isMine(state, unit) && state.place(unit) == Place.AT_HAND && !isLeftOver(state, unit);
    }

    private boolean isLeftOver(GameState state, int unit) {
        return side == Side.GERMAN
                && state.unit(unit).isAir()
                && airfieldsLeft(state) == 0
                && !GermanBases.anyRoom(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.Deploy deploy) {
            return deployRefusal(state, deploy);
        }
        if (action instanceof Action.BuildAirfield build && side == Side.GERMAN) {
            return rules.buildRefusal(state, build.hex());
        }
        return action instanceof Action.EndPhase
                ? endRefusal(state)
                : Refusal.because(rule(), "This is the set-up: put your units on the map, nothing else can be done.");
    }

    private Optional<Refusal> deployRefusal(GameState state, Action.Deploy deploy) {
        return isMine(state, deploy.unit())
                ? rules.refusal(state, deploy.unit(), deploy.hex())
                : Refusal.because(
                        rule(), state.unit(deploy.unit()).name() + " is no unit that you set up in Britain now.");
    }

    private Optional<Refusal> endRefusal(GameState state) {
        int count = 0;
        String first = "";
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isWaiting(state, unit)) {
                first = count == 0 ? state.unit(unit).name() : first;
                count++;
            }
        }
        if (count > 0) {
            String others = count > 1 ? " and " + (count - 1) + " more wait" : " waits";
            return Refusal.because(rule(), "The set-up is not complete: " + first + others + " for a hex.");
        }
        int airfields = airfieldsLeft(state);
        return airfields > 0
                ? Refusal.because("LT2.24", "The set-up is not complete: airfields to be laid out: " + airfields + ".")
                : Optional.empty();
    }

    private String rule() {
        return side == Side.BRITISH ? "LT2.12" : "LT2.22";
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Deploy deploy) {
            play.emit(new CampaignEvent.UnitDeployed(deploy.unit(), deploy.hex()));
        } else if (action instanceof Action.BuildAirfield build) {
            play.emit(new CampaignEvent.AirfieldBuilt(build.hex()));
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    /** What is occupied is settled only now, since units may be put elsewhere until the end. */
    @Override
    public void close(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!isMine(state, unit)) {
                continue;
            }
            int hex = state.place(unit);
            if (hex == Place.AT_HAND) {
                play.emit(new Event.UnitReceived(unit, Place.FRANCE));
            } else if (state.unit(unit).isGround()) {
                play.emit(new Event.UnitSetUp(unit, hex, state.marks(unit)));
            }
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        offerAirfields(state, menu);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            optionsOf(state, unit, menu);
        }
        offerEnd(state, menu);
    }

    private void offerAirfields(GameState state, Consumer<Action> menu) {
        for (int hex = 0; side == Side.GERMAN && hex < state.map().size(); hex++) {
            if (rules.mayBuild(state, hex)) {
                menu.accept(new Action.BuildAirfield(hex));
            }
        }
    }

    private void offerEnd(GameState state, Consumer<Action> menu) {
        if (endRefusal(state).isEmpty()) {
            menu.accept(new Action.EndPhase());
        }
    }

    @Override
    public void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        if (isMine(state, unit)) {
            for (int hex = next(state, unit, 0); hex < state.map().size(); hex = next(state, unit, hex + 1)) {
                menu.accept(new Action.Deploy(unit, hex));
            }
        }
    }

    @Override
    public void outline(GameState state, Consumer<Action> menu) {
        offerAirfields(state, menu);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            int first = isMine(state, unit) ? next(state, unit, 0) : state.map().size();
            if (first < state.map().size()) {
                menu.accept(new Action.Deploy(unit, first));
            }
        }
        offerEnd(state, menu);
    }

    /** The first hex from this one on where the unit may be put; the size of the map if there is none. */
    private int next(GameState state, int unit, int from) {
        int hex = from;
        while (hex < state.map().size() && !rules.mayDeploy(state, unit, hex)) {
            hex++;
        }
        return hex;
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        return new SetUpSampler(this, rules, state, chance).sample();
    }
}
