package seelowe.engine.phase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Measures;
import seelowe.engine.state.Place;
import seelowe.engine.state.Scratch;
import seelowe.engine.term.Cause;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.term.SupplyStatus;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.ChangedRules;

class GameEndTest {
    /** Six ports in German hands, one German left ashore, three units at sea. */
    private static Board lastStand(String lastGerman) {
        Board board = Board.draw("""
                b

                .   P   R   T
                  O   Q   U
                        G
                """)
                .unit('G', lastGerman)
                .unit('b', "2-5")
                .unitIn(Place.echelon(LandingArea.C), "one", Side.GERMAN, "6-4")
                .unitIn(Place.echelon(LandingArea.C), "two", Side.GERMAN, "supply")
                .unitIn(Place.echelon(LandingArea.D), "three", Side.GERMAN, "6-4");
        "OPQRTU".chars().forEach(hex -> board.port((char) hex, LandingArea.C));
        return board.germanHeld("OPQRTU");
    }

    private static Resolution afterLosing(Board board, String unit) {
        Resolution play = new Resolution(Scratch.of(board.state()));
        play.eliminate(board.unit(unit), Cause.EXCHANGE);
        GameEnd.checkSuddenDefeat(play);
        return play;
    }

    private static Event last(Resolution play) {
        return play.events().get(play.events().size() - 1);
    }

    @Test
    @Tag("R15.2a")
    @Tag("Q86")
    void X63_the_last_German_in_Britain_dies_and_the_British_win_at_once() {
        Resolution play = afterLosing(lastStand("6-4"), "G");
        assertThat(last(play)).isEqualTo(new Event.GameEnded(GameResult.BRITISH_VICTORY, 6, 0, 2));
        assertThat(play.state().result()).isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(play.state().phase()).isEqualTo(PhaseName.GAME_OVER);
    }

    @Test
    void R15_2a_while_a_German_is_left_the_game_goes_on() {
        Board board = lastStand("6-4").unitOf(Side.GERMAN, 'U', "2-6 amphibious-armor");
        assertThat(afterLosing(board, "G").state().result()).isNull();
    }

    @Test
    @Tag("R15.2a")
    void Q86_a_supply_unit_is_a_German_unit_and_an_air_unit_is_not_in_Britain() {
        Board supplied = lastStand("6-4").unitOf(Side.GERMAN, 'U', "supply");
        assertThat(afterLosing(supplied, "G").state().result()).isNull();
        Board flown = lastStand("6-4").unitIn(Place.FRANCE, "air", Side.GERMAN, "air");
        assertThat(afterLosing(flown, "G").state().result()).isEqualTo(GameResult.BRITISH_VICTORY);
    }

    @Test
    @Tag("R15.2a")
    void Q86_nobody_ashore_means_nothing_until_the_first_landing_is_over() {
        Board waiting = lastStand("6-4").turn(1);
        assertThat(afterLosing(waiting.in(PhaseName.LANDING), "G").state().result())
                .isNull();
        assertThat(afterLosing(waiting.in(PhaseName.GERMAN_REINFORCEMENT), "G")
                        .state()
                        .result())
                .isEqualTo(GameResult.BRITISH_VICTORY);
        assertThat(afterLosing(waiting.turn(2).in(PhaseName.WEATHER), "G")
                        .state()
                        .result())
                .isEqualTo(GameResult.BRITISH_VICTORY);
    }

    @Test
    void R15_2a_is_a_rule_of_the_scenario() {
        Board board = lastStand("6-4").rules(ChangedRules.withoutSuddenDefeat());
        assertThat(afterLosing(board, "G").state().result()).isNull();
    }

    @Test
    void R15_2a_a_game_ends_only_once() {
        Resolution play = afterLosing(lastStand("6-4"), "G");
        int events = play.events().size();
        GameEnd.checkSuddenDefeat(play);
        assertThat(play.events()).hasSize(events);
    }

    @Test
    @Tag("R15.0")
    @Tag("R4.1-T")
    void R4_2_the_fifteenth_Game_Turn_is_the_last_and_is_reckoned_at_its_end() {
        Board board = lastStand("6-4").turn(15).in(PhaseName.BRITISH_RECOVERY);
        Resolution play = new Resolution(Scratch.of(board.state()));
        SequenceOfPlay.endPhase(play);
        assertThat(play.events()).containsExactly(new Event.GameEnded(GameResult.GERMAN_SUBSTANTIVE, 6, 6, 2));
        for (Side side : Side.values()) {
            assertThat(SequenceOfPlay.refusal(play.state(), side, new Action.EndPhase()))
                    .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("R15.0"));
        }
    }

    @Test
    void R15_2_a_scenario_may_ask_for_more_ports_or_fewer() {
        for (Map.Entry<Measures, GameResult> asked : Map.of(
                        new Measures(7, 10, 2, 5, 10, 3, 20, 3), GameResult.GERMAN_MARGINAL,
                        new Measures(2, 6, 3, 5, 10, 3, 20, 3), GameResult.GERMAN_DECISIVE,
                        new Measures(2, 6, 4, 5, 10, 3, 20, 3), GameResult.GERMAN_SUBSTANTIVE)
                .entrySet()) {
            Board board = lastStand("6-4").rules(ChangedRules.measures(asked.getKey()));
            Resolution play = new Resolution(
                    Scratch.of(board.turn(15).in(PhaseName.BRITISH_RECOVERY).state()));
            SequenceOfPlay.endPhase(play);
            assertThat(play.events()).containsExactly(new Event.GameEnded(asked.getValue(), 6, 6, 2));
        }
    }

    @Test
    @Tag("R4.2")
    void R4_1_T_before_that_the_marker_goes_on() {
        Board board = lastStand("6-4").turn(14).in(PhaseName.BRITISH_RECOVERY);
        Resolution play = new Resolution(Scratch.of(board.state()));
        SequenceOfPlay.endPhase(play);
        assertThat(play.events().get(0)).isEqualTo(new Event.GameTurnBegan(15));
    }

    @Test
    @Tag("R15.1-3")
    void Q83_isolation_is_judged_afresh_at_the_end() {
        Board board = lastStand("6-4").turn(15);
        Resolution play = new Resolution(Scratch.of(board.state()));
        play.emit(new Event.SupplyJudged(board.unit("G"), SupplyStatus.ISOLATED));
        GameEnd.reckon(play);
        assertThat(last(play)).isEqualTo(new Event.GameEnded(GameResult.GERMAN_SUBSTANTIVE, 6, 6, 2));
        assertThat(play.state().result()).isEqualTo(GameResult.GERMAN_SUBSTANTIVE);
    }
}
