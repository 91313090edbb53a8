package seelowe.engine.view;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.reinforcement.Activation;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;

/**
 * The game as a viewer may imagine it: a state to reason with. What he sees is as it is; counters face down to him are taken for
 * some that could lie there; a plan he may not know is not yet written. States with equal views are imagined alike.
 */
@Rule({"Q64", "R11.61a"})
public final class Sight {
    private final Scratch imagined;
    private final Viewer viewer;
    private final Chance chance;

    private Sight(GameState state, Viewer viewer, Chance chance) {
        this.imagined = Scratch.of(state);
        this.viewer = viewer;
        this.chance = chance;
    }

    /** The state itself if nothing in it is hidden from the viewer; otherwise one with a guess for everything that is. */
    public static GameState of(GameState state, Viewer viewer, Chance chance) {
        if (!state.options().fogOfWar() && !Secrecy.hidesPlan(state, viewer)) {
            return state;
        }
        Sight sight = new Sight(state, viewer, chance);
        sight.forgetPlan(state);
        sight.forgetTransport(state);
        sight.guessCounters(state);
        return sight.imagined.takeOver();
    }

    private void forgetPlan(GameState state) {
        if (!Secrecy.hidesPlan(state, viewer)) {
            return;
        }
        imagined.apply(new Event.AreasOpened(0));
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Place.isLandingForce(state.place(unit))) {
                imagined.apply(new Event.UnitReceived(unit, Place.LANDING_POOL));
            }
        }
    }

    private void forgetTransport(GameState state) {
        if (Secrecy.hidesTransport(state, viewer) && state.wave() > 0) {
            imagined.apply(new Event.WaveStarted(state.wave(), state.rules().wavePoints(state.wave())));
        }
    }

    /** Takes up all counters that are face down and lays them out again, knowing only where some lay and how marked. */
    private void guessCounters(GameState state) {
        List<Integer> counters = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Secrecy.hidesIdentity(state, viewer, unit)) {
                counters.add(unit);
                imagined.apply(new Event.UnitReceived(unit, Place.AWAITED));
            }
        }
        for (View.HiddenUnit slot : View.of(state, viewer).hidden()) {
            int unit = likeliest(slot, counters);
            counters.remove(Integer.valueOf(unit));
            imagined.apply(new Event.UnitSetUp(unit, slot.place(), slot.marks()));
        }
    }

    private int likeliest(View.HiddenUnit slot, List<Integer> counters) {
        int best = -1;
        int bestLikelihood = -1;
        int start = chance.below(counters.size());
        for (int i = 0; i < counters.size(); i++) {
            int unit = counters.get((start + i) % counters.size());
            int likelihood = imagined.board().unit(unit).side() == slot.side() ? likelihood(slot, unit) : -1;
            if (likelihood > bestLikelihood) {
                best = unit;
                bestLikelihood = likelihood;
            }
        }
        return best;
    }

    /** What is printed in the order of battle counts: where and when a counter comes, and who must be activated [11.52]. */
    private int likelihood(View.HiddenUnit slot, int unit) {
        Deployment deployment = imagined.board().scenario().deployments().get(unit);
        int likelihood = 0;
        if (deployment instanceof Deployment.OnMap onMap) {
            likelihood += onMap.hex() == slot.place() ? 2 : 0;
            likelihood +=
                    Activation.mustWait(imagined.board().unit(unit)) == ((slot.marks() & Mark.UNACTIVATED.bit()) != 0) ? 1 : 0;
        }
        if (deployment instanceof Deployment.HoldingArea && slot.place() == Place.HOLDING_AREA) {
            likelihood += 3;
        }
        return likelihood;
    }
}
