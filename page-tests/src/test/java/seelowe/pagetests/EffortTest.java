package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.engine.term.PhaseName;

/** Things done with less effort: by dragging, taken back at one stroke, closed by Escape. */
@ExtendWith(Browsing.class)
class EffortTest {
    private static Person inMovement(Person person) {
        person.impatient()
                .home()
                .openRecord(Prepared.record(
                        "N", "steady", state -> state.turn() == 3 && state.phase() == PhaseName.GERMAN_MOVEMENT));
        return person;
    }

    /** A hex with several units that can move. */
    private static final String STACK = """
            () => {
              const { session, hand, stacks } = document.querySelector('sl-board');
              return [...stacks.stacks.keys()].find((hex) =>
                stacks.stacks.get(hex).filter(({ key }) => key && session.menu.can.get(key)?.includes('move')).length > 1);
            }""";

    @Test
    void a_stack_moves_at_once_and_is_taken_back_at_once(Person person) {
        inMovement(person);
        int before = person.look().actions();
        String hex = String.valueOf(person.page().evaluate(STACK));
        person.click(hex);
        person.press("Take all");
        Situation ready = person.await(
                "hexes for all", now -> !now.glowing().isEmpty() && now.picked().size() > 1);
        int units = ready.picked().size();

        person.click(ready.glowing().get(0));
        person.await("all of them there", now -> now.actions() == before + units);
        person.press("Undo");

        person.await("all of them back", now -> now.actions() == before);
        assertThat(person.complaints()).isEmpty();
    }

    @Test
    void the_end_of_a_phase_is_taken_back_and_a_double_click_does_not_end_it_against_its_own_doubt(Person person) {
        inMovement(person);
        Situation before = person.look();

        person.button("End initial movement").dblclick();

        person.button("End anyway").waitFor();
        assertThat(person.look().phase()).isEqualTo(before.phase());
        person.page().waitForTimeout(500);
        person.andSee(() -> person.press("End anyway"));
        Situation ended = person.look();
        assertThat(ended.phase()).isNotEqualTo(before.phase());
        assertThat(ended.decider()).isEqualTo("german");
        person.photograph("ended");
        person.andSee(() -> person.press("Undo"));
        assertThat(person.look().phase()).isEqualTo(before.phase());
        assertThat(person.look().able()).isEqualTo(before.able());
    }

    /** Neither a key that is struck twice nor a finger that taps twice. */
    @Test
    void nothing_that_comes_twice_at_once_ends_a_phase_against_its_own_doubt(Visitors visitors) {
        Person person = inMovement(
                visitors.arrive(options -> options.setViewportSize(1024, 768).setHasTouch(true)));
        Situation before = person.look();
        Locator end = person.button("End initial movement");
        BoundingBox box = Objects.requireNonNull(end.boundingBox());

        person.page().keyboard().press("e");
        person.page().keyboard().press("e");
        person.button("End anyway").waitFor();
        assertThat(person.look().actions()).isEqualTo(before.actions());
        person.page().reload();
        person.atTheBoard();
        person.page().touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        person.page().touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);

