package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.AttackRules;
import seelowe.engine.rule.combat.RetreatRules;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;

/** The units and city hexes that a stage of a combat is about. */
@Rule({"R8.12b", "R8.21", "ER1"})
final class CombatParticipants {
    private CombatParticipants() {}

    static Ids groundUnits(GameState state, Side side, int hex) {
        Ids units = Ids.none();
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (state.unit(unit).side() == side && state.unit(unit).isGround()) {
                units = units.with(unit);
            }
        }
        return units;
    }

    /** The attacked units that may fall back instead of fighting. */
    static Ids whoMayRefuse(GameState state, Side defender, Ids targets) {
        SpecialRules scenario = SpecialRules.of(state);
        Ids units = Ids.none();
        for (int i = 0; i < targets.size(); i++) {
            for (int unit = state.first(targets.get(i)); unit >= 0; unit = state.next(unit)) {
                if (state.unit(unit).side() == defender
                        && !scenario.withdrawals(state, unit).isEmpty()) {
                    units = units.with(unit);
                }
            }
        }
        return units;
    }

    /** Those of the hexes in which there is still something to fight. */
    static Ids stillHeld(GameState state, Side attacker, Ids targets) {
        Ids held = Ids.none();
        for (int i = 0; i < targets.size(); i++) {
            if (AttackRules.isTarget(state, attacker, targets.get(i))) {
                held = held.with(targets.get(i));
            }
        }
        return held;
    }

    /** Attacked city hexes with units that could stand; the Home Guard is never asked. */
    static Ids defendedCities(GameState state, Side defender, Combat combat) {
        Ids cities = Ids.none();
        for (int i = 0; i < combat.targets().size(); i++) {
            int hex = combat.targets().get(i);
            if (state.map().isCity(hex) && state.hasGround(defender, hex)) {
                cities = cities.with(hex);
            }
        }
        return cities;
    }

    static Ids defendersToRetreat(GameState state, Side defender, Combat combat) {
        Ids units = Ids.none();
        for (int i = 0; i < combat.targets().size(); i++) {
            int hex = combat.targets().get(i);
            if (combat.standing().contains(hex)) {
                continue;
            }
            Ids here = groundUnits(state, defender, hex);
            for (int j = 0; j < here.size(); j++) {
                units = units.with(here.get(j));
            }
        }
        return units;
    }

    static Ids attackersCities(GameState state, Combat combat) {
        Ids cities = Ids.none();
        for (int i = 0; i < combat.attackers().size(); i++) {
            int hex = state.place(combat.attackers().get(i));
            if (state.map().isCity(hex) && !cities.contains(hex)) {
                cities = cities.with(hex);
            }
        }
        return cities;
    }

    static Ids attackersToRetreat(GameState state, Combat combat) {
        Ids units = Ids.none();
        for (int i = 0; i < combat.attackers().size(); i++) {
            int unit = combat.attackers().get(i);
            if (!combat.standing().contains(state.place(unit))) {
                units = units.with(unit);
            }
        }
        return units;
    }

    /** How many of these units have a hex to retreat to, as things stand. */
    static int withRetreat(GameState state, Ids units) {
        int count = 0;
        for (int i = 0; i < units.size(); i++) {
            if (RetreatRules.canRetreat(state, units.get(i))) {
                count++;
            }
        }
        return count;
    }
}
