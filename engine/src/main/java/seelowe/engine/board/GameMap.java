package seelowe.engine.board;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The printed map, immutable: for each hex its terrain, city, port, beach, landing area and rail; for each hexside sea,
 * river and rail. Everything stands in flat arrays by hex index; neighbour tables of land links and rail links are ready
 * made, so that a search only follows numbers. Built by {@link MapBuilder}.
 */
public final class GameMap {
    private static final Terrain[] TERRAINS = Terrain.values();
    private static final int NONE = -1;

    private final HexGrid grid;
    private final byte[] terrain;
    private final byte[] cityIndex;
    private final byte[] landingArea;
    private final byte[] seaSides;
    private final byte[] riverSides;
    private final byte[] railSides;
    private final int[] links;
    private final int[][] railLinks;
    private final @Nullable String[] portName;
    private final @Nullable String[] placeName;
    private final HexSet land;
    private final HexSet ports;
    private final HexSet beaches;
    private final HexSet[] areaBeaches = new HexSet[LandingArea.COUNT];
    private final HexSet normalAirRange;
    private final HexSet northEdge;
    private final HexSet largeCityHexes;
    private final HexSet britishSources;
    private final HexSet northEntries;
    private final HexSet westEntries;
    private final int[] echelons;
    private final Ids[] landingHexes = new Ids[LandingArea.COUNT];
    private final List<City> cities;
    private final LandFlood landFlood;
    private final LandFlood seaFlood;

    GameMap(MapBuilder from) {
        this.grid = from.grid;
        int size = grid.size();
        this.terrain = from.terrain.clone();
        this.landingArea = from.landingArea.clone();
        this.seaSides = from.seaSides.clone();
        this.riverSides = from.riverSides.clone();
        this.railSides = from.railSides.clone();
        this.portName = from.portName.clone();
        this.placeName = from.placeName.clone();
        this.land = new HexSet(size);
        this.ports = new HexSet(size);
        this.beaches = from.beaches.copy();
        this.normalAirRange = from.normalAirRange.copy();
        this.northEntries = from.northEntries.copy();
        this.westEntries = from.westEntries.copy();
        this.echelons = from.echelons.clone();
        this.cities = from.cities();
        this.cityIndex = indexCities(size);
        this.largeCityHexes = new HexSet(size);
        this.britishSources = new HexSet(size);
        this.northEdge = new HexSet(size);
        this.links = new int[size * HexDirection.COUNT];
        this.railLinks = new int[size][];
        for (int hex = 0; hex < size; hex++) {
            sortHex(hex);
        }
        this.landFlood = LandFlood.overLand(this);
        this.seaFlood = LandFlood.acrossSea(this);
        for (LandingArea area : LandingArea.values()) {
            landingHexes[area.ordinal()] = coast(area);
            areaBeaches[area.ordinal()] = beachesOf(area);
        }
    }

    private Ids coast(LandingArea area) {
        int[] hexes = new int[size()];
        int count = 0;
        for (int hex = 0; hex < size(); hex++) {
            if (landingArea[hex] == area.ordinal() && (isBeach(hex) || isPort(hex))) {
                hexes[count++] = hex;
            }
        }
        return Ids.of(hexes, count);
    }

    private HexSet beachesOf(LandingArea area) {
        HexSet found = new HexSet(size());
        for (int hex = beaches.next(0); hex >= 0; hex = beaches.next(hex + 1)) {
            if (landingArea[hex] == area.ordinal()) {
                found.add(hex);
            }
        }
        return found;
    }

    private byte[] indexCities(int size) {
        byte[] index = new byte[size];
        Arrays.fill(index, (byte) NONE);
        for (int i = 0; i < cities.size(); i++) {
            for (int hex : cities.get(i).hexes()) {
                index[hex] = (byte) i;
            }
        }
        return index;
    }

