package seelowe.protocol.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.term.CombatStage;
import seelowe.protocol.RandomGames;

class PositionTextTest {
    private static final Scenario NAVY_PLAN = RandomGames.scenario("N");
    /** A third of all states is plenty, and a third of the time. */
    private static final int ONE_IN = 3;

    private static final String OPENING = "seelowe1 N turn=1 phase=GB weather=C";

    @ParameterizedTest
    @MethodSource("seelowe.protocol.RandomGames#codes")
    void positions_of_random_games_come_back_with_the_same_hash_and_menu(String code) {
        Scenario scenario = RandomGames.scenario(code);
        for (long seed = 1; seed <= 2; seed++) {
            RandomGames.play(scenario, RandomGames.manyOptions(scenario, seed), seed, PositionTextTest::comesBackEqual);
        }
    }

    private static void comesBackEqual(Game.Step step) {
        GameState state = step.after();
        if (state.hash() % ONE_IN != 0) {
            return;
        }
        String line = PositionText.format(state);
        GameState read = PositionText.parse(line, RandomGames.DATA);
        assertThat(read.hash()).as(line).isEqualTo(state.hash());
        assertThat(read.options()).isEqualTo(state.options());
        assertThat(PositionText.format(read)).isEqualTo(line);
        if (state.turn() % 3 == 0 && state.result() == null) {
            assertThat(RuleBook.options(read)).as(line).isEqualTo(RuleBook.options(state));
            for (int hex = 0; hex < state.map().size(); hex++) {
                assertThat(read.controls(Side.GERMAN, hex)).isEqualTo(state.controls(Side.GERMAN, hex));
                assertThat(read.controls(Side.BRITISH, hex)).isEqualTo(state.controls(Side.BRITISH, hex));
            }
        }
    }

    @Test
    void the_beginning_of_a_game_is_a_short_line() {
        GameState start = RuleBook.begin(NAVY_PLAN, GameOptions.defaults(NAVY_PLAN.rules()));
        assertThat(PositionText.format(start)).isEqualTo(OPENING);
    }

    @Test
    void what_only_scenarios_with_rules_of_their_own_use_comes_back_too() {
        GameState middle =
                RandomGames.play(NAVY_PLAN, RandomGames.manyOptions(NAVY_PLAN, 1), 1, step -> {}).steps().stream()
                        .map(Game.Step::after)
                        .filter(state -> state.combat() != null
                                && state.combat().attackers().size() > 1)
                        .findFirst()
                        .orElseThrow();
        Combat combat = Objects.requireNonNull(middle.combat());
        Ids hexes = combat.targets();
        Ids units = combat.attackers();
        Campaign campaign = new Campaign(
                hexes, hexes, hexes, Ids.of(3, 1), Ids.of(0, 2), Ids.of(1), Ids.of(2, 2), Ids.of(0), 4, 2, 7, 33);
        int reserve = 0;
        while (middle.isOnMap(reserve)) {
            reserve++;
        }
        GameState state = PositionBuilder.from(middle)
                .campaign(campaign)
                .paused(units.get(0), 3)
                .unit(reserve, Place.exited(2), 0, -1)
                .combat(new Combat(
                        CombatStage.REFUSAL,
                        units,
                        hexes,
                        -1,
                        null,
                        units,
                        Ids.none(),
                        Ids.none(),
                        0,
                        Ids.none(),
                        Ids.of(reserve),
                        hexes))
                .build();
        String line = PositionText.format(state);
        assertThat(line).contains(" campaign=airfields:", " paused=", "beyond-2:", "stage:refusal");
        GameState read = PositionText.parse(line, RandomGames.DATA);
        assertThat(read.campaign()).isEqualTo(campaign);
        assertThat(read.hash()).isEqualTo(state.hash()).isNotEqualTo(middle.hash());
    }

