package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;

/** Random air play from many seeds: whatever is sampled is on the menu, and whatever is on the menu is allowed. */
class AirSamplerTest {
    private static final int GAMES = 150;
    private static final int LONGEST_PHASE = 400;

    private static Board board() {
        return Board.draw("""
                  x
                y   z
                  .
                ^   o
                  a
                b   .
                  .
                .   .
                  G
                H   I
                  E
                """)
                .normalAirRange("bGHI")
                .unit('x', "air")
                .unit('x', "air")
                .unit('y', "air")
                .unit('z', "2-5")
                .unit('a', "2-5")
                .unit('a', "2-3")
                .unit('b', "4-6 armor")
                .unit('G', "6-4")
                .unit('G', "supply")
                .unit('H', "6-4")
                .unit('I', "3-6 armor")
                .beach('G', LandingArea.D)
                .beach('H', LandingArea.D)
                .invaded(LandingArea.D)
                .echelon(LandingArea.D, 'E')
                .unitIn(Place.echelon(LandingArea.D), "ship", Side.GERMAN, "6-4")
                .unitIn(Place.FRANCE, "stores", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "more", Side.GERMAN, "supply")
                .unitIn(Place.FRANCE, "L1", Side.GERMAN, "air")
                .unitIn(Place.FRANCE, "L2", Side.GERMAN, "air")
                .unitIn(Place.FRANCE, "L3", Side.GERMAN, "air");
    }

    @ParameterizedTest
    @EnumSource(
            value = PhaseName.class,
            names = {"GERMAN_AIR", "BRITISH_AIR", "GERMAN_REINFORCEMENT"})
    @Tag("D10")
    @Tag("D12")
    void D11_random_air_play_stays_on_the_menu_and_comes_to_an_end(PhaseName name) {
        for (Weather weather : Weather.values()) {
            for (long seed = 1; seed <= GAMES; seed++) {
                playPhase(board().in(name).weather(weather).state(), name, seed, new HashSet<>());
            }
        }
    }

    @Test
    void D12_random_play_finds_every_kind_of_air_action() {
        Set<Class<?>> kinds = new HashSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            playPhase(board().in(PhaseName.BRITISH_AIR).state(), PhaseName.BRITISH_AIR, seed, kinds);
            playPhase(board().in(PhaseName.GERMAN_REINFORCEMENT).state(), PhaseName.GERMAN_REINFORCEMENT, seed, kinds);
        }
        assertThat(kinds)
                .containsExactlyInAnyOrder(
                        Action.AssignAir.class,
                        Action.RecallAir.class,
                        Action.LaunchAir.class,
                        Action.RollAir.class,
                        Action.LoseAir.class,
                        Action.BaseAir.class,
                        Action.FlySupply.class,
                        Action.EndPhase.class);
    }

    @Test
    @Tag("R10.1b")
    void R10_3b_the_menu_is_complete() {
        GameState state = board().in(PhaseName.BRITISH_AIR).state();
        List<Action> menu = menu(state);
        List<Action> allowed = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            for (int hex = 0; hex < state.map().size(); hex++) {
                addIfAllowed(state, new Action.AssignAir(unit, hex), allowed);
                addIfAllowed(state, new Action.BaseAir(unit, hex), allowed);
            }
        }
        allowed.add(new Action.EndPhase());
        assertThat(menu).containsExactlyInAnyOrderElementsOf(allowed);
    }

    private static void addIfAllowed(GameState state, Action action, List<Action> allowed) {
        if (SequenceOfPlay.refusal(state, Side.BRITISH, action).isEmpty()) {
            allowed.add(action);
        }
    }

    private static void playPhase(GameState begin, PhaseName name, long seed, Set<Class<?>> kinds) {
        Scratch scratch = Scratch.of(begin);
        GameState state = scratch.board();
        Chance chance = new Chance(seed);
        Dice dice = Dice.seeded(seed);
        int actions = 0;
        while (state.phase() == name && state.turn() == 3) {
            List<Action> menu = menu(state);
            for (Action option : menu) {
                assertThat(SequenceOfPlay.refusal(state, name.side(), option))
                        .as("seed " + seed + ", " + option)
                        .isEmpty();
            }
            Action action = SequenceOfPlay.sample(state, chance);
            assertThat(menu).as("seed " + seed).contains(action);
            kinds.add(action.getClass());
            RuleBook.play(scratch, action, dice);
            assertThat(++actions).as("seed " + seed).isLessThan(LONGEST_PHASE);
        }
        assertGrounded(state, seed);
    }

    private static void assertGrounded(GameState state, long seed) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            assertThat(state.target(unit)).as("seed " + seed).isNegative();
            assertThat(state.has(unit, Mark.AIRBORNE)).as("seed " + seed).isFalse();
        }
        for (int hex = 0; hex < state.map().size(); hex++) {
            int room = state.combatUnits(Side.BRITISH, hex) > 0 ? 1 : 2;
            assertThat(state.groundedAirUnits(Side.BRITISH, hex))
                    .as("seed " + seed)
                    .isLessThanOrEqualTo(room);
        }
    }

    private static List<Action> menu(GameState state) {
        List<Action> menu = new ArrayList<>();
        SequenceOfPlay.options(state, menu::add);
        return menu;
    }
}
