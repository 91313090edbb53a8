package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.term.PhaseName;

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

    private static double number(Person person, String script) {
        return ((Number) Objects.requireNonNull(person.page().evaluate("() => " + script))).doubleValue();
    }
}
