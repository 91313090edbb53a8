package seelowe.protocol.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.board.Ids;
import seelowe.engine.state.Campaign;
import seelowe.protocol.notation.Names;

/** What scenarios with rules of their own keep beside the board; written only if there is any of it. */
final class CampaignField {
    private static final List<String> PARTS = List.of(
            "airfields",
            "lifted",
            "attacked",
            "garrisoned",
            "empty",
            "rolls",
            "risings",
            "risen",
            "losses",
            "edge",
            "counted",
            "score");

    private CampaignField() {}

    static String write(PositionView view) {
        Campaign campaign = view.state().campaign();
        if (campaign.equals(view.start().campaign())) {
            return "";
        }
        Names names = view.names();
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("airfields", FieldText.join(campaign.airfields(), names::hex));
        parts.put("lifted", FieldText.join(campaign.liftedTo(), names::hex));
        parts.put("attacked", FieldText.join(campaign.attackedAirfields(), names::hex));
        parts.put("garrisoned", FieldText.join(campaign.garrisoned(), names::city));
        parts.put("empty", FieldText.join(campaign.emptyFor(), Integer::toString));
        parts.put("rolls", FieldText.join(campaign.rolls(), names::city));
        parts.put("risings", FieldText.join(campaign.risings(), names::city));
        parts.put("risen", FieldText.join(campaign.risen(), names::city));
        parts.put("losses", Integer.toString(campaign.losses()));
        parts.put("edge", Integer.toString(campaign.edgeGroup()));
        parts.put("counted", Integer.toString(campaign.counted()));
        parts.put("score", Integer.toString(campaign.score()));
        return FightFields.join(parts);
    }

    static void read(String text, PositionDraft draft) {
        Map<String, String> parts = FightFields.split(text, PARTS);
        Names names = draft.names();
        draft.builder()
                .campaign(new Campaign(
                        FightFields.hexes(parts, "airfields", names),
                        FightFields.hexes(parts, "lifted", names),
                        FightFields.hexes(parts, "attacked", names),
                        cities(parts, "garrisoned", names),
                        FieldText.list(FightFields.part(parts, "empty"), CampaignField::number),
                        cities(parts, "rolls", names),
                        cities(parts, "risings", names),
                        cities(parts, "risen", names),
                        number(parts.getOrDefault("losses", "0")),
                        number(parts.getOrDefault("edge", "0")),
                        number(parts.getOrDefault("counted", "0")),
                        number(parts.getOrDefault("score", "0"))));
    }

    private static int number(String text) {
        return FieldText.number(text, 0, FieldText.MOST);
    }

    private static Ids cities(Map<String, String> parts, String name, Names names) {
        return FieldText.list(FightFields.part(parts, name), hex -> {
            int city = names.city(hex);
            if (city == Names.UNKNOWN) {
                throw new FieldText.Mistake("there is no city in \"" + hex + "\".");
            }
            return city;
        });
    }
}
