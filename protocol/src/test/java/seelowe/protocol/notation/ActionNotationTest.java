package seelowe.protocol.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.RandomGames;

class ActionNotationTest {
    private static final Scenario NAVY_PLAN = RandomGames.scenario("N");
    private static final ActionNotation NOTATION = new ActionNotation(NAVY_PLAN);

    private static int unit(String key) {
        return new Names(NAVY_PLAN).unit(key);
    }

    private static int hex(String number) {
        return NAVY_PLAN.map().grid().parse(number);
    }

    /** One of each kind, and the shapes that lists and choices can take. */
    private static List<Action> specimens() {
        int first = unit("GE-ID17-IR021");
        int second = unit("GE-ID17-IR055");
        int hex = hex("3926");
        Ids pair = Ids.of(first, second);
        Ids path = Ids.of(hex, hex("3825"));
        return List.of(
                new Action.Roll(),
                new Action.EndPhase(),
                new Action.Resign(),
                new Action.AgreeDraw(),
                new Action.Forfeit(),
                new Action.Concede(),
                new Action.AssignArea(first, LandingArea.C),
                new Action.Land(first, hex),
                new Action.Drop(first, hex),
                new Action.ReturnToFrance(first),
                new Action.FlySupply(first, hex),
                new Action.AssignAir(first, hex),
                new Action.RecallAir(first),
                new Action.LaunchAir(),
                new Action.RollAir(first),
                new Action.LoseAir(first),
                new Action.BaseAir(first, hex),
                new Action.Move(first, path),
                new Action.Move(first, Ids.none()),
                new Action.MoveByRail(first, path),
                new Action.EnterByRail(first, path),
                new Action.RemoveExcess(first),
                new Action.Attack(pair, path, Ids.none()),
                new Action.Attack(pair, Ids.of(hex), Ids.of(second, second)),
                new Action.Attack(Ids.none(), Ids.none(), Ids.none()),
                new Action.ChooseColumn(0),
                new Action.ChooseColumn(7),
                new Action.StandInCity(hex, true),
                new Action.StandInCity(hex, false),
                new Action.Retreat(first, hex),
                new Action.Retreat(first, HexGrid.OFF_MAP),
                new Action.TakeExchange(pair),
                new Action.TakeExchange(Ids.none()),
                new Action.Advance(first, hex),
                new Action.StartWave(),
                new Action.Embark(first, LandingArea.G),
                new Action.PlacePartisan(hex),
                new Action.Deploy(first, hex),
                new Action.BuildAirfield(hex),
                new Action.Withdraw(first, hex),
                new Action.GiveBattle(first),
                new Action.Exit(first, path, 2),
                new Action.Exit(first, Ids.none(), 0),
                new Action.TakeLosses(pair),
                new Action.NameGroup(0),
                new Action.Regroup(first, 3),
                new Action.RaidSupply(first),
                new Action.Entrain(first),
                new Action.Detrain(first));
    }

