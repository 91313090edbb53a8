package seelowe.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import seelowe.engine.board.Edge;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.MapBuilder;
import seelowe.engine.board.Terrain;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.game.RuleBook;
import seelowe.engine.phase.StandardPlay;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.ScenarioModule;
import seelowe.engine.scenario.ScenarioRules;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/**
 * A board drawn in a test. Two characters are a column and a line is half a hex, so the drawing is the coordinate system:
 * <pre>
 *       G
 *     .   b
 *       ^
 * </pre>
 * {@code .} clear, {@code ^} forest, {@code %} rough, {@code =} swamp, {@code #} city (each a city of its own), {@code ~} sea;
 * whatever is not drawn is sea. Letters and digits name clear hexes. {@link #unit} puts counters on named hexes: capitals
 * name Germans, small letters British. Then {@link #state} gives a real state, made by events like any other.
 */
public final class Board {
    private final Map<Character, Integer> named = new TreeMap<>();
    private final List<Unit> roster = new ArrayList<>();
    private final List<Deployment> deployments = new ArrayList<>();
    private final List<Event> setUp = new ArrayList<>();
    private final Map<String, Integer> units = new TreeMap<>();
    private final MapBuilder map;
    private final HexGrid grid;
    private ScenarioRules rules = TestScenario.RULES;
    private UnaryOperator<GameOptions.Builder> options = UnaryOperator.identity();
    private Function<GameMap, ScenarioModule> module = drawn -> StandardPlay.RULES;
    private int turn = 3;
    private PhaseName phase = PhaseName.GERMAN_COMBAT;
    private Weather weather = Weather.CLEAR;

    private Board(List<String> lines) {
        int widest = 0;
        for (String line : lines) {
            widest = Math.max(widest, line.length());
        }
        int shift = shift(lines);
        this.grid = new HexGrid(widest / 2 + 3, lines.size() / 2 + 2);
        this.map = new MapBuilder(grid);
        for (int y = 0; y < lines.size(); y++) {
            for (int x = 0; x < lines.get(y).length(); x++) {
                char drawn = lines.get(y).charAt(x);
                if (drawn != ' ') {
                    draw(hexAt(x / 2 + 1 + shift, y), drawn);
                }
            }
        }
    }

    public static Board draw(String drawing) {
        List<String> lines = new ArrayList<>(List.of(drawing.split("\n")));
        return new Board(lines);
    }

    /** Even columns lie half a hex lower: shift the drawing by a column if it was drawn the other way. */
    private static int shift(List<String> lines) {
        for (int y = 0; y < lines.size(); y++) {
            String line = lines.get(y);
            for (int x = 0; x < line.length(); x++) {
                if (line.charAt(x) != ' ') {
                    boolean evenColumn = (x / 2 + 1) % 2 == 0;
                    return evenColumn == (y % 2 == 1) ? 0 : 1;
                }
            }
        }
        throw new IllegalArgumentException("An empty drawing");
    }

    private int hexAt(int column, int halfRow) {
        if ((column % 2 == 0) != (halfRow % 2 == 1)) {
            throw new IllegalArgumentException("Column " + column + " has no hex on half row " + halfRow);
        }
        return grid.at(column, halfRow / 2 + 1);
    }

    private void draw(int hex, char drawn) {
        switch (drawn) {
            case '~' -> map.terrain(hex, Terrain.SEA);
            case '.' -> map.terrain(hex, Terrain.CLEAR);
            case '^' -> map.terrain(hex, Terrain.FOREST);
            case '%' -> map.terrain(hex, Terrain.ROUGH);
            case '=' -> map.terrain(hex, Terrain.SWAMP);
            case '#' -> map.city(hex, "City " + grid.number(hex));
            default -> {
                map.terrain(hex, Terrain.CLEAR);
                if (named.put(drawn, hex) != null) {
                    throw new IllegalArgumentException("Two hexes are named " + drawn);
                }
            }
        }
    }

    /** The hex drawn with this letter. */
    public int hex(char name) {
        Integer hex = named.get(name);
        if (hex == null) {
            throw new IllegalArgumentException("No hex is named " + name);
        }
        return hex;
    }

    /** The hexes drawn with these letters, in this order. */
    public Ids hexes(String names) {
        return Ids.of(names.chars().map(name -> hex((char) name)).toArray());
    }

    /** The number of a unit by its key: {@code G} for the first on hex G, {@code G2} for the second there. */
    public int unit(String key) {
        Integer unit = units.get(key);
        if (unit == null) {
            throw new IllegalArgumentException("No unit has the key " + key + "; there are " + units.keySet());
        }
        return unit;
    }

    /** Units by their keys, separated by blanks. */
    public Ids units(String keys) {
        return keys.isBlank()
                ? Ids.none()
                : Ids.of(List.of(keys.split(" ")).stream().mapToInt(this::unit).toArray());
    }

    /** A counter on a named hex, such as {@code 6-4}, {@code 3-6 armor}, {@code supply}, {@code air}: see {@link Counters}. */
    public Board unit(char hex, String counter, Mark... marks) {
        Side side = Character.isUpperCase(hex) ? Side.GERMAN : Side.BRITISH;
        return place(nextKey(String.valueOf(hex)), side, counter, hex(hex), marks);
    }

    /** A counter of either side on any named hex. */
    public Board unitOf(Side side, char hex, String counter, Mark... marks) {
        return place(nextKey(String.valueOf(hex)), side, counter, hex(hex), marks);
    }

