package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of roll is shown with its dice, what they meant and whom they touched, in words and on the map. */
@ExtendWith(Browsing.class)
@TestInstance(Lifecycle.PER_CLASS)
class RollsTest {
    private Map<String, Occasions.Occasion> occasions = Map.of();

    @BeforeAll
    void find() {
        occasions = Occasions.find();
    }

    List<String> kinds() {
        return Occasions.KINDS;
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void is_seen(String kind, Person person) {
        Occasions.Occasion occasion = Objects.requireNonNull(occasions.get(kind), kind);
        person.impatient().home().openRecord(occasion.record());
        if (person.awaitMyDecision().handOver()) {
            person.press("I am the");
            person.await("the chair", now -> !now.handOver());
        }
        person.page().evaluate("""
                () => {
                  window.told = [];
                  document.querySelector('sl-rolls').close = () => undefined;
                  document.querySelector('sl-board').session.addEventListener('rolls', ({ detail }) => window.told.push(...detail));
                }""");

        person.andSee(() -> person.page()
                .evaluate(
                        "(action) => void document.querySelector('sl-board').session.act(JSON.parse(action))",
                        occasion.action()));

        Locator roll = person.page()
                .getByRole(AriaRole.STATUS, Person.named("Dice"))
                .locator(".roll[data-purpose=" + kind + "]")
                .first();
        roll.waitFor();
        Map<?, ?> told = (Map<?, ?>) Objects.requireNonNull(
                person.page().evaluate("(kind) => window.told.find(({ purpose }) => purpose === kind)", kind));
        assertThat(roll.getByRole(AriaRole.IMG).count())
                .as("dice")
                .isEqualTo(((List<?>) Objects.requireNonNull(told.get("dice"))).size());
        assertThat(roll.textContent())
                .contains((String) told.get("title"), (String) told.get("rule"), (String) told.get("text"));
        assertThat((String) told.get("text")).as("what it meant").isNotEmpty();
        boolean touches = !((List<?>) Objects.requireNonNull(told.get("hexes"))).isEmpty();
        assertThat(person.page().locator(".touched." + kind).count())
                .as("rings on the map")
                .isEqualTo(touches ? 1 : 0);
        person.photograph(kind);
        assertThat(person.complaints()).isEmpty();
    }
}
