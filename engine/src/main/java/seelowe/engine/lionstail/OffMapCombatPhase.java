package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.phase.Payment;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/**
 * [LT 5.2] Fighting beyond the edge, first of all in the German Combat Phase: the British roll, the German may name the group that
 * draws supply from the map [Q106], and gives units up.
 */
@Rule({"LT5.21", "LT5.22", "LT5.23", "Q106", "D31", "D33"})
final class OffMapCombatPhase implements Phase {
    /** More ways to pay than anybody wants to read. */
    private static final int LISTED = 48;

    private final EdgeSupply edge;

    OffMapCombatPhase(Terms terms) {
        this.edge = new EdgeSupply(terms);
    }

    @Override
    public Side decider(GameState state) {
        return isRolled(state) ? Side.GERMAN : Side.BRITISH;
    }

    private static boolean isRolled(GameState state) {
        return state.campaign().losses() > 0;
    }

    @Override
    public void open(Resolution play) {
        GroupNaming.forget(play);
    }

    @Override
    public boolean hasDecision(GameState state) {
        return Groups.anyExitedCombat(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (!isRolled(state)) {
            return action instanceof Action.Roll
                    ? Optional.empty()
                    : Refusal.because("LT5.22", "The British player rolls now for the fighting beyond the edge.");
        }
        if (action instanceof Action.TakeLosses losses) {
            return OffMapLosses.of(state, state.campaign().edgeGroup()).refusal(losses.units());
        }
        if (action instanceof Action.NameGroup name) {
            return GroupNaming.isDone(state)
                    ? Refusal.because("LT4.25", "Only one group draws supply from the map, and it is named already.")
                    : edge.refusal(state, name.group());
        }
        return Refusal.because("LT5.24", "The losses beyond the edge must be chosen now.");
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.TakeLosses losses) {
            pay(play, losses.units());
            return;
        }
        if (action instanceof Action.Roll) {
            play.await(Die.of(DiePurpose.OFF_MAP_COMBAT));
        } else if (action instanceof Action.NameGroup name) {
            play.emit(new CampaignEvent.GroupNamed(name.group()));
            settle(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        play.emit(new CampaignEvent.LossesDue(face));
        settle(play);
    }

    private void settle(Resolution play) {
        Ids only = onlyWay(play.state());
        if (only != null) {
            pay(play, only);
        }
    }

    private static void pay(Resolution play, Ids units) {
        for (int i = 0; i < units.size(); i++) {
            play.eliminate(units.get(i), Cause.OFF_MAP);
        }
        play.emit(new CampaignEvent.LossesDue(0));
        SequenceOfPlay.endPhase(play);
    }

    /** What the German must give up whatever he says; null if he has a choice. */
    private @Nullable Ids onlyWay(GameState state) {
        Ids only = OffMapLosses.of(state, state.campaign().edgeGroup()).onlyWay();
        Ids names = names(state);
        for (int i = 0; i < names.size(); i++) {
            Ids other = OffMapLosses.of(state, names.get(i)).onlyWay();
            if (only == null || other == null || !only.equals(other)) {
                return null;
            }
        }
        return only;
    }

    /** The groups that may be named now. */
    private Ids names(GameState state) {
        return GroupNaming.isDone(state) ? Ids.none() : edge.candidates(state);
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (!isRolled(state)) {
            menu.accept(new Action.Roll());
            return;
        }
        Ids names = names(state);
        for (int i = 0; i < names.size(); i++) {
            menu.accept(new Action.NameGroup(names.get(i)));
        }
        for (Ids way : OffMapLosses.of(state, state.campaign().edgeGroup()).ways(LISTED)) {
            menu.accept(new Action.TakeLosses(way));
        }
    }

    @Override
    public Optional<Payment> payment(GameState state) {
        return isRolled(state)
                ? Optional.of(
                        OffMapLosses.of(state, state.campaign().edgeGroup()).payment())
                : Optional.empty();
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        if (!isRolled(state)) {
            return new Action.Roll();
        }
        Ids names = names(state);
        int choice = chance.below(names.size() + 1);
        return choice < names.size()
                ? new Action.NameGroup(names.get(choice))
                : new Action.TakeLosses(
                        OffMapLosses.of(state, state.campaign().edgeGroup()).any(chance));
    }
}
