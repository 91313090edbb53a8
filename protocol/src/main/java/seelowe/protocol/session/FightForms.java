package seelowe.protocol.session;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.Combat;
import seelowe.engine.state.Raid;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Words;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.Stages;
import tools.jackson.databind.JsonNode;

/** A combat or an air attack in progress, as a view shows it. */
final class FightForms {
    private static final List<String> COMBAT = List.of(
            "stage",
            "attackers",
            "targets",
            "column",
            "result",
            "pending",
            "standing",
            "retreated",
            "exchange",
            "advanced",
            "supply",
            "vacated");
    private static final List<String> RAID = List.of("over", "attacks", "targets", "lossAt");
    private static final List<String> RAID_ATTACK = List.of("hex", "airUnits", "extended");
    private static final int MOST = 999;

    private final ValueReader in;

    FightForms(ValueReader in) {
        this.in = in;
    }

    Combat combat(JsonNode node, String at) {
        in.allowOnly(node, at, COMBAT);
        CombatStage stage =
                Words.read(CombatStage.class, in.text(in.field(node, at, "stage"), at + ".stage"), at + ".stage");
        return new Combat(
                stage,
                units(node, at, "attackers"),
                hexes(node, at, "targets"),
                isGiven(node, "column")
                        ? in.column(node.get("column"), at + ".column")
                        : CombatResultsTable.NOT_ALLOWED,
                result(node, at),
                Stages.unitsPend(stage) ? units(node, at, "pending") : hexes(node, at, "pending"),
                hexes(node, at, "standing"),
                units(node, at, "retreated"),
                node.has("exchange") ? in.number(node.get("exchange"), at + ".exchange", 0, MOST) : 0,
                hexes(node, at, "advanced"),
                units(node, at, "supply"),
                hexes(node, at, "vacated"));
    }

    private @Nullable CombatResult result(JsonNode node, String at) {
        return isGiven(node, "result")
                ? Words.read(
                        CombatResult.class,
                        CombatResult::code,
                        in.text(node.get("result"), at + ".result"),
                        at + ".result")
                : null;
    }

    Raid raid(JsonNode node, String at) {
        in.allowOnly(node, at, RAID);
        return new Raid(
                attacks(node, at, (each, where) -> in.hex(in.field(each, where, "hex"), where + ".hex")),
                attacks(
                        node,
                        at,
                        (each, where) -> in.number(in.field(each, where, "airUnits"), where + ".airUnits", 0, MOST)),
                attacks(node, at, (each, where) -> in.flag(each, where, "extended") ? 1 : 0),
                units(node, at, "targets"),
                isGiven(node, "lossAt") ? in.hex(node.get("lossAt"), at + ".lossAt") : Names.UNKNOWN,
                in.flag(node, at, "over"));
    }

    private Ids attacks(JsonNode node, String at, ValueReader.Member member) {
        return in.list(in.field(node, at, "attacks"), at + ".attacks", (each, where) -> {
            in.allowOnly(each, where, RAID_ATTACK);
            return member.read(each, where);
        });
    }

    /** What has no value is null in a view. */
    private static boolean isGiven(JsonNode node, String field) {
        return node.has(field) && !node.get(field).isNull();
    }

    private Ids units(JsonNode node, String at, String field) {
        return node.has(field) ? in.units(node.get(field), at + "." + field) : Ids.none();
    }

    private Ids hexes(JsonNode node, String at, String field) {
        return node.has(field) ? in.hexes(node.get(field), at + "." + field) : Ids.none();
    }
}
