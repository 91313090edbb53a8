package seelowe.protocol.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitSize;
import seelowe.engine.force.UnitType;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.notation.Names;
import seelowe.protocol.position.DescribedCounters;
import tools.jackson.databind.JsonNode;

/** The units of a described position: counters of the scenario by their keys, and others by what would be printed on them. */
final class OwnCounters {
    private static final List<String> NAMED = List.of("unit", "place", "marks", "target");
    private static final List<String> DESCRIBED = List.of(
            "unit", "side", "kind", "strength", "movement", "name", "mechanized", "exempt", "place", "marks", "target");
    private static final int MOST = 500;

    private final Scenario printed;
    private final ValueReader in;
    private final List<String> keys = new ArrayList<>();
    private final List<Unit> own = new ArrayList<>();

    OwnCounters(Scenario printed, @Nullable JsonNode units) {
        this.printed = printed;
        this.in = new ValueReader(new Names(printed));
        if (units != null && (!units.isArray() || units.size() > MOST)) {
            throw JsonMistake.wrongType("units", "an array of at most " + MOST + " units");
        }
        for (int i = 0; units != null && i < units.size(); i++) {
            add(units.get(i), "units[" + i + "]");
        }
    }

    private void add(JsonNode node, String at) {
        boolean named = node.has("unit") && !isDescribed(node.get("unit"));
        in.allowOnly(node, at, named ? NAMED : DESCRIBED);
        String key = named
                ? printed.unit(in.unit(node.get("unit"), at + ".unit")).key()
                : describe(node, at).key();
        if (keys.contains(key)) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, at, key + " is named twice.");
        }
        keys.add(key);
    }

    private static boolean isDescribed(JsonNode key) {
        return key.isString() && DescribedCounters.isKey(key.stringValue());
    }

    private Unit describe(JsonNode node, String at) {
        Side side = Words.read(Side.class, in.text(in.field(node, at, "side"), at + ".side"), at + ".side");
        UnitType kind = Words.read(UnitType.class, in.text(in.field(node, at, "kind"), at + ".kind"), at + ".kind");
        String key = key(node, at, side);
        Unit model = model(side, kind);
        Unit unit = new Unit(
                printed.roster().size() + own.size(),
                key,
                side,
                node.has("name") ? in.text(node.get("name"), at + ".name") : key,
                "",
                kind,
                UnitSize.NONE,
                number(node, at, "strength", kind),
                number(node, at, "movement", kind),
                flag(node, at, "mechanized", model != null && model.mechanized()),
                flag(node, at, "exempt", model != null && model.exempt()));
        own.add(unit);
        return unit;
    }

    /** The one a view gave it, or the next in order. */
    private String key(JsonNode node, String at, Side side) {
        if (!node.has("unit")) {
            return DescribedCounters.key(side, own.size() + 1);
        }
        String key = in.text(node.get("unit"), at + ".unit");
        if (DescribedCounters.side(key) != side) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    at + ".unit",
                    key + " cannot be the key of a " + Values.word(side) + " unit.");
        }
        return key;
    }

    /** A printed counter of the same kind, from which the kind's habits are taken. */
    private @Nullable Unit model(Side side, UnitType kind) {
        return printed.roster().stream()
                .filter(unit -> unit.side() == side && unit.type() == kind)
                .findFirst()
                .orElse(null);
    }

    private int number(JsonNode node, String at, String name, UnitType kind) {
        return kind == UnitType.AIR
                ? 0
                : in.number(in.field(node, at, name), at + "." + name, 1, DescribedCounters.HIGHEST);
    }

    private boolean flag(JsonNode node, String at, String name, boolean usual) {
        return node.has(name) ? in.flag(node.get(name), at + "." + name) : usual;
    }

    /** The key of the unit described in this place of the list. */
    String key(int index) {
        return keys.get(index);
    }

    /** The scenario as printed, or with the described counters at the end of its roster. */
    Scenario scenario() {
        return DescribedCounters.join(printed, own);
    }
}
