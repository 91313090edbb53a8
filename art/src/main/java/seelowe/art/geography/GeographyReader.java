package seelowe.art.geography;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import seelowe.art.geography.Geography.Line;
import seelowe.art.geography.Geography.LineKind;
import seelowe.art.geography.Geography.Name;
import seelowe.art.geography.Geography.NameStyle;
import seelowe.art.geography.Geography.RailExit;
import seelowe.art.geography.Geography.Ring;
import seelowe.art.geography.Geography.River;
import seelowe.art.geography.Geography.Side;
import seelowe.engine.board.Edge;
import seelowe.scenarios.DataException;
import seelowe.scenarios.GameData;
import seelowe.scenarios.map.Gazetteer;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problem;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.TableForm;

/** Reads the folder {@code geography} and joins it with the names that the map's own files give. */
public final class GeographyReader {
    private static final double SIZE_LIMIT = 90;

    private final GameData data;
    private final DataFiles files;
    private final Problems problems = new Problems();
    private final Cells cells = new Cells(problems);

    private GeographyReader(GameData data, List<DataSource> layers) {
        this.data = data;
        this.files = new DataFiles(layers, problems);
    }

    /**
     * What the layers say, later ones over earlier ones.
     *
     * @throws DataException if there is any mistake; it names them all
     */
    public static Geography read(GameData data, List<DataSource> layers) {
        GeographyReader reader = new GeographyReader(data, layers);
        Geography geography = reader.read();
        if (!reader.problems.isEmpty()) {
            throw new DataException(reader.problems.list());
        }
        return geography;
    }

    /** The same for somebody who is still at work on it: what is wrong is left out, or something harmless stands in for it. */
    public static Geography sketch(GameData data, List<DataSource> layers) {
        return new GeographyReader(data, layers).read();
    }

    /** What a table of the folder {@code geography} looks like; nothing if there is none of this name. */
    public static Optional<TableForm> form(String file) {
        return Optional.ofNullable(GeographyForms.ALL.get(file));
    }

    /** The tables of the folder {@code geography}. */
    public static Set<String> tables() {
        return GeographyForms.ALL.keySet();
    }

    /** Every mistake in the geography files. */
    public static List<Problem> check(GameData data, List<DataSource> layers) {
        GeographyReader reader = new GeographyReader(data, layers);
        reader.read();
        return reader.problems.list();
    }

    private Geography read() {
        Geography.Projection projection = new ProjectionReader(files, data.map().grid()).read();
        boolean located = problems.isEmpty();
        return new Geography(
                projection,
                coastline(),
                lines(),
                new PositionReader(data, files, cells, projection, located).read(),
                rivers(),
                exits(),
                names());
    }

    private List<Ring> coastline() {
        Map<String, List<GeoPoint>> rings = new LinkedHashMap<>();
        for (Row row : files.table(GeographyForms.COASTLINE, GeographyForms.COASTLINE_FORM)) {
            rings.computeIfAbsent(row.get("ring"), fresh -> new ArrayList<>()).add(cells.point(row));
        }
        List<Ring> coast = new ArrayList<>();
        rings.forEach((name, points) -> coast.add(new Ring(name, points)));
        return coast;
    }

    private List<Line> lines() {
        Map<String, List<GeoPoint>> points = new LinkedHashMap<>();
        Map<String, LineKind> kinds = new TreeMap<>();
        for (Row row : files.table(GeographyForms.LINES, GeographyForms.LINE_FORM)) {
            String name = row.get("line");
            points.computeIfAbsent(name, fresh -> new ArrayList<>()).add(cells.point(row));
            LineKind kind = cells.word(row, "kind", LineKind.class);
            LineKind before = kinds.putIfAbsent(name, kind);
            if (before != null && before != kind) {
                problems.add(row, "The line " + name + " changes its kind. All its points need the same one.");
            }
        }
        List<Line> lines = new ArrayList<>();
        points.forEach((name, at) -> lines.add(new Line(name, kinds.getOrDefault(name, LineKind.LIMIT), at)));
        return lines;
    }

    private List<River> rivers() {
        Map<String, List<Side>> sides = new TreeMap<>();
        for (Gazetteer.NamedSide side : data.gazetteer().rivers()) {
            sides.computeIfAbsent(side.name(), fresh -> new ArrayList<>()).add(new Side(side.hex(), side.neighbour()));
        }
        Map<String, String> labels = new TreeMap<>();
        for (Row row : files.table(GeographyForms.RIVERS, GeographyForms.RIVER_FORM)) {
            labels.put(row.get("river"), row.get("label"));
            if (!sides.containsKey(row.get("river"))) {
                problems.add(
                        row,
                        "No hexside belongs to a river \"" + row.get("river") + "\""
                                + Spelling.hint(row.get("river"), sides.keySet()));
            }
        }
        List<River> rivers = new ArrayList<>();
        sides.forEach((name, at) -> rivers.add(new River(name, labels.getOrDefault(name, name), at)));
        return rivers;
    }

    private List<RailExit> exits() {
        return data.gazetteer().railEntries().stream()
                .map(entry -> new RailExit(entry.hex(), entry.edge() == Edge.NORTH, entry.towards()))
                .toList();
    }

    private List<Name> names() {
        List<Name> names = new ArrayList<>();
        for (Row row : files.table(GeographyForms.NAMES, GeographyForms.NAME_FORM)) {
            names.add(new Name(
                    row.get("name"),
                    cells.word(row, "style", NameStyle.class),
                    cells.point(row),
                    cells.number(row, "angle", -90, 90),
                    cells.number(row, "size", 6, SIZE_LIMIT),
                    cells.number(row, "spacing", 0, SIZE_LIMIT)));
        }
        return names;
    }
}
