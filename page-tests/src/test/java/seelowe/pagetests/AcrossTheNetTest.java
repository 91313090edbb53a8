package seelowe.pagetests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import seelowe.engine.view.Viewer;

/** A game across the net as it really goes: a link, fog of war, a line that breaks, a laptop that dies, another device, somebody who watches, an end. */
@ExtendWith(Browsing.class)
@SuppressWarnings("NullAway.Init")
class AcrossTheNetTest {
    private static final int TURNS = 3;
    /** Decides as Steady would, by the page's own line; the browsers show what comes of it. */
    private static final String DECIDE = """
            async ([turns, most]) => {
              const { session } = document.querySelector('sl-board');
              let done = 0;
              for (let tries = 0; done < most && tries < 2 * most; tries++) {
                if (!session.myMove || session.view.result || session.view.turn > turns) break;
                const { action } = await session.ask({ type: 'suggest', opponent: 'steady' });
                if (await session.act(action)) done++;
              }
              return done;
            }""";

    private House host;
    private Tap annasLine;
    private Tap bobsLine;
    private Tap tabletsLine;
    private Tap carlsLine;
    private Chromium laptop;

    @BeforeEach
    void open() {
        host = House.ofAHost();
        annasLine = new Tap(host.port());
        bobsLine = new Tap(host.port());
        tabletsLine = new Tap(host.port());
        carlsLine = new Tap(host.port());
        laptop = new Chromium();
    }

    @AfterEach
    void close() {
        laptop.close();
        List.of(annasLine, bobsLine, tabletsLine, carlsLine).forEach(Tap::close);
        host.close();
    }

    @Test
    void Q64_three_turns_across_the_net_tell_nobody_what_he_may_not_know(Visitors visitors) {
        Person anna = visitors.arrive(annasLine.address(), options -> options).impatient();
        String forBob = invite(anna);
        String forCarl = linkToWatch(anna);
        Person bob = new Person(
                        laptop.browser().newContext(new NewContextOptions().setViewportSize(1280, 800)),
                        bobsLine.address(),
                        "AcrossTheNetTest-bob")
                .impatient();
        bob.page().navigate(bobsLine.through(forBob));
        bob.page().getByLabel("Your name").fill("Bob");
        bob.press("Take the seat").atTheBoard();
        Person carl = visitors.arrive(carlsLine.address(), options -> options).impatient();
        carl.page().navigate(carlsLine.through(forCarl));
        carl.press("Watch").atTheBoard();
        new Routine(anna).goOn(anna.awaitMyDecision());

        play(anna, bob, 1);
        theLineBreaks(anna, bob);
        play(anna, bob, 2);
        Person tablet = anotherDevice(visitors, anna, bob);
        byClicks(anna, tablet, tablet);
        play(anna, tablet, TURNS);

        byClicks(anna, tablet, anna);
        carl.await("all that was done", now -> now.actions() == anna.look().actions());
        Heard annas = new Heard(annasLine.sockets());
        Heard bobs = new Heard(bobsLine.sockets()).and(tabletsLine.sockets());
        Heard carls = new Heard(carlsLine.sockets());
        anna.press("Settings");
        anna.press("Resign").press("Yes, the German side gives up");
        for (Person person : List.of(anna, tablet, carl)) {
            person.await("the end", Situation::over);
            person.dialog("Result").waitFor();
            person.photograph("end");
        }

        String record = record(anna);
        annas.demandNothingBeyond(Sight.of(record, Viewer.GERMAN), "GB-", record);
        bobs.demandNothingBeyond(Sight.of(record, Viewer.BRITISH), "GE-", record);
        carls.demandNothingBeyond(Sight.of(record, Viewer.SPECTATOR), "G", record);
        assertThat(anna.complaints()).filteredOn(words -> !isOfTheBreak(words)).isEmpty();
        assertThat(tablet.complaints()).isEmpty();
        assertThat(carl.complaints()).isEmpty();
    }

    private static boolean isOfTheBreak(String words) {
        return words.contains("net::ERR_");
    }

    private static String invite(Person anna) {
        anna.home().choose("The Navy Plan").choose("German").choose("By link");
        anna.page().getByText("Variants and rulings").click();
        anna.page().getByLabel("Counters lie face down").check();
        anna.page().getByLabel("Your name").fill("Anna");
        anna.press("Invite by link").atTheBoard();
        return link(anna.dialog("Invite somebody"));
    }

    private static String linkToWatch(Person anna) {
        Locator dialog = anna.dialog("Invite somebody");
        dialog.getByRole(AriaRole.BUTTON, Person.in("A link to watch")).click();
        links(dialog).nth(1).waitFor();
        String link = link(dialog);
        anna.press("Close");
        return link;
    }

