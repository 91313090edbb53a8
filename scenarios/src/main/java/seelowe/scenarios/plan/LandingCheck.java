package seelowe.scenarios.plan;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Side;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.scenarios.text.Problems;

/** Whether the initial landing force finds room on its beaches, and each airlanding unit a parachute unit [11.41B]. */
final class LandingCheck {
    static final String AREAS = "landing-areas";

    private static final int COMBAT_ON_A_BEACH = 2;

    private final GameMap map;
    private final ScenarioRules rules;
    private final Blame blame;
    private final Problems problems;

    LandingCheck(GameMap map, ScenarioRules rules, Blame blame, Problems problems) {
        this.map = map;
        this.rules = rules;
        this.blame = blame;
        this.problems = problems;
    }

    void run(List<Posting> postings) {
        if (map.beachHexes().length > 0) {
            checkBeaches(postings);
        }
        checkAirborne(postings);
    }

    private void checkBeaches(List<Posting> postings) {
        HexSet held = new HexSet(map.size());
        for (Posting posting : postings) {
            if (posting.counter().side() == Side.BRITISH && posting.deployment() instanceof Deployment.OnMap onMap) {
                held.add(onMap.hex());
            }
        }
        int allBeaches = 0;
        for (LandingArea area : LandingArea.values()) {
            if (area.in(rules.landingAreas())) {
                int beaches = freeBeaches(area, held);
                allBeaches += beaches;
                checkRoom(postings, area, "area " + area, beaches);
            }
        }
        checkRoom(postings, null, "the areas together", allBeaches);
    }

    private int freeBeaches(LandingArea area, HexSet held) {
        int free = 0;
        for (int hex : map.beachHexes()) {
            if (map.landingAreaIndex(hex) == area.ordinal() && !held.contains(hex)) {
                free++;
            }
        }
        return free;
    }

    /** Without an area, all units that may go anywhere. */
    private void checkRoom(List<Posting> postings, @Nullable LandingArea area, String where, int beaches) {
        int combat = 0;
        int supply = 0;
        for (Posting posting : postings) {
            if (!(posting.deployment() instanceof Deployment.LandingForce force) || force.area() != area) {
                continue;
            }
            boolean isSupply = posting.counter().type() == UnitType.SUPPLY;
            combat += isSupply ? 0 : 1;
            supply += isSupply ? 1 : 0;
            if (combat > COMBAT_ON_A_BEACH * beaches || supply > beaches) {
                blame.report(
                        posting.row(),
                        AREAS,
                        posting.counter().key() + " finds no room: the " + beaches + " free beach hexes of " + where
                                + " hold two combat units and one supply unit each.");
                return;
            }
        }
    }

    private void checkAirborne(List<Posting> postings) {
        int parachute = 0;
        for (Posting posting : postings) {
            parachute += isAirborne(posting, UnitType.PARACHUTE) ? 1 : 0;
        }
        for (Posting posting : postings) {
            if (isAirborne(posting, UnitType.AIRLANDING) && --parachute < 0) {
                problems.add(
                        posting.row(),
                        posting.counter().key() + " is one airlanding unit too many: each needs a parachute unit to"
                                + " land on.");
            }
        }
    }

    private static boolean isAirborne(Posting posting, UnitType type) {
        return posting.counter().type() == type && posting.deployment() instanceof Deployment.AirborneBox;
    }
}
