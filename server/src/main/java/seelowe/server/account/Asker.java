package seelowe.server.account;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.people.Bearers;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.store.BrowserRow;

/** Who asks about his account. What opens it to others is changed only shortly after signing in, so that a browser left alone gives nobody a key. */
final class Asker {
    private static final Duration FRESH = Duration.ofMinutes(30);

    private final People people;
    private final AccountStore store;
    private final Clock clock;

    Asker(People people, AccountStore store, Clock clock) {
        this.people = people;
        this.store = store;
        this.clock = clock;
    }

    /** Somebody who is known by his browser, if he is. */
    Optional<Person> of(Context context) {
        demandNoProgram(context);
        return people.of(context);
    }

    Person known(Context context) {
        return of(context)
                .orElseThrow(() ->
                        new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "It is not known who you are: sign in first."));
    }

    /** Who may change how one signs in: who has just signed in, or has no account yet. */
    Person fresh(Context context) {
        Person person = known(context);
        demandFresh(context, person);
        return person;
    }

    /** The same; who is not known yet is a guest from now on, by the name he gives. */
    Person fresh(Context context, String name) {
        demandNoProgram(context);
        Person person = people.welcome(context, of(context).isPresent() ? "" : name);
        people.of(context).ifPresent(known -> demandFresh(context, known));
        return person;
    }

    private void demandFresh(Context context, Person person) {
        if (!isFresh(people.browser(context).orElseThrow(), person)) {
            throw new JsonMistake(
                    MistakeCode.REFUSED,
                    "",
                    "Sign in once more first: this can be done in the first " + FRESH.toMinutes()
                            + " minutes after signing in only.");
        }
    }

    /** Whether he may change how one signs in. */
    boolean isFresh(BrowserRow browser, Person person) {
        return clock.millis() - browser.createdAt() <= FRESH.toMillis() || !store.isAccount(person.id());
    }

    private static void demandNoProgram(Context context) {
        if (Bearers.token(context.header(People.AUTHORIZATION)) != null) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Accounts belong to people; a bot has none.");
        }
    }
}
