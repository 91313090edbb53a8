package seelowe.engine.rule.air;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Raid;
import seelowe.engine.term.AirEffect;

/**
 * [10.1, 10.6, 10.7] What an air attack on a hex would bring, for a player who is about to send one.
 *
 * @param airUnits how many air units attack
 * @param extended whether the Extended Range table is used
 * @param counting the fewest air units that fight in the same column: those beyond add nothing
 * @param better the fewest air units that fight in the next column of this table; 0 if there is none
 * @param chances faces of six for each effect on each unit attacked
 * @param targets the units that are rolled for
 */
@Rule({"R10.1c", "R10.1d", "R10.6", "R10.7", "Q55"})
public record AirForecast(
        int airUnits, boolean extended, int counting, int better, Map<AirEffect, Integer> chances, Ids targets) {

    public AirForecast {
        chances = Collections.unmodifiableMap(new EnumMap<>(chances));
    }

    /** The attack on a hex by those who were sent there and these further air units, at least one of all. */
    public static AirForecast of(GameState state, Side attacker, int hex, Ids further) {
        Ids targets = AirTargets.in(state, attacker, Ids.of(hex));
        @Nullable Raid raid = state.raid();
        if (raid != null && raid.hexes().contains(hex)) {
            return with(raid.airUnits(hex), raid.isExtended(hex), targets);
        }
        return with(AirMissions.over(state, hex) + further.size(), isExtended(state, hex, further), targets);
    }

    private static AirForecast with(int airUnits, boolean extended, Ids targets) {
        AirAttackTable table = AirAttackTable.of(extended);
        return new AirForecast(
                airUnits,
                extended,
                counting(table, airUnits),
                better(table, airUnits),
                chances(table, airUnits),
                targets);
    }

    private static boolean isExtended(GameState state, int hex, Ids further) {
        boolean extended = AirMissions.isExtended(state, hex);
        for (int i = 0; i < further.size(); i++) {
            extended |= !AirRange.isNormal(state, further.get(i), hex);
        }
        return extended;
    }

    private static int counting(AirAttackTable table, int airUnits) {
        int counting = 0;
        for (int i = 0; i < table.columns().size() && table.columns().get(i) <= airUnits; i++) {
            counting = table.columns().get(i);
        }
        return counting;
    }

    private static int better(AirAttackTable table, int airUnits) {
        for (int i = 0; i < table.columns().size(); i++) {
            if (table.columns().get(i) > airUnits) {
                return table.columns().get(i);
            }
        }
        return 0;
    }

    private static Map<AirEffect, Integer> chances(AirAttackTable table, int airUnits) {
        Map<AirEffect, Integer> chances = new EnumMap<>(AirEffect.class);
        for (int face = 1; face <= Dice.FACES; face++) {
            chances.merge(table.effect(airUnits, face), 1, Integer::sum);
        }
        return chances;
    }
}
