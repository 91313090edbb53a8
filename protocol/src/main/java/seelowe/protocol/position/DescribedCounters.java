package seelowe.protocol.position;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.notation.Letters;

/**
 * Counters that are in no data, described by whoever sets a position up. They join the scenario for one game and are known by
 * their keys, {@code GE-OWN1} or {@code GB-OWN2}. In a line: {@code GE-OWN1/armor/8/6/mx/Panther%20I}, where m is mechanized and x
 * exempt from terrain.
 */
public final class DescribedCounters {
    /** The highest strength or allowance. */
    public static final int HIGHEST = 99;

    private static final Pattern KEY = Pattern.compile("(GE|GB)-OWN[1-9][0-9]{0,2}");
    private static final int PARTS = 6;

    private DescribedCounters() {}

    public static boolean isKey(String key) {
        return KEY.matcher(key).matches();
    }

    /** Numbered as they are described, both sides together. */
    public static String key(Side side, int number) {
        return (side == Side.GERMAN ? "GE-OWN" : "GB-OWN") + number;
    }

    public static Side side(String key) {
        return key.startsWith("GE-") ? Side.GERMAN : Side.BRITISH;
    }

    public static boolean anyIn(Scenario scenario) {
        return scenario.roster().stream().anyMatch(unit -> isKey(unit.key()));
    }

    /** The scenario as printed, or with these counters at the end of its roster. */
    public static Scenario join(Scenario printed, List<Unit> described) {
        if (described.isEmpty()) {
            return printed;
        }
        List<Unit> roster = new ArrayList<>(printed.roster());
        List<Deployment> deployments = new ArrayList<>(printed.deployments());
        for (Unit unit : described) {
            roster.add(unit);
            deployments.add(new Deployment.Spare());
        }
        return new Scenario(
                printed.code(),
                printed.title(),
                printed.summary(),
                printed.map(),
                printed.terrain(),
                printed.weather(),
                roster,
                deployments,
                printed.rules(),
                printed.special(),
                printed.module());
    }

    static String write(Scenario scenario) {
        return scenario.roster().stream()
                .filter(unit -> isKey(unit.key()))
                .map(DescribedCounters::write)
                .collect(Collectors.joining(","));
    }

    private static String write(Unit unit) {
        return String.join(
                "/",
                unit.key(),
                Letters.word(unit.type()),
                Integer.toString(unit.strength()),
                Integer.toString(unit.movement()),
                (unit.mechanized() ? "m" : "") + (unit.exempt() ? "x" : ""),
                URLEncoder.encode(unit.name(), StandardCharsets.UTF_8));
    }

    static Scenario read(String text, Scenario printed) {
        List<Unit> described = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            Unit unit = unit(word, printed.roster().size() + described.size());
            if (described.stream().anyMatch(other -> other.key().equals(unit.key()))) {
                throw new FieldText.Mistake("the unit " + unit.key() + " is described twice.");
            }
            described.add(unit);
        }
        return join(printed, described);
    }

    private static Unit unit(String word, int id) {
        String[] parts = word.split("/", -1);
        if (parts.length != PARTS || !isKey(parts[0]) || !parts[4].matches("m?x?")) {
            throw new FieldText.Mistake(
                    "expected key/kind/strength/movement/letters of m, x/name, not \"" + word + "\".");
        }
        UnitType kind = FieldText.constant(UnitType.class, Letters::word, parts[1]);
        int lowest = kind == UnitType.AIR ? 0 : 1;
        int highest = kind == UnitType.AIR ? 0 : HIGHEST;
        return new Unit(
                id,
                parts[0],
                side(parts[0]),
                name(parts[5]),
                "",
                kind,
                UnitSize.NONE,
                FieldText.number(parts[2], lowest, highest),
                FieldText.number(parts[3], lowest, highest),
                parts[4].contains("m"),
                parts[4].contains("x"));
    }

    private static String name(String encoded) {
        try {
            return URLDecoder.decode(encoded, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException broken) {
            throw new FieldText.Mistake("\"" + encoded + "\" is no name with its odd characters written as %XX.");
        }
    }
}
