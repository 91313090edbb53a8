package seelowe.protocol.notation;

import java.util.List;
import java.util.stream.IntStream;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.rule.combat.CombatResultsTable;

/** The forms of the decisions in a combat [8.0], which have words of their own. */
final class CombatForms {
    private static final String AGAINST = "x";
    private static final String SUPPLIED_BY = "s";
    private static final String STANDS = "stands";
    private static final String YIELDS = "yields";
    private static final String LOST = "lost";
    private static final List<String> COLUMNS = IntStream.range(0, CombatResultsTable.COLUMNS)
            .mapToObj(CombatResultsTable::columnName)
            .toList();

    private CombatForms() {}

    /** {@code A GE-ID17-IR021,GE-ID17-IR055 x 3926 s GE-SUP01,GE-SUP01}. */
    static ActionForm<Action.Attack> attack() {
        return ActionForm.phrase("A", Action.Attack.class, CombatForms::writeAttack, CombatForms::readAttack);
    }

    private static void writeAttack(Action.Attack attack, NotationWriter out) {
        out.units(attack.attackers()).word(AGAINST).hexes(attack.targets());
        if (!attack.supply().isEmpty()) {
            out.word(SUPPLIED_BY).units(attack.supply());
        }
    }

    private static Action.Attack readAttack(NotationReader in) {
        Ids attackers = in.units();
        in.oneOf(List.of(AGAINST), "\"x\" and the hexes attacked");
        Ids targets = in.hexes();
        if (in.atEnd()) {
            return new Action.Attack(attackers, targets, Ids.none());
        }
        in.oneOf(List.of(SUPPLIED_BY), "\"s\" and the supply unit of each attacker");
        return new Action.Attack(attackers, targets, in.units());
    }

    static ActionForm<Action.ChooseColumn> column() {
        return ActionForm.phrase(
                "column",
                Action.ChooseColumn.class,
                (choice, out) -> out.word(CombatResultsTable.columnName(choice.column())),
                in -> new Action.ChooseColumn(
                        COLUMNS.indexOf(in.oneOf(COLUMNS, "one of the columns " + String.join(", ", COLUMNS)))));
    }

    static ActionForm<Action.StandInCity> city() {
        return ActionForm.phrase(
                "city",
                Action.StandInCity.class,
                (choice, out) -> out.hex(choice.hex()).word(choice.stand() ? STANDS : YIELDS),
                in -> new Action.StandInCity(
                        in.hex(),
                        in.oneOf(List.of(STANDS, YIELDS), "stands or yields").equals(STANDS)));
    }

    /** A hex, or {@code lost} for a unit that has nowhere to go. */
    static ActionForm<Action.Retreat> retreat() {
        return ActionForm.phrase("R", Action.Retreat.class, CombatForms::writeRetreat, CombatForms::readRetreat);
    }

    private static void writeRetreat(Action.Retreat retreat, NotationWriter out) {
        out.unit(retreat.unit());
        if (retreat.hex() == HexGrid.OFF_MAP) {
            out.word(LOST);
        } else {
            out.hex(retreat.hex());
        }
    }

    private static Action.Retreat readRetreat(NotationReader in) {
        int unit = in.unit();
        if (in.peek().equals(LOST)) {
            in.word(LOST);
            return new Action.Retreat(unit, HexGrid.OFF_MAP);
        }
        return new Action.Retreat(unit, in.hex());
    }

    static ActionForm<Action.TakeExchange> exchange() {
        return ActionForm.phrase(
                "X",
                Action.TakeExchange.class,
                (loss, out) -> out.units(loss.units()),
                in -> new Action.TakeExchange(in.units()));
    }
}
