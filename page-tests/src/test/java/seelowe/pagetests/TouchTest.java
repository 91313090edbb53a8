package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a mouse drags, a finger drags too. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class TouchTest {
    private House house;

    @BeforeAll
    void open() {
        house = House.inAFreshFolder();
    }

    @AfterAll
    void close() {
        house.close();
    }

    /** Also where the boxes lie below the map, and a finger that goes up would scroll them. */
    @ParameterizedTest
    @CsvSource({"1280, 800", "820, 1180"})
    void a_counter_is_carried_from_its_box_to_the_map_and_on(int width, int height, Visitors visitors) {
        Person person = visitors.arrive(
                        house.address(),
                        options -> options.setViewportSize(width, height).setHasTouch(true))
                .impatient()
                .home();
        Draftsman editor = new Draftsman(person).begin("By finger " + width);
        editor.view("Scenarios").view("German set-up");
        Locator counter = editor.counter("France box", "Inf Rgt 95");
        counter.waitFor();
        double[] hex = editor.at("3126");
        Finger finger = new Finger(person);

        finger.carry(Finger.on(counter), hex);

        Locator place = editor.cell("Inf Rgt 95: Place");
        assertThat(place.inputValue()).isEqualTo("3126");
        editor.kept();
        person.photograph("dropped");
        finger.drag(editor.at("3126"), editor.at("3226"));
        editor.kept();
        assertThat(place.inputValue()).isEqualTo("3226");
        assertThat(person.complaints()).isEmpty();
    }
}
