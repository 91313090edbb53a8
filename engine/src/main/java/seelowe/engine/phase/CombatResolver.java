package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Die;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AdvanceRules;
import seelowe.engine.rule.combat.CombatOdds;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.DieModifier;
import seelowe.engine.rule.combat.ExchangeRules;
import seelowe.engine.rule.combat.RetreatRules;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.CombatStage;
import seelowe.engine.term.DiePurpose;

/**
 * Carries a combat from its declaration to the advance, stage by stage (ledger 2.3). A stage with nothing to decide is passed
 * over; a retreat that leaves no choice is made without asking.
 */
@Rule({"R8.0c", "R8.81-Ae", "R8.81-Ar", "R8.81-Br", "R8.81-Dr", "R8.81-Ex", "R8.81-De", "ER1", "Q35"})
final class CombatResolver {
    private final Resolution play;
    private final Side attacker;

    CombatResolver(Resolution play, Side attacker) {
        this.play = play;
        this.attacker = attacker;
    }

    void declare(Action.Attack attack) {
        Ids unsure = CombatParticipants.whoMayRefuse(play.state(), attacker.enemy(), attack.targets());
        if (unsure.isEmpty()) {
            fight(attack.attackers(), attack.targets(), attack.supply());
        } else {
            play.emit(new CampaignEvent.AttackAnnounced(attack.attackers(), attack.targets(), attack.supply(), unsure));
        }
    }

    private void fight(Ids attackers, Ids targets, Ids supply) {
        GameState state = play.state();
        CombatOdds odds = CombatOdds.of(state, attackers, targets);
        int value = ExchangeRules.value(state, targets);
        play.emit(new Event.AttackDeclared(attackers, targets, supply, odds.columnFought(), value));
        SpecialPlay.of(state).attacked(play, attackers, targets);
        for (int i = 0; i < targets.size(); i++) {
            activate(targets.get(i));
        }
    }

    /** An attacked unit falls back instead of fighting. */
    void withdraw(int unit, int hex) {
        Entering.before(play, unit, hex);
        play.emit(new CampaignEvent.UnitWithdrew(unit, hex));
        Entering.after(play, unit, hex);
        settleRefusals();
    }

    void giveBattle(int unit) {
        play.emit(new CampaignEvent.BattleGiven(unit));
        settleRefusals();
    }

    /** Those who can no longer fall back must fight; when all have decided, whoever is left is fought. */
    private void settleRefusals() {
        if (SequenceOfPlay.isInterrupted(play.state())) {
            return;
        }
        for (int unit : combat().pending().toArray()) {
            if (SpecialRules.of(play.state()).withdrawals(play.state(), unit).isEmpty()) {
                play.emit(new CampaignEvent.BattleGiven(unit));
            }
        }
        Combat combat = combat();
        if (!combat.pending().isEmpty()) {
            return;
        }
        Ids held = CombatParticipants.stillHeld(play.state(), attacker, combat.targets());
        fight(combat.attackers(), held, held.isEmpty() ? Ids.none() : combat.supply());
        if (held.isEmpty()) {
            begin(CombatStage.ADVANCE);
        }
    }

    /** Something interrupted the combat and is settled. */
    void resume() {
        switch (combat().stage()) {
            case REFUSAL -> settleRefusals();
            case DEFENDER_RETREAT, ATTACKER_RETREAT -> settleRetreats();
            case ADVANCE -> settleAdvance();
            case COLUMN, DEFENDER_CITY, ATTACKER_CITY, EXCHANGE -> {}
        }
    }

