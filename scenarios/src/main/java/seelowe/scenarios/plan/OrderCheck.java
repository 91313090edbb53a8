package seelowe.scenarios.plan;

import java.util.List;
import java.util.Locale;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.scenarios.text.Problems;

/** Asks of each posting whether the rules allow it, and hands the rest to {@link StackCheck} and {@link LandingCheck}. */
final class OrderCheck {
    private static final String FIRST_TURN = "first-turn-landing";
    private static final String PARTISANS = "partisans-from-turn";
    private static final String NO_LANDING = "cannot land on Game-Turn 1: the setting first-turn-landing says no.";

    private final GameMap map;
    private final ScenarioRules rules;
    private final Blame blame;
    private final Problems problems;

    OrderCheck(GameMap map, ScenarioRules rules, Blame blame, Problems problems) {
        this.map = map;
        this.rules = rules;
        this.blame = blame;
        this.problems = problems;
    }

    void run(List<Posting> postings) {
        postings.forEach(this::check);
        new StackCheck(map, problems).run(postings);
        if (rules.firstTurnRules()) {
            new LandingCheck(map, rules, blame, problems).run(postings);
        }
    }

    private void check(Posting posting) {
        Deployment deployment = posting.deployment();
        UnitType type = posting.counter().type();
        if (deployment instanceof Deployment.OnMap onMap && !map.isLand(onMap.hex())) {
            report(posting, "cannot begin in " + map.grid().number(onMap.hex()) + ", which is sea.");
        } else if (deployment instanceof Deployment.LandingForce landing) {
            checkLanding(posting, landing);
        } else if (deployment instanceof Deployment.AirborneBox) {
            checkDrop(posting);
        } else if (deployment instanceof Deployment.HoldingArea arrival) {
            checkArrival(posting, arrival.edge());
        } else if (deployment instanceof Deployment.AirArrival && type != UnitType.AIR) {
            report(posting, "is no air unit and needs no base. Write north or west.");
        } else if (deployment instanceof Deployment.PartisanArrival partisan) {
            checkPartisan(posting, partisan.turn());
        } else if (deployment instanceof Deployment.France france) {
            checkFirstTurn(posting, france.turn());
        }
    }

    private void checkLanding(Posting posting, Deployment.LandingForce landing) {
        if (!rules.firstTurnRules()) {
            report(posting, FIRST_TURN, NO_LANDING);
        } else if (!posting.counter().type().isGround()) {
            report(posting, "is an air unit and cannot land from the sea.");
        } else if (landing.area() != null && !landing.area().in(rules.landingAreas())) {
            report(
                    posting,
                    LandingCheck.AREAS,
                    "cannot land in area " + landing.area() + ": the setting landing-areas leaves it out.");
        }
    }

    private void checkDrop(Posting posting) {
        UnitType type = posting.counter().type();
        if (!rules.firstTurnRules()) {
            report(posting, FIRST_TURN, NO_LANDING);
        } else if (type != UnitType.PARACHUTE && type != UnitType.AIRLANDING) {
            report(posting, "is neither parachute nor airlanding: it cannot be in the airborne box.");
        }
    }

    private void checkArrival(Posting posting, Edge edge) {
        if (!posting.counter().type().isGround()) {
            report(posting, "is an air unit and comes to a base, not by rail. Write base.");
        } else if (map.entryHexes(edge).length == 0) {
            String name = edge.name().toLowerCase(Locale.ROOT);
            report(posting, "cannot enter: rail-entries.csv has no hex on the " + name + " edge.");
        }
    }

    private void checkPartisan(Posting posting, int turn) {
        if (posting.counter().type() != UnitType.PARTISAN) {
            report(posting, "is no partisan.");
        } else if (rules.partisansFromTurn() > turn) {
            report(
                    posting,
                    PARTISANS,
                    "comes too early: the setting partisans-from-turn says " + rules.partisansFromTurn() + ".");
        }
    }

    /** [11.41C] What is in France at the start stands in the set-up; on Game-Turn 1 nothing more arrives. */
    private void checkFirstTurn(Posting posting, int turn) {
        if (turn == 1 && rules.firstTurnRules() && posting.row().has("turn")) {
            report(posting, "cannot arrive on Game-Turn 1. Put it in the set-up, or let it come on Game-Turn 2.");
        }
    }

    private void report(Posting posting, String setting, String message) {
        blame.report(posting.row(), setting, posting.counter().key() + " " + message);
    }

    private void report(Posting posting, String message) {
        problems.add(posting.row(), posting.counter().key() + " " + message);
    }
}
