package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import seelowe.engine.board.HexDirection;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.stacking.Overstack;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.StateWriter;
import seelowe.engine.term.PhaseName;

/** What must be true of every state, reckoned from the places and marks of the units alone. */
final class Invariants {
    private Invariants() {}

    static void check(RandomGame.Step step) {
        GameState after = step.after();
        boardIsConsistent(after);
        zonesFollowFromPlaces(after);
        eventsAloneLeadHere(step);
        nobodyComesBack(step);
        stackingHoldsAtPhaseEnds(step);
        figuresMakeSense(after);
    }

    private static void boardIsConsistent(GameState state) {
        int linked = 0;
        for (int hex = 0; hex < state.map().size(); hex++) {
            boolean german = false;
            boolean british = false;
            int previous = -1;
            for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
                assertThat(state.place(unit)).isEqualTo(hex);
                assertThat(unit).isGreaterThan(previous);
                previous = unit;
                linked++;
                Unit counter = state.unit(unit);
                german |= counter.isGround() && counter.side() == Side.GERMAN;
                british |= counter.isGround() && counter.side() == Side.BRITISH;
            }
            if (german || british) {
                assertThat(german && british).as("both sides in one hex").isFalse();
                assertThat(state.isGermanHeld(hex))
                        .as("held by who stands there")
                        .isEqualTo(german);
                assertThat(state.map().isLand(hex)).as("on land").isTrue();
                assertThat(german && state.hasHomeGuard(hex))
                        .as("Germans in a Home Guard hex")
                        .isFalse();
            }
        }
        int onMap = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            onMap += state.isOnMap(unit) ? 1 : 0;
        }
        assertThat(linked).as("every unit on the map is in exactly one hex").isEqualTo(onMap);
    }

    private static void zonesFollowFromPlaces(GameState state) {
        boolean[][] zones = new boolean[2][state.map().size()];
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (!state.isOnMap(unit) || !state.unit(unit).isCombat() || state.has(unit, Mark.ENTRAINED)) {
                continue;
            }
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = state.map().link(state.place(unit), way);
                if (next >= 0) {
                    zones[state.unit(unit).side().ordinal()][next] = true;
                }
            }
        }
        for (Side side : Side.values()) {
            for (int hex = 0; hex < state.map().size(); hex++) {
                if (state.controls(side, hex) != zones[side.ordinal()][hex]) {
                    throw new AssertionError(side + " zone of control at "
                            + state.map().grid().number(hex) + " is " + state.controls(side, hex));
                }
            }
        }
    }

    private static void eventsAloneLeadHere(RandomGame.Step step) {
        GameState replayed = step.before().copy();
        StateWriter writer = new StateWriter(replayed);
        step.events().forEach(event -> event.accept(writer));
        assertThat(replayed.hash())
                .as("events of %s", step.action())
                .isEqualTo(step.after().hash());
    }

    private static void nobodyComesBack(RandomGame.Step step) {
        for (int unit = 0; unit < step.after().unitCount(); unit++) {
            if (step.before().isEliminated(unit)) {
                assertThat(step.after().isEliminated(unit)).isTrue();
            }
            boolean received = step.before().place(unit) != Place.AWAITED;
            if (received) {
                assertThat(step.after().place(unit)).isNotEqualTo(Place.AWAITED);
            }
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
            if (end.first(hex) >= 0 && Overstack.excess(end, phase.side(), hex) > 0) {
                for (int unit = end.first(hex); unit >= 0; unit = end.next(unit)) {
                    assertThat(end.unit(unit).isGround() && MayMove.isEntitled(end, unit))
                            .as("a movable unit in an overstacked hex when %s ends", phase)
                            .isFalse();
                }
            }
        }
    }

    private static GameState stateAtPhaseEnd(RandomGame.Step step) {
        GameState state = step.before().copy();
        StateWriter writer = new StateWriter(state);
        for (Event event : step.events()) {
            if (event instanceof Event.PhaseBegan) {
                break;
            }
            event.accept(writer);
        }
        return state;
    }

    private static void figuresMakeSense(GameState state) {
        assertThat(state.turn()).isBetween(1, state.rules().turns());
        assertThat(state.wavePoints()).isNotNegative();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.isEliminated(unit)) {
                assertThat(state.marks(unit)).isZero();
            }
        }
        assertThat(state.combat() == null || state.raid() == null).isTrue();
    }
}
