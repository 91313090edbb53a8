package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No decision of the rules is missing from the page: each kind of action can be taken by mouse where the rules offer it. */
@ExtendWith(Browsing.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryDecisionTest {
    private Map<String, String> records = Map.of();

    @BeforeAll
    void prepare() {
        records = Decisions.records();
    }

    static List<String> kinds() {
        return Decisions.kinds();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void each_kind_of_action_can_be_taken_in_the_page(String kind, Person person) {
        assertThat(records).as("a game in which it comes up").containsKey(kind);
        person.impatient().home().openRecord(Objects.requireNonNull(records.get(kind)));
        Situation now = person.awaitMyDecision();
        if (now.handOver()) {
            new Routine(person).goOn(now);
        }

        person.andSee(() -> take(person, kind));

        assertThat(person.sent()).anySatisfy(message -> assertThat(message).contains("\"type\":\"" + kind + "\""));
        assertThat(person.complaints()).isEmpty();
    }

    private static void take(Person person, String kind) {
        Routine player = new Routine(person);
        switch (place(person, kind)) {
            case "end" -> player.endPhase();
            case "set" -> player.giveUp();
            case "plain" -> now(person, kind).click();
            case "attack" -> {
                person.click(person.look().ringed().get(0));
                person.button("Attack at").click();
            }
            case "hex" -> goTo(person, kind);
            case "unit" -> {
                Locator beside = beside(person, kind);
                person.await(
                        "what the unit can do",
                        now -> beside.isVisible() || !hex(person, kind).isEmpty());
                if (beside.isVisible()) {
                    beside.click();
                } else {
                    goTo(person, kind);
                }
            }
            default -> throw new AssertionError("The page does not offer it");
        }
    }

    /** Clicks a hex where it is on offer, and then this action if several are. */
    private static void goTo(Person person, String kind) {
        person.click(hex(person, kind));
        Locator which = person.dialog("Which action?").locator("button[data-action='" + kind + "']");
        if (which.count() > 0) {
            which.first().click();
        }
    }

    private static Locator now(Person person, String kind) {
        return person.region("What can be done now")
                .locator("button[data-action='" + kind + "']")
                .first();
    }

    private static Locator beside(Person person, String kind) {
        return person.region("Chosen")
                .locator("button[data-action='" + kind + "']")
                .first();
    }

    /** Where the page keeps it: if with a unit, that unit is picked as by a click. */
    private static String place(Person person, String kind) {
        return String.valueOf(person.page().evaluate("""
                (kind) => {
                  const { session, hand } = document.querySelector('sl-board');
                  const { menu } = session;
                  const has = (choices) => choices.some(({ action }) => action.type === kind);
                  if (menu.end?.type === kind) return 'end';
                  if (kind === 'attack') return 'attack';
                  if (has(menu.plain)) return 'plain';
                  if (has(menu.ways)) return 'set';
                  if ([...menu.byHex.values()].some(has)) return 'hex';
                  const unit = [...menu.can].find(([, kinds]) => kinds.includes(kind));
                  if (!unit) return 'nowhere';
                  hand.pick([unit[0]]);
                  return 'unit';
                }""", kind));
    }

    /** A glowing hex that offers it, or nothing. */
    private static String hex(Person person, String kind) {
        return String.valueOf(person.page().evaluate("""
                (kind) => {
                  const { hand } = document.querySelector('sl-board');
                  return [...hand.offers].find(([, choices]) => choices.some(({ action }) => action.type === kind))?.[0] ?? '';
                }""", kind));
    }
}
