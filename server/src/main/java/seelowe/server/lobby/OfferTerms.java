package seelowe.server.lobby;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.clock.ClockTerms;
import seelowe.server.edition.Edition;
import tools.jackson.databind.node.ObjectNode;

/**
 * What somebody would like to play.
 *
 * @param scenario empty for a series, which has its own three
 * @param options changes to the scenario's own
 * @param edition its folder; empty for that of the server
 * @param rated whether the result counts
 * @param open whether anybody may watch it
 */
record OfferTerms(
        Length length,
        String scenario,
        Sides sides,
        Map<String, Object> options,
        String edition,
        @Nullable ClockTerms clock,
        boolean rated,
        boolean open) {
    /** The fields of a body that say so. */
    static final String[] FIELDS = {
        "contest", "scenario", "side", "options", "edition", "clock", "rated", "public", "to", "hours", "name"
    };

    OfferTerms {
        options = Map.copyOf(options);
    }

    /** How much is played. */
    enum Length {
        GAME,
        MATCH,
        SERIES
    }

    /** Who plays which side, as who makes the offer would have it. */
    enum Sides {
        GERMAN,
        BRITISH,
        /** Whoever accepts chooses. */
        EITHER,
        /** Both throw a die [11.0]. */
        ROLL
    }

    static OfferTerms read(Request body) {
        Length length = Words.read(Length.class, body.text("contest", "game"), "contest");
        if (length == Length.SERIES && body.has("scenario")) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "scenario", "A series has its own three scenarios.");
        }
        return new OfferTerms(
                length,
                length == Length.SERIES ? "" : body.text("scenario"),
                Words.read(Sides.class, body.text("side", "either"), "side"),
                OptionChanges.read(body.has("options") ? body.field("options") : Json.object()),
                body.text("edition", ""),
                ClockTerms.read(body),
                body.flag("rated"),
                !body.has("public") || body.flag("public"));
    }

    /** As it was kept. */
    static OfferTerms kept(String text) {
        return read(Request.parse(text));
    }

    /** Whether both must be there when it begins. */
    boolean isLive() {
        return clock != null && clock.kind() == ClockTerms.Kind.LIVE;
    }

    /** @throws JsonMistake if it cannot be played so, or not with this edition */
    void demandPlayable(Edition with) {
        if (rated && clock != null && clock.settlement() == ClockTerms.Settlement.COMPUTER) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    "clock",
                    "In a rated game the computer plays on for nobody: who runs out of time can only lose by it.");
        }
        for (String code : length == Length.SERIES ? SeriesTerms.SCENARIOS : java.util.List.of(scenario)) {
            Scenario found = with.data().scenario(code);
            if (found == null) {
                throw new JsonMistake(
                        MistakeCode.UNKNOWN_SCENARIO, "scenario", "There is no scenario \"" + code + "\" here.");
            }
            OptionChanges.apply(options, found);
        }
    }

    /** As it is shown, and as {@link #kept} reads it. */
    ObjectNode json() {
        ObjectNode node = Json.object().put("contest", Values.word(length));
        if (length != Length.SERIES) {
            node.put("scenario", scenario);
        }
        node.put("side", Values.word(sides));
        node.set("options", OptionChanges.write(options));
        if (!edition.isEmpty()) {
            node.put("edition", edition);
        }
        if (clock != null) {
            node.set("clock", clock.json());
        }
        return node.put("rated", rated).put("public", open);
    }
}
