package seelowe.art.map;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import seelowe.art.draw.Mark;
import seelowe.art.geography.Geography;
import seelowe.art.geography.Geography.NameStyle;
import seelowe.art.geography.Geography.Place;
import seelowe.art.geography.HexLayout;
import seelowe.art.label.Box;
import seelowe.art.label.Candidate;
import seelowe.art.label.Clutter;
import seelowe.art.label.LabelPlacer;
import seelowe.art.shape.Point;
import seelowe.art.shape.Trail;
import seelowe.engine.board.GameMap;

/** The printed map without counters: every layer made once, in the order in which room for names is given out. */
public final class Board {
    private final GameMap map;
    private final Geography geography;
    private final HexLayout layout;
    private final Landform land;
    private final TownLayer towns;
    private final List<Mark> layers = new ArrayList<>();
    private final Spots spots;
    private final List<Box> counters;
    private final NameLayer names;

    /** The bare map. */
    public Board(GameMap map, Geography geography) {
        this(map, geography, List.of());
    }

    /** The map under counters: names make way for them. */
    public Board(GameMap map, Geography geography, List<Box> counters) {
        this.map = map;
        this.geography = geography;
        this.layout = new HexLayout(map.grid(), geography.projection());
        this.land = new Landform(map, layout, geography.coastline());
        this.towns = new TownLayer(land);
        this.counters = List.copyOf(counters);
        this.spots = new Spots(map, layout, towns, geography.places(), counters);
        this.names = draw();
    }

    public HexLayout layout() {
        return layout;
    }

    public Landform land() {
        return land;
    }

    public TownLayer towns() {
        return towns;
    }

    /** The layers from the bottom up; the margin is not among them, since counters may need a wider one. */
    public List<Mark> layers() {
        return layers;
    }

    /** Every name as it was set, with the room it takes. */
    public List<Candidate> labels() {
        return names.labels();
    }

    /** The names of cities, towns and airfields, as far as there was room. */
    public Map<Place, Candidate> placeLabels() {
        return names.placeLabels();
    }

    public Spots spots() {
        return spots;
    }

    public SortedMap<String, List<Mark>> symbols() {
        return Symbols.all();
    }

    /** The paper around the map, up to the edge of a sheet. */
    public Mark margin(Rectangle2D sheet) {
        return FrameLayer.draw(layout, sheet, geography.exits());
    }

    private NameLayer draw() {
        TerrainLayers terrain = new TerrainLayers(map, new Regions(layout, land));
        RiverCourses rivers = new RiverCourses(layout, land, geography.rivers());
        RailLayer rail = new RailLayer(map, layout, geography.exits());
        RangeLayer range = new RangeLayer(layout, geography);
        Shoreline shoreline = new Shoreline(layout, land);
        LabelPlacer placer = new LabelPlacer(layout.frame(), clutter(rivers, rail, shoreline, terrain));
        Legend legend = new Legend(layout, geography.projection().hexMiles());
        reserve(placer, legend.panel());
        Mark echelons = EchelonLayer.draw(map, layout, geography, placer);
        range.lines().forEach(line -> placer.reserveLine(line.points(), 2));
        List<Mark> dots = towns.draw(geography.places(), placer);
        Mark ports = new PortLayer(map, layout, land).draw(placer);
        Mark beaches = new BeachLayer(map, layout, shoreline).draw(placer);
        counters.forEach(placer::reserve);
        NameLayer written = names(placer, range, rivers);
        Mark numbers = NumberLayer.draw(layout, land, placer);

        layers.addAll(ground(terrain, rivers));
        layers.addAll(List.of(beaches, rail.draw(), range.draw(), numbers, echelons));
        layers.addAll(List.of(Mark.Group.of("towns", dots), ports, written.draw(), legend.draw()));
        return written;
    }

    private List<Mark> ground(TerrainLayers terrain, RiverCourses rivers) {
        return List.of(
                SeaLayer.draw(layout, land),
                LandLayer.draw(layout, land),
                terrain.terrain(),
                terrain.cities(),
                RiverLayer.draw(rivers),
                GridLayer.draw(layout));
    }

    private NameLayer names(LabelPlacer placer, RangeLayer range, RiverCourses rivers) {
        NameLayer written = new NameLayer(map, layout, land, placer);
        written.cities(spots);
        written.names(geography.names(), NameStyle.SEA);
        written.names(geography.names(), NameStyle.BAY);
        written.range(range.lines());
        written.names(geography.names(), NameStyle.LAND);
        written.towns(spots);
        written.rivers(rivers);
        return written;
    }

    private Clutter clutter(RiverCourses rivers, RailLayer rail, Shoreline shoreline, TerrainLayers terrain) {
        Clutter clutter = new Clutter(layout.frame());
        for (List<Trail> trails : rivers.byRiver().values()) {
            trails.forEach(trail -> clutter.line(trail.points(), 4, 3));
        }
        rail.lines().forEach(line -> clutter.line(line.points(), 3, 2.4));
        for (List<Point> ring : shoreline.rings()) {
            clutter.line(ring, 3, 1.6);
        }
        clutter.ground(terrain.cityPatch(), 0, 0.9);
        return clutter;
    }

    private static void reserve(LabelPlacer placer, Rectangle2D panel) {
        placer.reserve(Box.around(
                new Point(panel.getCenterX(), panel.getCenterY()),
                panel.getWidth() / 2 + 3,
                panel.getHeight() / 2 + 3));
    }
}
