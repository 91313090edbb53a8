package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AttackRules;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.Cause;
import seelowe.engine.term.Refusal;

/** [4.1-GG, 4.1-BF] Attacks at the phasing player's wish, one at a time, each carried through before the next. */
@Rule({"R4.1-GG", "R4.1-BF", "R6.3", "R8.0a", "R8.0c", "R8.12a", "Q26"})
final class CombatPhase implements Phase {
    private final Side side;

    CombatPhase(Side side) {
        this.side = side;
    }

    @Override
    public Side decider(GameState state) {
        Combat combat = state.combat();
        return combat == null ? side : new CombatDecisions(state, side, combat).decider();
    }

    @Override
    public boolean hasDecision(GameState state) {
        return new AttackTargets(state, side).hasAny();
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        Combat combat = state.combat();
        if (combat != null) {
            return new CombatDecisions(state, side, combat).refusal(action);
        }
        if (action instanceof Action.Attack attack) {
            return AttackRules.attackRefusal(state, side, attack.attackers(), attack.targets(), attack.supply());
        }
        return action instanceof Action.EndPhase
                ? Optional.empty()
                : Optional.of(
                        new Refusal("R4.1-" + state.phase().code(), "In a Combat Phase you attack, or end the phase."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        Combat combat = play.state().combat();
        CombatResolver resolver = new CombatResolver(play, side);
        if (combat != null) {
            new CombatDecisions(play.state(), side, combat).resolve(resolver, action);
        } else if (action instanceof Action.Attack attack) {
            resolver.declare(attack);
        } else if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else {
            throw Phase.unknown(action);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        new CombatResolver(play, side).rolled(face);
    }

    @Override
    public void resume(Resolution play) {
        if (play.state().combat() != null) {
            new CombatResolver(play, side).resume();
        }
    }

    /** [9.7c] Supply units that attacks have drawn on leave when the phase closes. */
    @Override
    @Rule("R9.7c")
    public void close(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.has(unit, Mark.EXPENDED)) {
                play.eliminate(unit, Cause.EXPENDED);
            }
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        Combat combat = state.combat();
        if (combat != null) {
            new CombatDecisions(state, side, combat).options(menu);
            return;
        }
        new AttackMenu(state, side).offerAll(menu);
        menu.accept(new Action.EndPhase());
    }

    @Override
    public void outline(GameState state, Consumer<Action> menu) {
        if (state.combat() != null) {
            options(state, menu);
        } else {
            menu.accept(new Action.EndPhase());
        }
    }

    @Override
    public Optional<Payment> payment(GameState state) {
        Combat combat = state.combat();
        return combat == null ? Optional.empty() : new CombatDecisions(state, side, combat).payment();
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        Combat combat = state.combat();
        if (combat != null) {
            return new CombatDecisions(state, side, combat).sample(chance);
        }
        return chance.below(8) == 0 ? new Action.EndPhase() : new AttackMenu(state, side).sample(chance);
    }
}