    /** [11.52b] Everybody in an attacked hex may act from now on. */
    @Rule({"R11.52b", "Q42"})
    private void activate(int hex) {
        GameState state = play.state();
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.has(unit, Mark.UNACTIVATED)) {
                play.emit(new Event.UnitActivated(unit));
            }
        }
    }

    /** [8.6] The column is settled, and the die decides. */
    @Rule({"R8.6", "Q43"})
    void chooseColumn(int column) {
        play.emit(new Event.ColumnChosen(column));
        play.await(new Die(DiePurpose.COMBAT, combat().targets().get(0)));
    }

    void rolled(int face) {
        Combat combat = combat();
        int die = face + DieModifier.of(play.state(), combat.attackers(), combat.targets());
        CombatResult result = CombatResultsTable.result(combat.column(), die);
        play.emit(new Event.CombatRolled(result, die));
        if (SpecialRules.of(play.state()).isVoid(play.state(), combat.attackers(), combat.targets(), result)) {
            begin(CombatStage.ADVANCE);
            return;
        }
        switch (result) {
            case ATTACKER_ELIMINATED -> {
                eliminate(combat.attackers(), Cause.COMBAT);
                finish();
            }
            case ATTACKER_RETREATS -> begin(CombatStage.ATTACKER_CITY);
            case BOTH_RETREAT, DEFENDER_RETREATS -> begin(CombatStage.DEFENDER_CITY);
            case EXCHANGE -> {
                eliminateDefenders(Cause.EXCHANGE);
                begin(CombatStage.EXCHANGE);
            }
            case DEFENDER_ELIMINATED -> {
                eliminateDefenders(Cause.COMBAT);
                begin(CombatStage.ADVANCE);
            }
        }
    }

    void decideCity(int hex, boolean stand) {
        play.emit(new Event.CityDecided(hex, stand));
        if (combat().pending().isEmpty()) {
            begin(afterStage(combat().stage()));
        }
    }

    void retreat(int unit, int hex) {
        step(unit, hex);
        settleRetreats();
    }

    void exchange(Ids given) {
        eliminate(given, Cause.EXCHANGE);
        begin(CombatStage.ADVANCE);
    }

    void advance(int unit, int hex) {
        Entering.before(play, unit, hex);
        play.emit(new Event.UnitAdvanced(unit, hex));
        Entering.after(play, unit, hex);
        settleAdvance();
    }

    private void settleAdvance() {
        boolean held = SequenceOfPlay.isInterrupted(play.state());
        if (!held && !AdvanceRules.isPossible(play.state(), attacker, combat())) {
            finish();
        }
    }

    void finish() {
        play.emit(new Event.CombatEnded());
    }

    private void begin(CombatStage stage) {
        play.emit(new Event.CombatStageBegan(stage, pendingIn(stage)));
        switch (stage) {
            case DEFENDER_CITY, ATTACKER_CITY -> {
                if (combat().pending().isEmpty()) {
                    begin(afterStage(stage));
                }
            }
            case DEFENDER_RETREAT, ATTACKER_RETREAT -> settleRetreats();
            case EXCHANGE -> settleExchange();
            case ADVANCE -> settleAdvance();
            case REFUSAL, COLUMN -> throw new IllegalStateException("A combat begins by being declared");
        }
    }

    private CombatStage afterStage(CombatStage stage) {
        return switch (stage) {
            case DEFENDER_CITY -> CombatStage.DEFENDER_RETREAT;
            case DEFENDER_RETREAT ->
                combat().result() == CombatResult.BOTH_RETREAT ? CombatStage.ATTACKER_CITY : CombatStage.ADVANCE;
            case ATTACKER_CITY -> CombatStage.ATTACKER_RETREAT;
            case ATTACKER_RETREAT, EXCHANGE, ADVANCE, REFUSAL, COLUMN -> CombatStage.ADVANCE;
        };
    }

    private Ids pendingIn(CombatStage stage) {
        GameState state = play.state();
        Combat combat = combat();
        return switch (stage) {
            case DEFENDER_CITY -> CombatParticipants.defendedCities(state, attacker.enemy(), combat);
            case DEFENDER_RETREAT -> CombatParticipants.defendersToRetreat(state, attacker.enemy(), combat);
            case ATTACKER_CITY -> CombatParticipants.attackersCities(state, combat);
            case ATTACKER_RETREAT -> CombatParticipants.attackersToRetreat(state, combat);
            case EXCHANGE, ADVANCE, REFUSAL, COLUMN -> Ids.none();
        };
    }

    /** Makes the retreats that leave no choice, and goes on when all are made. */
    private void settleRetreats() {
        GameState state = play.state();
        while (!combat().pending().isEmpty()) {
            if (SequenceOfPlay.isInterrupted(state)) {
                return;
            }
            Ids pending = combat().pending();
            int mobile = CombatParticipants.withRetreat(state, pending);
            if (mobile > 1 || (mobile == 1 && pending.size() > 1)) {
                return;
            }
            Ids hexes = RetreatRules.hexes(state, pending.get(0));
            if (hexes.size() > 1) {
                return;
            }
            step(pending.get(0), hexes.isEmpty() ? -1 : hexes.get(0));
        }
        if (!SequenceOfPlay.isInterrupted(state)) {
            begin(afterStage(combat().stage()));
        }
    }

    private void step(int unit, int hex) {
        if (hex < 0) {
            play.eliminate(unit, Cause.NO_RETREAT);
            return;
        }
        Entering.before(play, unit, hex);
        play.emit(new Event.UnitRetreated(unit, hex));
        Entering.after(play, unit, hex);
    }

    /** [8.81] Nothing to choose when nothing is owed or when all the attackers together do not exceed it. */
    private void settleExchange() {
        Combat combat = combat();
        if (combat.exchange() == 0) {
            begin(CombatStage.ADVANCE);
        } else if (ExchangeRules.printed(play.state(), combat.attackers()) <= combat.exchange()) {
            exchange(combat.attackers());
        }
    }

    @Rule({"R7.4c", "R10.21b", "R14.3b"})
    private void eliminateDefenders(Cause cause) {
        Ids targets = combat().targets();
        for (int i = 0; i < targets.size(); i++) {
            int hex = targets.get(i);
            eliminate(CombatParticipants.groundUnits(play.state(), attacker.enemy(), hex), cause);
            SpecialPlay.of(play.state()).stormed(play, combat().attackers(), hex);
            if (play.state().hasHomeGuard(hex)) {
                play.emit(new Event.HomeGuardReduced(hex));
            }
        }
    }

    private void eliminate(Ids units, Cause cause) {
        for (int i = 0; i < units.size(); i++) {
            play.eliminate(units.get(i), cause);
        }
    }

    private Combat combat() {
        Combat combat = play.state().combat();
        if (combat == null) {
            throw new IllegalStateException("No combat is in progress");
        }
        return combat;
    }
}
