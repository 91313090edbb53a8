package seelowe.protocol.position;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.Combat;
import seelowe.engine.state.Raid;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import seelowe.protocol.notation.Stages;

/** A combat [8.0] or an air attack [10.1] in progress: parts with a semicolon between them, {@code part:value}. */
final class FightFields {
    private static final List<String> COMBAT_PARTS = List.of(
            "stage",
            "by",
            "on",
            "column",
            "result",
            "pending",
            "standing",
            "retreated",
            "exchange",
            "advanced",
            "supply",
            "vacated");
    private static final List<String> RAID_PARTS = List.of("on", "air", "extended", "targets", "loss", "over");

    private FightFields() {}

    static String writeCombat(PositionView view) {
        Combat combat = view.state().combat();
        if (combat == null) {
            return "";
        }
        Names names = view.names();
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("stage", Letters.word(combat.stage()));
        parts.put("by", FieldText.join(combat.attackers(), names::unit));
        parts.put("on", FieldText.join(combat.targets(), names::hex));
        parts.put("column", combat.column() < 0 ? "" : CombatResultsTable.columnName(combat.column()));
        CombatResult result = combat.result();
        parts.put("result", result == null ? "" : result.code());
        parts.put(
                "pending",
                Stages.unitsPend(combat.stage())
                        ? FieldText.join(combat.pending(), names::unit)
                        : FieldText.join(combat.pending(), names::hex));
        parts.put("standing", FieldText.join(combat.standing(), names::hex));
        parts.put("retreated", FieldText.join(combat.retreated(), names::unit));
        parts.put("exchange", Integer.toString(combat.exchange()));
        parts.put("advanced", FieldText.join(combat.advanced(), names::hex));
        parts.put("supply", FieldText.join(combat.supply(), names::unit));
        parts.put("vacated", FieldText.join(combat.vacated(), names::hex));
        return join(parts);
    }

    static void readCombat(String text, PositionDraft draft) {
        Map<String, String> parts = split(text, COMBAT_PARTS);
        Names names = draft.names();
        CombatStage stage = FieldText.constant(CombatStage.class, Letters::word, part(parts, "stage"));
        String column = part(parts, "column");
        draft.builder()
                .combat(new Combat(
                        stage,
                        units(parts, "by", names),
                        hexes(parts, "on", names),
                        column(column),
                        result(part(parts, "result")),
                        Stages.unitsPend(stage) ? units(parts, "pending", names) : hexes(parts, "pending", names),
                        hexes(parts, "standing", names),
                        units(parts, "retreated", names),
                        FieldText.number(parts.getOrDefault("exchange", "0"), 0, FieldText.MOST),
                        hexes(parts, "advanced", names),
                        units(parts, "supply", names),
                        hexes(parts, "vacated", names)));
    }

    private static int column(String name) {
        if (name.isEmpty()) {
            return CombatResultsTable.NOT_ALLOWED;
        }
        for (int column = 0; column < CombatResultsTable.COLUMNS; column++) {
            if (CombatResultsTable.columnName(column).equals(name)) {
                return column;
            }
        }
        throw new FieldText.Mistake("there is no column \"" + name + "\" in the Combat Results Table.");
    }

    private static @Nullable CombatResult result(String code) {
        return code.isEmpty() ? null : FieldText.constant(CombatResult.class, CombatResult::code, code);
    }

    static String writeRaid(PositionView view) {
        Raid raid = view.state().raid();
        if (raid == null) {
            return "";
        }
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("on", FieldText.join(raid.hexes(), view.names()::hex));
        parts.put("air", FieldText.join(raid.columns(), Integer::toString));
        parts.put("extended", FieldText.join(raid.extended(), Integer::toString));
        parts.put("targets", FieldText.join(raid.targets(), view.names()::unit));
        parts.put("loss", raid.lossAt() < 0 ? "" : view.names().hex(raid.lossAt()));
        parts.put("over", raid.over() ? "yes" : "");
        return join(parts);
    }

    static void readRaid(String text, PositionDraft draft) {
        Map<String, String> parts = split(text, RAID_PARTS);
        Names names = draft.names();
        Ids on = hexes(parts, "on", names);
        Ids air = FieldText.list(part(parts, "air"), word -> FieldText.number(word, 0, FieldText.MOST));
        Ids extended = FieldText.list(part(parts, "extended"), word -> FieldText.number(word, 0, 1));
        if (air.size() != on.size() || extended.size() != on.size()) {
            throw new FieldText.Mistake("\"on\", \"air\" and \"extended\" must have the same number of members.");
        }
        String loss = part(parts, "loss");
        draft.builder()
                .raid(new Raid(
                        on,
                        air,
                        extended,
                        units(parts, "targets", names),
                        loss.isEmpty() ? Names.UNKNOWN : FieldText.hex(loss, names),
                        PositionFields.readYesOrNo(parts.getOrDefault("over", "no"))));
    }

    private static Ids units(Map<String, String> parts, String name, Names names) {
        return FieldText.list(part(parts, name), word -> FieldText.unit(word, names));
    }

    static Ids hexes(Map<String, String> parts, String name, Names names) {
        return FieldText.list(part(parts, name), word -> FieldText.hex(word, names));
    }

    static String part(Map<String, String> parts, String name) {
        return parts.getOrDefault(name, "");
    }

    static String join(Map<String, String> parts) {
        StringBuilder text = new StringBuilder();
        parts.forEach((name, value) -> {
            if (!value.isEmpty()) {
                text.append(text.length() == 0 ? "" : ";")
                        .append(name)
                        .append(':')
                        .append(value);
            }
        });
        return text.toString();
    }

    static Map<String, String> split(String text, List<String> legal) {
        Map<String, String> parts = new LinkedHashMap<>();
        for (String part : text.split(";", -1)) {
            int colon = part.indexOf(':');
            String name = colon < 0 ? part : part.substring(0, colon);
            if (colon < 0 || !legal.contains(name) || parts.put(name, part.substring(colon + 1)) != null) {
                throw new FieldText.Mistake("expected parts such as \"" + legal.get(0) + ":...\", each of "
                        + String.join(", ", legal) + " at most once, not \"" + part + "\".");
            }
        }
        return parts;
    }
}
