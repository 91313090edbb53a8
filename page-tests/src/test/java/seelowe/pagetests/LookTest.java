package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.term.PhaseName;

/** How the board looks at rest, and what of it can be put away. */
@ExtendWith(Browsing.class)
class LookTest {
    private static Person inMovement(Person person) {
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N", "steady", state -> state.turn() == 3 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        return person;
    }

    @Test
    void the_map_is_as_sharp_after_it_was_moved_between_two_pixels_as_before(Person person) {
        inMovement(person);
        person.press("Zoom in");
        rest(person);
        double before = sharpness(person);

        person.page().evaluate("""
                () => {
                  const board = document.querySelector('sl-board');
                  board.camera.pan(0.43, -0.57);
                  board.handled();
                }""");
        rest(person);

        assertThat(sharpness(person)).isBetween(before * 0.97, before * 1.03);
        person.press("Next unit");
        rest(person);
        assertThat(person.page().evaluate("""
                () => {
                  const box = document.querySelector('.sheet').getBoundingClientRect();
                  return [box.left, box.top].every((at) => Math.abs(at - Math.round(at)) < 0.01);
                }""")).isEqualTo(true);
        person.photograph("sharp");
    }

    private static void rest(Person person) {
        person.page().waitForTimeout(700);
    }

    /** How much neighbouring pixels of a piece of the map without counters differ. */
    private static double sharpness(Person person) {
        byte[] picture = person.page().screenshot(new Page.ScreenshotOptions().setClip(200, 200, 500, 400));
        try {
            BufferedImage image = Objects.requireNonNull(ImageIO.read(new ByteArrayInputStream(picture)));
            double sum = 0;
            for (int y = 0; y < image.getHeight() - 1; y++) {
                for (int x = 0; x < image.getWidth() - 1; x++) {
                    int here = image.getRGB(x, y) >> 8 & 255;
                    sum += Math.pow(here - (image.getRGB(x + 1, y) >> 8 & 255), 2)
                            + Math.pow(here - (image.getRGB(x, y + 1) >> 8 & 255), 2);
                }
            }
            return sum;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void a_counter_says_what_it_is_and_what_its_marks_mean(Person person) {
        inMovement(person);
        String marked = String.valueOf(person.page().evaluate("""
                () => {
                  const { session, stacks } = document.querySelector('sl-board');
                  const alone = (each) => stacks.stacks.get(each.place)?.length === 1;
                  return session.view.units.find((each) => each.marks.includes('disrupted') && alone(each))?.place
                    ?? session.view.units.find((each) => each.marks.length > 0 && alone(each)).place;
                }"""));

        person.point(marked);

        Locator tip = person.page().getByRole(AriaRole.TOOLTIP);
        tip.locator(".mark").first().waitFor();
        person.photograph("tooltip");
        assertThat(tip.textContent()).contains(marked);
    }

    @Test
    void counters_bear_the_band_and_the_name_of_their_formation(Visitors visitors) {
        Person person = visitors.arrive(options -> options.setViewportSize(1280, 720));
        inMovement(person);
        person.photograph("opening");
        person.press("Zoom in").press("Zoom in");
        rest(person);
        person.photograph("normal");

        Object height = person.page().evaluate("""
                () => [...document.querySelectorAll('.sheet .counter .short')]
                  .map((name) => name.getBoundingClientRect().height).filter((each) => each > 0)[0]""");
        assertThat(((Number) Objects.requireNonNull(height)).doubleValue()).isGreaterThan(9);
        assertThat(person.page().locator(".sheet .counter .size").first().textContent())
                .isNotBlank();
        person.press("Zoom in").press("Zoom in").press("Zoom in");
        rest(person);
        person.photograph("near");
    }

    @Test
    void names_and_numbers_can_be_taken_off_the_map(Person person) {
        inMovement(person);
        person.press("Settings");
        for (String what : new String[] {"Names", "Hex numbers"}) {
            person.page()
                    .getByLabel(what, new Page.GetByLabelOptions().setExact(true))
                    .uncheck();
        }
        person.page().keyboard().press("Escape");
        rest(person);

        person.photograph("bare");

        assertThat(person.page().locator(".sheet img").getAttribute("src")).isEqualTo("/map.svg#bare");
    }

    @Test
    void panel_and_small_map_fold_and_the_phase_can_still_be_ended(Person person) {
        inMovement(person);
        double before = width(person);

        person.press("Fold the small map").press("Fold the panel");

        person.button("Show the small map").waitFor();
        assertThat(person.page().locator(".minimap").count()).isZero();
        assertThat(width(person)).isGreaterThan(before + 200);
        assertThat(person.button("End initial movement").isVisible()).isTrue();
        rest(person);
        person.photograph("folded");
        person.press("Open the panel").press("Show the small map");
        person.page().locator(".minimap").waitFor();
        assertThat(width(person)).isEqualTo(before);
        assertThat(person.button("Full screen").isVisible()).isTrue();
        assertThat(person.complaints()).isEmpty();
    }

    private static double width(Person person) {
        return ((Number) Objects.requireNonNull(
                        person.page().evaluate("() => document.querySelector('.viewport').clientWidth")))
                .doubleValue();
    }
}