    @Test
    void options_that_differ_from_the_defaults_are_part_of_the_position() {
        GameOptions options = GameOptions.defaults(NAVY_PLAN.rules())
                .change()
                .fogOfWar(true)
                .homeGuardExchangeValue(0)
                .build();
        String line = PositionText.format(RuleBook.begin(NAVY_PLAN, options));
        assertThat(line).contains(" options=fogOfWar:true,homeGuardExchangeValue:0 ");
        assertThat(PositionText.parse(line, RandomGames.DATA).options()).isEqualTo(options);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|format|begins with \"seelowe1\"",
                "seelowe2 N turn=1|format|this program reads seelowe1",
                "seelowe1|scenario|ends before",
                "seelowe1 Q turn=1|scenario|no scenario \"Q\"",
                "seelowe1 N phase=GB weather=C|turn|missing",
                "seelowe1 N turn=99 phase=GB weather=C|turn|a number from 1 to",
                "seelowe1 N turn=1 phase=QQ weather=C|phase|expected one of",
                "seelowe1 N turn=1 phase=GB weather=|weather|a value after the name",
                "seelowe1 N turn=1 turn=1 phase=GB weather=C|turn|twice",
                "seelowe1 N turn=1 phase=GB weather=C unit=3926:GE-LAH|unit|did you mean \"units\"?",
                "seelowe1 N turn=1 phase=GB weather=C units=3926:GE-LAX|units|did you mean \"GE-LAH\"?",
                "seelowe1 N turn=1 phase=GB weather=C units=franc:GE-LAH|units|did you mean \"france\"?",
                "seelowe1 N turn=1 phase=GB weather=C units=france:GE-LAH*Q|units|letter \"Q\"",
                "seelowe1 N turn=1 phase=GB weather=C units=france:GE-LAH,GE-LAH|units|named twice",
                "seelowe1 N turn=1 phase=GB weather=C units=3926:GE-LAH|held|do not hold it",
                "seelowe1 N turn=1 phase=GB weather=C held=3926|held|expected + or ~",
                "seelowe1 N turn=1 phase=GB weather=C held=+3926-22|held|ascend",
                "seelowe1 N turn=1 phase=GB weather=C wave=2|wave|number/points/letters",
                "seelowe1 N turn=1 phase=GB weather=C result=draw|result|over",
                "seelowe1 N turn=1 phase=GB weather=C raid=over:yes|raid|no air attack in this phase",
                "seelowe1 N turn=2 phase=GE weather=C raid=on:3926;air:1;extended:0;targets:GB-044|raid|GB-044 is not in a hex that is attacked",
                "seelowe1 N turn=1 phase=GG weather=C combat=stage:column|combat|does not go with the column",
                "seelowe1 N turn=1 phase=GG weather=C combat=stage:column;column:3-1|combat|no hex is attacked",
                "seelowe1 N turn=2 phase=L1 weather=C|phase|have no phase L1",
                "seelowe1 N turn=2 phase=BA weather=C|phase|nothing is to be decided in phase BA",
                "seelowe1 N turn=2 phase=GE weather=C units=force-C:GE-AIR-01|units|is an air unit",
                "seelowe1 N turn=2 phase=GF weather=C units=france:GE-AIR-01@4121|units|flies in phase GE alone",
                "seelowe1 N turn=2 phase=GE weather=C units=france:GE-AIR-01*Y|units|was sent against no hex",
                "seelowe1 N turn=2 phase=GE weather=C units=france:GE-LAH*Y|units|is no air unit",
                "seelowe1 N turn=2 phase=GE weather=C units=airborne:GB-044|units|across the Channel",
                "seelowe1 N turn=2 phase=GE weather=C units=holding:GE-LAH|units|holding area is British",
                "seelowe1 N options=homeGuardExchangeValue:4 turn=1 phase=GB weather=C|options|from 0 to 3",
                "seelowe1 N options=fog:true turn=1 phase=GB weather=C|options|no option \"fog\"",
                "seelowe1 N options=fogOfWar:3 turn=1 phase=GB weather=C|options|true or false",
            })
    void mistakes_name_the_field(String line, String field, String problem) {
        assertThatThrownBy(() -> PositionText.parse(line, RandomGames.DATA))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        mistake -> assertThat(mistake.field())
                                .as(mistake.getMessage())
                                .isEqualTo(field))
                .hasMessageContaining(problem);
    }
}
