package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AdvanceRules;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.ExchangeRules;
import seelowe.engine.rule.combat.RetreatRules;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.Refusal;

/** The decisions inside a combat, after its declaration: whose they are and what may be chosen (ledger 2.4, 2.5). */
final class CombatDecisions {
    private static final int MOST_LISTED_LOSSES = 10;

    private final GameState state;
    private final Side attacker;
    private final Combat combat;

    CombatDecisions(GameState state, Side attacker, Combat combat) {
        this.state = state;
        this.attacker = attacker;
        this.combat = combat;
    }

    Side decider() {
        return switch (combat.stage()) {
            case COLUMN, DEFENDER_RETREAT, ATTACKER_CITY, EXCHANGE, ADVANCE -> attacker;
            case REFUSAL, DEFENDER_CITY, ATTACKER_RETREAT -> attacker.enemy();
        };
    }

    Optional<Refusal> refusal(Action action) {
        return switch (combat.stage()) {
            case REFUSAL -> withdrawalRefusal(action);
            case COLUMN ->
                action instanceof Action.ChooseColumn choice
                        ? columnRefusal(choice.column())
                        : no("R8.6", "Choose the column of the Combat Results Table first.");
            case DEFENDER_CITY, ATTACKER_CITY ->
                action instanceof Action.StandInCity choice
                        ? cityRefusal(choice.hex())
                        : no("ER1", "Say first whether the units in the city stand.");
            case DEFENDER_RETREAT, ATTACKER_RETREAT ->
                action instanceof Action.Retreat retreat
                        ? retreatRefusal(retreat)
                        : no("R8.71a", "The retreats of this combat come first.");
            case EXCHANGE ->
                action instanceof Action.TakeExchange loss
                        ? ExchangeRules.refusal(state, combat.attackers(), combat.exchange(), loss.units())
                        : no("R8.81-Ex", "The losses of the exchange come first.");
            case ADVANCE -> advanceRefusal(action);
        };
    }

    private Optional<Refusal> withdrawalRefusal(Action action) {
        if (!(action instanceof Action.Withdraw || action instanceof Action.GiveBattle)) {
            return no("R8.0c", "Say first which of the attacked units refuse combat.");
        }
        int unit = ((Action.OfUnit) action).unit();
        String name = state.unit(unit).name();
        if (!combat.pending().contains(unit)) {
            return no("R8.0c", name + " has no combat to refuse.");
        }
        return action instanceof Action.Withdraw withdraw
                        && !SpecialRules.of(state).withdrawals(state, unit).contains(withdraw.hex())
                ? no(
                        "R8.71c",
                        name + " cannot fall back to " + state.map().grid().number(withdraw.hex()) + ".")
                : Optional.empty();
    }

    private Optional<Refusal> columnRefusal(int column) {
        if (column < 0 || column >= CombatResultsTable.COLUMNS) {
            return no("C8.8a", "There is no such column.");
        }
        return column <= combat.column()
                ? Optional.empty()
                : no(
                        "R8.6",
                        "The odds allow " + CombatResultsTable.columnName(combat.column()) + " or a lower column.");
    }

    private Optional<Refusal> cityRefusal(int hex) {
        return combat.pending().contains(hex)
                ? Optional.empty()
                : no("ER1", "Nothing is to be decided for " + state.map().grid().number(hex) + ".");
    }

    private Optional<Refusal> retreatRefusal(Action.Retreat retreat) {
        String name = state.unit(retreat.unit()).name();
        if (!combat.pending().contains(retreat.unit())) {
            return no("R8.71a", name + " does not have to retreat now.");
        }
        Ids hexes = RetreatRules.hexes(state, retreat.unit());
        if (retreat.hex() == HexGrid.OFF_MAP) {
            return hexes.isEmpty() ? Optional.empty() : no("R8.71d", name + " still has a hex to retreat to.");
        }
        if (hexes.contains(retreat.hex())) {
            return Optional.empty();
        }
        String number = state.map().grid().number(retreat.hex());
        return RetreatRules.isOpen(state, retreat.unit(), retreat.hex())
                ? no("R8.71b", name + " must not be sent further from its supply, to " + number + ".")
                : no("R8.71c", name + " cannot retreat to " + number + ".");
    }

    private Optional<Refusal> advanceRefusal(Action action) {
        if (action instanceof Action.Advance advance) {
            return AdvanceRules.refusal(state, attacker, combat, advance.unit(), advance.hex());
        }
        return action instanceof Action.EndPhase
                ? Optional.empty()
                : no("R8.72a", "Advance, or decline to, before anything else.");
    }

    void resolve(CombatResolver resolver, Action action) {
        if (action instanceof Action.Withdraw withdraw) {
            resolver.withdraw(withdraw.unit(), withdraw.hex());
        } else if (action instanceof Action.GiveBattle battle) {
            resolver.giveBattle(battle.unit());
        } else if (action instanceof Action.ChooseColumn choice) {
            resolver.chooseColumn(choice.column());
        } else if (action instanceof Action.StandInCity choice) {
            resolver.decideCity(choice.hex(), choice.stand());
        } else if (action instanceof Action.Retreat retreat) {
            resolver.retreat(retreat.unit(), retreat.hex());
        } else if (action instanceof Action.TakeExchange loss) {
            resolver.exchange(loss.units());
        } else if (action instanceof Action.Advance advance) {
            resolver.advance(advance.unit(), advance.hex());
        } else if (action instanceof Action.EndPhase) {
            resolver.finish();
        } else {
            throw Phase.unknown(action);
        }
    }

