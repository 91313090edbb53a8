package seelowe.pagetests;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The people of one test, each with a browser that knows nothing of the others. */
final class Visitors implements AutoCloseable {
    static final int WIDTH = 1440;
    static final int HEIGHT = 900;

    private final Chromium chromium;
    private final House house;
    private final String test;
    private final List<Person> people = new ArrayList<>();

    Visitors(Chromium chromium, House house, String test) {
        this.chromium = chromium;
        this.house = house;
        this.test = test;
    }

    /** Somebody at a desk, in the light. */
    Person arrive() {
        return arrive(options -> options);
    }

    /** Somebody with a screen, a hand or a wish that is not the usual one. */
    Person arrive(UnaryOperator<NewContextOptions> wishes) {
        return arrive(house.address(), wishes);
    }

    Person arrive(String address, UnaryOperator<NewContextOptions> wishes) {
        NewContextOptions usual =
                new NewContextOptions().setViewportSize(WIDTH, HEIGHT).setAcceptDownloads(true);
        BrowserContext context = chromium.browser().newContext(wishes.apply(usual));
        Person person = new Person(context, address, test);
        people.add(person);
        return person;
    }

    House house() {
        return house;
    }

    /** What everybody saw who was still here when something went wrong. */
    void remember() {
        people.stream().filter(person -> !person.page().isClosed()).forEach(person -> person.photograph("FAILED"));
    }

    @Override
    public void close() {
        people.forEach(Person::leave);
    }
}
