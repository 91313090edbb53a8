package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.rule.landing.InitialLanding;
import seelowe.engine.rule.landing.LandingPlan;
import seelowe.engine.rule.landing.Obstacle;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/** [11.61] The German player writes his secret plan, before the British deploy; an option of the game. */
@Rule({"R11.61a", "R11.61b"})
final class LandingPlanPhase implements Phase {
    private static final Refusal ROLL_FIRST =
            new Refusal("R11.61b", "Roll first: the die says which areas the plan may use.");
    private static final Refusal ROLLED =
            new Refusal("R11.61b", "It is settled which areas are open; there is nothing to roll for.");
    private static final Refusal WRONG_ACTION =
            new Refusal("R11.61a", "The landing plan is being written: give each unit of the initial force an area.");

    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        if (state.options().germanFreeDeployment() && !LandingPlan.needsRoll(state)) {
            play.emit(new Event.AreasOpened(LandingPlan.areasWithoutRoll(state)));
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        return state.options().germanFreeDeployment();
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        boolean needsRoll = LandingPlan.needsRoll(state);
        if (action instanceof Action.Roll) {
            return needsRoll ? Optional.empty() : Optional.of(ROLLED);
        }
        if (action instanceof Action.AssignArea assign) {
            return needsRoll
                    ? Optional.of(ROLL_FIRST)
                    : Obstacles.refusal(
                            state, LandingPlan.obstacle(state, assign.unit(), assign.area()), assign.unit());
        }
        if (!(action instanceof Action.EndPhase)) {
            return Optional.of(WRONG_ACTION);
        }
        return needsRoll ? Optional.of(ROLL_FIRST) : incomplete(state);
    }

    private static Optional<Refusal> incomplete(GameState state) {
        int unplanned = LandingPlan.unplanned(state);
        if (unplanned >= 0) {
            String name = state.unit(unplanned).name();
            return Optional.of(new Refusal("R11.61a", name + " has no area in the plan yet."));
        }
        int crowdedOut = LandingPlan.crowdedOut(state);
        if (crowdedOut < 0) {
            return Optional.empty();
        }
        LandingArea area = Place.area(state.place(crowdedOut));
        return Optional.of(new Refusal(
                "R11.61a",
                "More units are planned for area " + area + " than its free beaches take: send "
                        + state.unit(crowdedOut).name() + " or another elsewhere."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.Roll) {
            play.await(Die.of(DiePurpose.AREA));
        } else if (action instanceof Action.AssignArea assign) {
            play.emit(new Event.AreaPlanned(assign.unit(), assign.area()));
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        play.emit(new Event.AreasOpened(LandingPlan.areasAfterRoll(play.state(), face)));
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (LandingPlan.needsRoll(state)) {
            menu.accept(new Action.Roll());
            return;
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            for (int area = 0; area < LandingArea.COUNT; area++) {
                if (LandingPlan.obstacle(state, unit, LandingArea.of(area)) == Obstacle.NONE) {
                    menu.accept(new Action.AssignArea(unit, LandingArea.of(area)));
                }
            }
        }
        if (incomplete(state).isEmpty()) {
            menu.accept(new Action.EndPhase());
        }
    }

    /** Gives units without an area one, then helps those for whom there is no room, and at last shuffles the plan a little. */
    @Override
    public Action sample(GameState state, Chance chance) {
        if (LandingPlan.needsRoll(state)) {
            return new Action.Roll();
        }
        int unplanned = LandingPlan.unplanned(state);
        if (unplanned >= 0) {
            return new Action.AssignArea(unplanned, Areas.any(state.openAreas(), chance));
        }
        int crowdedOut = LandingPlan.crowdedOut(state);
        if (crowdedOut >= 0) {
            int areas = LandingPlan.areasWithRoom(state, crowdedOut);
            return new Action.AssignArea(crowdedOut, Areas.any(areas, chance));
        }
        return shuffle(state, chance);
    }

    private static Action shuffle(GameState state, Chance chance) {
        LandingArea area = Areas.any(state.openAreas(), chance);
        int units = state.unitCount();
        int start = chance.below(units);
        for (int i = 0; i < units; i++) {
            int unit = (start + i) % units;
            if (InitialLanding.waits(state, unit)) {
                return LandingPlan.obstacle(state, unit, area) == Obstacle.NONE
                        ? new Action.AssignArea(unit, area)
                        : new Action.EndPhase();
            }
        }
        return new Action.EndPhase();
    }
}
