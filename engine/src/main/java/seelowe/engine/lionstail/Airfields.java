package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.Resolution;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Cause;
import seelowe.engine.term.CombatResult;
import seelowe.engine.term.Refusal;

/** [LT 3.23] German airfields: partisans attack them, regulars overrun them, and nobody else comes near. */
@Rule({"LT3.23", "Q101", "Q102"})
final class Airfields {
    /** What an airfield adds to the defence of its hex. */
    private static final int STRENGTH = 1;

    private Airfields() {}

    /** [Q102] While it stands, partisans get into the hex by no means. */
    static Optional<Refusal> closure(GameState state, Unit unit, int hex) {
        return Towns.isPartisan(unit) && state.campaign().isAirfield(hex)
                ? Refusal.because(
                        "Q102",
                        "A German airfield is in hex " + state.map().grid().number(hex)
                                + ": partisans must destroy it by an attack before they can enter.")
                : Optional.empty();
    }

    /** [Q102] No base for the RAF. */
    static Optional<Refusal> baseClosure(GameState state, int hex) {
        return state.campaign().isAirfield(hex)
                ? Refusal.because(
                        "Q102",
                        "A German airfield is in hex " + state.map().grid().number(hex) + ": no base for the RAF.")
                : Optional.empty();
    }

    /** [8.14] Whoever attacks it attacks the ground units in it: not if all of these have been attacked in this phase. */
    @Rule("R8.14b")
    static boolean isTarget(GameState state, Side attacker, int hex) {
        return attacker == Side.BRITISH && isFresh(state, hex) && !holdsOnlyAttacked(state, hex);
    }

    private static boolean holdsOnlyAttacked(GameState state, int hex) {
        return state.options().rulesVersion().airfieldSharesAttack()
                && state.hasGround(Side.GERMAN, hex)
                && !hasFreshGround(state, hex);
    }

    /** [8.14] Standing, and not attacked in this phase. */
    private static boolean isFresh(GameState state, int hex) {
        return state.campaign().isAirfield(hex)
                && !state.campaign().attackedAirfields().contains(hex);
    }

    static int addedDefence(GameState state, Ids attackers, int hex) {
        return isFresh(state, hex) && hasPartisan(state, attackers) ? STRENGTH : 0;
    }

    /** [Q101] Regulars alone have nothing to attack where nobody stands. */
    static Optional<Refusal> attackRefusal(GameState state, Ids attackers, Ids targets) {
        for (int i = 0; i < targets.size(); i++) {
            int hex = targets.get(i);
            if (state.campaign().isAirfield(hex) && !hasFreshGround(state, hex) && !hasPartisan(state, attackers)) {
                return Refusal.because(
                        "Q101",
                        "Only partisans attack an airfield without ground units, as in hex "
                                + state.map().grid().number(hex) + "; regulars destroy it by entering.");
            }
        }
        return Optional.empty();
    }

    private static boolean hasFreshGround(GameState state, int hex) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).isGround() && CombatStrength.isFresh(state, unit)) {
                return true;
            }
        }
        return false;
    }

    /** [Q101] An exchange does nothing to anybody where partisans attack an airfield. */
    static boolean isVoid(GameState state, Ids attackers, Ids targets, CombatResult result) {
        return result == CombatResult.EXCHANGE
                && hasPartisan(state, attackers)
                && !among(state, targets).isEmpty();
    }

    static void attacked(Resolution play, Ids attackers, Ids targets) {
        Ids airfields = among(play.state(), targets);
        if (!airfields.isEmpty() && hasPartisan(play.state(), attackers)) {
            play.emit(new CampaignEvent.AirfieldsAttacked(airfields));
        }
    }

    /** The defenders of the hex are eliminated. */
    static void stormed(Resolution play, Ids attackers, int hex) {
        if (play.state().campaign().isAirfield(hex) && hasPartisan(play.state(), attackers)) {
            destroy(play, hex, Cause.COMBAT);
        }
    }

    /** [Q102] A regular comes into the hex. */
    static void overrun(Resolution play, int unit, int hex) {
        if (play.state().campaign().isAirfield(hex)
                && Towns.isRegular(play.state().unit(unit))) {
            destroy(play, hex, Cause.OVERRUN);
        }
    }

    private static void destroy(Resolution play, int hex, Cause cause) {
        GameState state = play.state();
        int unit = state.first(hex);
        while (unit >= 0) {
            int next = state.next(unit);
            if (state.unit(unit).isAir()) {
                play.eliminate(unit, cause);
            }
            unit = next;
        }
        play.emit(new CampaignEvent.AirfieldDestroyed(hex));
    }

    private static Ids among(GameState state, Ids hexes) {
        Ids airfields = Ids.none();
        for (int i = 0; i < hexes.size(); i++) {
            if (state.campaign().isAirfield(hexes.get(i))) {
                airfields = airfields.with(hexes.get(i));
            }
        }
        return airfields;
    }

    private static boolean hasPartisan(GameState state, Ids units) {
        for (int i = 0; i < units.size(); i++) {
            if (Towns.isPartisan(state.unit(units.get(i)))) {
                return true;
            }
        }
        return false;
    }
}
