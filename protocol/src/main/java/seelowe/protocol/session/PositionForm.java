package seelowe.protocol.session;

import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Words;
import seelowe.protocol.notation.Names;
import seelowe.protocol.position.FirstWave;
import seelowe.protocol.position.PositionCheck;
import seelowe.scenarios.GameData;
import tools.jackson.databind.JsonNode;

/**
 * A position described field by field. It begins with the scenario's own set-up, or with an empty board; what is named is
 * changed. Counters may be described that are in no data: they join the scenario for this game.
 */
final class PositionForm {
    static final String[] FIELDS = {
        "position",
        "scenario",
        "options",
        "dice",
        "name",
        "base",
        "turn",
        "phase",
        "weather",
        "units",
        "hidden",
        "germanHeld",
        "germanEntered",
        "homeGuard",
        "homeGuardAttacked",
        "invadedAreas",
        "openAreas",
        "wave",
        "nextAirTransport",
        "excess",
        "reducing",
        "paused",
        "combat",
        "raid",
        "campaign",
        "result",
        Request.AS
    };

    private static final int LATEST = 99;

    private final Request request;
    private final OwnCounters counters;
    private final Scenario scenario;
    private final Names names;
    private final ValueReader in;

    private enum Base {
        START,
        EMPTY
    }

    PositionForm(Request request, GameData data) {
        this.request = request;
        Scenario printed = LibraryDesk.scenario(data, request.text("scenario"));
        this.counters = new OwnCounters(printed, request.optional("units"));
        this.scenario = counters.scenario();
        this.names = new Names(scenario);
        this.in = new ValueReader(names);
    }

    /** @throws seelowe.protocol.position.PositionException if the parts do not go together */
    GameState read() {
        GameState start = RuleBook.begin(scenario, GameDesk.options(request.optional("options"), scenario));
        PositionBuilder builder = PositionBuilder.from(start);
        if (Words.read(Base.class, request.text("base", "start"), "base") == Base.EMPTY) {
            clear(start, builder);
        }
        demandNothingHidden();
        moment(builder);
        placeUnits(builder);
        landings(builder);
        CampaignForm.read(request.optional("campaign"), in, start, builder);
        new NotesForm(request, in).read(builder);
        hexes(builder);
        GameState state = builder.build();
        PositionCheck.demandSound(state);
        return request.has("wave") ? state : FirstWave.opened(state);
    }

    /** A view may be sent as it came, unless it lacks something. */
    private void demandNothingHidden() {
        JsonNode hidden = request.optional("hidden");
        if (hidden != null && !(hidden.isArray() && hidden.isEmpty())) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    "hidden",
                    "Counters that lie face down cannot be set up: name every unit, or leave them out.");
        }
    }

    private static void clear(GameState start, PositionBuilder builder) {
        for (int unit = 0; unit < start.unitCount(); unit++) {
            builder.unit(unit, Place.AWAITED, 0, Names.UNKNOWN);
        }
        builder.germanHeld(Ids.none()).germanEntered(Ids.none()).homeGuard(Ids.none());
    }

    private void moment(PositionBuilder builder) {
        if (request.has("turn")) {
            builder.turn(request.number("turn", 1, scenario.rules().turns(), 1));
        }
        if (request.has("phase")) {
            builder.phase(Words.read(PhaseName.class, PhaseName::code, request.text("phase"), "phase"));
        }
        if (request.has("weather")) {
            builder.weather(Words.read(Weather.class, request.text("weather"), "weather"));
        }
    }

    private void placeUnits(PositionBuilder builder) {
        JsonNode units = request.optional("units");
        for (int i = 0; units != null && i < units.size(); i++) {
            JsonNode each = units.get(i);
            String at = "units[" + i + "]";
            int target = each.has("target") ? in.hex(each.get("target"), at + ".target") : Names.UNKNOWN;
            builder.unit(
                    names.unit(counters.key(i)),
                    in.place(in.field(each, at, "place"), at + ".place"),
                    each.has("marks") ? marks(each.get("marks"), at + ".marks") : 0,
                    target);
        }
    }

    private int marks(JsonNode node, String at) {
        Ids marks = in.list(
                node,
                at,
                (each, where) ->
                        Words.read(Mark.class, in.text(each, where), where).ordinal());
        int bits = 0;
        for (int i = 0; i < marks.size(); i++) {
            bits |= 1 << marks.get(i);
        }
        return bits;
    }

    private void landings(PositionBuilder builder) {
        change("invadedAreas", (node, at) -> builder.invadedAreas(in.areas(node, at)));
        change("openAreas", (node, at) -> builder.openAreas(in.areas(node, at)));
        change("nextAirTransport", (node, at) -> builder.nextAirTransport(in.number(node, at, 0, LATEST)));
        change("wave", (node, at) -> builder.wave(WaveForm.read(node, at, in)));
    }

    private void change(String field, BiConsumer<JsonNode, String> reader) {
        JsonNode node = request.optional(field);
        if (node != null) {
            reader.accept(node, field);
        }
    }

    /** Once play has begun, hexes that units stand in are their owner's, and what is held was entered unless somebody says not. */
    private void hexes(PositionBuilder builder) {
        change("homeGuard", (node, at) -> builder.homeGuard(in.hexes(node, at)));
        GameState state = builder.build();
        HexSet held = named("germanHeld", state);
        HexSet entered = named("germanEntered", state);
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (PositionCheck.isSettingUp(state.phase()) && request.has("germanHeld")) {
                continue;
            }
            if (state.hasGround(Side.GERMAN, hex)) {
                held.add(hex);
            } else if (state.hasGround(Side.BRITISH, hex)) {
                held.remove(hex);
            }
            if (held.contains(hex) && !request.has("germanEntered")) {
                entered.add(hex);
            }
        }
        builder.germanHeld(Ids.of(held.toArray())).germanEntered(Ids.of(entered.toArray()));
    }

    private HexSet named(String field, GameState state) {
        HexSet set = new HexSet(state.map().size());
        @Nullable JsonNode node = request.optional(field);
        Ids given = node == null ? Ids.none() : in.hexes(node, field);
        for (int hex = 0; hex < state.map().size(); hex++) {
            boolean before = field.equals("germanHeld") ? state.isGermanHeld(hex) : state.wasEnteredByGermans(hex);
            if (node == null ? before : given.contains(hex)) {
                set.add(hex);
            }
        }
        return set;
    }
}
