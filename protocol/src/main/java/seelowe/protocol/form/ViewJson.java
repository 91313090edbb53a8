package seelowe.protocol.form;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.Combat;
import seelowe.engine.state.Raid;
import seelowe.engine.view.Notes;
import seelowe.engine.view.View;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The board as somebody may see it: all that a page needs to draw it anew, or what has changed since he saw it last. */
public final class ViewJson {
    private static final String UNITS = "units";
    private static final JsonNodeFactory FACTORY = JsonNodeFactory.instance;

    /**
     * A field of a view.
     *
     * @param fact what it says: while this is equal, so is the field
     * @param form how it is written; null if there is nothing to say
     */
    private record Part(
            String field, Function<View, @Nullable Object> fact, Function<ViewJson, @Nullable JsonNode> form) {}

    private static final List<Part> BEFORE_UNITS = List.of(
            new Part("turn", View::turn, it -> FACTORY.numberNode(it.view.turn())),
            new Part(
                    "phase",
                    View::phase,
                    it -> FACTORY.stringNode(it.view.phase().code())),
            new Part("weather", View::weather, it -> FACTORY.stringNode(Values.word(it.view.weather()))));

    private static final List<Part> AFTER_UNITS = List.of(
            new Part("hidden", View::hidden, ViewJson::hidden),
            new Part("germanHeld", View::germanHeld, it -> Values.hexes(it.view.germanHeld(), it.names)),
            new Part(
                    "germanEntered",
                    view -> view.notes().germanEntered(),
                    it -> Values.hexes(it.view.notes().germanEntered(), it.names)),
            new Part("homeGuard", View::homeGuard, it -> Values.hexes(it.view.homeGuard(), it.names)),
            new Part("invadedAreas", View::invadedAreas, it -> Values.areas(it.view.invadedAreas())),
            new Part("openAreas", View::openAreas, it -> Values.areas(it.view.openAreas())),
            new Part("wave", ViewJson::waveFact, ViewJson::wave),
            new Part(
                    "nextAirTransport",
                    view -> view.notes().nextAirTransport(),
                    it -> FACTORY.numberNode(it.view.notes().nextAirTransport())),
            new Part("homeGuardAttacked", view -> view.notes().homeGuardAttacked(), ViewJson::homeGuardAttacked),
            new Part(
                    "excess",
                    view -> List.of(view.notes().excessHexes(), view.notes().excessAmounts()),
                    ViewJson::excess),
            new Part("reducing", view -> view.notes().reducing(), ViewJson::reducing),
            new Part(
                    "paused",
                    view -> List.of(view.notes().pausedUnit(), view.notes().pausedPoints()),
                    ViewJson::paused),
            new Part("combat", view -> withWhoIsKnown(view, view.combat()), ViewJson::combat),
            new Part("raid", view -> withWhoIsKnown(view, view.raid()), ViewJson::raid),
            new Part("campaign", View::campaign, ViewJson::campaign),
            new Part("result", View::result, ViewJson::result));

    private final View view;
    private final Names names;
    private final HexSet known;

    private ViewJson(View view, Names names) {
        this.view = view;
        this.names = names;
        this.known = new HexSet(names.scenario().roster().size());
        view.units().forEach(unit -> known.add(unit.unit()));
    }

    /** Writes the view into this answer. */
    public static void write(View view, Names names, ObjectNode node) {
        ViewJson json = new ViewJson(view, names);
        json.write(BEFORE_UNITS, node);
        node.set(UNITS, json.units());
        json.write(AFTER_UNITS, node);
    }

    private void write(List<Part> parts, ObjectNode node) {
        for (Part part : parts) {
            JsonNode form = part.form().apply(this);
            if (form != null) {
                node.set(part.field(), form);
            }
        }
    }

    /** Writes what is not as it was: fields that are there no more are null, units come by their keys if only some have changed. */
    public static void writeChanges(View before, View now, Names names, ObjectNode node) {
        ViewJson json = new ViewJson(now, names);
        json.writeChanges(BEFORE_UNITS, before, node);
        json.writeUnitChanges(before.units(), node);
        json.writeChanges(AFTER_UNITS, before, node);
    }

    private void writeChanges(List<Part> parts, View before, ObjectNode node) {
        for (Part part : parts) {
            if (!Objects.equals(part.fact().apply(before), part.fact().apply(view))) {
                JsonNode form = part.form().apply(this);
                node.set(part.field(), form == null ? FACTORY.nullNode() : form);
            }
        }
    }

    private void writeUnitChanges(List<View.KnownUnit> before, ObjectNode node) {
        List<View.KnownUnit> units = view.units();
        if (!ids(before).equals(ids(units))) {
            node.set(UNITS, units());
            return;
        }
        ObjectNode changed = Json.object();
        for (int i = 0; i < units.size(); i++) {
            if (!units.get(i).equals(before.get(i))) {
                changed.set(names.unit(units.get(i).unit()), unit(units.get(i)));
            }
        }
        if (2 * changed.size() > units.size()) {
            node.set(UNITS, units());
        } else if (!changed.isEmpty()) {
            node.set(UNITS, changed);
        }
    }

    private static Ids ids(List<View.KnownUnit> units) {
        int[] ids = new int[units.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = units.get(i).unit();
        }
        return Ids.of(ids);
    }

    /** Units in it that nobody may know are left out: it reads differently when others are known. */
    private static @Nullable Object withWhoIsKnown(View view, @Nullable Object fact) {
        return fact == null ? null : List.of(fact, ids(view.units()));
    }

    private ArrayNode units() {
        ArrayNode array = Json.array();
        view.units().forEach(unit -> array.add(unit(unit)));
        return array;
    }

