package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.ArenaReport;
import seelowe.opponents.arena.MatchUp;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Seat;
import seelowe.opponents.steady.Beginner;
import seelowe.opponents.steady.Steady;

/** Whole games: they end, nothing is refused, and who knows his trade beats who does not. */
class SteadyPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J", "LT"})
    void games_between_two_steady_players_end_without_a_refused_action(String code) {
        ArenaReport report = Games.play(code, "steady", "steady", Games.games(4));

        assertThat(report.refused()).isZero();
        assertThat(report.games()).allSatisfy(game -> assertThat(game.turns()).isNotEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "N, GERMAN",
        "N, BRITISH",
        "H, GERMAN",
        "H, BRITISH",
        "J, GERMAN",
        "J, BRITISH",
        "LT, GERMAN",
        "LT, BRITISH"
    })
    void steady_beats_a_recruit(String code, Side side) {
        int games = Games.games(8);
        boolean german = side == Side.GERMAN;

        ArenaReport report = Games.play(code, german ? "steady" : "recruit", german ? "recruit" : "steady", games);

        assertThat(report.won(side).count()).isGreaterThanOrEqualTo(games * 3 / 4);
        assertThat(report.refused()).isZero();
    }

    /** With twice the enemy's strength ashore he must not let partisans and stragglers walk into the ports behind him. */
    @Test
    @Tag("S2")
    @Tag("DN7")
    void the_german_of_h_keeps_the_ports_that_make_his_victory_more_than_marginal() {
        ArenaReport report = Games.play("H", "steady", "steady", 12);

        int big = report.ended(GameResult.GERMAN_SUBSTANTIVE).count()
                + report.ended(GameResult.GERMAN_DECISIVE).count();
        assertThat(big).isGreaterThan(report.games().size() / 2);
    }

    /** Against the printed set-up the landing is prepared: several towns are attacked while attacks need no supplies. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    @Tag("R11.41B1")
    @Tag("R11.41B2")
    @Tag("R11.41G")
    void the_german_of_n_lands_to_attack_hastings_and_others_on_the_first_turn(int number) {
        ArenaGame game = game("N", "steady", number);
        Set<String> attacked = new HashSet<>();
        while (game.state().turn() == 1) {
            if (game.step().action() instanceof Action.Attack attack) {
                attacked.add(game.state().map().grid().number(attack.targets().get(0)));
            }
        }

        assertThat(attacked).contains("3827").hasSizeGreaterThan(1);
    }

    /** Nobody can prepare for the one landing that he always makes; the same game has the same landing all the same. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    void landings_cannot_be_foreseen(String code) {
        Set<List<Action>> landings = new HashSet<>();
        for (int number = 0; number < 12; number++) {
            landings.add(landing(game(code, "steady", number)));
        }

        assertThat(landings).hasSizeGreaterThan(2);
        assertThat(landing(game(code, "steady", 5))).isEqualTo(landing(game(code, "steady", 5)));
        assertThat(landing(game(code, "steady-0", 5))).isEqualTo(landing(game(code, "steady-0", 6)));
    }

    private static List<Action> landing(ArenaGame game) {
        while (game.state().turn() == 0 || game.state().phase() != PhaseName.GERMAN_AIR) {
            game.step();
        }
        return game.actions().stream()
                .filter(action -> action instanceof Action.Land || action instanceof Action.Drop)
                .toList();
    }

    private static ArenaGame game(String code, String german, int number) {
        Scenario scenario = Games.scenario(code);
        GameOptions options = GameOptions.defaults(scenario.rules());
        return new ArenaGame(new MatchUp(scenario, options, german, "steady-0", 12, 7), number);
    }

    /** Brighton and whatever else was taken on the first day is still there on the second. */
    @Test
    void the_german_of_n_leaves_no_port_empty_on_the_first_turn_with_the_enemy_near() {
        assertThat(portsLeftEmpty("steady-0")).isPositive();
        assertThat(portsLeftEmpty("steady")).isZero();
    }

    private static int portsLeftEmpty(String german) {
        int empty = 0;
        for (int number = 0; number < 12; number++) {
            ArenaGame game = game("N", german, number);
            while (game.state().phase() != PhaseName.EMBARKATION) {
                game.step();
            }
            for (int port : game.state().map().portHexes()) {
                empty += game.state().isGermanHeld(port) && game.state().combatUnits(Side.GERMAN, port) == 0 ? 1 : 0;
            }
        }
        return empty;
    }

    /** [LT 3.14] A town that Germans are in when the drive begins raises no partisan of its own. */
    @Test
    @Tag("LT3.14")
    void LT3_14_the_german_of_the_lions_tail_sets_up_in_towns() {
        assertThat(townsHeld("steady")).isGreaterThan(townsHeld("steady-0"));
    }

    private static int townsHeld(String german) {
        ArenaGame game = game("LT", german, 0);
        Set<PhaseName> settingUp = Set.of(PhaseName.BRITISH_SET_UP, PhaseName.GERMAN_SET_UP);
        while (settingUp.contains(game.state().phase())) {
            game.step();
        }
        int held = 0;
        for (City city : game.state().map().cities()) {
            held += city.hexes().stream().anyMatch(hex -> game.state().combatUnits(Side.GERMAN, hex) > 0) ? 1 : 0;
        }
        return held;
    }

    @ParameterizedTest
    @ValueSource(strings = {"N", "H", "J"})
    @Tag("PN9")
    void PN9_the_german_uses_up_no_supply_unit_unless_two_are_ashore(String code) {
        Scenario scenario = Games.scenario(code);
        GameOptions options = GameOptions.defaults(scenario.rules());
        int drawnOn = 0;
        for (int number = 0; number < 6; number++) {
            ArenaGame game = new ArenaGame(new MatchUp(scenario, options, "steady", "steady", 6, 7), number);
            while (!game.isOver() && game.state().turn() < scenario.rules().turns()) {
                int before = unused(game.state());
                game.step();
                int after = unused(game.state());
                if (game.state().phase() == PhaseName.GERMAN_COMBAT && after < before) {
                    assertThat(before)
                            .as("game %d, turn %d", number, game.state().turn())
                            .isGreaterThanOrEqualTo(2);
                    drawnOn++;
                }
            }
        }
        assertThat(drawnOn).isGreaterThan(10);
    }

    private static int unused(GameState state) {
        int count = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            boolean ready = state.isOnMap(unit) && !state.has(unit, Mark.EXPENDED);
            count += ready && state.unit(unit).isSupply() ? 1 : 0;
        }
        return count;
    }

    /** One who takes over in the middle of a phase goes on with the plan as if he had made it. */
    @Test
    void a_steady_who_imitates_another_does_what_the_other_would() {
        Scenario scenario = Games.scenario("N");
        Scratch scratch = Scratch.of(RuleBook.begin(scenario, GameOptions.defaults(scenario.rules())));
        GameState state = scratch.board();
        Steady first = new Steady(3);
        Steady second = new Steady(99, Beginner.MANNER);
        Dice dice = Dice.seeded(3);
        int compared = 0;
        while (state.turn() < 3) {
            Side side = RuleBook.decider(state);
            if (state.phase() == PhaseName.GERMAN_MOVEMENT) {
                second.imitate(first);
            }
            Decision decision = first.decide(Seat.imagined(state, side));
            if (state.phase() == PhaseName.GERMAN_MOVEMENT) {
                assertThat(second.decide(Seat.imagined(state, side))).isEqualTo(decision);
                compared++;
            }
            RuleBook.play(scratch, decision.action(), dice);
        }
        assertThat(compared).isGreaterThan(10);
    }

    /** In the fog a plan may rest on a wrong guess; the game goes on all the same. */
    @ParameterizedTest
    @ValueSource(strings = {"N", "J"})
    void games_in_the_fog_with_secret_plans_end_too(String code) {
        Scenario scenario = Games.scenario(code);

        ArenaReport report = Games.play(scenario, Games.foggy(scenario), "steady", "steady", Games.games(3));

        assertThat(report.games()).hasSize(Games.games(3));
    }
}
