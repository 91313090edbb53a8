package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;

/** Dice, guns, weather and the end are heard, and the weather passes over the map; one click silences it. */
@ExtendWith(Browsing.class)
@TestInstance(Lifecycle.PER_CLASS)
class CeremonyTest {
    private Map<String, Occasions.Occasion> occasions = Map.of();

    @BeforeAll
    void find() {
        occasions = Occasions.find();
    }

    /** Comes to a point of a game, and listens from then on. */
    private Occasions.Occasion attend(Person person, String kind) {
        Occasions.Occasion occasion = Objects.requireNonNull(occasions.get(kind), kind);
        person.impatient().home().openRecord(occasion.record());
        person.awaitMyDecision();
        person.page().evaluate("""
                () => {
                  window.heard = [];
                  window.veils = 0;
                  addEventListener('seelowe-sound', ({ detail }) => window.heard.push(detail));
                  new MutationObserver(() => document.querySelector('.veil') && window.veils++).observe(document.body, { childList: true, subtree: true });
                }""");
        return occasion;
    }

    private static void happen(Person person, Occasions.Occasion occasion) {
        person.andSee(() -> person.page()
                .evaluate(
                        "(action) => void document.querySelector('sl-board').session.act(JSON.parse(action))",
                        occasion.action()));
    }

    private static void awaitSound(Person person, String kinds) {
        person.page().waitForFunction("(kinds) => window.heard.some((each) => kinds.includes(each))", kinds);
    }

    @Test
    void the_weather_is_rolled_heard_and_passes_over_the_map(Person person) {
        happen(person, attend(person, "weather"));
        person.page().locator(".veil").waitFor();
        person.photograph("weather");
        awaitSound(person, "dice");
        awaitSound(person, "clear rough storm");
        person.page().locator(".veil").waitFor(Person.gone());
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void a_fight_is_heard_in_dice(Person person) {
        happen(person, attend(person, "combat"));
        awaitSound(person, "dice");
        person.photograph("dice");
    }

    @Test
    void the_end_is_heard_and_shown(Person person) {
        happen(person, attend(person, Occasions.END));
        awaitSound(person, "victory defeat");
        person.dialog("Result").waitFor();
        person.photograph("end");
    }

    @Test
    void one_click_turns_it_off(Person person) {
        Occasions.Occasion weather = attend(person, "weather");
        person.press("Sound and ceremony off");
        person.button("Sound and ceremony on").waitFor();
        person.page().evaluate("() => void (window.heard = [])");
        assertNothing(person, weather);
    }

    @Test
    void who_wants_less_motion_has_none_of_it_at_first(Visitors visitors) {
        Person calm = visitors.arrive(wishes -> wishes.setReducedMotion(ReducedMotion.REDUCE));
        Occasions.Occasion weather = attend(calm, "weather");
        assertThat(calm.button("Sound and ceremony on").isVisible()).isTrue();
        assertNothing(calm, weather);
    }

    private static void assertNothing(Person person, Occasions.Occasion weather) {
        happen(person, weather);
        person.page().locator(".roll[data-purpose=weather]").waitFor();
        person.page().waitForTimeout(600);
        assertThat((List<?>) Objects.requireNonNull(person.page().evaluate("() => window.heard")))
                .isEmpty();
        assertThat(person.page().evaluate("() => window.veils")).isEqualTo(0);
        assertThat(person.complaints()).isEmpty();
    }
}
