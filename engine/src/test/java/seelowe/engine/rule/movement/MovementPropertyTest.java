package seelowe.engine.rule.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.state.GameState;
import seelowe.engine.testing.RandomBoard;

/** On random boards: what the search finds is what walking every path finds. The seed replays a failure. */
class MovementPropertyTest {
    private static final int BOARDS = 150;
    private static final int WALKS = 60;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void R5_2a_the_search_equals_walking_every_path(long seed) {
        for (int i = 0; i < BOARDS; i++) {
            long boardSeed = seed * 1000 + i;
            RandomBoard board = new RandomBoard(boardSeed);
            GameState state = board.state();
            int[] walked = new Walker(state, board.mover()).walkAll();
            int[] searched = searched(state, board.mover());
            assertThat(searched).as("seed %d", boardSeed).isEqualTo(walked);
        }
    }

    private static int[] searched(GameState state, int unit) {
        int[] cost = new int[state.map().size()];
        Arrays.fill(cost, Integer.MAX_VALUE);
        Reach reach = new Reach(state.map());
        reach.compute(state, unit);
        for (int i = 0; i < reach.size(); i++) {
            cost[reach.hex(i)] = reach.cost(reach.hex(i));
        }
        return cost;
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6})
    void R5_0a_every_path_of_the_search_is_allowed_and_costs_what_it_says(long seed) {
        for (int i = 0; i < BOARDS; i++) {
            long boardSeed = seed * 1000 + i;
            RandomBoard board = new RandomBoard(boardSeed);
            GameState state = board.state();
            int unit = board.mover();
            Reach reach = new Reach(state.map());
            reach.compute(state, unit);
            for (int end = 0; end < reach.size(); end++) {
                Ids path = reach.path(reach.hex(end));
                assertThat(MovePath.refusal(state, unit, path))
                        .as("seed %d path %s", boardSeed, path)
                        .isEmpty();
                assertThat(MovePath.cost(state, unit, path))
                        .as("seed %d path %s", boardSeed, path)
                        .isEqualTo(reach.cost(path.last()));
                assertThat(Unreachable.why(state, unit, path.last()))
                        .as("seed %d path %s", boardSeed, path)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8})
    void R5_0a_every_allowed_path_ends_where_the_search_says_or_where_it_began(long seed) {
        int allowed = 0;
        for (int i = 0; i < BOARDS; i++) {
            long boardSeed = seed * 1000 + i;
            RandomBoard board = new RandomBoard(boardSeed);
            GameState state = board.state();
            int unit = board.mover();
            Reach reach = new Reach(state.map());
            reach.compute(state, unit);
            Chance chance = new Chance(boardSeed);
            for (int walk = 0; walk < WALKS; walk++) {
                Ids path = randomPath(state, unit, chance);
                if (MovePath.refusal(state, unit, path).isEmpty()) {
                    allowed++;
                    assertThat(path.last() == state.place(unit) || reach.touches(path.last()))
                            .as("seed %d path %s", boardSeed, path)
                            .isTrue();
                }
            }
        }
        assertThat(allowed).isGreaterThan(BOARDS);
    }

    private static Ids randomPath(GameState state, int unit, Chance chance) {
        Ids path = Ids.none();
        int at = state.place(unit);
        int length = 1 + chance.below(5);
        while (path.size() < length) {
            int to = state.map().grid().neighbour(at, chance.below(HexDirection.COUNT));
            if (to >= 0) {
                path = path.with(to);
                at = to;
            }
        }
        return path;
    }

    /** Walks every path there is, by the rules for a single step alone. */
    private static final class Walker {
        private final GameState state;
        private final int unit;
        private final int start;
        private final int points;
        private final int[] best;

        Walker(GameState state, int unit) {
            this.state = state;
            this.unit = unit;
            this.start = state.place(unit);
            this.points = MovementAllowance.available(state, unit);
            this.best = new int[state.map().size()];
            Arrays.fill(best, Integer.MAX_VALUE);
        }

        int[] walkAll() {
            if (MayMove.canMarch(state, unit)) {
                walk(start, 0, 0);
            }
            best[start] = Integer.MAX_VALUE;
            for (int hex = 0; hex < best.length; hex++) {
                if (!Entry.mayEnd(state, unit, hex)) {
                    best[hex] = Integer.MAX_VALUE;
                }
            }
            return best;
        }

        private void walk(int from, int index, int spent) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int to = state.map().grid().neighbour(from, way);
                if (to < 0 || !MovePath.mayStep(state, unit, index, from, to)) {
                    continue;
                }
                int total = spent + MovementCost.step(state, state.unit(unit), from, way, to);
                boolean guaranteed = index == 0 && MovePath.isGuaranteed(state, state.unit(unit), from, to);
                if (total <= points || guaranteed) {
                    best[to] = Math.min(best[to], total);
                }
                if (total <= points) {
                    walk(to, index + 1, total);
                }
            }
        }
    }
}
