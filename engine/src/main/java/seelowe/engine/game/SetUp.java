package seelowe.engine.game;

import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.StandardPlay;
import seelowe.engine.rule.reinforcement.Activation;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;

/** [11.0] Lays out the counters of a scenario, up to where the first decision is made. */
@Rule({"R11.0c", "R11.0d", "R3.2"})
final class SetUp {
    private SetUp() {}

    static Scratch lay(Scenario scenario, GameOptions options) {
        requireSetUpRules(scenario);
        Scratch scratch = Scratch.of(GameState.empty(scenario, options));
        for (Unit unit : scenario.roster()) {
            Deployment deployment = scenario.deployments().get(unit.id());
            scratch.apply(new Event.UnitSetUp(unit.id(), place(deployment), marks(scenario, unit, deployment)));
        }
        return scratch;
    }

    private static void requireSetUpRules(Scenario scenario) {
        boolean free = scenario.deployments().stream().anyMatch(each -> each instanceof Deployment.InZone);
        if (free && scenario.module() == StandardPlay.RULES) {
            throw new IllegalArgumentException("A scenario with a free set-up needs rules of its own for it");
        }
    }

    private static int place(Deployment deployment) {
        if (deployment instanceof Deployment.OnMap onMap) {
            return onMap.hex();
        }
        if (deployment instanceof Deployment.LandingForce force) {
            @Nullable LandingArea area = force.area();
            return area == null ? Place.LANDING_POOL : Place.landingForce(area);
        }
        if (deployment instanceof Deployment.InZone) {
            return Place.AT_HAND;
        }
        if (deployment instanceof Deployment.AirborneBox) {
            return Place.AIRBORNE_BOX;
        }
        if (deployment instanceof Deployment.France france && france.turn() <= 1) {
            return Place.FRANCE;
        }
        return Place.AWAITED;
    }

    @Rule({"R11.52a"})
    private static int marks(Scenario scenario, Unit unit, Deployment deployment) {
        boolean waits =
                scenario.rules().activation() && deployment instanceof Deployment.OnMap && Activation.mustWait(unit);
        return waits ? Mark.UNACTIVATED.bit() : 0;
    }
}
