package seelowe.scenarios.map;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Edge;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.LandingArea;
import seelowe.scenarios.text.Row;

/** What the tables of the map say, with the rows they say it in: only what could be understood. */
final class MapRows {
    final HexGrid grid;
    final @Nullable Row[] hexRow;
    final List<OnHex> cities = new ArrayList<>();
    final List<OnHex> ports = new ArrayList<>();
    final List<Beach> beaches = new ArrayList<>();
    final List<OnHex> places = new ArrayList<>();
    final List<Side> sides = new ArrayList<>();
    boolean everySideKnown = true;
    final List<Entry> entries = new ArrayList<>();
    final TreeMap<LandingArea, OnHex> echelons = new TreeMap<>();

    record OnHex(Row row, int hex, String name) {}

    record Beach(Row row, int hex, String name, LandingArea area) {}

    record Side(Row row, int hex, int neighbour) {}

    record Entry(Row row, int hex, Edge edge) {}

    MapRows(HexGrid grid) {
        this.grid = grid;
        this.hexRow = new Row[grid.size()];
    }
}