    private static Locator links(Locator dialog) {
        return dialog.getByLabel("The link", new Locator.GetByLabelOptions().setExact(true));
    }

    /** The one that was asked for last. */
    private static String link(Locator dialog) {
        links(dialog).first().waitFor();
        return links(dialog).last().inputValue();
    }

    /** Both play until this turn is over. */
    private static void play(Person anna, Person bob, int turns) {
        for (Situation now = anna.look(); now.turn() <= turns && !now.over(); now = anna.look()) {
            decide(decider(anna, bob, now), turns, 1000);
            bob.await("the same board", there -> there.actions() >= anna.look().actions());
        }
    }

    private static Person decider(Person anna, Person bob, Situation now) {
        return now.decider().equals("german") ? anna : bob;
    }

    private static int decide(Person person, int turns, int most) {
        person.awaitMyDecision();
        return ((Number) person.page().evaluate(DECIDE, List.of(turns, most))).intValue();
    }

    /** Somebody's next decision as people make theirs. */
    private static void byClicks(Person anna, Person bob, Person who) {
        while (decider(anna, bob, bob.look()) != who) {
            decide(decider(anna, bob, bob.look()), TURNS + 1, 1);
        }
        new Routine(who).goOn(who.awaitMyDecision());
    }

    /** While she hears nothing he goes on; then she sees all of it. */
    private void theLineBreaks(Person anna, Person bob) {
        while (!bob.look().decider().equals("british")) {
            decide(anna, 2, 1000);
            bob.await("the same board", there -> there.actions() >= anna.look().actions());
        }
        bob.awaitMyDecision();
        annasLine.cut();
        anna.page().getByText("The line to the game broke").waitFor();
        anna.photograph("broken");
        assertThat(decide(bob, 2, 8)).isPositive();
        int actions = bob.look().actions();
        assertThat(anna.look().actions()).isLessThan(actions);
        annasLine.mend();
        anna.await("what Bob did", now -> now.actions() == actions);
    }

    /** He has taken his seat along, and his laptop dies. */
    private Person anotherDevice(Visitors visitors, Person anna, Person bob) {
        bob.press("Players and links");
        Locator dialog = bob.dialog("Players and links");
        dialog.getByRole(AriaRole.BUTTON, Person.in("Move there")).click();
        String link = link(dialog);
        laptop.kill();
        anna.page()
                .waitForFunction(
                        "() => document.querySelector('sl-board').session.company.seats.british.presence !== 'here'");

        Person tablet = visitors.arrive(tabletsLine.address(), options -> options.setViewportSize(1180, 820))
                .impatient();
        tablet.page().navigate(tabletsLine.through(link));
        tablet.press("Go on here").atTheBoard();
        tablet.await("the same board", now -> now.actions() == anna.look().actions());
        tablet.photograph("another-device");
        return tablet;
    }

    /** Can be had when the game is over. */
    private static String record(Person person) {
        return String.valueOf(person.page().evaluate("""
                async () => {
                  const { session } = document.querySelector('sl-board');
                  const lists = Object.values(localStorage).map((kept) => JSON.parse(kept)).filter(Array.isArray);
                  const seat = lists.flat().find((each) => each.game === session.id && each.token);
                  const answer = await fetch(`/api/games/${session.id}/record?token=${seat.token}`);
                  return await answer.text();
                }"""));
    }

    /** All that somebody's sockets were told. */
    private static final class Heard {
        private final List<String> sockets = new java.util.ArrayList<>();

        Heard(List<String> sockets) {
            and(sockets);
        }

        Heard and(List<String> more) {
            sockets.addAll(more);
            return this;
        }

        void demandNothingBeyond(Set<String> known, String others, String record) {
            Set<String> named = new TreeSet<>();
            sockets.forEach(socket -> named.addAll(Sight.named(socket)));
            named.removeIf(key -> !key.startsWith(others));
            assertThat(named).as("something is told at all").isNotEmpty();
            assertThat(known).as("counters that were seen").containsAll(named);
            Set<String> all = Sight.named(record);
            all.removeIf(key -> !key.startsWith(others));
            assertThat(all).as("counters that took part").isNotEmpty();
            String seed = record.replaceAll("(?s).*\"seed\": *\"([0-9a-f]+)\".*", "$1");
            assertThat(seed).matches("[0-9a-f]{32,}");
            assertThat(sockets).noneMatch(socket -> socket.contains(seed));
        }
    }
}
