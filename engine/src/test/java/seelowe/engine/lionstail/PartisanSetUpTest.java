package seelowe.engine.lionstail;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.LionsTailSettings;
import seelowe.engine.testing.PlayedBoard;

/** [LT 3.12, 3.13] London is L and M, the town w is named, s lies south of London, n level with it. */
class PartisanSetUpTest {
    private final Board board = board();

    private static Board board() {
        Board drawn = Field.of("""
                a   b   c
                  d   e
                w   L   n
                  h   M
                j   k   l
                  o   s
                p   q   r
                """)
                .city("London", "LM")
                .city("Weymouth", "w")
                .city("Northern", "n")
                .city("Southern", "s")
                .port('s', LandingArea.C)
                .germanHeld("s")
                .in(PhaseName.GERMAN_SET_UP);
        return drawn.module(LionsTailSettings.with(settings -> settings.number("airfields", 0)
                .town(drawn.hex('L'), 2)
                .town(drawn.hex('w'), 1)
                .place("partisan-cities-south-of", drawn.hexes("LM"))));
    }

    private PlayedBoard start() {
        return PlayedBoard.afterPhaseOf(board);
    }

    private int at(PlayedBoard table, char hex) {
        return Field.partisans(table.state(), board.hex(hex));
    }

    private static Action place(int hex) {
        return new Action.PlacePartisan(hex);
    }

    @Test
    @Tag("LT8.0c")
    @Tag("D28")
    void LT3_12_named_towns_and_free_cities_south_of_london_have_partisans() {
        PlayedBoard table = start();
        assertThat(RuleBook.decider(table.state())).isEqualTo(Side.BRITISH);
        assertThat(table.options()).containsExactlyInAnyOrder(place(board.hex('L')), place(board.hex('M')));
        assertThat(table.ruleAgainst(place(board.hex('k')))).isEqualTo("LT3.12");
        table.play(place(board.hex('L'))).play(place(board.hex('L')));
        assertThat(at(table, 'L')).isEqualTo(2);
        assertThat(at(table, 'w')).isEqualTo(1);
        assertThat(at(table, 's')).isEqualTo(1);
        assertThat(at(table, 'n')).isZero();
        assertThat(table.state().phase()).isNotEqualTo(PhaseName.PARTISAN_SET_UP);
    }

    @Test
    void Q96_south_of_london_means_every_hex_below_its_southernmost_row() {
        PlayedBoard table = start().play(place(board.hex('M'))).play(place(board.hex('M')));
        assertThat(at(table, 'n')).isZero();
        assertThat(table.state().campaign().risen().size()).isEqualTo(3);
    }

    @Test
    void LT3_12_a_garrisoned_southern_city_has_none_and_is_written_down() {
        board.unitOf(Side.GERMAN, 's', "6-4");
        PlayedBoard table = start();
        int southern = table.state().map().cityIndex(board.hex('s'));
        table.play(place(board.hex('L'))).play(place(board.hex('M')));
        assertThat(at(table, 's')).isZero();
        assertThat(table.state().campaign().garrisoned()).isEqualTo(Ids.of(southern));
        assertThat(table.state().campaign().hasRisen(southern)).isFalse();
    }

    @Test
    void LT3_13_with_one_hex_of_london_free_both_partisans_go_there() {
        board.unitOf(Side.GERMAN, 'L', "6-4");
        assertThat(at(start(), 'M')).isEqualTo(2);
    }

    @Test
    @Tag("Q113")
    void LT3_13_partisans_of_a_wholly_occupied_town_appear_next_to_it() {
        board.unitOf(Side.GERMAN, 'w', "6-4")
                .unitOf(Side.GERMAN, 'd', "6-4")
                .after(new CampaignEvent.AirfieldBuilt(board.hex('h')));
        PlayedBoard table = start().play(place(board.hex('L'))).play(place(board.hex('L')));
        assertThat(table.options()).containsExactlyInAnyOrder(place(board.hex('a')), place(board.hex('j')));
        assertThat(table.ruleAgainst(place(board.hex('h')))).isEqualTo("LT3.13");
        table.play(place(board.hex('j')));
        assertThat(at(table, 'j')).isEqualTo(1);
    }

    @Test
    @Tag("LT6.13")
    void LT3_13_a_partisan_without_a_place_is_lost_and_the_town_has_produced() {
        for (char hex : new char[] {'w', 'a', 'd', 'h', 'j'}) {
            board.unitOf(Side.GERMAN, hex, "6-4");
        }
        PlayedBoard table = start();
        int town = table.state().map().cityIndex(board.hex('w'));
        table.play(place(board.hex('L'))).play(place(board.hex('L')));
        assertThat(table.event(CampaignEvent.RisingFailed.class).city()).isEqualTo(town);
        assertThat(table.state().campaign().hasRisen(town)).isTrue();
    }

    @Test
    @Tag("Q92")
    void Q112_a_partisan_in_a_port_takes_it_from_the_germans() {
        board.unitIn(Place.echelon(LandingArea.C), "ship", Side.GERMAN, "6-4");
        GameState before = board.state();
        assertThat(before.isGermanHeld(board.hex('s'))).isTrue();
        PlayedBoard table = start().play(place(board.hex('L'))).play(place(board.hex('L')));
        assertThat(table.state().isGermanHeld(board.hex('s'))).isFalse();
        table.until(PhaseName.LANDING);
        assertThat(table.allows(new Action.Land(board.unit("ship"), board.hex('s'))))
                .isFalse();
    }

    @Test
    void Q99_nobody_rises_because_germans_are_set_up_nearby() {
        board.unitOf(Side.GERMAN, 'e', "6-4");
        PlayedBoard table = start().play(place(board.hex('L'))).play(place(board.hex('L')));
        assertThat(at(table, 'n')).isZero();
    }
}
