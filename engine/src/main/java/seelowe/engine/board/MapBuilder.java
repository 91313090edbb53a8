package seelowe.engine.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Collects what a map data file or a drawn test board says, hex by hex. It trusts its caller to have checked the data:
 * only what would make a nonsensical {@link GameMap} is refused here.
 */
public final class MapBuilder {
    final HexGrid grid;
    final byte[] terrain;
    final byte[] landingArea;
    final byte[] seaSides;
    final byte[] riverSides;
    final byte[] railSides;
    final @Nullable String[] portName;
    final @Nullable String[] placeName;
    final HexSet beaches;
    final HexSet normalAirRange;
    final HexSet northEntries;
    final HexSet westEntries;
    final int[] echelons = new int[LandingArea.COUNT];
    private final Map<String, List<Integer>> cityHexes = new TreeMap<>();
    private final List<String> cityOrder = new ArrayList<>();

    public MapBuilder(HexGrid grid) {
        this.grid = grid;
        int size = grid.size();
        terrain = new byte[size];
        landingArea = new byte[size];
        Arrays.fill(landingArea, (byte) -1);
        seaSides = new byte[size];
        riverSides = new byte[size];
        railSides = new byte[size];
        portName = new String[size];
        placeName = new String[size];
        beaches = new HexSet(size);
        normalAirRange = new HexSet(size);
        northEntries = new HexSet(size);
        westEntries = new HexSet(size);
        Arrays.fill(echelons, HexGrid.OFF_MAP);
    }

    public MapBuilder terrain(int hex, Terrain kind) {
        terrain[hex] = (byte) kind.ordinal();
        return this;
    }

    public Terrain terrain(int hex) {
        return Terrain.values()[terrain[hex]];
    }

    /** Makes the hex part of a city; its terrain becomes {@link Terrain#CITY}. */
    public MapBuilder city(int hex, String name) {
        terrain(hex, Terrain.CITY);
        if (!cityHexes.containsKey(name)) {
            cityHexes.put(name, new ArrayList<>());
            cityOrder.add(name);
        }
        cityHexes.getOrDefault(name, List.of()).add(hex);
        return place(hex, name);
    }

    public MapBuilder port(int hex, String name) {
        portName[hex] = name;
        return placeIfUnnamed(hex, name);
    }

    public MapBuilder placeIfUnnamed(int hex, String name) {
        return placeName[hex] == null ? place(hex, name) : this;
    }

    public MapBuilder place(int hex, String name) {
        placeName[hex] = name;
        return this;
    }

    public MapBuilder beach(int hex) {
        beaches.add(hex);
        return this;
    }

    public MapBuilder landingArea(int hex, LandingArea area) {
        landingArea[hex] = (byte) area.ordinal();
        return this;
    }

    public MapBuilder echelon(LandingArea area, int hex) {
        echelons[area.ordinal()] = hex;
        return this;
    }

    public MapBuilder normalAirRange(int hex) {
        normalAirRange.add(hex);
        return this;
    }

    public MapBuilder entry(Edge edge, int hex) {
        (edge == Edge.NORTH ? northEntries : westEntries).add(hex);
        return this;
    }

    public MapBuilder sea(int a, int b) {
        return side(seaSides, a, b);
    }

    public MapBuilder river(int a, int b) {
        return side(riverSides, a, b);
    }

    public MapBuilder rail(int a, int b) {
        return side(railSides, a, b);
    }

    private MapBuilder side(byte[] sides, int a, int b) {
        int way = grid.direction(a, b);
        if (way < 0) {
            throw new IllegalArgumentException(
                    "Hexes " + grid.number(a) + " and " + grid.number(b) + " do not share a hexside");
        }
        sides[a] |= (byte) (1 << way);
        sides[b] |= (byte) (1 << HexDirection.opposite(way));
        return this;
    }

    List<City> cities() {
        return cityOrder.stream()
                .map(name -> new City(name, cityHexes.getOrDefault(name, List.of())))
                .toList();
    }

    public GameMap build() {
        return new GameMap(this);
    }
}
