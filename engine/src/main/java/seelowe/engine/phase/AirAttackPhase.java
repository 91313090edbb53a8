package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.rule.air.AirTargets;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Raid;
import seelowe.engine.term.Refusal;

/**
 * [4.1-GE, 4.1-BD] Air attacks, and new bases for British air units. Three parts, each in a class of its own: sending air units
 * ({@link AirAssignment}), rolling for their targets ({@link AirStrike}), coming home ({@link AirBasing}, {@link AirHomecoming}).
 */
@Rule({"R4.1-GE", "R4.1-BD", "R11.41E", "D10", "D11", "D12"})
final class AirAttackPhase implements Phase {
    private final Side side;

    AirAttackPhase(Side side) {
        this.side = side;
    }

    @Override
    public boolean hasDecision(GameState state) {
        @Nullable Raid raid = state.raid();
        if (raid != null && !raid.over()) {
            return true;
        }
        if (side == Side.BRITISH) {
            return AirBasing.isAnyLeft(state);
        }
        return raid == null ? mayFly(state) : AirHomecoming.isAnyLeft(state);
    }

    private boolean mayFly(GameState state) {
        boolean any = AirMissions.anySent(state) || AirMissions.anyReady(state, side);
        return any && state.weather().allowsFlying() && AirTargets.exist(state, side);
    }

    @Override
    public void close(Resolution play) {
        AirBasing.loseBaseless(play);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.AssignAir
                || action instanceof Action.RecallAir
                || action instanceof Action.LaunchAir) {
            return AirAssignment.refusal(state, side, action);
        }
        if (action instanceof Action.RollAir || action instanceof Action.LoseAir) {
            return AirStrike.refusal(state, action);
        }
        if (action instanceof Action.BaseAir base) {
            return side == Side.BRITISH ? AirBasing.refusal(state, base) : AirHomecoming.baseRefusal(state, base);
        }
        if (action instanceof Action.ReturnToFrance back && side == Side.GERMAN) {
            return AirHomecoming.returnRefusal(state, back.unit());
        }
        return action instanceof Action.EndPhase ? endRefusal(state) : Optional.of(notNow(state));
    }

    private static Refusal notNow(GameState state) {
        return new Refusal(
                "R4.1-" + state.phase().code(),
                "This is the " + state.phase().title() + " phase: air units fly, nothing else can be done.");
    }

    private Optional<Refusal> endRefusal(GameState state) {
        @Nullable Raid raid = state.raid();
        if (raid == null) {
            return AirMissions.anySent(state)
                    ? Optional.of(new Refusal(
                            "R10.1b", "Air units wait over their targets: launch the air attacks or recall them."))
                    : Optional.empty();
        }
        if (!raid.over()) {
            return Optional.of(new Refusal("R10.1c", "The air attacks are not over: roll for each unit attacked."));
        }
        return side == Side.BRITISH ? AirBasing.endRefusal(state) : AirHomecoming.endRefusal(state);
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.EndPhase) {
            SequenceOfPlay.endPhase(play);
        } else if (action instanceof Action.RollAir roll) {
            AirStrike.roll(play, roll.unit());
        } else if (action instanceof Action.LoseAir lose) {
            AirStrike.lose(play, lose.unit());
            endIfDone(play);
        } else if (action instanceof Action.BaseAir base) {
            AirBasing.resolve(play, base);
            endIfDone(play);
        } else if (action instanceof Action.ReturnToFrance back) {
            play.emit(new Event.UnitReturned(back.unit()));
            endIfDone(play);
        } else {
            AirAssignment.resolve(play, side, action);
        }
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        AirStrike.rolled(play, die.unit(), face);
        endIfDone(play);
    }

    private void endIfDone(Resolution play) {
        AirHomecoming.settle(play);
        if (!hasDecision(play.state())) {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        AirAssignment.options(state, side, menu);
        AirStrike.options(state, menu);
        if (side == Side.BRITISH) {
            AirBasing.options(state, menu);
        } else {
            AirHomecoming.options(state, menu);
        }
        if (endRefusal(state).isEmpty()) {
            menu.accept(new Action.EndPhase());
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        return new AirSampler(state, side, chance).sample();
    }
}