    private ObjectNode unit(View.KnownUnit unit) {
        ObjectNode node = Json.object().put("unit", names.unit(unit.unit()));
        node.put("place", names.place(unit.place()));
        node.set("marks", Values.marks(unit.marks()));
        if (unit.target() >= 0) {
            node.put("target", names.hex(unit.target()));
        }
        CounterJson.describeOwn(names.scenario().unit(unit.unit()), node);
        return node;
    }

    private ArrayNode hidden() {
        ArrayNode array = Json.array();
        for (View.HiddenUnit unit : view.hidden()) {
            ObjectNode node = array.addObject().put("side", Values.word(unit.side()));
            node.put("place", names.place(unit.place()));
            node.set("marks", Values.marks(unit.marks()));
        }
        return array;
    }

    private static Object waveFact(View view) {
        Notes notes = view.notes();
        return Arrays.asList(
                view.wave(), view.wavePoints(), notes.waveSupplyEmbarked(), notes.waveUsed(), notes.waveMayGiveWay());
    }

    private ObjectNode wave() {
        ObjectNode node = Json.object().put("number", view.wave());
        if (view.wavePoints() == View.UNKNOWN) {
            node.putNull("points");
        } else {
            node.put("points", view.wavePoints());
        }
        Notes notes = view.notes();
        return node.put("supplyEmbarked", notes.waveSupplyEmbarked())
                .put("used", notes.waveUsed())
                .put("mayStart", notes.waveMayGiveWay());
    }

    private @Nullable JsonNode homeGuardAttacked() {
        Ids attacked = view.notes().homeGuardAttacked();
        return attacked.isEmpty() ? null : Values.hexes(attacked, names);
    }

    private @Nullable JsonNode excess() {
        Notes notes = view.notes();
        if (notes.excessHexes().isEmpty()) {
            return null;
        }
        ArrayNode excess = Json.array();
        for (int i = 0; i < notes.excessHexes().size(); i++) {
            excess.addObject()
                    .put("hex", names.hex(notes.excessHexes().get(i)))
                    .put("units", notes.excessAmounts().get(i));
        }
        return excess;
    }

    private @Nullable JsonNode reducing() {
        return view.notes().reducing() ? FACTORY.booleanNode(true) : null;
    }

    private @Nullable JsonNode paused() {
        Notes notes = view.notes();
        return notes.pausedUnit() == View.UNKNOWN
                ? null
                : Json.object().put("unit", names.unit(notes.pausedUnit())).put("points", notes.pausedPoints());
    }

    private @Nullable JsonNode combat() {
        Combat combat = view.combat();
        if (combat == null) {
            return null;
        }
        ObjectNode node = Json.object().put("stage", Values.word(combat.stage()));
        node.set("attackers", units(combat.attackers()));
        node.set("targets", Values.hexes(combat.targets(), names));
        node.set("column", Values.column(combat.column()));
        if (combat.result() != null) {
            node.put("result", combat.result().code());
        }
        node.set(
                "pending",
                RecordForms.holdsUnits(combat.stage())
                        ? units(combat.pending())
                        : Values.hexes(combat.pending(), names));
        node.set("standing", Values.hexes(combat.standing(), names));
        node.set("retreated", units(combat.retreated()));
        node.put("exchange", combat.exchange());
        node.set("advanced", Values.hexes(combat.advanced(), names));
        node.set("supply", units(combat.supply()));
        node.set("vacated", Values.hexes(combat.vacated(), names));
        return node;
    }

    private @Nullable JsonNode raid() {
        Raid raid = view.raid();
        if (raid == null) {
            return null;
        }
        ObjectNode node = Json.object().put("over", raid.over());
        ArrayNode attacks = node.putArray("attacks");
        for (int i = 0; i < raid.hexes().size(); i++) {
            attacks.addObject()
                    .put("hex", names.hex(raid.hexes().get(i)))
                    .put("airUnits", raid.columns().get(i))
                    .put("extended", raid.extended().get(i) != 0);
        }
        node.set("targets", units(raid.targets()));
        node.set("lossAt", Values.hex(raid.lossAt(), names));
        return node;
    }

    private @Nullable JsonNode campaign() {
        Campaign campaign = view.campaign();
        if (campaign.equals(Campaign.NONE)) {
            return null;
        }
        ObjectNode node = Json.object();
        node.set("airfields", Values.hexes(campaign.airfields(), names));
        node.set("suppliedAirfields", Values.hexes(campaign.liftedTo(), names));
        node.set("attackedAirfields", Values.hexes(campaign.attackedAirfields(), names));
        ArrayNode garrisoned = node.putArray("garrisoned");
        for (int i = 0; i < campaign.garrisoned().size(); i++) {
            ObjectNode city = garrisoned.addObject();
            city.set("city", Values.city(campaign.garrisoned().get(i), names));
            city.put("emptyFor", campaign.emptyFor().get(i));
        }
        node.set("rolls", Values.cities(campaign.rolls(), names));
        node.set("risings", Values.cities(campaign.risings(), names));
        node.set("risen", Values.cities(campaign.risen(), names));
        node.put("losses", campaign.losses());
        node.put("edgeGroup", campaign.edgeGroup());
        node.put("countedHalfPoints", campaign.counted());
        node.put("scoreHalfPoints", campaign.score());
        return node;
    }

    private @Nullable JsonNode result() {
        return view.result() == null ? null : Values.result(view.result());
    }

    /** Those he may not know come out as null. */
    private ArrayNode units(Ids units) {
        ArrayNode array = Json.array();
        for (int i = 0; i < units.size(); i++) {
            array.add(Values.unit(known.contains(units.get(i)) ? units.get(i) : View.UNKNOWN, names));
        }
        return array;
    }
}