    private void sortHex(int hex) {
        if (isLand(hex)) {
            land.add(hex);
        }
        if (portName[hex] != null) {
            ports.add(hex);
        }
        if (cityIndex[hex] >= 0 && cities.get(cityIndex[hex]).isLarge()) {
            largeCityHexes.add(hex);
        }
        if (grid.row(hex) == 1 && isLand(hex)) {
            northEdge.add(hex);
        }
        if (largeCityHexes.contains(hex) || northEdge.contains(hex)) {
            britishSources.add(hex);
        }
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = grid.neighbour(hex, way);
            boolean linked = next >= 0 && isLand(hex) && isLand(next) && (seaSides[hex] & 1 << way) == 0;
            links[hex * HexDirection.COUNT + way] = linked ? next : HexGrid.OFF_MAP;
        }
        railLinks[hex] = railLinksOf(hex);
    }

    private int[] railLinksOf(int hex) {
        int[] found = new int[HexDirection.COUNT];
        int count = 0;
        for (int way = 0; way < HexDirection.COUNT; way++) {
            if (isRailSide(hex, way)) {
                found[count++] = grid.neighbour(hex, way);
            }
        }
        return Arrays.copyOf(found, count);
    }

    public HexGrid grid() {
        return grid;
    }

    public int size() {
        return terrain.length;
    }

    public Terrain terrain(int hex) {
        return TERRAINS[terrain[hex]];
    }

    public boolean isLand(int hex) {
        return terrain[hex] != 0;
    }

    /** All land hexes. */
    public Hexes land() {
        return land;
    }

    public boolean isCity(int hex) {
        return cityIndex[hex] >= 0;
    }

    /** All cities, in the order of the data; {@link #cityIndex} points into it. */
    public List<City> cities() {
        return cities;
    }

    /** Which city the hex belongs to, as an index into {@link #cities}, or -1. */
    public int cityIndex(int hex) {
        return cityIndex[hex];
    }

    public @Nullable City city(int hex) {
        return cityIndex[hex] < 0 ? null : cities.get(cityIndex[hex]);
    }

    /** [9.2] A hex of a city of two or more hexes. */
    public boolean isLargeCity(int hex) {
        return largeCityHexes.contains(hex);
    }

    public boolean isPort(int hex) {
        return ports.contains(hex);
    }

    /** All ports. */
    public Hexes ports() {
        return ports;
    }

    public @Nullable String portName(int hex) {
        return portName[hex];
    }

    public boolean isBeach(int hex) {
        return beaches.contains(hex);
    }

    /** The beaches of an area. */
    public Hexes beaches(LandingArea area) {
        return areaBeaches[area.ordinal()];
    }

    /** The landing area whose coast this hex is part of, or null. */
    public @Nullable LandingArea landingArea(int hex) {
        return landingArea[hex] < 0 ? null : LandingArea.of(landingArea[hex]);
    }

    /** The area's ordinal, or -1. */
    public int landingAreaIndex(int hex) {
        return landingArea[hex];
    }

    /** The beaches and ports of an area, ascending. */
    public Ids landingHexes(LandingArea area) {
        return landingHexes[area.ordinal()];
    }

    /** The sea hex where the area's transports wait [12.2]. */
    public int echelonHex(LandingArea area) {
        return echelons[area.ordinal()];
    }

    /** A name to speak of the hex by: city, port or town; null where nothing is printed. */
    public @Nullable String placeName(int hex) {
        return placeName[hex];
    }

    /** [13.0] Whether the side in this direction is sea, be it between two land hexes or towards the sea. */
    public boolean isSeaSide(int hex, int way) {
        return (seaSides[hex] & 1 << way) != 0;
    }

    public boolean isRiverSide(int hex, int way) {
        return (riverSides[hex] & 1 << way) != 0;
    }

    public boolean isRailSide(int hex, int way) {
        return (railSides[hex] & 1 << way) != 0;
    }

    /** The hexes next door that the rails lead to, in the order of directions; to be read, not to be written. */
    public int[] railLinks(int hex) {
        return railLinks[hex];
    }

    public boolean hasRail(int hex) {
        return railSides[hex] != 0 || northEntries.contains(hex) || westEntries.contains(hex);
    }

    /** The land hex next door that can be walked to, or {@link HexGrid#OFF_MAP}: no sea, no sea hexside, no map edge. */
    public int link(int hex, int way) {
        return links[hex * HexDirection.COUNT + way];
    }

    /** Finds what is connected by land, for questions about the whole board. */
    public LandFlood landFlood() {
        return landFlood;
    }

    /** The same where the sea between two land hexes is no obstacle. */
    public LandFlood landFloodAcrossSea() {
        return seaFlood;
    }

    public boolean linked(int a, int b) {
        int way = grid.direction(a, b);
        return way >= 0 && links[a * HexDirection.COUNT + way] == b;
    }

    /** [10.1] Seaward of the printed line: German normal air range. */
    public boolean inGermanNormalRange(int hex) {
        return normalAirRange.contains(hex);
    }

    /** [9.2] Any land hex of the top row. */
    public boolean isNorthEdge(int hex) {
        return northEdge.contains(hex);
    }

    /** [9.2] A hex of the north edge or of a city of two or more hexes. */
    public boolean isBritishSource(int hex) {
        return britishSources.contains(hex);
    }

    /** [9.2] All of them. */
    public Hexes britishSources() {
        return britishSources;
    }

    /** [12.72] Whether reinforcements of this edge enter here by rail. */
    public boolean isEntry(Edge edge, int hex) {
        return entries(edge).contains(hex);
    }

    /** [12.72] The rail hexes of an edge, ascending. */
    public int[] entryHexes(Edge edge) {
        return entries(edge).toArray();
    }

    /** The first port not below this hex, or {@link HexGrid#OFF_MAP}; see {@link HexSet#next}. */
    public int nextPort(int from) {
        return ports.next(from);
    }

    public int[] portHexes() {
        return ports.toArray();
    }

    public int[] beachHexes() {
        return beaches.toArray();
    }

    private HexSet entries(Edge edge) {
        return switch (edge) {
            case NORTH -> northEntries;
            case WEST -> westEntries;
        };
    }
}
