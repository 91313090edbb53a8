package seelowe.press.vassal;

import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.stream.XMLStreamException;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;

/** The file that tells VASSAL what is in the module: two windows, a board in each for every scenario, and its counters on them. */
final class ModuleXml {
    static final String MAP_IMAGE = "map.png";
    static final String VASSAL = "3.6.0";

    private static final String MODULE = "VASSAL.build.module.";
    private static final String MAP = MODULE + "map.";
    private static final List<String> HABITS = List.of(
            "ForwardToKeyBuffer",
            "Scroller",
            "ForwardToChatter",
            "MenuDisplayer",
            "MapCenterer",
            "StackExpander",
            "PieceMover",
            "KeyBufferer",
            "HighlightLastMoved");

    private final BuildFile file;
    private final List<Scenario> scenarios;
    private final HexLayout layout;
    private final double scale;
    private int pieces;

    private ModuleXml(BuildFile file, List<Scenario> scenarios, HexLayout layout, double scale) {
        this.file = file;
        this.scenarios = scenarios;
        this.layout = layout;
        this.scale = scale;
    }

    /** @param scale pixels for a unit of the pictures */
    static void write(List<Scenario> scenarios, HexLayout layout, double scale, String version, OutputStream out)
            throws XMLStreamException {
        try (BuildFile file = new BuildFile(out)) {
            new ModuleXml(file, scenarios, layout, scale).module(version);
        }
    }

    static String card(Scenario scenario) {
        return "boxes-" + scenario.code() + ".png";
    }

    private void module(String version) throws XMLStreamException {
        int slots = scenarios.stream().mapToInt(each -> each.roster().size()).sum();
        file.open(
                "VASSAL.build.GameModule",
                "VassalVersion",
                VASSAL,
                "description",
                "The German Invasion of Britain, 1940",
                "name",
                "Seelöwe",
                "nextPieceSlotId",
                String.valueOf(slots + 1),
                "version",
                version);
        file.leaf(MODULE + "BasicCommandEncoder", "");
        file.open(MODULE + "PlayerRoster", "buttonText", "Retire");
        file.leaf("entry", "German");
        file.leaf("entry", "British");
        file.end();
        dice();
        file.open(MODULE + "Map", "mapName", "Map", "launch", "false", "allowMultiple", "false", "markMoved", "Never");
        mapBoards();
        for (Scenario scenario : scenarios) {
            onTheMap(scenario);
        }
        habits();
        file.end();
        file.open(
                MODULE + "Map", "mapName", "Boxes", "launch", "true", "buttonName", "Boxes", "allowMultiple", "false");
        cards();
        for (Scenario scenario : scenarios) {
            new HoldingCard(scenario).places().forEach((unit, at) -> stack(scenario, unit.name(), at, List.of(unit)));
        }
        habits();
        file.end();
    }

    private void dice() throws XMLStreamException {
        file.leaf(
                MODULE + "DiceButton",
                "",
                "name",
                "1d6",
                "text",
                "Die",
                "tooltip",
                "Roll a die",
                "nDice",
                "1",
                "nSides",
                "6",
                "plus",
                "0",
                "addToTotal",
                "0",
                "reportTotal",
                "false",
                "reportFormat",
                "** $name$ = $result$ *** <$PlayerName$>");
    }

    private void mapBoards() throws XMLStreamException {
        Point first = layout.centre(0);
        file.open(MAP + "BoardPicker", "title", "Choose a scenario", "boardPrompt", "Scenario", "slotScale", "0.2");
        for (Scenario scenario : scenarios) {
            file.open(MAP + "boardPicker.Board", "image", MAP_IMAGE, "name", scenario.title(), "reversible", "false");
            file.open(
                    MAP + "boardPicker.board.HexGrid",
                    "x0",
                    String.valueOf(Math.round(first.x() * scale)),
                    "y0",
                    String.valueOf(Math.round(first.y() * scale)),
                    "dy",
                    String.valueOf(HexLayout.HEIGHT * scale),
                    "dx",
                    String.valueOf(HexLayout.SIDE * 1.5 * scale),
                    "sideways",
                    "false",
                    "snapTo",
                    "true",
                    "edgesLegal",
                    "false",
                    "cornersLegal",
                    "false",
                    "visible",
                    "false",
                    "dotsVisible",
                    "false");
            file.leaf(
                    MAP + "boardPicker.board.mapgrid.HexGridNumbering",
                    "",
                    "first",
                    "H",
                    "sep",
                    "",
                    "hType",
                    "N",
                    "vType",
                    "N",
                    "hOff",
                    "1",
                    "vOff",
                    "1",
                    "hLeading",
                    "1",
                    "vLeading",
                    "1",
                    "hDescend",
                    "false",
                    "vDescend",
                    "false",
                    "stagger",
                    "false",
                    "visible",
                    "false");
            file.end();
            file.end();
        }
        file.end();
    }

    private void cards() throws XMLStreamException {
        file.open(
                MAP + "BoardPicker",
                "title",
                "Choose the same scenario",
                "boardPrompt",
                "Scenario",
                "slotScale",
                "0.2");
        for (Scenario scenario : scenarios) {
            file.leaf(
                    MAP + "boardPicker.Board",
                    "",
                    "image",
                    card(scenario),
                    "name",
                    scenario.title(),
                    "reversible",
                    "false");
        }
        file.end();
    }

    private void onTheMap(Scenario scenario) {
        Map<Integer, List<Unit>> stacks = new TreeMap<>();
        for (Unit unit : scenario.roster()) {
            if (scenario.deployments().get(unit.id()) instanceof Deployment.OnMap place) {
                stacks.computeIfAbsent(place.hex(), fresh -> new java.util.ArrayList<>())
                        .add(unit);
            }
        }
        stacks.forEach((hex, units) -> stack(scenario, layout.grid().number(hex), layout.centre(hex), units));
    }

    private void stack(Scenario scenario, String name, Point at, List<Unit> units) {
        try {
            file.open(
                    MAP + "SetupStack",
                    "name",
                    name,
                    "owningBoard",
                    scenario.title(),
                    "useGridLocation",
                    "false",
                    "x",
                    String.valueOf(Math.round(at.x() * scale)),
                    "y",
                    String.valueOf(Math.round(at.y() * scale)));
            for (Unit unit : units) {
                pieces++;
                file.leaf(
                        "VASSAL.build.widget.PieceSlot",
                        Piece.definition(unit, pieces),
                        "entryName",
                        unit.name(),
                        "gpid",
                        String.valueOf(pieces));
            }
            file.end();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("The module cannot be written", e);
        }
    }

    private void habits() throws XMLStreamException {
        for (String habit : HABITS) {
            file.leaf(MAP + habit, "");
        }
        file.leaf(MAP + "StackMetrics", "", "exSepX", "8", "exSepY", "26", "unexSepX", "4", "unexSepY", "6");
        file.leaf(MAP + "Zoomer", "", "zoomLevels", "0.3,0.45,0.6,0.8,1.0", "zoomStart", "3");
        file.leaf(MAP + "CounterDetailViewer", "", "delay", "400", "showgraph", "true", "showtext", "true");
        file.leaf(MAP + "ImageSaver", "");
    }

    /** Every image of a counter once. */
    static Map<String, Unit> images(List<Scenario> scenarios) {
        Map<String, Unit> images = new LinkedHashMap<>();
        for (Scenario scenario : scenarios) {
            scenario.roster().forEach(unit -> images.putIfAbsent(Piece.image(unit), unit));
        }
        return images;
    }
}
