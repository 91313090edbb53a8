package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;

/**
 * Complete games of each scenario, played at random, with everything that must always hold checked after every action. The
 * number of games of each scenario is the system property {@code random.games}; the seeds count up from {@code random.seed};
 * {@code random.scenarios} names some of the scenarios only.
 * A failure names the scenario and the seed: run that one alone with {@code -Drandom.games=1 -Drandom.seed=…}.
 */
class RandomPlayTest {
    private static final int GAMES = Integer.getInteger("random.games", 12);
    private static final long FIRST_SEED = Long.getLong("random.seed", 1L);
    /** Listing every option, building views and keeping states costs more than playing: done now and then. */
    private static final int NOW_AND_THEN = 40;

    private static final int MOST_GAMES_TO_SEE_ALL = 200;

    static Stream<String> scenarios() {
        return Stream.of(System.getProperty("random.scenarios", "N,H,J,LT").split(","));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @Tag("R2.0")
    @Tag("R4.2")
    void complete_games_hold_every_invariant(String code) {
        Scenario scenario = Built.scenario(code);
        LongStream.range(FIRST_SEED, FIRST_SEED + GAMES).parallel().forEach(seed -> {
            try {
                playOneGame(scenario, seed);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("Scenario " + code + ", seed " + seed + ": " + e.getMessage(), e);
            }
        });
    }

    private static void playOneGame(Scenario scenario, long seed) {
        GameOptions options = RandomGame.options(scenario, seed);
        boolean northbound = scenario.code().equals("LT") && seed % 2 == 0;
        RandomGame game =
                northbound ? RandomGame.northbound(scenario, options, seed) : new RandomGame(scenario, options, seed);
        NorthernLedger ledger = new NorthernLedger(scenario, options.groupsReformed());
        Invariants invariants = new Invariants(scenario.map().size());
        List<GameState> kept = new ArrayList<>();
        List<Long> hashes = new ArrayList<>();
        while (!game.isOver()) {
            RandomGame.Step step = game.step();
            invariants.check(step);
            if (scenario.code().equals("LT")) {
                ledger.read(step);
            }
            if (game.steps().size() % NOW_AND_THEN == 0) {
                everyOptionIsLegal(step.after());
                viewsKeepSecrets(step.after());
                kept.add(step.after());
                hashes.add(step.after().hash());
            }
        }
        for (int i = 0; i < kept.size(); i++) {
            assertThat(kept.get(i).hash()).as("an earlier state was altered").isEqualTo(hashes.get(i));
        }
        replayIsEqual(scenario, options, game);
    }

    private static void everyOptionIsLegal(GameState state) {
        if (state.result() != null) {
            return;
        }
        List<Action> menu = RuleBook.options(state);
        assertThat(menu).as("options in %s", state.phase()).isNotEmpty().doesNotHaveDuplicates();
        Side decider = RuleBook.decider(state);
        for (Action option : menu) {
            assertThat(RuleBook.refusal(state, decider, option))
                    .as("%s", option)
                    .isEmpty();
            assertThat(RuleBook.refusal(state, decider.enemy(), option)).isPresent();
        }
    }

    private static void viewsKeepSecrets(GameState state) {
        for (Viewer viewer : Viewer.values()) {
            GameState disguised = Disguise.of(state, viewer);
            assertThat(View.of(disguised, viewer)).as("what %s sees", viewer).isEqualTo(View.of(state, viewer));
        }
    }

    /** The same actions with the same dice, from the beginning, through a {@link Game}; undo is tried wherever it is allowed. */
    private static void replayIsEqual(Scenario scenario, GameOptions options, RandomGame played) {
        Game game = new Game(scenario, options, Dice.of(faces(played)));
        for (RandomGame.Step step : played.steps()) {
            long before = game.state().hash();
            assertThat(game.play(step.side(), step.action())).isInstanceOf(Outcome.Played.class);
            assertThat(game.state().hash()).isEqualTo(step.after().hash());
            boolean irrevocable = step.events().stream().anyMatch(Event.DieRolled.class::isInstance)
                    || game.isOver()
                    || RuleBook.decider(game.state()) != step.side();
            if (irrevocable) {
                assertThat(game.canUndo()).as("undo of %s", step.action()).isFalse();
            } else if (game.canUndo()) {
                game.undo();
                assertThat(game.state().hash()).isEqualTo(before);
                game.play(step.side(), step.action());
            }
        }
        assertThat(game.state().hash()).isEqualTo(played.state().hash());
        assertThat(game.isOver()).isTrue();
    }

    private static int[] faces(RandomGame game) {
        return game.steps().stream()
                .flatMap(step -> step.events().stream())
                .filter(Event.DieRolled.class::isInstance)
                .mapToInt(event -> ((Event.DieRolled) event).face())
                .toArray();
    }

    /** Home Guard reduced by an exchange, say, takes luck: games are played until everything has been seen. */
    @Test
    void random_play_reaches_every_kind_of_action_and_event() {
        List<String> unseen = new ArrayList<>(Kinds.ofActions());
        unseen.addAll(Kinds.ofEventsInPlay());
        unseen.removeAll(List.of("Resign", "AgreeDraw", "Forfeit", "Concede")); // Nobody ends a game at random.
        for (long seed = 1; seed <= MOST_GAMES_TO_SEE_ALL && !unseen.isEmpty(); seed++) {
            Scenario scenario = Built.scenario(List.of("N", "H", "LT").get((int) (seed % 3)));
            GameOptions options = GameOptions.defaults(scenario.rules())
                    .change()
                    .germanFreeDeployment(seed % 4 == 0)
                    .britishFreeDeployment(seed % 4 == 0)
                    .activationLapses(seed % 5 == 0)
                    .groupsReformed(seed % 2 == 0)
                    .build();
            for (RandomGame.Step step :
                    RandomGame.northbound(scenario, options, seed).playOut().steps()) {
                unseen.remove(step.action().getClass().getSimpleName());
                step.events().forEach(event -> unseen.remove(event.getClass().getSimpleName()));
            }
        }
        assertThat(unseen).isEmpty();
    }

    @Test
    void R3_5_seeded_dice_show_one_to_six_and_nothing_else() {
        Dice dice = Dice.seeded(new Chance(5).next());
        int[] counts = new int[8];
        for (int i = 0; i < 60_000; i++) {
            counts[dice.roll(Die.of(DiePurpose.WEATHER))]++;
        }
        assertThat(counts[0] + counts[7]).isZero();
        for (int face = 1; face <= 6; face++) {
            assertThat(counts[face]).isBetween(9_500, 10_500);
        }
    }
}
