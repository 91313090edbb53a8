package seelowe.protocol.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.DataChecker;
import seelowe.scenarios.DataLoader;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.MemorySource;

/** The lessons that come with the game are played, and a lesson with mistakes is told them. */
class LessonsTest {
    private static final GameData DATA = BuiltInData.load();
    private static final int GAMES = 12;

    static List<String> names() {
        return Lessons.of(DATA).all().stream().map(Lesson::id).toList();
    }

    @Test
    void there_are_four_lessons_and_one_is_as_the_british() {
        assertThat(names()).containsExactly("first-landing", "british", "air-and-supply", "lions-tail");
        assertThat(lesson("british").side()).isEqualTo(Side.BRITISH);
    }

    private static Lesson lesson(String name) {
        return Objects.requireNonNull(Lessons.of(DATA).get(name));
    }

    /** Learners who think, who try anything, and who end every phase as soon as they may; other dice each time. */
    @ParameterizedTest
    @MethodSource("names")
    void whoever_follows_is_told_something_at_every_decision_and_reaches_the_end_chapter_by_chapter(String name) {
        Lesson lesson = lesson(name);
        Set<String> heard = new TreeSet<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            List<Step> told = attend(lesson, seed);
            assertThat(told.get(0)).isEqualTo(lesson.steps().findFirst().orElseThrow());
            assertThat(told.get(told.size() - 1).comesFirst()).isTrue();
            List<Integer> chapters =
                    told.stream().map(step -> chapter(lesson, step)).distinct().toList();
            assertThat(chapters).as("chapters never go back").isSorted();
            told.forEach(step -> heard.add(step.id()));
        }
        Set<String> all = lesson.steps().map(Step::id).collect(Collectors.toCollection(TreeSet::new));
        all.removeAll(heard);
        assertThat(all).as("steps that nobody ever hears").isEmpty();
    }

    private static int chapter(Lesson lesson, Step step) {
        for (int i = 0; i < lesson.chapters().size(); i++) {
            if (lesson.chapters().get(i).steps().contains(step)) {
                return i;
            }
        }
        throw new AssertionError(step.id());
    }

    /** The steps in the order in which they are told. */
    private static List<Step> attend(Lesson lesson, long seed) {
        Game game = begin(lesson, seed);
        SeatedOpponent teacher = new SeatedOpponent(
                Opponents.named("steady", seed), lesson.side().enemy(), seed);
        SeatedOpponent learner =
                new SeatedOpponent(Opponents.named(seed % 3 == 0 ? "recruit" : "steady", seed), lesson.side(), seed);
        Set<String> read = new LinkedHashSet<>();
        List<Step> told = new ArrayList<>();
        while (true) {
            Moment moment = new Moment(game.state(), lesson.side());
            Optional<Step> due = lesson.due(moment, read);
            assertThat(due.isPresent() || !moment.isMine())
                    .as(
                            "nothing to say in turn %s, %s",
                            game.state().turn(), game.state().phase())
                    .isTrue();
            if (due.isPresent()) {
                Step step = due.get();
                told.add(step);
                demandShown(step, moment);
                if (step.comesFirst()) {
                    return told;
                }
                if (step.isRead()) {
                    read.add(step.id());
                    continue;
                }
            }
            Side side = RuleBook.decider(game.state());
            boolean hurries = side == lesson.side()
                    && seed % 3 == 1
                    && game.play(side, new Action.EndPhase()) instanceof Outcome.Played;
            if (!hurries) {
                game.play(
                        side,
                        (side == lesson.side() ? learner : teacher)
                                .decide(game.state())
                                .action());
            }
        }
    }

    private static void demandShown(Step step, Moment moment) {
        assertThat(step.show().isEmpty() || moment.can(step.show()))
                .as("%s can be shown", step.id())
                .isTrue();
    }

    private static Game begin(Lesson lesson, long seed) {
        if (!lesson.position().isEmpty()) {
            return new Game(PositionText.parse(lesson.position(), DATA), Dice.seeded(seed));
        }
        Scenario scenario = Objects.requireNonNull(DATA.scenario(lesson.scenario()));
        return new Game(scenario, GameOptions.defaults(scenario.rules()), Dice.seeded(seed));
    }

    @Test
    void mistakes_are_named_by_file_and_line() {
        String wrong = """
                lesson Wrong
                  scenario: X
                  side: german
                  About nothing.
                chapter One
                step land
                  title: Land
                  when: phaze GB
                  show: lend
                  {push} it.
                """;
        MemorySource own = new MemorySource("own", Map.of("lessons/wrong.txt", wrong));
        assertThat(DataChecker.check(BuiltInData.source(), own)).isEmpty();
        GameData data = DataLoader.load(BuiltInData.source(), own);
        assertThat(Lessons.check(data).stream().map(String::valueOf))
                .anyMatch(problem -> problem.startsWith("own/lessons/wrong.txt:1: There is no scenario \"X\""))
                .anyMatch(problem ->
                        problem.startsWith("own/lessons/wrong.txt:8: \"phaze\" is no condition; did you mean"))
                .anyMatch(
                        problem -> problem.startsWith("own/lessons/wrong.txt:6: There is no action \"lend\"; did you"))
                .anyMatch(problem -> problem.startsWith("own/lessons/wrong.txt:6: \"{push}\" is no gesture"))
                .anyMatch(problem -> problem.startsWith("own/lessons/wrong.txt:6: What does this step speak of?"))
                .hasSize(5);
    }
}
