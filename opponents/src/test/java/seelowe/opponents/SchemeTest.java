package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.City;
import seelowe.engine.board.Hexes;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.steady.Scheme;

/** Each of the fixed plans does what its name says, more than Steady does it with the same dice. */
class SchemeTest {
    private static final int GAMES = 4;
    private static final int LOOK_AT = 8;

    @Test
    void studies_can_call_for_every_plan_and_players_are_offered_none() {
        for (String name : List.of("plan-london", "plan-ports", "plan-hunt", "plan-north", "plan-harbours")) {
            assertThat(Opponents.isKnown(name)).isTrue();
            assertThat(Opponents.isOffered(name)).isFalse();
        }
        assertThat(Scheme.values()).hasSize(5);
    }

    @Test
    void one_gathers_the_British_in_London() {
        ToIntFunction<GameState> inLondon = state -> state.map().cities().stream()
                .filter(city -> city.hexes().size() > 5)
                .mapToInt(city -> strengthIn(state, city))
                .sum();

        assertThat(sum("steady", "plan-london", inLondon)).isGreaterThan(2 * sum("steady", "steady", inLondon));
    }

    @Test
    void one_stands_in_every_port_that_is_still_British() {
        ToIntFunction<GameState> garrisons = state -> {
            int count = 0;
            for (int port : state.map().portHexes()) {
                count += state.combatUnits(Side.BRITISH, port) > 0 ? 1 : 0;
            }
            return count;
        };

        assertThat(sum("steady", "plan-ports", garrisons)).isGreaterThan(sum("steady", "steady", garrisons));
    }

    @Test
    void one_is_closer_to_the_supply_units() {
        ToIntFunction<GameState> nearest = state -> -nearestToSupplies(state);

        assertThat(sum("steady", "plan-hunt", nearest)).isGreaterThan(sum("steady", "steady", nearest));
    }

    @Test
    void one_gets_farther_north() {
        ToIntFunction<GameState> north = state -> {
            int northernmost = Integer.MAX_VALUE;
            for (int unit = 0; unit < state.unitCount(); unit++) {
                if (state.isOnMap(unit)
                        && state.unit(unit).side() == Side.GERMAN
                        && state.unit(unit).isCombat()) {
                    northernmost = Math.min(northernmost, toNorth(state, state.place(unit)));
                }
            }
            return -northernmost;
        };

        assertThat(sum("plan-north", "steady", north)).isGreaterThan(sum("steady", "steady", north));
    }

    @Test
    void one_takes_more_ports_on_the_first_day() {
        ToIntFunction<GameState> ports = VictoryConditions::portsHeld;

        assertThat(sum(2, "plan-harbours", "steady", ports)).isGreaterThan(sum(2, "steady", "steady", ports));
    }

    private static int strengthIn(GameState state, City city) {
        int sum = 0;
        for (int hex : city.hexes()) {
            for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
                boolean counts = state.unit(unit).side() == Side.BRITISH
                        && state.unit(unit).isCombat();
                sum += counts ? state.unit(unit).strength() : 0;
            }
        }
        return sum;
    }

    private static int toNorth(GameState state, int from) {
        int nearest = Integer.MAX_VALUE;
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (state.map().isNorthEdge(hex)) {
                nearest = Math.min(nearest, state.map().grid().distance(from, hex));
            }
        }
        return nearest;
    }

    /** Over all German supply units, how far the nearest British strength is. */
    private static int nearestToSupplies(GameState state) {
        int sum = 0;
        Hexes supplies = state.supplyHexes();
        for (int hex = supplies.next(0); hex >= 0; hex = supplies.next(hex + 1)) {
            int nearest = 60;
            for (int unit = 0; unit < state.unitCount(); unit++) {
                if (state.isOnMap(unit)
                        && state.unit(unit).side() == Side.BRITISH
                        && state.unit(unit).isCombat()) {
                    nearest = Math.min(nearest, state.map().grid().distance(hex, state.place(unit)));
                }
            }
            sum += nearest;
        }
        return sum;
    }

    /** Over some games, looked at in the middle. */
    private static int sum(String german, String british, ToIntFunction<GameState> what) {
        return sum(LOOK_AT, german, british, what);
    }

    private static int sum(int turn, String german, String british, ToIntFunction<GameState> what) {
        Scenario scenario = Games.scenario("N");
        MatchUp matchUp = new MatchUp(scenario, GameOptions.defaults(scenario.rules()), german, british, GAMES, 31);
        int sum = 0;
        for (int i = 0; i < GAMES; i++) {
            ArenaGame game = new ArenaGame(matchUp, i);
            while (!game.isOver() && game.state().turn() < turn) {
                game.step();
            }
            sum += what.applyAsInt(game.state());
        }
        return sum;
    }
}