        person.button("End anyway").waitFor();
        assertThat(person.look().actions()).isEqualTo(before.actions());
    }

    @Test
    void a_counter_is_dragged_to_where_it_may_go_and_told_why_not_elsewhere(Person person) {
        inMovement(person);
        person.press("Next unit");
        Situation ready = person.await("hexes in reach", now -> !now.glowing().isEmpty());
        String from = hexOf(person, ready.picked().get(0));
        person.page().keyboard().press("Escape");

        drag(person, from, "2820");

        Locator answer = person.page().locator("sl-why");
        answer.getByText("Movement Points away").waitFor();
        person.photograph("too-far");
        person.page().keyboard().press("Escape");
        person.press("Next unit");
        Situation again = person.await("hexes in reach", now -> !now.glowing().isEmpty());
        String mover = again.picked().get(0);
        String goal = again.glowing().get(0);
        person.andSee(() -> drag(person, hexOf(person, mover), goal));
        assertThat(hexOf(person, mover)).isEqualTo(goal);
        assertThat(person.complaints()).isEmpty();
    }

    private static String hexOf(Person person, String unit) {
        return String.valueOf(person.page()
                .evaluate("unit => document.querySelector('sl-board').session.units.get(unit).place", unit));
    }

    private static void drag(Person person, String from, String to) {
        person.point(to);
        person.point(from);
        person.page().mouse().down();
        List<?> goal = (List<?>) Objects.requireNonNull(person.page().evaluate("""
                hex => {
                  const board = document.querySelector('sl-board');
                  const frame = board.querySelector('.viewport').getBoundingClientRect();
                  const at = board.at(hex);
                  return [frame.left + at.x, frame.top + at.y];
                }""", to));
        double x = ((Number) goal.get(0)).doubleValue();
        double y = ((Number) goal.get(1)).doubleValue();
        person.page().mouse().move(x - 12, y);
        person.page().mouse().move(x, y);
        person.page().waitForTimeout(250);
        person.photograph("dragged");
        person.page().mouse().up();
    }

    /** Of the hexes on offer those that the fan lies over; null if there is no fan. */
    private static final String COVERED = """
            () => {
              const board = document.querySelector('sl-board');
              const fan = board.querySelector('sl-fan:not(.crowded-out)');
              if (!fan?.offsetWidth) return null;
              const frame = board.querySelector('.viewport').getBoundingClientRect();
              const box = fan.getBoundingClientRect();
              return [...board.hand.offers.keys()].filter((hex) => {
                const at = board.at(hex);
                const [x, y] = [frame.left + at.x, frame.top + at.y];
                return x > box.left && x < box.right && y > box.top && y < box.bottom;
              });
            }""";

    /** All hexes with several units of which some can move. */
    private static final String STACKS = """
            () => {
              const { session, stacks } = document.querySelector('sl-board');
              return [...stacks.stacks.keys()].filter((hex) =>
                stacks.stacks.get(hex).length > 1 && stacks.stacks.get(hex).some(({ key }) => key && session.menu.can.get(key)?.includes('move')));
            }""";

    @Test
    void the_fan_of_a_stack_covers_no_hex_that_can_be_chosen(Person person) {
        inMovement(person);
        List<?> stacks = (List<?>) Objects.requireNonNull(person.page().evaluate(STACKS));
        int fans = 0;
        for (Object hex : stacks) {
            person.click(String.valueOf(hex));
            person.await("hexes in reach", now -> !now.glowing().isEmpty());
            person.page().evaluate("() => document.querySelector('sl-board').updateComplete");
            Object covered = person.page().evaluate(COVERED);
            if (covered != null) {
                fans++;
                assertThat((List<?>) covered).as("%s", hex).isEmpty();
            }
            person.photograph("fan-" + hex);
            person.page().keyboard().press("Escape");
        }
        assertThat(fans).isPositive();
    }

    @Test
    void overlays_close_by_escape_and_by_a_click_elsewhere_and_leave_the_panel_free(Person person) {
        inMovement(person);
        Locator menu = person.page().getByRole(AriaRole.MENU);
        person.press("Overlays");
        menu.waitFor();
        assertThat(person.page().evaluate("""
                () => document.querySelector('.menu').getBoundingClientRect().right
                  <= document.querySelector('.side').getBoundingClientRect().left""")).isEqualTo(true);
        person.page().keyboard().press("Escape");
        menu.waitFor(Person.gone());
        person.press("Overlays");
        menu.waitFor();
        person.page().mouse().click(20, 300);
        menu.waitFor(Person.gone());
        for (String overlay : List.of("Supply", "Victory so far")) {
            person.press("Overlays");
            person.page()
                    .getByRole(
                            AriaRole.MENUITEMRADIO,
                            new Page.GetByRoleOptions().setName(overlay).setExact(true))
                    .click();
            person.page().waitForFunction("() => document.querySelector('svg .overlay:not(:empty)')");
            person.photograph(overlay.replace(' ', '-'));
            if (overlay.startsWith("Victory")) {
                assertThat(person.page().locator("svg .overlay.over").textContent())
                        .contains("Dover, ");
            }
            if (overlay.equals("Supply")) {
                assertThat(person.page().locator(".overlay-note").textContent())
                        .contains("judged without supply at the last Supply Phase")
                        .contains("would be judged so now");
            }
            person.page().keyboard().press("Escape");
            person.page().waitForFunction("() => !document.querySelector('svg .overlay:not(:empty)')");
        }
        assertThat(person.complaints()).isEmpty();
    }

    private static boolean isCutOff(GameState state) {
        return state.phase() == PhaseName.GERMAN_MOVEMENT
                && IntStream.range(0, state.unitCount())
                        .anyMatch(unit -> state.unit(unit).side() == Side.GERMAN
                                && state.isOnMap(unit)
                                && (state.has(unit, Mark.UNSUPPLIED) || state.has(unit, Mark.ISOLATED)));
    }

    /** The rings that there must be, for what was judged and for what would be judged now, and those that there are. */
    private static final String RINGS = """
            async () => {
              const { session } = document.querySelector('sl-board');
              const { units } = await session.ask({ type: 'supply', side: 'german' });
              const onMap = units.filter(({ unit }) => /^\\d{4}$/.test(session.units.get(unit)?.place));
              const count = (rings) => document.querySelectorAll(rings).length;
              return [
                onMap.filter(({ unit }) => session.units.get(unit).marks.some((mark) => ['unsupplied', 'isolated'].includes(mark))).length,
                count('.ov-cut:not(.now)'),
                onMap.filter(({ status }) => status !== 'supplied').length,
                count('.ov-cut.now'),
              ];
            }""";

    @Test
    void the_supply_overlay_tells_what_was_judged_from_what_holds_now(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", EffortTest::isCutOff));
        person.press("Overlays");
        person.page().getByRole(AriaRole.MENUITEMRADIO, Person.named("Supply")).click();
        person.page().waitForFunction("() => document.querySelector('.ov-cut')");
        person.photograph("supply");

        List<?> rings = (List<?>) Objects.requireNonNull(person.page().evaluate(RINGS));

        assertThat((Integer) rings.get(0)).as("judged without supply").isPositive();
        assertThat(rings.get(1)).as("solid rings").isEqualTo(rings.get(0));
        assertThat(rings.get(3)).as("dashed rings").isEqualTo(rings.get(2));
    }

    /** Whether somebody may end his move where too many would stand then. */
    private static boolean canBeCrowded(GameState state) {
        if (state.turn() < 4 || state.phase() != PhaseName.GERMAN_MOVEMENT) {
            return false;
        }
        return RuleBook.options(state).stream()
                .anyMatch(action -> action instanceof Action.Move move
                        && !StackingLimit.hasRoom(
                                state, move.unit(), move.path().last()));
    }

    /** A hex in which too many would stand is marked before anybody goes there, and a pointer is told why. */
    @Test
    void a_hex_that_would_hold_too_many_is_marked(Person person) {
        person.impatient().home().openRecord(Prepared.record("N", "steady", EffortTest::canBeCrowded));
        Object found = person.page().evaluate("""
                async () => {
                  const { session, hand } = document.querySelector('sl-board');
                  for (const unit of session.menu.can.keys()) {
                    const { toHex } = await session.choicesOf(unit);
                    const hex = [...toHex].find(([, choices]) => choices[0].overstacks)?.[0];
                    if (hex) {
                      hand.pick([unit]);
                      return hex;
                    }
                  }
                  return null;
                }""");
        String hex = (String) Objects.requireNonNull(found);
        person.page().waitForFunction("() => document.querySelector('.offer-crowded')");
        person.point(hex);
        person.page().getByText("Too many would stand here").waitFor();
        person.photograph("crowded");
    }

    @Test
    void the_charts_are_complete_in_a_game_and_without_one(Person person) {
        inMovement(person);
        person.press("Charts");
        Locator charts = person.dialog("Charts");
        for (String chart : List.of(
                "Combat results",
                "Levels of victory",
                "City effects",
                "Supply states",
                "Stacking",
                "What the weather allows",
                "Transport waves",
                "Marks on counters")) {
            charts.getByRole(AriaRole.HEADING, Person.in(chart)).waitFor();
        }
        assertThat(charts.textContent())
                .contains("4-1, 5-1")
                .contains("10-1 and more")
                .contains("German decisive");
        charts.getByRole(AriaRole.HEADING, Person.in("Marks on counters")).scrollIntoViewIfNeeded();
        person.photograph("charts");
        person.home().page().getByRole(AriaRole.LINK, Person.named("Charts")).click();
        person.page()
                .getByRole(AriaRole.HEADING, Person.named("Combat results"))
                .waitFor();
        person.page().getByRole(AriaRole.COMBOBOX).selectOption("LT");
        person.page().getByText("Two hundred points").waitFor();
        person.photograph("page");
        assertThat(person.complaints()).isEmpty();
    }
}
