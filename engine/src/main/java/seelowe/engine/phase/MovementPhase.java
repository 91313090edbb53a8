package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.MovePath;
import seelowe.engine.rule.movement.MovementAllowance;
import seelowe.engine.rule.movement.RailMovement;
import seelowe.engine.rule.movement.StackReduction;
import seelowe.engine.rule.stacking.Overstack;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Cause;
import seelowe.engine.term.Refusal;

/** [4.1-GF, GH, BE, BG] Movement of all units, or of mechanized ones; then overstacked hexes are reduced [7.5]. */
@Rule({"R4.1-GF", "R4.1-GH", "R4.1-BE", "R4.1-BG", "R5.0a", "R5.0c", "R11.41F", "R11.41H"})
public final class MovementPhase implements Phase {
    private final Side side;
    private final boolean mechanizedOnly;

    MovementPhase(Side side, boolean mechanizedOnly) {
        this.side = side;
        this.mechanizedOnly = mechanizedOnly;
    }

    @Override
    public void open(Resolution play) {
        if (mechanizedOnly) {
            noteExcess(play);
        }
    }

    /** What the combats left overstacked may stay so until the next Initial Movement [Q23]. */
    @Rule("Q23")
    private void noteExcess(Resolution play) {
        GameState state = play.state();
        Ids hexes = Ids.none();
        Ids amounts = Ids.none();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            int hex = state.place(unit);
            if (hex >= 0 && state.unit(unit).side() == side && !hexes.contains(hex)) {
                int excess = Overstack.excess(state, side, hex);
                if (excess > 0) {
                    hexes = hexes.with(hex);
                    amounts = amounts.with(excess);
                }
            }
        }
        if (!hexes.isEmpty()) {
            play.emit(new Event.ExcessNoted(hexes, amounts));
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (MayMove.isEntitled(state, unit) || MayMove.canEnter(state, unit)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (state.isRemovingExcess()) {
            return removalRefusal(state, action);
        }
        if (action instanceof Action.Move move) {
            return MovePath.refusal(state, move.unit(), move.path());
        }
        if (action instanceof Action.MoveByRail move) {
            return RailMovement.refusal(state, move.unit(), move.path());
        }
        if (action instanceof Action.EnterByRail entry) {
            return RailMovement.entryRefusal(state, entry.unit(), entry.path());
        }
        if (action instanceof Action.EndPhase) {
            return endRefusal(state);
        }
        if (action instanceof Action.RemoveExcess) {
            return Refusal.because("R7.5", "Overstacked hexes are reduced when the phase ends, not before.");
        }
        return Refusal.because(
                "R4.1-" + state.phase().code(), "In a Movement Phase units move; nothing else can be done now.");
    }

    @Rule({"R7.5", "Q23"})
    private Optional<Refusal> endRefusal(GameState state) {
        int unit = StackReduction.corrector(state, side);
        if (unit == StackReduction.NOBODY) {
            return Optional.empty();
        }
        String hex = state.map().grid().number(state.place(unit));
        return Refusal.because(
                "R7.5",
                "Hex " + hex + " holds too many units, and " + state.unit(unit).name() + " can still make room.");
    }

    private Optional<Refusal> removalRefusal(GameState state, Action action) {
        if (!(action instanceof Action.RemoveExcess removal)) {
            return Refusal.because("R7.5", "Overstacked hexes must be reduced first: choose the units to remove.");
        }
        return StackReduction.isRemovable(state, side, removal.unit())
                ? Optional.empty()
                : Refusal.because(
                        "R7.5", state.unit(removal.unit()).name() + " is not in excess in a hex that must be reduced.");
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Move move) {
            march(play, move.unit(), move.path());
        } else if (action instanceof Action.MoveByRail move) {
            Entering.before(play, move.unit(), move.path());
            play.emit(new Event.UnitRailed(move.unit(), move.path()));
            Entering.after(play, move.unit(), move.path().last());
        } else if (action instanceof Action.EnterByRail entry) {
            Entering.before(play, entry.unit(), entry.path());
            play.emit(new Event.UnitEntered(entry.unit(), entry.path()));
            Entering.after(play, entry.unit(), entry.path().last());
        } else if (action instanceof Action.RemoveExcess removal) {
            play.eliminate(removal.unit(), Cause.OVERSTACKED);
            endUnlessExcessIsDue(play);
        } else if (action instanceof Action.EndPhase) {
            endUnlessExcessIsDue(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    /** Moves the unit along the path; if something stops it on its way it stays there, free to go on with what it has left. */
    public static void march(Resolution play, int unit, Ids path) {
        GameState state = play.state();
        int stop = firstStop(state, unit, path);
        Ids way = stop < 0 ? path : Ids.of(path.toArray(), stop + 1);
        int cost = MovePath.cost(state, unit, way);
        int left = MovementAllowance.available(state, unit) - cost;
        Entering.before(play, unit, way);
        play.emit(new Event.UnitMoved(unit, way, cost));
        if (stop >= 0 && left > 0) {
            play.emit(new CampaignEvent.MovePaused(unit, left));
        }
        Entering.after(play, unit, way.last());
    }

    /** At which hex of the path, counted from 0, something will stop the unit; -1 if nothing does. */
    public static int firstStop(GameState state, int unit, Ids path) {
        SpecialPlay scenario = SpecialPlay.of(state);
        for (int i = 0; i < path.size(); i++) {
            if (scenario.stops(state, unit, path.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private void endUnlessExcessIsDue(Resolution play) {
        if (!StackReduction.isDue(play.state(), side)) {
            SequenceOfPlay.endPhase(play);
        } else if (!play.state().isRemovingExcess()) {
            play.emit(new Event.ExcessDue());
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (state.isRemovingExcess()) {
            offerRemovals(state, menu);
            return;
        }
        MoveMenu.offer(state, menu);
        if (endRefusal(state).isEmpty()) {
            menu.accept(new Action.EndPhase());
        }
    }

    @Override
    public void optionsOf(GameState state, int unit, Consumer<Action> menu) {
        if (!state.isRemovingExcess()) {
            MoveMenu.offerOf(state, unit, menu);
        } else if (StackReduction.isRemovable(state, side, unit)) {
            menu.accept(new Action.RemoveExcess(unit));
        }
    }

    @Override
    public void outline(GameState state, Consumer<Action> menu) {
        if (state.isRemovingExcess()) {
            offerRemovals(state, menu);
            return;
        }
        MoveMenu.outline(state, menu);
        if (endRefusal(state).isEmpty()) {
            menu.accept(new Action.EndPhase());
        }
    }

    private void offerRemovals(GameState state, Consumer<Action> menu) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (StackReduction.isRemovable(state, side, unit)) {
                menu.accept(new Action.RemoveExcess(unit));
            }
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        if (state.isRemovingExcess()) {
            return RandomMove.removal(state, side, chance);
        }
        if (RandomMove.feelsDone(chance)) {
            return RandomMove.endOrCorrection(state, side);
        }
        Action move = RandomMove.of(state, chance);
        return move != null ? move : RandomMove.endOrCorrection(state, side);
    }
}
