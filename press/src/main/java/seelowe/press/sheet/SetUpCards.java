package seelowe.press.sheet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;

/** A card for each side of a scenario: what begins where, what comes when, and the ships. */
public final class SetUpCards {
    private final PdfBook book;
    private final Paper paper;

    public SetUpCards(PdfBook book, Paper paper) {
        this.book = book;
        this.paper = paper;
    }

    public void print(Scenario scenario) throws IOException {
        for (Side side : Side.values()) {
            String name = side == Side.GERMAN ? "German" : "British";
            Page page = new Page(book, paper, scenario.title() + ": " + name);
            section(page, "Set-up", beginnings(scenario, side));
            section(page, "Reinforcements", arrivals(scenario, side));
            if (side == Side.GERMAN) {
                waves(page, scenario);
            }
            page.finish();
        }
    }

    private static void section(Page page, String title, Map<String, List<Unit>> units) throws IOException {
        if (units.isEmpty()) {
            return;
        }
        page.heading(title);
        for (Map.Entry<String, List<Unit>> each : units.entrySet()) {
            page.entry(each.getKey(), names(each.getValue()));
        }
    }

    /** Counters that are all alike are counted. */
    private static String names(List<Unit> units) {
        Map<String, Integer> alike = new LinkedHashMap<>();
        for (Unit unit : units) {
            String text =
                    unit.isSupply() ? "supply unit" : unit.isAir() ? "air unit" : unit.name() + " " + unit.factors();
            alike.merge(text, 1, Integer::sum);
        }
        return alike.entrySet().stream()
                .map(each -> each.getValue() == 1 ? each.getKey() : each.getValue() + " " + each.getKey() + "s")
                .collect(Collectors.joining("; "));
    }

    private static Map<String, List<Unit>> beginnings(Scenario scenario, Side side) {
        Map<String, List<Unit>> places = new TreeMap<>();
        for (Unit unit : units(scenario, side)) {
            String place = beginning(scenario.deployments().get(unit.id()), scenario.map());
            if (!place.isEmpty()) {
                places.computeIfAbsent(place, fresh -> new ArrayList<>()).add(unit);
            }
        }
        return places;
    }

    private static String beginning(Deployment deployment, GameMap map) {
        if (deployment instanceof Deployment.OnMap on) {
            return map.grid().number(on.hex());
        }
        if (deployment instanceof Deployment.InZone in) {
            return in.zone().name();
        }
        if (deployment instanceof Deployment.LandingForce force) {
            return force.area() == null ? "Any area" : "Area " + force.area();
        }
        if (deployment instanceof Deployment.AirborneBox) {
            return "Airborne";
        }
        if (deployment instanceof Deployment.Spare) {
            return "Set aside";
        }
        return deployment instanceof Deployment.France france && france.turn() == 1 ? "France" : "";
    }

    private static Map<String, List<Unit>> arrivals(Scenario scenario, Side side) {
        Map<Integer, Map<String, List<Unit>>> turns = new TreeMap<>();
        for (Unit unit : units(scenario, side)) {
            Deployment deployment = scenario.deployments().get(unit.id());
            if (deployment instanceof Deployment.France france && france.turn() > 1) {
                note(turns, france.turn(), "France", unit);
            } else if (deployment instanceof Deployment.HoldingArea area) {
                note(turns, area.turn(), area.edge().name().toLowerCase(java.util.Locale.ROOT), unit);
            } else if (deployment instanceof Deployment.AirArrival air) {
                note(turns, air.turn(), "base", unit);
            } else if (deployment instanceof Deployment.PartisanArrival partisan) {
                note(turns, partisan.turn(), "partisan", unit);
            }
        }
        Map<String, List<Unit>> lines = new LinkedHashMap<>();
        turns.forEach(
                (turn, places) -> places.forEach((place, units) -> lines.put("Turn " + turn + ", " + place, units)));
        return lines;
    }

    private static void note(Map<Integer, Map<String, List<Unit>>> turns, int turn, String place, Unit unit) {
        turns.computeIfAbsent(turn, fresh -> new TreeMap<>())
                .computeIfAbsent(place, fresh -> new ArrayList<>())
                .add(unit);
    }

    private static List<Unit> units(Scenario scenario, Side side) {
        return scenario.roster().stream().filter(unit -> unit.side() == side).toList();
    }

    private static void waves(Page page, Scenario scenario) throws IOException {
        page.heading("Transport waves");
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("wave", "points"));
        List<Integer> waves = scenario.rules().waves();
        for (int wave = 1; wave <= waves.size(); wave++) {
            rows.add(List.of(String.valueOf(wave), String.valueOf(waves.get(wave - 1))));
        }
        page.table(rows);
    }
}
