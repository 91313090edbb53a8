package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.board.HexDirection;
import seelowe.engine.force.Side;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.rule.supply.SupplyTracer;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;

/** What a hex would defend with if it were surrounded, against hexes that are: games at random bring about enough of them. */
class SurroundedDefenceTest {
    private static final int GAMES = 4;
    private static final int NOW_AND_THEN = 10;

    private int surrounded;
    private int halved;

    @ParameterizedTest
    @ValueSource(strings = {"N", "J"})
    @Tag("R9.0c")
    @Tag("C13-I")
    void R9_0c_a_hex_without_an_open_neighbour_defends_as_foretold(String code) {
        Scenario scenario = Built.scenario(code);
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomGame game = new RandomGame(scenario, GameOptions.defaults(scenario.rules()), seed);
            for (int step = 0; !game.isOver(); step++) {
                GameState state = game.step().after();
                if (step % NOW_AND_THEN == 0) {
                    compareAll(state, "seed " + seed + ", step " + step);
                }
            }
        }
        assertThat(surrounded).as("hexes without an open neighbour").isGreaterThan(100);
        assertThat(halved).as("hexes that defend with less for it").isGreaterThan(20);
    }

    private void compareAll(GameState state, String where) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            for (Side side : Side.values()) {
                if (state.combatUnits(side, hex) > 0) {
                    compare(state, side, hex, where);
                }
            }
        }
    }

    private void compare(GameState state, Side side, int hex, String where) {
        int now = CombatStrength.hexDefence(state, hex);
        int foretold = CombatStrength.surroundedDefence(state, hex);
        assertThat(foretold).as(where).isLessThanOrEqualTo(now);
        if (!hasOpenNeighbour(state, side, hex)) {
            assertThat(now).as("%s: %s", where, state.map().grid().number(hex)).isEqualTo(foretold);
            surrounded++;
            halved += now < undiminished(state, hex) ? 1 : 0;
        }
    }

    private static boolean hasOpenNeighbour(GameState state, Side side, int hex) {
        for (int way = 0; way < HexDirection.COUNT; way++) {
            int next = state.map().link(hex, way);
            if (next >= 0 && SupplyTracer.isOpen(state, side, next)) {
                return true;
            }
        }
        return false;
    }

    private static int undiminished(GameState state, int hex) {
        int sum = 0;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            sum += state.unit(unit).isCombat() && CombatStrength.isFresh(state, unit)
                    ? state.unit(unit).strength() * CombatStrength.POINT
                    : 0;
        }
        return sum;
    }
}
