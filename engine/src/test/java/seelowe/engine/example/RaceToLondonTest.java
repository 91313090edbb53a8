package seelowe.engine.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Ids;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.engine.testing.Board;
import seelowe.engine.testing.PlayedBoard;

class RaceToLondonTest {
    /** A prize of two hexes beside the German; whether he holds it is for each test to say. */
    private static Board board() {
        Board board = Board.draw("""
                x
                  .
                y   G
                  .
                .   .
                  .
                .   b
                """).unit('G', "6-4").unit('G', "supply").unit('b', "2-5");
        return board.turn(3).module(map -> RaceToLondon.of(settings(map, board.hexes("xy"))));
    }

    @Test
    void the_game_ends_when_a_turn_is_over_and_the_whole_prize_is_german() {
        Board board = board().germanHeld("xy").in(PhaseName.BRITISH_MECHANIZED);
        assertThat(endOfTurn(board).state().result()).isEqualTo(GameResult.GERMAN_IMMEDIATE);
    }

    @Test
    void with_a_hex_of_it_missing_play_goes_on() {
        PlayedBoard table = endOfTurn(board().germanHeld("x").in(PhaseName.BRITISH_MECHANIZED));
        assertThat(table.state().result()).isNull();
        assertThat(table.state().turn()).isEqualTo(4);
    }

    @Test
    void supply_units_keep_out_of_the_prize_until_their_turn() {
        Board early = board().in(PhaseName.GERMAN_MOVEMENT);
        Action entry = new Action.Move(early.unit("G2"), Ids.of(west(early), early.hex('y')));
        assertThat(PlayedBoard.of(early).ruleAgainst(entry)).isEqualTo("RL1");
        assertThat(PlayedBoard.of(board().turn(5).in(PhaseName.GERMAN_MOVEMENT)).allows(entry))
                .isTrue();
    }

    private static int west(Board board) {
        var grid = board.state().map().grid();
        for (int way = 0; way < 6; way++) {
            int hex = grid.neighbour(board.hex('G'), way);
            if (hex >= 0 && grid.adjacent(hex, board.hex('y'))) {
                return hex;
            }
        }
        throw new IllegalStateException("The prize is not two steps away");
    }

    private static PlayedBoard endOfTurn(Board board) {
        return PlayedBoard.afterPhaseOf(board);
    }

    private static ModuleSettings settings(GameMap map, Ids prize) {
        return new ModuleSettings() {
            @Override
            public GameMap map() {
                return map;
            }

            @Override
            public int number(String key, int least, int most) {
                return 5;
            }

            @Override
            public Ids place(String key) {
                return prize;
            }

            @Override
            public int areas(String key) {
                throw new IllegalArgumentException(key);
            }

            @Override
            public Ids faces(String key) {
                throw new IllegalArgumentException(key);
            }

            @Override
            public List<CityNumber> cities(String key) {
                throw new IllegalArgumentException(key);
            }
        };
    }
}
