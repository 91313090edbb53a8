package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.rule.air.AirAttackTable;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Raid;
import seelowe.engine.term.AirEffect;
import seelowe.engine.term.Cause;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/** [10.1c] One roll for each unit attacked, in the order the phasing player likes, and what each does [10.81]. */
@Rule({"R10.1c", "R10.81a", "R10.81b", "Q55", "D11"})
final class AirStrike {
    private AirStrike() {}

    static Optional<Refusal> refusal(GameState state, Action action) {
        @Nullable Raid raid = state.raid();
        if (raid == null || raid.over()) {
            return Refusal.because("R10.1c", "No air attack is under way.");
        }
        if (action instanceof Action.LoseAir lose) {
            return lossRefusal(state, raid, lose.unit());
        }
        if (raid.lossAt() >= 0) {
            return Refusal.because(
                    "Q55", "Say first which of your air units was shot down over hex " + number(state, raid) + ".");
        }
        return action instanceof Action.RollAir roll && raid.targets().contains(roll.unit())
                ? Optional.empty()
                : Refusal.because("R10.1c", "That unit is not among those still to be rolled for.");
    }

    private static Optional<Refusal> lossRefusal(GameState state, Raid raid, int unit) {
        if (raid.lossAt() < 0) {
            return Refusal.because("Q55", "No air unit has to be given up now.");
        }
        return state.target(unit) == raid.lossAt()
                ? Optional.empty()
                : Refusal.because(
                        "Q55", "The air unit shot down was one of those over hex " + number(state, raid) + ".");
    }

    static void lose(Resolution play, int airUnit) {
        play.eliminate(airUnit, Cause.SHOT_DOWN);
        endIfDone(play);
    }

    static void roll(Resolution play, int target) {
        play.await(new Die(DiePurpose.AIR_ATTACK, target));
    }

    static void rolled(Resolution play, int target, int face) {
        strike(play, target, face);
        endIfDone(play);
    }

    private static void endIfDone(Resolution play) {
        Raid raid = raid(play.state());
        if (raid.targets().isEmpty() && raid.lossAt() < 0) {
            play.emit(new Event.RaidEnded());
        }
    }

    private static void strike(Resolution play, int target, int face) {
        GameState state = play.state();
        int hex = state.mapHex(target);
        Raid raid = raid(state);
        AirEffect effect = AirAttackTable.of(raid.isExtended(hex)).effect(raid.airUnits(hex), face);
        play.emit(new Event.AirAttackRolled(target, effect));
        switch (effect) {
            case DISRUPTED -> disrupt(play, target);
            case ONE_AIR_UNIT_LOST -> loseOne(play, hex);
            case NONE -> {}
        }
    }

    private static void disrupt(Resolution play, int target) {
        if (Place.isEchelon(play.state().place(target))) {
            play.emit(new Event.UnitReturned(target));
        } else if (!play.state().has(target, Mark.DISRUPTED)) {
            play.emit(new Event.UnitDisrupted(target));
        }
    }

    private static void loseOne(Resolution play, int hex) {
        int any = AirMissions.interchangeable(play.state(), hex);
        if (any >= 0) {
            play.eliminate(any, Cause.SHOT_DOWN);
        } else {
            play.emit(new Event.AirLossDue(hex));
        }
    }

    static void options(GameState state, Consumer<Action> menu) {
        @Nullable Raid raid = state.raid();
        if (raid == null || raid.over()) {
            return;
        }
        Ids targets = raid.targets();
        for (int i = 0; raid.lossAt() < 0 && i < targets.size(); i++) {
            menu.accept(new Action.RollAir(targets.get(i)));
        }
        for (int i = 0; raid.lossAt() >= 0 && i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            if (state.target(unit) == raid.lossAt()) {
                menu.accept(new Action.LoseAir(unit));
            }
        }
    }

    private static Raid raid(GameState state) {
        @Nullable Raid raid = state.raid();
        if (raid == null) {
            throw new IllegalStateException("No air attack is under way");
        }
        return raid;
    }

    private static String number(GameState state, Raid raid) {
        return state.map().grid().number(raid.lossAt());
    }
}
