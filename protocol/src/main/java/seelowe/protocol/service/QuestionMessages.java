package seelowe.protocol.service;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionsJson;
import seelowe.protocol.form.ReachJson;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.form.SupplyJson;
import seelowe.protocol.form.ThreatJson;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.scenarios.rulebook.RuleTexts;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Questions about the game as it stands. All are answered from the asker's own sight of it. */
final class QuestionMessages {
    private static final String UNIT = "unit";
    private static final String SIDE = "side";
    private static final String PATHS = "paths";

    private final Function<PlayedGame, RuleTexts> rules;

    QuestionMessages(Function<PlayedGame, RuleTexts> rules) {
        this.rules = rules;
    }

    void addTo(Messages<Asker> messages) {
        messages.add("view", QuestionMessages::view)
                .add("options", QuestionMessages::options, UNIT, "form", PATHS)
                .add("reach", QuestionMessages::reach, UNIT, PATHS)
                .add("why", this::why, UNIT, "hex", "action", "notation")
                .add("supply", QuestionMessages::supply, SIDE)
                .add("zones", QuestionMessages::zones)
                .add("threat", QuestionMessages::threat, SIDE);
    }

    private static void view(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        new ChangeJson(sighted).writeView(sighted.state(), answer);
    }

    private enum OptionsForm {
        GROUPED,
        OUTLINE,
        LIST
    }

    private static void options(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        String usual = request.has(UNIT) ? "grouped" : "outline";
        OptionsForm form = Words.read(OptionsForm.class, request.text("form", usual), "form");
        boolean paths = request.flag(PATHS);
        if (form != OptionsForm.GROUPED && request.has(UNIT)) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    UNIT,
                    "A unit's own choices come in the grouped form only; leave out \"form\".");
        }
        Integer only = request.has(UNIT) ? Integer.valueOf(knownUnit(request, sighted)) : null;
        GameState state = sighted.state();
        answer.put("phase", state.phase().code());
        answer.set(
                "decider",
                state.result() == null ? answer.stringNode(Values.word(RuleBook.decider(state))) : answer.nullNode());
        ChangeJson change = new ChangeJson(sighted);
        OptionsJson options = change.options();
        if (form == OptionsForm.LIST) {
            answer.set("list", change.decides() ? options.list(paths) : Json.array());
            if (change.decides()) {
                options.pay(answer);
            }
        } else if (form == OptionsForm.OUTLINE || !change.decides()) {
            change.outline().write(answer);
        } else {
            options.write(answer, only, paths);
        }
    }

    /** The unit of a message, if the asker may know where it is. */
    private static int knownUnit(Request request, Sighted sighted) {
        int unit = new ValueReader(sighted.names()).unit(request.field(UNIT), UNIT);
        sighted.demandKnown(unit, UNIT);
        return unit;
    }

    private static void reach(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        int unit = knownUnit(request, sighted);
        ReachJson.write(sighted.state(), unit, sighted.names(), request.flag(PATHS), answer);
    }

    private void why(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Optional<Refusal> refusal;
        if (request.has(UNIT) || request.has("hex")) {
            request.allowOnly(List.of(UNIT, "hex", Request.AS));
            int unit = knownUnit(request, sighted);
            int hex = new ValueReader(sighted.names()).hex(request.field("hex"), "hex");
            refusal = RuleBook.whyNot(sighted.state(), unit, hex);
        } else {
            refusal = refusal(request, sighted);
        }
        answer.put("allowed", refusal.isEmpty());
        refusal.ifPresent(no -> {
            answer.put("rule", no.rule()).put("message", no.why());
            answer.set("rules", RuleJson.cited(no.rule(), rules.apply(asker.game())));
        });
    }

    private static Optional<Refusal> refusal(Request request, Sighted sighted) {
        Side side = speaksFor(sighted);
        try {
            return RuleBook.refusal(sighted.state(), side, PlayMessages.action(request, sighted));
        } catch (JsonMistake unreached) {
            if (unreached.rule() == null) {
                throw unreached;
            }
            return Optional.of(new Refusal(unreached.rule(), unreached.sentence()));
        }
    }

    /** Who has no side asks for the one that decides, but not where that one has secrets. */
    private static Side speaksFor(Sighted sighted) {
        if (sighted.audience().side() != null) {
            return sighted.audience().side();
        }
        sighted.demandNothingHidden("", "Something is hidden, so only the players may ask what they might do.");
        return RuleBook.decider(sighted.state());
    }

    private static void supply(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Side side = Words.read(Side.class, request.text(SIDE), SIDE);
        if (sighted.audience().side() != side) {
            sighted.demandNothingHidden(SIDE, "You may not know how the enemy is supplied.");
        }
        SupplyJson.write(sighted.state(), side, sighted.names(), answer);
    }

    private static void zones(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        GameState state = sighted.state();
        for (Side side : Side.values()) {
            ArrayNode hexes = answer.putArray(Values.word(side));
            for (int hex = 0; hex < state.map().size(); hex++) {
                if (state.controls(side, hex)) {
                    hexes.add(sighted.names().hex(hex));
                }
            }
        }
    }

    private static void threat(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Side side = Words.read(Side.class, request.text(SIDE), SIDE);
        ThreatJson.write(sighted.state(), side, sighted.names(), sighted.audience(), answer);
    }
}