    /** A counter in a box: see {@link Place}. */
    public Board unitIn(int box, String key, Side side, String counter, Mark... marks) {
        return place(key, side, counter, box, marks);
    }

    /** A British reinforcement in the holding area that will enter by this edge. */
    public Board reinforcement(String key, String counter, Edge edge, Mark... marks) {
        place(key, Side.BRITISH, counter, Place.HOLDING_AREA, marks);
        deployments.set(roster.size() - 1, new Deployment.HoldingArea(1, edge));
        return this;
    }

    /** A counter that has not been received, with the deployment that says when it will be. */
    public Board awaited(String key, Side side, String counter, Deployment deployment) {
        place(key, side, counter, Place.AWAITED);
        deployments.set(roster.size() - 1, deployment);
        return this;
    }

    private Board place(String key, Side side, String counter, int place, Mark... marks) {
        Unit unit = Counters.parse(roster.size(), key, side, counter);
        roster.add(unit);
        deployments.add(place >= 0 ? new Deployment.OnMap(place) : new Deployment.Spare());
        units.put(key, unit.id());
        int bits = 0;
        for (Mark mark : marks) {
            bits |= mark.bit();
        }
        setUp.add(new Event.UnitSetUp(unit.id(), place, bits));
        return this;
    }

    private String nextKey(String hex) {
        int count = 1;
        while (units.containsKey(count == 1 ? hex : hex + count)) {
            count++;
        }
        return count == 1 ? hex : hex + count;
    }

    public Board terrain(char hex, Terrain terrain) {
        map.terrain(hex(hex), terrain);
        return this;
    }

    /** Makes the named hexes one city. */
    public Board city(String name, String hexes) {
        hexes.chars().forEach(each -> map.city(hex((char) each), name));
        return this;
    }

    public Board port(char hex, LandingArea area) {
        map.port(hex(hex), "Port " + hex).landingArea(hex(hex), area);
        return this;
    }

    /** [Q74] A port in no landing area. */
    public Board freePort(char hex) {
        map.port(hex(hex), "Port " + hex);
        return this;
    }

    public Board beach(char hex, LandingArea area) {
        map.beach(hex(hex)).landingArea(hex(hex), area);
        return this;
    }

    public Board echelon(LandingArea area, char hex) {
        map.terrain(hex(hex), Terrain.SEA).echelon(area, hex(hex));
        return this;
    }

    public Board normalAirRange(String hexes) {
        hexes.chars().forEach(each -> map.normalAirRange(hex((char) each)));
        return this;
    }

    public Board entry(Edge edge, char hex) {
        map.entry(edge, hex(hex));
        return this;
    }

    public Board river(char a, char b) {
        map.river(hex(a), hex(b));
        return this;
    }

    public Board seaSide(char a, char b) {
        map.sea(hex(a), hex(b));
        return this;
    }

    /** A railway along the named hexes. */
    public Board rail(String hexes) {
        for (int i = 1; i < hexes.length(); i++) {
            map.rail(hex(hexes.charAt(i - 1)), hex(hexes.charAt(i)));
        }
        return this;
    }

    public Board germanHeld(String hexes) {
        hexes.chars().forEach(each -> setUp.add(new Event.HexSetUp(hex((char) each), true)));
        return this;
    }

    public Board invaded(LandingArea... areas) {
        int bits = 0;
        for (LandingArea area : areas) {
            bits |= area.bit();
        }
        setUp.add(new Event.AreasInvaded(bits));
        return this;
    }

    public Board homeGuard(String hexes) {
        setUp.add(new Event.HomeGuardRaised(hexes(hexes)));
        return this;
    }

    public Board wave(int wave, int points) {
        setUp.add(new Event.WaveStarted(wave, points));
        return this;
    }

    /** [11.61] Areas, as bits, that the German plan may use. */
    public Board planned(int areas) {
        setUp.add(new Event.AreasOpened(areas));
        return this;
    }

    public Board turn(int number) {
        this.turn = number;
        return this;
    }

    public Board in(PhaseName name) {
        this.phase = name;
        return this;
    }

    public Board weather(Weather code) {
        this.weather = code;
        return this;
    }

    public Board rules(UnaryOperator<ScenarioRules> change) {
        this.rules = change.apply(rules);
        return this;
    }

    public Board options(UnaryOperator<GameOptions.Builder> change) {
        this.options = change;
        return this;
    }

    /** Rules that the scenario brings along, made for the drawn map. */
    public Board module(Function<GameMap, ScenarioModule> made) {
        this.module = made;
        return this;
    }

    /** The Lion's Tail with its printed numbers, on this board. */
    public Board lionsTail() {
        return rules(LionsTailSettings::rules).module(LionsTailSettings.printed());
    }

    /** Something else that has happened before the position as drawn. */
    public Board after(Event event) {
        setUp.add(event);
        return this;
    }

    public Scenario scenario() {
        GameMap built = map.build();
        return TestScenario.of(built, roster, deployments, rules, module.apply(built));
    }

    /** The scenario laid out from its deployments, as a game begins: see {@link #awaited}. */
    public GameState begin() {
        return RuleBook.begin(scenario(), agreed());
    }

    private GameOptions agreed() {
        return options.apply(GameOptions.defaults(rules).change()).build();
    }

    /** The position as drawn, in its phase; nothing has been opened or rolled. */
    public GameState state() {
        return GameState.empty(scenario(), agreed())
                .after(new Event.GameTurnBegan(turn), new Event.WeatherSet(weather), new Event.PhaseBegan(phase))
                .after(setUp);
    }
}
