package seelowe.protocol.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import tools.jackson.databind.JsonNode;

/** What scenarios with rules of their own keep beside the board, as a view shows it. What is not named stays as it was. */
final class CampaignForm {
    private static final List<String> FIELDS = List.of(
            "airfields",
            "suppliedAirfields",
            "attackedAirfields",
            "garrisoned",
            "rolls",
            "risings",
            "risen",
            "losses",
            "edgeGroup",
            "countedHalfPoints",
            "scoreHalfPoints");
    private static final int MOST = 9999;

    private final JsonNode node;
    private final ValueReader in;
    private final GameMap map;

    private CampaignForm(JsonNode node, ValueReader in, GameMap map) {
        this.node = node;
        this.in = in;
        this.map = map;
    }

    static void read(@Nullable JsonNode node, ValueReader in, GameState start, PositionBuilder builder) {
        if (node != null) {
            in.allowOnly(node, "campaign", FIELDS);
            builder.campaign(new CampaignForm(node, in, start.map()).read(start.campaign()));
        }
    }

    private Campaign read(Campaign usual) {
        return new Campaign(
                hexes("airfields", usual.airfields()),
                hexes("suppliedAirfields", usual.liftedTo()),
                hexes("attackedAirfields", usual.attackedAirfields()),
                garrisoned((each, where) -> city(in.field(each, where, "city"), where + ".city"), usual.garrisoned()),
                garrisoned(this::emptyFor, usual.emptyFor()),
                cities("rolls", usual.rolls()),
                cities("risings", usual.risings()),
                cities("risen", usual.risen()),
                number("losses", usual.losses()),
                number("edgeGroup", usual.edgeGroup()),
                number("countedHalfPoints", usual.counted()),
                number("scoreHalfPoints", usual.score()));
    }

    private static String at(String field) {
        return "campaign." + field;
    }

    private Ids hexes(String field, Ids usual) {
        return node.has(field) ? in.hexes(node.get(field), at(field)) : usual;
    }

    /** The cities themselves, or how long each has been empty. */
    private Ids garrisoned(ValueReader.Member member, Ids usual) {
        if (!node.has("garrisoned")) {
            return usual;
        }
        return in.list(node.get("garrisoned"), at("garrisoned"), (each, where) -> {
            in.allowOnly(each, where, List.of("city", "emptyFor"));
            return member.read(each, where);
        });
    }

    private int emptyFor(JsonNode each, String where) {
        return each.has("emptyFor") ? in.number(each.get("emptyFor"), where + ".emptyFor", 0, MOST) : 0;
    }

    private Ids cities(String field, Ids usual) {
        return node.has(field) ? in.list(node.get(field), at(field), this::city) : usual;
    }

    private int city(JsonNode name, String where) {
        String wanted = in.text(name, where);
        for (int city = 0; city < map.cities().size(); city++) {
            if (map.cities().get(city).name().equals(wanted)) {
                return city;
            }
        }
        throw new JsonMistake(MistakeCode.BAD_VALUE, where, "There is no city \"" + wanted + "\".");
    }

    private int number(String field, int usual) {
        return node.has(field) ? in.number(node.get(field), at(field), 0, MOST) : usual;
    }
}
