package seelowe.engine.state;

import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;

/**
 * A combat in progress [8.0]: what has been declared and rolled, and what is still to be decided. Immutable.
 *
 * @param attackers participating units still alive that have not advanced
 * @param targets the hexes attacked
 * @param column the column in use; the computed one until another is chosen
 * @param result null until the die is rolled
 * @param pending units that must still retreat, or city hexes whose owner must still choose
 * @param standing city hexes whose units ignore the retreat
 * @param retreated attackers that have retreated and so may not advance [Q36]
 * @param exchange printed points the attacker would have to give up in an exchange [8.81]
 * @param advanced hexes entered by advancing units, an entry for each unit
 * @param supply [9.7] the supply units that the attackers will draw on if there is a fight; kept while it can be refused
 * @param vacated attacked hexes whose defenders all refused combat
 */
public record Combat(
        CombatStage stage,
        Ids attackers,
        Ids targets,
        int column,
        @Nullable CombatResult result,
        Ids pending,
        Ids standing,
        Ids retreated,
        int exchange,
        Ids advanced,
        Ids supply,
        Ids vacated) {
    private static final int NO_COLUMN = -1;

    /** An attack that some of the defenders may refuse: {@code pending} holds those who have not said so yet. */
    static Combat announced(Ids attackers, Ids targets, Ids supply, Ids pending) {
        return new Combat(
                CombatStage.REFUSAL,
                attackers,
                targets,
                NO_COLUMN,
                null,
                pending,
                Ids.none(),
                Ids.none(),
                0,
                Ids.none(),
                supply,
                Ids.none());
    }

    Combat refusalSettled(int unit) {
        return inStage(stage, pending.without(unit));
    }

    /** The hexes attacked, with those whose defenders refused combat. */
    public Ids contested() {
        Ids hexes = targets;
        for (int i = 0; i < vacated.size(); i++) {
            hexes = hexes.with(vacated.get(i));
        }
        return hexes;
    }

    private static Ids except(Ids hexes, Ids some) {
        Ids rest = hexes;
        for (int i = 0; i < some.size(); i++) {
            rest = rest.without(some.get(i));
        }
        return rest;
    }

    /** Fought out after all, against the hexes in which somebody stayed. */
    Combat fought(Ids stillHeld, int column, int exchange) {
        return declared(attackers, stillHeld, column, exchange).withVacated(except(targets, stillHeld));
    }

    private Combat withVacated(Ids hexes) {
        return new Combat(
                stage, attackers, targets, column, result, pending, standing, retreated, exchange, advanced, supply,
                hexes);
    }

    public static Combat declared(Ids attackers, Ids targets, int column, int exchange) {
        return new Combat(
                CombatStage.COLUMN,
                attackers,
                targets,
                column,
                null,
                Ids.none(),
                Ids.none(),
                Ids.none(),
                exchange,
                Ids.none(),
                Ids.none(),
                Ids.none());
    }

    Combat withColumn(int chosen) {
        return new Combat(
                stage, attackers, targets, chosen, result, pending, standing, retreated, exchange, advanced, supply,
                vacated);
    }

    Combat withResult(CombatResult rolled) {
        return new Combat(
                stage, attackers, targets, column, rolled, pending, standing, retreated, exchange, advanced, supply,
                vacated);
    }

    Combat inStage(CombatStage next, Ids toDecide) {
        return new Combat(
                next, attackers, targets, column, result, toDecide, standing, retreated, exchange, advanced, supply,
                vacated);
    }

    Combat cityDecided(int hex, boolean stand) {
        Ids stood = stand ? standing.with(hex) : standing;
        return new Combat(
                stage,
                attackers,
                targets,
                column,
                result,
                pending.without(hex),
                stood,
                retreated,
                exchange,
                advanced,
                supply,
                vacated);
    }

    Combat afterRetreat(int unit) {
        Ids gone = attackers.contains(unit) ? retreated.with(unit) : retreated;
        return new Combat(
                stage,
                attackers,
                targets,
                column,
                result,
                pending.without(unit),
                standing,
                gone,
                exchange,
                advanced,
                supply,
                vacated);
    }

    /** A unit that has advanced takes no further part. */
    Combat afterAdvance(int unit, int hex) {
        return new Combat(
                stage,
                attackers.without(unit),
                targets,
                column,
                result,
                pending,
                standing,
                retreated,
                exchange,
                advanced.with(hex),
                supply,
                vacated);
    }

    /** The unit has left the game. Pending holds hexes, not units, while cities are decided. */
    Combat withoutUnit(int unit) {
        boolean unitsPend = stage == CombatStage.DEFENDER_RETREAT
                || stage == CombatStage.ATTACKER_RETREAT
                || stage == CombatStage.REFUSAL;
        Ids rest = unitsPend ? pending.without(unit) : pending;
        return new Combat(
                stage,
                attackers.without(unit),
                targets,
                column,
                result,
                rest,
                standing,
                retreated.without(unit),
                exchange,
                advanced,
                supply,
                vacated);
    }
}
