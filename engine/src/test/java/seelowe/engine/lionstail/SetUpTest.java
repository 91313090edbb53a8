package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.Mark;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.LionsTailSettings;
import seelowe.engine.testing.PlayedBoard;

/** [LT 2.0] Rows 1 and 2 are the British zone, with Oxford at O; the German one begins in row 2. */
class SetUpTest {
    private static final Action END = new Action.EndPhase();

    private final Board board = board();

    private static Board board() {
        Board drawn = Board.draw("""
                a   b   c   P
                  d   e   .
                O   f   g   .
                  h   i   .
                j   k   l   .
                  m   n   .
                """)
                .terrain('n', Terrain.FOREST)
                .port('P', LandingArea.A)
                .beach('m', LandingArea.C)
                .freePort('j');
        Board field = drawn.lionsTail()
                .module(LionsTailSettings.with(settings -> settings.place("airfields-south-of", drawn.hexes("O"))
                        .place("german-ports-south-of", drawn.hexes("O"))));
        Field.free(field, "regular", Side.BRITISH, "5-3", 1, 2);
        Field.free(field, "raf", Side.BRITISH, "air", 1, 2);
        for (String key : List.of("G1", "G2", "G3")) {
            Field.free(field, key, Side.GERMAN, "6-4", 2, 9);
        }
        Field.free(field, "S1", Side.GERMAN, "supply", 2, 9);
        Field.free(field, "S2", Side.GERMAN, "supply", 2, 9);
        for (String key : List.of("L1", "L2", "L3", "L4", "L5")) {
            Field.free(field, key, Side.GERMAN, "air", 2, 9);
        }
        return field;
    }

    private Action deploy(String unit, char hex) {
        return new Action.Deploy(board.unit(unit), board.hex(hex));
    }

    private Action airfield(char hex) {
        return new Action.BuildAirfield(board.hex(hex));
    }

    /** The British are set up, the regular at a. */
    private PlayedBoard germansTurn() {
        return PlayedBoard.begin(board)
                .play(deploy("regular", 'a'))
                .play(deploy("raf", 'b'))
                .play(END);
    }

    /** The German ground units are set up, the airfields at k and l. */
    private PlayedBoard airUnitsTurn() {
        return germansTurn()
                .play(deploy("G1", 'i'))
                .play(deploy("G2", 'i'))
                .play(deploy("G3", 'm'))
                .play(deploy("S1", 'i'))
                .play(deploy("S2", 'm'))
                .play(airfield('k'))
                .play(airfield('l'));
    }

    @Test
    void LT2_12_the_british_set_up_in_oxford_or_north_of_it() {
        PlayedBoard table = PlayedBoard.begin(board);
        assertThat(table.allows(deploy("regular", 'O'))).isTrue();
        assertThat(table.allows(deploy("regular", 'h'))).isTrue();
        assertThat(table.ruleAgainst(deploy("regular", 'j'))).isEqualTo("LT2.12");
        assertThat(table.ruleAgainst(deploy("G1", 'f'))).isEqualTo("LT2.12");
    }

    @Test
    @Tag("R10.2a")
    void LT2_12_the_air_unit_needs_a_clear_hex() {
        Board rough = board.terrain('f', Terrain.ROUGH);
        assertThat(PlayedBoard.begin(rough).ruleAgainst(deploy("raf", 'f'))).isEqualTo("R10.2a");
        assertThat(PlayedBoard.begin(rough).allows(deploy("raf", 'g'))).isTrue();
    }

