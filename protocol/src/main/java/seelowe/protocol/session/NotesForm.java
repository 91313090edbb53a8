package seelowe.protocol.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.term.GameResult;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Words;
import tools.jackson.databind.JsonNode;

/** The parts of a position that tell how far a phase has got: fights under way, excess noted, a unit stopped on its way, the end. */
final class NotesForm {
    private static final int MOST = 99;

    private final Request request;
    private final ValueReader in;

    NotesForm(Request request, ValueReader in) {
        this.request = request;
        this.in = in;
    }

    void read(PositionBuilder builder) {
        FightForms fights = new FightForms(in);
        JsonNode combat = request.optional("combat");
        if (combat != null) {
            builder.combat(fights.combat(combat, "combat"));
        }
        JsonNode raid = request.optional("raid");
        if (raid != null) {
            builder.raid(fights.raid(raid, "raid"));
        }
        JsonNode guards = request.optional("homeGuardAttacked");
        if (guards != null) {
            builder.homeGuardAttacked(in.hexes(guards, "homeGuardAttacked"));
        }
        builder.removingExcess(request.flag("reducing"));
        excess(request.optional("excess"), builder);
        paused(request.optional("paused"), builder);
        result(request.optional("result"), builder);
    }

    private void excess(@Nullable JsonNode node, PositionBuilder builder) {
        if (node != null) {
            Ids hexes = in.list(node, "excess", (each, at) -> {
                in.allowOnly(each, at, List.of("hex", "units"));
                return in.hex(in.field(each, at, "hex"), at + ".hex");
            });
            Ids units = in.list(
                    node, "excess", (each, at) -> in.number(in.field(each, at, "units"), at + ".units", 1, MOST));
            builder.excess(hexes, units);
        }
    }

    private void paused(@Nullable JsonNode node, PositionBuilder builder) {
        if (node != null) {
            in.allowOnly(node, "paused", List.of("unit", "points"));
            builder.paused(
                    in.unit(in.field(node, "paused", "unit"), "paused.unit"),
                    in.number(in.field(node, "paused", "points"), "paused.points", 0, MOST));
        }
    }

    /** The level says it all; title and winner are for whoever reads it. */
    private void result(@Nullable JsonNode node, PositionBuilder builder) {
        if (node != null) {
            in.allowOnly(node, "result", List.of("level", "title", "winner"));
            String level = in.text(in.field(node, "result", "level"), "result.level");
            builder.result(Words.read(GameResult.class, level, "result.level"));
        }
    }
}