    @Test
    void every_kind_of_action_has_a_specimen_that_comes_back_equal() {
        Set<String> kinds = new TreeSet<>();
        Set<String> lines = new TreeSet<>();
        for (Action action : specimens()) {
            String line = NOTATION.format(action);
            assertThat(NOTATION.parse(line)).as(line).isEqualTo(action);
            assertThat(lines.add(line))
                    .as("%s is written like another action", action)
                    .isTrue();
            kinds.add(action.getClass().getName());
        }
        assertThat(kinds)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Action.class.getPermittedSubclasses())
                        .map(Class::getName)
                        .toList());
        assertThat(ActionForms.ALL).hasSameSizeAs(kinds);
    }

    @ParameterizedTest
    @MethodSource("seelowe.protocol.RandomGames#codes")
    void every_action_of_random_games_comes_back_equal(String code) {
        Scenario scenario = RandomGames.scenario(code);
        ActionNotation notation = new ActionNotation(scenario);
        for (long seed = 1; seed <= 3; seed++) {
            RandomGames.play(scenario, RandomGames.manyOptions(scenario, seed), seed, step -> {
                String line = notation.format(step.action());
                assertThat(notation.parse(line)).as(line).isEqualTo(step.action());
            });
        }
    }

    @Test
    void lines_read_as_documented() {
        List<String> lines = new ArrayList<>();
        specimens().forEach(action -> lines.add(NOTATION.format(action)));
        assertThat(lines)
                .contains(
                        ".",
                        "roll",
                        "plan GE-ID17-IR021 C",
                        "GE-ID17-IR021 -3926-3825",
                        "GE-ID17-IR021 =3926=3825",
                        "GE-ID17-IR021 >3926=3825",
                        "A GE-ID17-IR021,GE-ID17-IR055 x 3926 s GE-ID17-IR055,GE-ID17-IR055",
                        "column 10-1",
                        "city 3926 yields",
                        "R GE-ID17-IR021 lost",
                        "X GE-ID17-IR021,GE-ID17-IR055",
                        "+ GE-ID17-IR021 3926");
    }

    @Test
    void spare_spaces_do_no_harm() {
        assertThat(NOTATION.parse("  land   GE-ID17-IR021  3926 "))
                .isEqualTo(new Action.Land(unit("GE-ID17-IR021"), hex("3926")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|1|expected an action, but the line ends here.",
                "lant GE-ID17-IR021 3926|1|did you mean \"land\"?",
                "land GE-ID17-IR021|19|expected a hex, but the line ends here.",
                "land GE-ID17-IR02l 3926|6|there is no unit \"GE-ID17-IR02l\"; did you mean \"GE-ID17-IR021\"?",
                "land GE-ID17-IR021 392b|20|is no hex of the map",
                "land GE-ID17-IR021 9999|20|is no hex of the map",
                "GE-ID17-IR021|14|expected a path after the unit",
                "GE-ID17-IR021 -3825-372|21|\"372\" is no hex of the map",
                "GE-ID17-IR021 -3825--3724|21|\"\" is no hex of the map",
                "GE-ID17-IR021 -3825=3724|16|\"3825=3724\" is no hex of the map",
                "A GE-ID17-IR021,GE-XX x 3926|17|there is no unit \"GE-XX\"",
                "A GE-ID17-IR021 on 3926|17|expected \"x\" and the hexes attacked",
                "A GE-ID17-IR021 x 3926 with|24|expected \"s\" and the supply unit",
                "column 5-1|8|expected one of the columns 1-2, 1-1, 2-1",
                "plan GE-ID17-IR021 H|20|expected a landing area, A to G",
                "city 3926 runs|11|expected stands or yields",
                "exit GE-ID17-IR021 -3825 two|26|expected the number of a group, not \"two\"",
                "roll 6|6|expected the end of the line, not \"6\"",
            })
    void mistakes_are_named_with_their_column(String line, int column, String problem) {
        assertThatThrownBy(() -> NOTATION.parse(line))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        mistake -> assertThat(mistake.column())
                                .as(mistake.getMessage())
                                .isEqualTo(column))
                .hasMessageContaining(problem);
    }

    @Test
    void no_key_can_be_taken_for_a_verb() {
        Unit misleading = new Unit(
                0,
                "land",
                NAVY_PLAN.unit(0).side(),
                "Land",
                "",
                NAVY_PLAN.unit(0).type(),
                NAVY_PLAN.unit(0).size(),
                1,
                1,
                false,
                false);
        Scenario scenario = new Scenario(
                "T",
                "T",
                "",
                NAVY_PLAN.map(),
                NAVY_PLAN.terrain(),
                NAVY_PLAN.weather(),
                List.of(misleading),
                List.of(NAVY_PLAN.deployments().get(0)),
                NAVY_PLAN.rules(),
                NAVY_PLAN.special(),
                NAVY_PLAN.module());
        ActionNotation notation = new ActionNotation(scenario);
        Action move = new Action.Move(0, Ids.of(hex("3926")));
        Action landing = new Action.Land(0, hex("3926"));
        assertThat(notation.parse(notation.format(move))).isEqualTo(move);
        assertThat(notation.parse(notation.format(landing))).isEqualTo(landing);
    }
}
