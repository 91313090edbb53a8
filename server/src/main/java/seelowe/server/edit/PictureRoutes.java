package seelowe.server.edit;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.art.CounterPicture;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.scenarios.force.ChartReader;
import seelowe.scenarios.force.Charts;
import seelowe.scenarios.force.UnitReader;
import seelowe.scenarios.text.CsvLine;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problems;
import seelowe.server.http.Routes;

/** Pictures of what is being worked on: the map, and a counter as it is typed. */
public final class PictureRoutes implements Routes {
    private static final String KEY = "COUNTER";

    private final Workshop workshop;
    private final Editors editors;

    PictureRoutes(Workshop workshop, Editors editors) {
        this.workshop = workshop;
        this.editors = editors;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/editions/{edition}/map.svg", context -> {
            editors.demand();
            workshop.desk(context.pathParam("edition")).map().send(context);
        });
        routes.get("/api/editions/{edition}/counter.svg", this::counter);
    }

    private void counter(Context context) {
        editors.demand();
        String name = asked(context, "side");
        boolean german = name.equals("german");
        if (!german && !name.equals("british")) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "side", "A side is german or british.");
        }
        Map<String, String> cells = new LinkedHashMap<>();
        cells.put("unit", KEY);
        cells.put(
                "name",
                asked(context, "name").isBlank() ? "?" : asked(context, "name").strip());
        for (String column : List.of("formation", "type", "size")) {
            cells.put(column, asked(context, column));
        }
        String values = german ? UnitReader.GERMAN_VALUES.get(0) : UnitReader.BRITISH_VALUES.get(0);
        cells.put(values, asked(context, "factors"));
        if (!german) {
            cells.put(UnitReader.BRITISH_VALUES.get(1), "");
        }
        DataSource[] layers = workshop.look(edition(context)).layers();
        Unit unit = unit(layers, german ? Side.GERMAN : Side.BRITISH, cells, values);
        context.header("Cache-Control", "no-store").contentType("image/svg+xml").result(CounterPicture.svg(unit));
    }

    private static String edition(Context context) {
        return context.pathParam("edition");
    }

    private static String asked(Context context, String what) {
        @Nullable String value = context.queryParam(what);
        return value == null ? "" : value;
    }

    /** The counter as the tables of units would have it, were this its row: the reader of the tables judges it. */
    private static Unit unit(DataSource[] layers, Side side, Map<String, String> cells, String values) {
        String table = CsvLine.of(List.copyOf(cells.keySet())) + CsvLine.of(List.copyOf(cells.values()));
        SortedMap<String, String> only = new TreeMap<>();
        String file = side == Side.GERMAN ? UnitReader.GERMAN : UnitReader.BRITISH;
        only.put(file, table);
        Problems problems = new Problems();
        UnitReader reader =
                new UnitReader(new DataFiles(List.of(new MemorySource("", only)), problems), charts(layers));
        @Nullable Unit unit = reader.read(side, KEY, values);
        if (unit == null || !problems.isEmpty()) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    "",
                    problems.isEmpty()
                            ? "This is no counter."
                            : problems.list().get(0).message());
        }
        return unit;
    }

    private static Charts charts(DataSource... layers) {
        return new ChartReader(new DataFiles(List.of(layers), new Problems())).read();
    }
}
