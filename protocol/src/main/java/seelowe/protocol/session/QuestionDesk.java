package seelowe.protocol.session;

import java.util.List;
import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionsJson;
import seelowe.protocol.form.ReachJson;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.form.ScenarioJson;
import seelowe.protocol.form.SupplyJson;
import seelowe.protocol.form.ThreatJson;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.ViewJson;
import seelowe.protocol.form.Words;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Questions about the game as it stands; none of them changes it. */
final class QuestionDesk {
    private static final String PATHS = "paths";
    private static final int DEEPEST = 4;
    private static final int MOST_COUNTED = 10_000_000;

    private final GameData data;
    private final Table table;

    QuestionDesk(GameData data, Table table) {
        this.data = data;
        this.table = table;
    }

    Messages messages() {
        OddsQuestion odds = new OddsQuestion(table);
        return new Messages()
                .add("view", this::view, Request.AS)
                .add("options", this::options, "unit", "form", PATHS, Request.AS)
                .add("reach", this::reach, "unit", PATHS, Request.AS)
                .add("why", this::why, "unit", "hex", "action", "notation", Request.AS)
                .add("odds", odds::answer, "attackers", "targets", Request.AS)
                .add("supply", this::supply, "side", Request.AS)
                .add("zones", this::zones)
                .add("threat", this::threat, "side", Request.AS)
                .add("perft", this::perft, "depth", "most");
    }

    private void view(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        answer.put(Request.AS, Values.word(audience));
        answer.put("scenario", table.state().scenario().code());
        answer.set("options", ScenarioJson.changedOptions(table.state()));
        ViewJson.write(audience.view(table.state()), table.names(), answer);
    }

    private void options(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        String usual = request.has("unit") ? "grouped" : "outline";
        OptionsForm form = Words.read(OptionsForm.class, request.text("form", usual), "form");
        boolean paths = request.flag(PATHS);
        if (form != OptionsForm.GROUPED && request.has("unit")) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    "unit",
                    "A unit's own choices come in the grouped form only; leave out \"form\".");
        }
        Integer only = request.has("unit") ? Integer.valueOf(knownUnit(request, audience)) : null;
        GameState state = table.state();
        boolean decides = state.result() == null && audience.plays(RuleBook.decider(state));
        answer.put("phase", state.phase().code());
        answer.set(
                "decider",
                state.result() == null ? answer.stringNode(Values.word(RuleBook.decider(state))) : answer.nullNode());
        OptionsJson options = new OptionsJson(state, table.names(), audience);
        if (form == OptionsForm.LIST) {
            answer.set("list", decides ? options.list(paths) : Json.array());
            if (decides) {
                options.pay(answer);
            }
        } else if (decides && form == OptionsForm.OUTLINE) {
            options.outline(answer);
        } else if (decides) {
            options.write(answer, only, paths);
        } else {
            answer.putArray("general");
            answer.putArray("units");
            answer.putArray("attacks");
        }
    }

    private enum OptionsForm {
        GROUPED,
        OUTLINE,
        LIST
    }

    /** The unit of a message, if the asker may know where it is. */
    private int knownUnit(Request request, Audience audience) {
        int unit = new ValueReader(table.names()).unit(request.field("unit"), "unit");
        demandKnown(table, audience, unit, "unit");
        return unit;
    }

    static void demandKnown(Table table, Audience audience, int unit, String at) {
        if (!audience.knownUnits(table.state()).contains(unit)) {
            throw new JsonMistake(
                    MistakeCode.HIDDEN,
                    at,
                    "You may not know where " + table.names().unit(unit) + " is.");
        }
    }

    private void reach(Request request, ObjectNode answer) {
        int unit = knownUnit(request, request.audience());
        ReachJson.write(table.state(), unit, table.names(), request.flag(PATHS), answer);
    }

    private void why(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        Optional<Refusal> refusal;
        if (request.has("unit") || request.has("hex")) {
            request.allowOnly(List.of("unit", "hex", Request.AS));
            int unit = knownUnit(request, audience);
            int hex = new ValueReader(table.names()).hex(request.field("hex"), "hex");
            refusal = RuleBook.whyNot(table.state(), unit, hex);
        } else {
            refusal = refusal(request, audience);
        }
        answer.put("allowed", refusal.isEmpty());
        refusal.ifPresent(no -> {
            answer.put("rule", no.rule()).put("message", no.why());
            answer.set("rules", RuleJson.cited(no.rule(), data.rules()));
        });
    }

    private Optional<Refusal> refusal(Request request, Audience audience) {
        Side side = audience.side() == null ? RuleBook.decider(table.state()) : audience.side();
        try {
            return RuleBook.refusal(table.state(), side, PlayDesk.action(request, table));
        } catch (RefusedException unreached) {
            return Optional.of(unreached.refusal());
        }
    }

    private void supply(Request request, ObjectNode answer) {
        Audience audience = request.audience();
        Side side = Words.read(Side.class, request.text("side"), "side");
        if (audience.isKeptInTheDark(table.state()) && audience.side() != side) {
            throw new JsonMistake(MistakeCode.HIDDEN, "side", "You may not know how the enemy is supplied.");
        }
        SupplyJson.write(table.state(), side, table.names(), answer);
    }

    private void zones(Request request, ObjectNode answer) {
        GameState state = table.state();
        for (Side side : Side.values()) {
            ArrayNode hexes = answer.putArray(Values.word(side));
            for (int hex = 0; hex < state.map().size(); hex++) {
                if (state.controls(side, hex)) {
                    hexes.add(table.names().hex(hex));
                }
            }
        }
    }

    private void threat(Request request, ObjectNode answer) {
        Side side = Words.read(Side.class, request.text("side"), "side");
        ThreatJson.write(table.state(), side, table.names(), request.audience(), answer);
    }

    private void perft(Request request, ObjectNode answer) {
        int depth = request.number("depth", 1, DEEPEST, 1);
        Perft perft = new Perft(request.number("most", 1, MOST_COUNTED, MOST_COUNTED));
        answer.put("depth", depth);
        answer.put("count", perft.count(table.state(), depth)).put("complete", perft.isComplete());
    }
}
