package seelowe.engine.rule.supply;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Counters;
import seelowe.engine.testing.TestScenario;

/** A position made from a seed: coasts, estuaries, cities, ports, beaches, Home Guard and units of both sides. */
final class RandomPosition {
    private static final String[] GERMAN = {"6-4", "6-4", "5-6 armor", "supply", "supply"};
    private static final String[] BRITISH = {"2-3", "2-5", "4-6 armor", "1-3 partisan", "air"};

    private final Chance chance;
    private final HexGrid grid;
    private final MapBuilder map;
    private final List<Integer> land = new ArrayList<>();
    private final List<Integer> cities = new ArrayList<>();
    private final List<Event> setUp = new ArrayList<>();
    private final List<Unit> roster = new ArrayList<>();

    private RandomPosition(long seed) {
        this.chance = new Chance(seed);
        this.grid = new HexGrid(6 + chance.below(10), 5 + chance.below(8));
        this.map = new MapBuilder(grid);
    }

    static GameState of(long seed) {
        return new RandomPosition(seed).state();
    }

    private GameState state() {
        drawMap();
        setUp.add(new Event.AreasInvaded(chance.below(1 << LandingArea.COUNT)));
        int units = chance.below(2 * grid.columns());
        for (int i = 0; i < units; i++) {
            addUnit(i);
        }
        raiseHomeGuard();
        Scratch scratch = Scratch.of(GameState.empty(
                TestScenario.of(map.build(), roster, deployments(), TestScenario.RULES),
                GameOptions.defaults(TestScenario.RULES)
                        .change()
                        .germanSupplyAcrossSea(oneIn(4))
                        .airUnitsBlockSupply(oneIn(4))
                        .build()));
        GameState state = scratch.board();
        scratch.apply(new Event.GameTurnBegan(3));
        scratch.apply(new Event.PhaseBegan(PhaseName.GERMAN_COMBAT));
        setUp.forEach(scratch::apply);
        return state;
    }

    private void drawMap() {
        for (int hex = 0; hex < grid.size(); hex++) {
            if (!oneIn(6)) {
                map.terrain(hex, oneIn(4) ? Terrain.FOREST : Terrain.CLEAR);
                land.add(hex);
                furnish(hex);
            }
        }
        for (int hex : land) {
            int next = grid.neighbour(hex, chance.below(HexDirection.COUNT));
            if (next >= 0 && oneIn(3)) {
                map.sea(hex, next);
            }
        }
    }

    private void furnish(int hex) {
        if (oneIn(20)) {
            map.city(hex, "City " + chance.below(3));
            cities.add(hex);
        }
        if (oneIn(12)) {
            map.port(hex, "Port").landingArea(hex, LandingArea.of(chance.below(LandingArea.COUNT)));
        } else if (oneIn(8)) {
            map.beach(hex).landingArea(hex, LandingArea.of(chance.below(LandingArea.COUNT)));
        }
        if (oneIn(3)) {
            setUp.add(new Event.HexSetUp(hex, true));
        }
    }

    /** Sides keep to their own hexes: even ones are German. */
    private void addUnit(int id) {
        if (land.isEmpty()) {
            return;
        }
        int hex = land.get(chance.below(land.size()));
        Side side = hex % 2 == 0 ? Side.GERMAN : Side.BRITISH;
        String[] counters = side == Side.GERMAN ? GERMAN : BRITISH;
        roster.add(Counters.parse(id, "u" + id, side, counters[chance.below(counters.length)]));
        int marks = oneIn(5) && side == Side.BRITISH ? Mark.ENTRAINED.bit() : 0;
        if (oneIn(4) && roster.get(id).isSupply()) {
            marks = Mark.EXPENDED.bit();
        }
        setUp.add(new Event.UnitSetUp(id, hex, marks));
    }

    private void raiseHomeGuard() {
        int[] guarded = cities.stream()
                .filter(hex -> hex % 2 == 1 && oneIn(2))
                .mapToInt(hex -> hex)
                .toArray();
        setUp.add(new Event.HomeGuardRaised(Ids.of(guarded)));
    }

    private List<Deployment> deployments() {
        List<Deployment> deployments = new ArrayList<>();
        for (int i = 0; i < roster.size(); i++) {
            deployments.add(new Deployment.Spare());
        }
        return deployments;
    }

    private boolean oneIn(int chances) {
        return chance.below(chances) == 0;
    }
}