    @Test
    void LT2_13_the_british_deploy_first_and_completely() {
        PlayedBoard table = PlayedBoard.begin(board);
        assertThat(table.state().phase()).isEqualTo(PhaseName.BRITISH_SET_UP);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.refused(END).why()).contains("regular and 1 more");
        table.play(deploy("raf", 'b')).play(deploy("regular", 'a')).play(END);
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.GERMAN);
        assertThat(table.state().phase()).isEqualTo(PhaseName.GERMAN_SET_UP);
    }

    @Test
    @Tag("Q91")
    void Q91_nobody_waits_for_activation() {
        PlayedBoard table = germansTurn();
        assertThat(table.state().has(board.unit("regular"), Mark.UNACTIVATED)).isFalse();
        assertThat(table.state().scenario().module())
                .isInstanceOfSatisfying(
                        LionsTail.class,
                        rules -> assertThat(rules.phases())
                                .doesNotContainKeys(
                                        PhaseName.ACTIVATION,
                                        PhaseName.BRITISH_REINFORCEMENT,
                                        PhaseName.LANDING_PLAN,
                                        PhaseName.BRITISH_DEPLOYMENT));
    }

    @Test
    void LT2_22_germans_keep_to_their_zone() {
        assertThat(germansTurn().ruleAgainst(deploy("G1", 'c'))).isEqualTo("LT2.22");
        assertThat(germansTurn().allows(deploy("G1", 'g'))).isTrue();
    }

    @Test
    void LT2_23_no_german_begins_in_a_british_zone_of_control() {
        assertThat(germansTurn().ruleAgainst(deploy("S1", 'O'))).isEqualTo("LT2.23");
        assertThat(germansTurn().allows(deploy("S1", 'f'))).isTrue();
    }

    @Test
    @Tag("R7.4b")
    void R7_4b_a_hex_takes_two_combat_units_and_one_supply_unit() {
        PlayedBoard table =
                germansTurn().play(deploy("G1", 'i')).play(deploy("G2", 'i')).play(deploy("S1", 'i'));
        assertThat(table.ruleAgainst(deploy("G3", 'i'))).isEqualTo("R7.0a");
        assertThat(table.ruleAgainst(deploy("S2", 'i'))).isEqualTo("R7.4b");
        table.play(deploy("G1", 'f'));
        assertThat(table.allows(deploy("G3", 'i'))).isTrue();
    }

    @Test
    void R5_2d_nobody_is_set_up_among_enemies() {
        PlayedBoard table = PlayedBoard.begin(board)
                .play(deploy("regular", 'c'))
                .play(deploy("raf", 'f'))
                .play(END);
        assertThat(table.ruleAgainst(deploy("G1", 'f'))).isEqualTo("R5.2d");
    }

    @Test
    void LT2_24_airfields_lie_on_clear_ground_south_of_oxford() {
        PlayedBoard table = germansTurn();
        assertThat(table.ruleAgainst(airfield('n'))).isEqualTo("LT2.24");
        assertThat(table.ruleAgainst(airfield('f'))).isEqualTo("LT2.24");
        assertThat(table.allows(airfield('k'))).isTrue();
        table.play(airfield('k'));
        assertThat(table.ruleAgainst(airfield('k'))).isEqualTo("LT2.24");
        table.play(airfield('l'));
        assertThat(table.ruleAgainst(airfield('j'))).isEqualTo("LT2.24");
        assertThat(table.state().campaign().airfields()).isEqualTo(board.hexes("kl"));
    }

    @Test
    void LT2_24_no_airfield_where_the_british_are_or_control() {
        PlayedBoard near = PlayedBoard.begin(board)
                .play(deploy("regular", 'h'))
                .play(deploy("raf", 'b'))
                .play(END);
        assertThat(near.refused(airfield('k')).why()).contains("control");
        assertThat(near.allows(airfield('l'))).isTrue();
    }

    @Test
    void LT2_24_the_set_up_ends_with_two_airfields_and_not_before() {
        PlayedBoard table = germansTurn().play(airfield('k'));
        for (String air : List.of("L1", "L2", "L3", "L4", "L5")) {
            table.play(deploy(air, 'k'));
        }
        table.play(deploy("G1", 'i'))
                .play(deploy("G2", 'i'))
                .play(deploy("G3", 'm'))
                .play(deploy("S1", 'i'))
                .play(deploy("S2", 'm'));
        assertThat(table.refused(END).rule()).isEqualTo("LT2.24");
        assertThat(table.play(airfield('l')).play(END).state().phase()).isNotEqualTo(PhaseName.GERMAN_SET_UP);
    }

    @Test
    void Q97_any_number_of_air_units_share_an_airfield() {
        PlayedBoard table = airUnitsTurn();
        assertThat(table.ruleAgainst(deploy("L1", 'i'))).isEqualTo("LT2.24");
        for (String air : List.of("L1", "L2", "L3", "L4")) {
            table.play(deploy(air, 'k'));
        }
        assertThat(table.refused(END).why()).contains("L5");
        table.play(deploy("L5", 'k')).play(END);
        assertThat(table.state().groundedAirUnits(Side.GERMAN, board.hex('k'))).isEqualTo(5);
    }

    @Test
    void Q97_two_to_an_airfield_and_the_rest_in_france_if_agreed() {
        board.options(options -> options.airfieldsHoldTwo(true));
        PlayedBoard table = airUnitsTurn().play(deploy("L1", 'k')).play(deploy("L2", 'k'));
        assertThat(table.ruleAgainst(deploy("L3", 'k'))).isEqualTo("Q97");
        table.play(deploy("L3", 'l'));
        assertThat(table.allows(END)).isFalse();
        table.play(deploy("L4", 'l')).play(END);
        assertThat(table.state().place(board.unit("L5"))).isEqualTo(Place.FRANCE);
    }

    @Test
    void Q92_the_coast_is_german_from_the_beginning() {
        PlayedBoard table = PlayedBoard.begin(board);
        assertThat(table.state().isGermanHeld(board.hex('P'))).isTrue();
        assertThat(table.state().isGermanHeld(board.hex('m'))).isTrue();
        assertThat(table.state().isGermanHeld(board.hex('j'))).isTrue();
        assertThat(table.state().isInvaded(LandingArea.F)).isTrue();
        assertThat(table.state().isInvaded(LandingArea.G)).isFalse();
    }

    @Test
    void Q92_or_only_what_is_garrisoned_when_the_set_up_ends() {
        board.options(options -> options.garrisonedPortsOnly(true));
        PlayedBoard table = germansTurn().play(deploy("G1", 'j')).play(deploy("G1", 'i'));
        assertThat(table.state().isGermanHeld(board.hex('m'))).isFalse();
        table.play(deploy("G2", 'i'))
                .play(deploy("G3", 'm'))
                .play(deploy("S1", 'i'))
                .play(deploy("S2", 'm'))
                .play(airfield('k'))
                .play(airfield('l'));
        for (String air : List.of("L1", "L2", "L3", "L4", "L5")) {
            table.play(deploy(air, 'l'));
        }
        table.play(END);
        assertThat(table.state().isGermanHeld(board.hex('m'))).isTrue();
        assertThat(table.state().isGermanHeld(board.hex('j'))).isFalse();
        assertThat(table.state().isInvaded(LandingArea.A)).isTrue();
    }

    @Test
    void Q92_a_british_garrison_takes_a_port_back() {
        PlayedBoard table =
                PlayedBoard.begin(board).play(deploy("regular", 'P')).play(deploy("raf", 'b'));
        assertThat(table.state().isGermanHeld(board.hex('P'))).isTrue();
        assertThat(table.play(END).state().isGermanHeld(board.hex('P'))).isFalse();
    }

    @Test
    void a_menu_offers_every_place_and_the_end_only_when_all_are_placed() {
        PlayedBoard table = PlayedBoard.begin(board);
        assertThat(table.count(each -> each instanceof Action.Deploy deploy && deploy.unit() == board.unit("regular")))
                .isEqualTo(14);
        assertThat(table.offers(END)).isFalse();
        table.play(deploy("regular", 'a')).play(deploy("raf", 'b'));
        assertThat(table.offers(END)).isTrue();
        assertThat(table.offers(deploy("regular", 'a'))).isFalse();
        assertThat(Ids.of(table.state().place(board.unit("regular")))).isEqualTo(board.hexes("a"));
    }
}
