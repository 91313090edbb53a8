package seelowe.engine.testing;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;

/** A small board with random terrain, hexsides and units, and one unit whose move is looked at. The seed makes it again. */
public final class RandomBoard {
    private static final int COLUMNS = 6;
    private static final int ROWS = 5;
    private static final int MOST_UNITS = 8;
    private static final String[] GERMANS = {
        "6-4", "4-5 mountain-infantry", "5-6 armor", "3-6 mechanized-infantry", "supply", "2-5 parachute"
    };
    private static final String[] BRITISH = {"2-3", "2-5", "5-6 armor", "10-6 motorized-infantry", "air", "air"};
    private static final Terrain[] LAND = {Terrain.CLEAR, Terrain.CLEAR, Terrain.FOREST, Terrain.ROUGH, Terrain.SWAMP};
    private static final Mark[] MARKS = {
        Mark.DISRUPTED, Mark.ISOLATED, Mark.UNSUPPLIED, Mark.DEBARKED, Mark.MOVED, Mark.ENTRAINED, Mark.UNACTIVATED
    };

    private final Chance chance;
    private final HexGrid grid = new HexGrid(COLUMNS, ROWS);
    private final List<Unit> roster = new ArrayList<>();
    private final List<Event> setUp = new ArrayList<>();
    private final GameState state;

    public RandomBoard(long seed) {
        this.chance = new Chance(seed);
        MapBuilder map = drawMap();
        Side mover = chance.below(2) == 0 ? Side.GERMAN : Side.BRITISH;
        placeUnits(mover);
        List<Deployment> deployments = new ArrayList<>();
        roster.forEach(unit -> deployments.add(new Deployment.Spare()));
        Scenario scenario = TestScenario.of(map.build(), roster, deployments, TestScenario.RULES);
        this.state = GameState.empty(scenario, GameOptions.defaults(scenario.rules()))
                .after(new Event.GameTurnBegan(2), new Event.PhaseBegan(phase(mover)))
                .after(setUp);
    }

    public GameState state() {
        return state;
    }

    /** The unit to be moved: a ground unit of the phasing player. */
    public int mover() {
        return 0;
    }

    private MapBuilder drawMap() {
        MapBuilder map = new MapBuilder(grid);
        for (int hex = 0; hex < grid.size(); hex++) {
            if (chance.below(10) == 0) {
                continue;
            }
            if (chance.below(8) == 0) {
                map.city(hex, "City " + hex);
                if (chance.below(2) == 0) {
                    setUp.add(new Event.HomeGuardRaised(Ids.of(hex)));
                }
            } else {
                map.terrain(hex, LAND[chance.below(LAND.length)]);
            }
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                drawSide(map, hex, grid.neighbour(hex, way));
            }
        }
        return map;
    }

    private void drawSide(MapBuilder map, int hex, int next) {
        if (next <= hex) {
            return;
        }
        int kind = chance.below(8);
        if (kind < 2) {
            map.river(hex, next);
        } else if (kind == 2 && chance.below(2) == 0) {
            map.sea(hex, next);
        }
    }

    private void placeUnits(Side mover) {
        place(mover, 0, grid.at(COLUMNS / 2, ROWS / 2 + 1));
        int others = chance.below(MOST_UNITS);
        for (int i = 1; i <= others; i++) {
            Side side = chance.below(3) == 0 ? mover : mover.enemy();
            place(side, i, freeHex(side));
        }
    }

    private void place(Side side, int id, int hex) {
        String[] counters = side == Side.GERMAN ? GERMANS : BRITISH;
        boolean isMover = id == 0;
        String counter = counters[chance.below(isMover ? 4 : counters.length)];
        if (isMover && side == Side.GERMAN && chance.below(4) == 0) {
            counter = "supply";
        }
        Unit unit = Counters.parse(id, "U" + id, side, counter);
        roster.add(unit);
        setUp.add(new Event.UnitSetUp(id, hex, marks(side)));
    }

    private int marks(Side side) {
        if (chance.below(2) == 0) {
            return 0;
        }
        int kinds = side == Side.GERMAN ? 4 : MARKS.length;
        return MARKS[chance.below(kinds)].bit();
    }

    /** A hex that no enemy of the side is in. */
    private int freeHex(Side side) {
        while (true) {
            int hex = chance.below(grid.size());
            boolean taken = setUp.stream()
                    .anyMatch(event -> event instanceof Event.UnitSetUp other
                            && other.place() == hex
                            && roster.get(other.unit()).side() != side);
            if (!taken) {
                return hex;
            }
        }
    }

    private PhaseName phase(Side mover) {
        boolean mechanized = roster.get(0).mechanized() && chance.below(2) == 0;
        if (mover == Side.GERMAN) {
            return mechanized ? PhaseName.GERMAN_MECHANIZED : PhaseName.GERMAN_MOVEMENT;
        }
        return mechanized ? PhaseName.BRITISH_MECHANIZED : PhaseName.BRITISH_MOVEMENT;
    }
}
