package seelowe.protocol.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Raid;
import seelowe.engine.term.PhaseName;

/** Whether a position from outside holds together: what the rules take for granted, because no play can break it. */
public final class PositionCheck {
    private final GameState state;

    private PositionCheck(GameState state) {
        this.state = state;
    }

    /** @throws PositionException for the first thing that cannot be */
    public static void demandSound(GameState state) {
        PositionCheck check = new PositionCheck(state);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            UnitCheck.demandSound(state, unit);
        }
        for (int hex = 0; hex < state.map().size(); hex++) {
            check.hex(hex);
        }
        check.ending();
        check.phase();
        check.combat(state.combat());
        check.raid(state.raid());
        check.decision();
    }

    private void hex(int hex) {
        boolean german = state.hasGround(Side.GERMAN, hex);
        boolean british = state.hasGround(Side.BRITISH, hex);
        String number = state.map().grid().number(hex);
        demand(!german || !british, "units", "both sides stand in " + number + ".");
        if (isSettingUp(state.phase())) {
            return;
        }
        demand(!german || state.isGermanHeld(hex), "held", "Germans stand in " + number + " and do not hold it.");
        demand(!british || !state.isGermanHeld(hex), "held", number + " is held by Germans, but British stand in it.");
        demand(
                !german || !state.hasHomeGuard(hex),
                "guard",
                "a Home Guard and Germans are together in " + number + ".");
    }

    /** Who holds what is settled when the set-up is over. */
    public static boolean isSettingUp(PhaseName phase) {
        return phase == PhaseName.BRITISH_SET_UP
                || phase == PhaseName.GERMAN_SET_UP
                || phase == PhaseName.PARTISAN_SET_UP;
    }

    private void ending() {
        boolean over = state.phase() == PhaseName.GAME_OVER;
        demand(over == (state.result() != null), "result", "a game that is over has a result, and no other has one.");
    }

    private void phase() {
        if (state.phase() == PhaseName.GAME_OVER) {
            return;
        }
        String code = state.phase().code();
        demand(RuleBook.hasPhase(state), "phase", "games of this scenario have no phase " + code + ".");
    }

    /** Play never rests where there is nothing to choose, and nobody could get it going again. */
    private void decision() {
        if (state.phase() == PhaseName.GAME_OVER) {
            return;
        }
        List<Action> options = RuleBook.options(state);
        demand(
                !options.isEmpty(),
                "phase",
                "nothing is to be decided in phase " + state.phase().code()
                        + " here, and play would go straight on; choose a later phase.");
        boolean planless = state.phase() == PhaseName.LANDING_PLAN && state.openAreas() == 0;
        demand(
                !planless || options.contains(new Action.Roll()),
                "open",
                "a landing plan needs open areas to choose from.");
    }

    private void combat(@Nullable Combat combat) {
        if (combat == null) {
            return;
        }
        boolean combatPhase = state.phase() == PhaseName.GERMAN_COMBAT || state.phase() == PhaseName.BRITISH_COMBAT;
        demand(combatPhase, "combat", "there is no combat in this phase.");
        demand(stageFits(combat), "combat", "the stage does not go with the column and the result.");
        demand(!combat.contested().isEmpty(), "combat", "no hex is attacked.");
        for (int unit : combat.attackers().toArray()) {
            boolean fights = state.isOnMap(unit)
                    && state.unit(unit).side() == state.phase().side();
            demand(fights, "combat", state.unit(unit).key() + " cannot be among the attackers.");
        }
    }

    /** There is no column while combat can be refused, nor when everybody did and the attackers just move in. */
    private static boolean stageFits(Combat combat) {
        boolean rolled = combat.result() != null;
        boolean hasColumn = combat.column() >= 0;
        return switch (combat.stage()) {
            case REFUSAL -> !hasColumn && !rolled;
            case COLUMN -> hasColumn && !rolled;
            case ADVANCE -> hasColumn == rolled;
            case DEFENDER_CITY, DEFENDER_RETREAT, ATTACKER_CITY, ATTACKER_RETREAT, EXCHANGE -> hasColumn && rolled;
        };
    }

    private void raid(@Nullable Raid raid) {
        if (raid == null) {
            return;
        }
        boolean airPhase = state.phase() == PhaseName.GERMAN_AIR || state.phase() == PhaseName.BRITISH_AIR;
        demand(airPhase, "raid", "there is no air attack in this phase.");
        for (int unit : raid.targets().toArray()) {
            boolean attacked = raid.hexes().contains(state.mapHex(unit));
            demand(attacked, "raid", state.unit(unit).key() + " is not in a hex that is attacked from the air.");
        }
    }

    static void demand(boolean held, String field, String problem) {
        if (!held) {
            throw new PositionException(field, problem);
        }
    }
}