    void options(Consumer<Action> menu) {
        switch (combat.stage()) {
            case REFUSAL -> {
                for (int i = 0; i < combat.pending().size(); i++) {
                    withdrawals(combat.pending().get(i), menu);
                }
            }
            case COLUMN -> {
                for (int column = combat.column(); column >= 0; column--) {
                    menu.accept(new Action.ChooseColumn(column));
                }
            }
            case DEFENDER_CITY, ATTACKER_CITY -> {
                for (int i = 0; i < combat.pending().size(); i++) {
                    menu.accept(new Action.StandInCity(combat.pending().get(i), true));
                    menu.accept(new Action.StandInCity(combat.pending().get(i), false));
                }
            }
            case DEFENDER_RETREAT, ATTACKER_RETREAT -> {
                for (int i = 0; i < combat.pending().size(); i++) {
                    retreats(combat.pending().get(i), menu);
                }
            }
            case EXCHANGE -> losses(menu);
            case ADVANCE -> advances(menu);
        }
    }

    private void withdrawals(int unit, Consumer<Action> menu) {
        Ids hexes = SpecialRules.of(state).withdrawals(state, unit);
        for (int i = 0; i < hexes.size(); i++) {
            menu.accept(new Action.Withdraw(unit, hexes.get(i)));
        }
        menu.accept(new Action.GiveBattle(unit));
    }

    private void retreats(int unit, Consumer<Action> menu) {
        Ids hexes = RetreatRules.hexes(state, unit);
        for (int i = 0; i < hexes.size(); i++) {
            menu.accept(new Action.Retreat(unit, hexes.get(i)));
        }
        if (hexes.isEmpty()) {
            menu.accept(new Action.Retreat(unit, HexGrid.OFF_MAP));
        }
    }

    Optional<Payment> payment() {
        if (combat.stage() != CombatStage.EXCHANGE) {
            return Optional.empty();
        }
        Ids attackers = combat.attackers();
        int[] worth = new int[attackers.size()];
        for (int i = 0; i < worth.length; i++) {
            worth[i] = 2 * state.unit(attackers.get(i)).strength();
        }
        int due = 2 * ExchangeRules.due(state, attackers, combat.exchange());
        return Optional.of(new Payment(attackers, Ids.of(worth), due, false, Payment.Kind.EXCHANGE));
    }

    /** Every set of attackers that pays; of very many attackers, only sets from the first few and the whole: see {@link #payment}. */
    private void losses(Consumer<Action> menu) {
        Ids attackers = combat.attackers();
        int listed = Math.min(attackers.size(), MOST_LISTED_LOSSES);
        for (int bits = 1; bits < 1 << listed; bits++) {
            offerLoss(subset(attackers, bits), menu);
        }
        if (listed < attackers.size()) {
            menu.accept(new Action.TakeExchange(attackers));
        }
    }

    private void offerLoss(Ids given, Consumer<Action> menu) {
        if (ExchangeRules.refusal(state, combat.attackers(), combat.exchange(), given)
                .isEmpty()) {
            menu.accept(new Action.TakeExchange(given));
        }
    }

    static Ids subset(Ids units, int bits) {
        int[] chosen = new int[units.size()];
        int count = 0;
        for (int i = 0; i < units.size(); i++) {
            if ((bits & 1 << i) != 0) {
                chosen[count++] = units.get(i);
            }
        }
        return Ids.of(chosen, count);
    }

    private void advances(Consumer<Action> menu) {
        for (int i = 0; i < combat.attackers().size(); i++) {
            for (int j = 0; j < combat.contested().size(); j++) {
                int unit = combat.attackers().get(i);
                int hex = combat.contested().get(j);
                if (AdvanceRules.mayAdvance(state, attacker, combat, unit, hex)) {
                    menu.accept(new Action.Advance(unit, hex));
                }
            }
        }
        menu.accept(new Action.EndPhase());
    }

    /** A choice at random; for an exchange units are given up until it is paid. */
    Action sample(Chance chance) {
        if (combat.stage() == CombatStage.COLUMN) {
            boolean full = chance.below(4) > 0;
            return new Action.ChooseColumn(full ? combat.column() : chance.below(combat.column() + 1));
        }
        if (combat.stage() == CombatStage.EXCHANGE) {
            return sampleLoss(chance);
        }
        RandomPick pick = new RandomPick(chance);
        options(pick);
        return pick.chosen();
    }

    private Action sampleLoss(Chance chance) {
        Ids left = combat.attackers();
        Ids given = Ids.none();
        int due = ExchangeRules.due(state, left, combat.exchange());
        while (ExchangeRules.printed(state, given) < due || overpays(left, chance)) {
            int unit = left.get(chance.below(left.size()));
            given = given.with(unit);
            left = left.without(unit);
        }
        return new Action.TakeExchange(given);
    }

    /** [Q39] Now and then more is given up than is asked for. */
    private static boolean overpays(Ids left, Chance chance) {
        return !left.isEmpty() && chance.below(16) == 0;
    }

    private static Optional<Refusal> no(String rule, String why) {
        return Optional.of(new Refusal(rule, why));
    }
}
