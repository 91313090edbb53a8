package seelowe.protocol.form;

import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.Combat;
import seelowe.engine.state.Raid;
import seelowe.engine.view.Notes;
import seelowe.engine.view.View;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The board as somebody may see it: all that a page needs to draw it anew. */
public final class ViewJson {
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
        new ViewJson(view, names).write(node);
    }

    private void write(ObjectNode node) {
        node.put("turn", view.turn());
        node.put("phase", view.phase().code());
        node.put("weather", Values.word(view.weather()));
        node.set("units", units());
        node.set("hidden", hidden());
        node.set("germanHeld", Values.hexes(view.germanHeld(), names));
        node.set("germanEntered", Values.hexes(view.notes().germanEntered(), names));
        node.set("homeGuard", Values.hexes(view.homeGuard(), names));
        node.set("invadedAreas", Values.areas(view.invadedAreas()));
        node.set("openAreas", Values.areas(view.openAreas()));
        node.set("wave", wave());
        notes(node);
        if (view.combat() != null) {
            node.set("combat", combat(view.combat()));
        }
        if (view.raid() != null) {
            node.set("raid", raid(view.raid()));
        }
        if (!view.campaign().equals(Campaign.NONE)) {
            node.set("campaign", campaign(view.campaign()));
        }
        if (view.result() != null) {
            node.set("result", Values.result(view.result()));
        }
    }

    private ArrayNode units() {
        ArrayNode array = Json.array();
        for (View.KnownUnit unit : view.units()) {
            ObjectNode node = array.addObject().put("unit", names.unit(unit.unit()));
            node.put("place", names.place(unit.place()));
            node.set("marks", Values.marks(unit.marks()));
            if (unit.target() >= 0) {
                node.put("target", names.hex(unit.target()));
            }
            CounterJson.describeOwn(names.scenario().unit(unit.unit()), node);
        }
        return array;
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

    /** What is there only now and then is written only then. */
    private void notes(ObjectNode node) {
        Notes notes = view.notes();
        node.put("nextAirTransport", notes.nextAirTransport());
        if (!notes.homeGuardAttacked().isEmpty()) {
            node.set("homeGuardAttacked", Values.hexes(notes.homeGuardAttacked(), names));
        }
        if (!notes.excessHexes().isEmpty()) {
            ArrayNode excess = node.putArray("excess");
            for (int i = 0; i < notes.excessHexes().size(); i++) {
                excess.addObject()
                        .put("hex", names.hex(notes.excessHexes().get(i)))
                        .put("units", notes.excessAmounts().get(i));
            }
        }
        if (notes.reducing()) {
            node.put("reducing", true);
        }
        if (notes.pausedUnit() != View.UNKNOWN) {
            node.putObject("paused").put("unit", names.unit(notes.pausedUnit())).put("points", notes.pausedPoints());
        }
    }

    private ObjectNode combat(Combat combat) {
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

    private ObjectNode raid(Raid raid) {
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

    private ObjectNode campaign(Campaign campaign) {
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

    /** Those he may not know come out as null. */
    private ArrayNode units(Ids units) {
        ArrayNode array = Json.array();
        for (int i = 0; i < units.size(); i++) {
            array.add(Values.unit(known.contains(units.get(i)) ? units.get(i) : View.UNKNOWN, names));
        }
        return array;
    }
}
