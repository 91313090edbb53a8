package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.words.PhaseWords;

/** Phones and tablets, upright and on their side. */
@ExtendWith(Browsing.class)
class SmallScreensTest {
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"390, 844", "844, 390", "820, 1180", "1180, 820"})
    void everything_is_in_order_and_in_reach(int width, int height, Visitors visitors) {
        Person person = visitors.arrive(
                options -> options.setViewportSize(width, height).setHasTouch(true));
        person.impatient().home();
        person.photograph("home");
        assertThat(number(person, "document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
        person.openRecord(Prepared.record(
                "N", "steady", state -> state.turn() == 3 && state.phase() == PhaseName.GERMAN_MOVEMENT));

        person.button("Next unit").tap();
        person.await("hexes in reach", now -> !now.glowing().isEmpty());
        person.page().waitForTimeout(500);

        person.photograph("next-unit");
        assertThat(number(person, "document.querySelector('header.bar').offsetHeight"))
                .as("one row")
                .isLessThan(64);
        assertThat(number(person, "document.documentElement.scrollWidth")).isLessThanOrEqualTo(width);
        assertThat(number(person, """
                [...document.querySelector('sl-board').hand.offers.keys()].filter((hex) => {
                  const board = document.querySelector('sl-board');
                  const at = board.at(hex);
                  return at.x < 0 || at.y < 0 || at.x > board.clientWidth || at.y > board.clientHeight;
                }).length"""))
                .as("hexes in reach that are out of sight")
                .isZero();
        double board = number(
                person,
                "document.querySelector('.viewport').clientHeight * document.querySelector('.viewport').clientWidth");
        person.button("Fold the panel").tap();
        person.page().waitForTimeout(400);
        person.photograph("folded");
        assertThat(
                        number(
                                person,
                                "document.querySelector('.viewport').clientHeight * document.querySelector('.viewport').clientWidth"))
                .isGreaterThan(board * 1.15);
        assertThat(person.button("End initial movement").isVisible()).isTrue();
        person.button("Open the panel").tap();
        assertThat(person.complaints()).isEmpty();
    }

    /** Of these things those that reach beyond the screen or that lie under something else. */
    private static final String OUT_OF_ORDER = """
            ['.replay-top .button', '.timeline-number', '.timeline input', '.timeline .tool', 'a[title="Back to the game"]'].filter((thing) =>
              [...document.querySelectorAll(thing)].some((each) => {
                const box = each.getBoundingClientRect();
                const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return box.left < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || !each.contains(under);
              })).length""";

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"390, 844", "844, 390", "820, 1180"})
    void a_replay_lies_within_the_screen_with_its_log(int width, int height, Visitors visitors) {
        Person person = visitors.arrive(
                options -> options.setViewportSize(width, height).setHasTouch(true));
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N", "steady", state -> state.turn() == 2 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        person.page().navigate(person.page().url() + "/replay");
        for (int step = 0; step < 3; step++) {
            person.button("One step on").tap();
        }
        person.page()
                .waitForFunction("() => document.querySelector('.timeline-number')?.textContent.startsWith('3 /')");
        person.photograph("replay");

        assertThat(number(person, OUT_OF_ORDER)).as("things out of order").isZero();
        assertThat(number(person, "document.querySelector('.course-log').clientHeight"))
                .as("of the log")
                .isGreaterThan(60);
        assertThat(person.complaints()).isEmpty();
    }

    /** The name of the phase now, as long as it may be, beside a Game-Turn of two figures. */
    private static final String IS_CUT = """
            name => {
              document.querySelector('.turn b').textContent = '15';
              const now = document.querySelector('.phases .current');
              now.textContent = name;
              const phases = document.querySelector('.phases');
              const bar = document.querySelector('header.bar');
              return now.scrollWidth > now.clientWidth || phases.scrollWidth > phases.clientWidth
                || phases.getBoundingClientRect().right > document.querySelector('.bar-tools').getBoundingClientRect().left
                || bar.scrollWidth > bar.clientWidth || bar.offsetHeight > 64;
            }""";

    @Test
    void the_name_of_every_phase_fits_into_the_bar_of_a_phone(Visitors visitors) {
        Person person =
                visitors.arrive(options -> options.setViewportSize(390, 844).setHasTouch(true));
        person.impatient().home().choose("The Lion's Tail").choose("British").playNow();
        person.awaitMyDecision();
        person.photograph("set-up");

        for (PhaseName phase : PhaseName.values()) {
            String brief = PhaseWords.of(phase).brief();
            assertThat(person.page().evaluate(IS_CUT, brief)).as(brief).isEqualTo(false);
        }
    }

    private static double number(Person person, String script) {
        return ((Number) Objects.requireNonNull(person.page().evaluate("() => " + script))).doubleValue();
    }
}
