package seelowe.conformance.play;

import java.util.Arrays;
import seelowe.engine.board.HexDirection;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.stacking.Overstack;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;

/**
 * What must be true of every state, reckoned from the places and marks of the units alone. Plain checks and working memory of
 * its own, since it runs after every one of millions of actions.
 */
final class Invariants {
    private final int[] germans;
    private final int[] british;
    private final boolean[][] zones;

    Invariants(int hexes) {
        germans = new int[hexes];
        british = new int[hexes];
        zones = new boolean[2][hexes];
    }

    void check(RandomGame.Step step) {
        GameState after = step.after();
        countUnits(after);
        boardIsConsistent(after);
        zonesFollowFromPlaces(after);
        eventsAloneLeadHere(step);
        nobodyComesBack(step);
        stackingHoldsAtPhaseEnds(step);
        figuresMakeSense(after);
    }

    private void countUnits(GameState state) {
        Arrays.fill(germans, 0);
        Arrays.fill(british, 0);
        int onMap = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!state.isOnMap(unit)) {
                continue;
            }
            onMap++;
            if (state.unit(unit).isGround()) {
                (state.unit(unit).side() == Side.GERMAN ? germans : british)[state.place(unit)]++;
            }
        }
        int linked = 0;
        for (int hex = 0; hex < germans.length; hex++) {
            int previous = -1;
            for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
                demand(state.place(unit) == hex && unit > previous, "units of a hex in ascending order", state, hex);
                previous = unit;
                linked++;
            }
        }
        demand(linked == onMap, "every unit on the map in exactly one hex", state, 0);
    }

    private void boardIsConsistent(GameState state) {
        for (int hex = 0; hex < germans.length; hex++) {
            boolean german = germans[hex] > 0;
            if (!german && british[hex] == 0) {
                continue;
            }
            demand(!german || british[hex] == 0, "one side in a hex", state, hex);
            demand(isBeingSetUp(state) || state.isGermanHeld(hex) == german, "a hex held by who is there", state, hex);
            demand(state.map().isLand(hex), "ground units on land", state, hex);
            demand(!german || !state.hasHomeGuard(hex), "no Germans beside a Home Guard", state, hex);
            boolean remembered = isBeingSetUp(state) || state.wasEnteredByGermans(hex);
            demand(!german || remembered, "Germans remembered where they stand", state, hex);
        }
    }

    /** Who holds what is settled when a set-up by choice is over. */
    private static boolean isBeingSetUp(GameState state) {
        return state.phase() == PhaseName.BRITISH_SET_UP || state.phase() == PhaseName.GERMAN_SET_UP;
    }

    private void zonesFollowFromPlaces(GameState state) {
        Arrays.fill(zones[0], false);
        Arrays.fill(zones[1], false);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            Unit counter = state.unit(unit);
            if (!state.isOnMap(unit) || !counter.isCombat() || state.has(unit, Mark.ENTRAINED)) {
                continue;
            }
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = state.map().link(state.place(unit), way);
                if (next >= 0) {
                    zones[counter.side().ordinal()][next] = true;
                }
            }
        }
        for (Side side : Side.values()) {
            for (int hex = 0; hex < germans.length; hex++) {
                demand(state.controls(side, hex) == zones[side.ordinal()][hex], "zones of control", state, hex);
            }
        }
    }

    private static void eventsAloneLeadHere(RandomGame.Step step) {
        Scratch scratch = Scratch.of(step.before());
        GameState replayed = scratch.board();
        step.events().forEach(scratch::apply);
        demand(replayed.hash() == step.after().hash(), "the events alone lead to the same state", step.after(), 0);
    }

    private static void nobodyComesBack(RandomGame.Step step) {
        for (int unit = 0; unit < step.after().unitCount(); unit++) {
            int before = step.before().place(unit);
            int after = step.after().place(unit);
            demand(before != Place.ELIMINATED || after == Place.ELIMINATED, "the dead stay dead", step.after(), 0);
            demand(before == Place.AWAITED || after != Place.AWAITED, "the received stay received", step.after(), 0);
        }
    }

    /** When an Initial Movement Phase is over, only stacks of which nobody may move are too big [Q23]. */
    private static void stackingHoldsAtPhaseEnds(RandomGame.Step step) {
        PhaseName phase = step.before().phase();
        boolean initial = phase == PhaseName.GERMAN_MOVEMENT || phase == PhaseName.BRITISH_MOVEMENT;
        if (!initial || step.events().stream().noneMatch(Event.PhaseBegan.class::isInstance)) {
            return;
        }
        GameState end = stateAtPhaseEnd(step);
        for (int hex = 0; hex < end.map().size(); hex++) {
            if (end.first(hex) < 0 || Overstack.excess(end, phase.side(), hex) == 0) {
                continue;
            }
            for (int unit = end.first(hex); unit >= 0; unit = end.next(unit)) {
                boolean movable = end.unit(unit).isGround() && MayMove.isEntitled(end, unit);
                demand(!movable, "no overstacked hex with a movable unit at the end of the phase", end, hex);
            }
        }
    }

    private static GameState stateAtPhaseEnd(RandomGame.Step step) {
        Scratch scratch = Scratch.of(step.before());
        GameState state = scratch.board();
        for (Event event : step.events()) {
            if (event instanceof Event.PhaseBegan) {
                break;
            }
            scratch.apply(event);
        }
        return state;
    }

    private static void figuresMakeSense(GameState state) {
        demand(state.turn() >= 1 && state.turn() <= state.rules().turns(), "a Game-Turn of the game", state, 0);
        demand(state.wavePoints() >= 0, "no Transport Points overspent", state, 0);
        boolean fighting = state.combat() != null;
        boolean bombing = state.raid() != null && !state.raid().over();
        demand(!fighting || !bombing, "combat or air attack, not both", state, 0);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            demand(!state.isEliminated(unit) || state.marks(unit) == 0, "no marks on the dead", state, 0);
        }
    }

    private static void demand(boolean held, String what, GameState state, int hex) {
        if (!held) {
            throw new AssertionError("Broken: " + what + " (" + state.phase() + ", Game-Turn " + state.turn() + ", hex "
                    + state.map().grid().number(hex) + ")");
        }
    }
}
