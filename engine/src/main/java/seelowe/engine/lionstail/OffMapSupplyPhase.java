package seelowe.engine.lionstail;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.Phase;
import seelowe.engine.phase.RandomPick;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SequenceOfPlay;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/**
 * [LT 4.24] The German Player-Turn ends: one group may be named to draw supply from the map, and what the supplied groups will score
 * is fixed. By agreement the groups may be formed anew first [Q105].
 */
@Rule({"LT4.24", "LT4.25", "Q105", "Q106", "D33"})
final class OffMapSupplyPhase implements Phase {
    private final EdgeSupply edge;
    private final int groupSize;

    OffMapSupplyPhase(Terms terms) {
        this.edge = new EdgeSupply(terms);
        this.groupSize = terms.groupSize();
    }

    /** Where all groups in want are equally strong, one of them is supplied without asking. */
    @Override
    public void open(Resolution play) {
        GroupNaming.forget(play);
        Ids names = edge.candidates(play.state());
        if (!names.isEmpty() && !mayReform(play.state()) && areAlike(play.state(), names)) {
            play.emit(new CampaignEvent.GroupNamed(names.get(0)));
        }
    }

    private static boolean areAlike(GameState state, Ids names) {
        Groups groups = Groups.of(state);
        for (int i = 1; i < names.size(); i++) {
            if (groups.strength(names.get(i)) != groups.strength(names.get(0))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean hasDecision(GameState state) {
        return mayReform(state)
                || (!GroupNaming.isDone(state) && !edge.candidates(state).isEmpty());
    }

    private static boolean mayReform(GameState state) {
        return state.options().groupsReformed() && Groups.anyExitedCombat(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.EndPhase) {
            return Optional.empty();
        }
        if (action instanceof Action.NameGroup name) {
            return edge.refusal(state, name.group());
        }
        if (action instanceof Action.Regroup regroup) {
            return regroupRefusal(state, regroup);
        }
        return Refusal.because(
                "LT4.24", "The supply of the groups beyond the edge is settled now; nothing else can be done.");
    }

    private Optional<Refusal> regroupRefusal(GameState state, Action.Regroup regroup) {
        Unit unit = state.unit(regroup.unit());
        if (!state.options().groupsReformed()) {
            return Refusal.because("Q105", "A group stays as it was formed when its units left the map.");
        }
        if (!Groups.isExited(state, regroup.unit())) {
            return Refusal.because("LT4.22", unit.name() + " is not a German unit beyond the edge.");
        }
        return Place.group(state.place(regroup.unit())) == regroup.group()
                ? Refusal.because("LT4.22", unit.name() + " is in group " + regroup.group() + " already.")
                : Groups.of(state).refusal(unit, regroup.group(), groupSize);
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Regroup regroup) {
            play.emit(new CampaignEvent.UnitRegrouped(regroup.unit(), regroup.group()));
            return;
        }
        if (action instanceof Action.NameGroup name) {
            play.emit(new CampaignEvent.GroupNamed(name.group()));
        } else if (!(action instanceof Action.EndPhase)) {
            throw Phase.unknown(action);
        }
        SequenceOfPlay.endPhase(play);
    }

    /** What is counted here the raids of the British do not lessen any more [Q106]. */
    @Override
    public void close(Resolution play) {
        if (Groups.anyExitedCombat(play.state())) {
            play.emit(new CampaignEvent.GroupsCounted(Score.ofGroups(play.state())));
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        Ids names = edge.candidates(state);
        for (int i = 0; i < names.size(); i++) {
            menu.accept(new Action.NameGroup(names.get(i)));
        }
        if (mayReform(state)) {
            offerRegroupings(state, menu);
        }
        menu.accept(new Action.EndPhase());
    }

    private void offerRegroupings(GameState state, Consumer<Action> menu) {
        Groups groups = Groups.of(state);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            for (int group = 1; Groups.isExited(state, unit) && group <= groups.next(); group++) {
                if (group != Place.group(state.place(unit)) && groups.mayJoin(state.unit(unit), group, groupSize)) {
                    menu.accept(new Action.Regroup(unit, group));
                }
            }
        }
    }

    /** One time in four, done. */
    @Override
    public Action sample(GameState state, Chance chance) {
        if (chance.below(4) == 0) {
            return new Action.EndPhase();
        }
        RandomPick pick = new RandomPick(chance);
        options(state, pick);
        return pick.chosen();
    }
}
