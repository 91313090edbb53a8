package seelowe.opponents.arena;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.term.GameResult;
import seelowe.scenarios.files.BuiltInData;

class ArenaTest {
    private static MatchUp matchUp(int games, long seed) {
        Scenario scenario = requireNonNull(BuiltInData.load().scenario("N"));
        return new MatchUp(scenario, GameOptions.defaults(scenario.rules()), "recruit", "recruit", games, seed);
    }

    @Test
    void a_seed_gives_the_same_games_whatever_the_number_of_threads() {
        List<PlayedGame> alone = Arena.play(matchUp(6, 5), 1, over -> {}).games();

        assertThat(Arena.play(matchUp(6, 5), 3, over -> {}).games()).isEqualTo(alone);
        assertThat(Arena.play(matchUp(6, 6), 3, over -> {}).games()).isNotEqualTo(alone);
        assertThat(alone).extracting(PlayedGame::hash).doesNotHaveDuplicates();
    }

    @Test
    void progress_is_told_of_after_every_game() {
        AtomicInteger told = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();

        Arena.play(matchUp(4, 1), 2, over -> {
            told.incrementAndGet();
            most.accumulateAndGet(over, Math::max);
        });

        assertThat(told).hasValue(4);
        assertThat(most).hasValue(4);
    }

    @Test
    void a_stopped_arena_reports_what_was_played() {
        AtomicInteger over = new AtomicInteger();

        ArenaReport report = Arena.play(matchUp(50, 1), 1, over::set, () -> over.get() >= 3);

        assertThat(report.games()).extracting(PlayedGame::game).containsExactly(0, 1, 2);
        assertThat(report.matchUp().games()).isEqualTo(50);
    }

    @Test
    void figures_are_taken_at_the_end_of_every_turn_and_averaged() {
        ArenaReport report = Arena.play(matchUp(3, 2), 1, over -> {});

        assertThat(report.turns()).hasSize(15);
        TurnMeans last = report.turns().get(14);
        int ports = 0;
        for (PlayedGame game : report.games()) {
            assertThat(game.turns())
                    .extracting(TurnFigures::turn)
                    .startsWith(1, 2, 3)
                    .endsWith(15);
            ports += game.turns().get(14).ports();
        }
        assertThat(last.ports()).isCloseTo(ports / 3.0, within(1e-9));
    }

    @Test
    void every_game_is_counted_under_its_result_and_its_winner() {
        MatchUp matchUp = matchUp(3, 1);
        ArenaReport report = new ArenaReport(
                matchUp,
                List.of(
                        ended(0, GameResult.DRAW),
                        ended(1, GameResult.GERMAN_MARGINAL),
                        ended(2, GameResult.GERMAN_DECISIVE)));

        assertThat(report.won(Side.GERMAN)).isEqualTo(new Share(2, 3));
        assertThat(report.won(Side.BRITISH)).isEqualTo(new Share(0, 3));
        assertThat(report.results().keySet())
                .containsExactly(GameResult.DRAW, GameResult.GERMAN_MARGINAL, GameResult.GERMAN_DECISIVE);
    }

    private static PlayedGame ended(int game, GameResult result) {
        return new PlayedGame(game, result, List.of(), 0, 0, 0);
    }

    /** Figures from Wilson's formula worked out by hand for 8 of 10. */
    @Test
    void a_share_says_how_sure_it_is() {
        Share share = new Share(8, 10);

        assertThat(share.low()).isCloseTo(0.4902, within(0.0005));
        assertThat(share.high()).isCloseTo(0.9433, within(0.0005));
        assertThat(new Share(0, 0).high()).isEqualTo(1);
    }
}
