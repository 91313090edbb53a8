package seelowe.server.account;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.BrowserRow;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What somebody asks about himself: his account, his sessions, his games; and taking all of it away. */
final class AccountRoutes implements Routes {
    private static final String NAME = "name";
    private static final String SESSION = "session";
    private static final String ENDED = "This session was ended.";
    private static final int ID_LETTERS = 16;

    private final Accounts accounts;
    private final Asker asker;
    private final People people;
    private final Limits limits;
    private final SecurityLog log;

    AccountRoutes(Accounts accounts, Asker asker, People people, Limits limits, SecurityLog log) {
        this.log = log;
        this.accounts = accounts;
        this.asker = asker;
        this.people = people;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/account", this::look);
        routes.patch("/api/account", this::rename);
        routes.delete("/api/account", this::delete);
        routes.get("/api/account/export", this::export);
        routes.delete("/api/account/sessions", this::endOthers);
        routes.delete("/api/account/sessions/{session}", this::end);
        routes.post("/api/account/guest", this::join);
        routes.delete("/api/account/guest", this::decline);
        routes.post("/api/account/seats", this::open);
    }

    private void look(Context context) {
        Optional<Person> person = asker.of(context);
        ObjectNode answer = Json.object().put("known", person.isPresent());
        answer.put(NAME, person.map(Person::name).orElse(""));
        answer.put(
                "account", person.filter(each -> accounts.isAccount(each.id())).isPresent());
        if (person.isPresent()) {
            BrowserRow here = people.browser(context).orElseThrow();
            answer.put("fresh", asker.isFresh(here, person.get()));
            accounts.mailOf(person.get().id()).ifPresent(address -> answer.put("mail", address));
            guest(here, answer);
            write(person.get(), here, answer);
        } else {
            answer.put("fresh", true);
            answer.putArray("passkeys");
            answer.putArray("sessions");
        }
        send(context, answer);
    }

    private void guest(BrowserRow here, ObjectNode answer) {
        @Nullable String was = here.was();
        int games = was == null ? 0 : accounts.places().of(was).size();
        if (was != null && games > 0) {
            answer.putObject("guest")
                    .put(NAME, people.person(was).map(Person::name).orElse(""))
                    .put("games", games);
        }
    }

    private void write(Person person, BrowserRow here, ObjectNode answer) {
        ArrayNode passkeys = answer.putArray("passkeys");
        accounts.store().passkeys(person.id()).forEach(each -> write(each, passkeys.addObject()));
        ArrayNode sessions = answer.putArray("sessions");
        for (BrowserRow browser : accounts.identity().browsers(person.id())) {
            sessions.addObject()
                    .put(SESSION, id(browser))
                    .put("agent", browser.agent())
                    .put("created", browser.createdAt())
                    .put("seen", browser.seenAt())
                    .put("here", browser.tokenHash().equals(here.tokenHash()));
        }
    }

    static ObjectNode write(PasskeyRow passkey, ObjectNode node) {
        node.put("passkey", passkey.id()).put(NAME, passkey.name()).put("created", passkey.createdAt());
        @Nullable Long used = passkey.usedAt();
        return used == null ? node : node.put("used", used);
    }

    /** Enough of the hash to tell a browser from others; it opens nothing. */
    private static String id(BrowserRow browser) {
        return browser.tokenHash().substring(0, ID_LETTERS);
    }

    private void rename(Context context) {
        Person person = asker.known(context);
        limits.admit(context, person.id(), Kind.GUEST);
        people.rename(person, body(context).allowOnly("A name", NAME).text(NAME));
        accounts.renamed(person.id());
        context.status(204);
    }

    private void delete(Context context) {
        Person person = asker.fresh(context);
        accounts.delete(person.id());
        people.leave(context);
        log.note(Happening.ACCOUNT, limits.address(context), "what", "deleted", "person", person.id());
        context.status(204);
    }

    private void export(Context context) {
        Person person = asker.known(context);
        limits.admit(context, person.id(), Kind.EXPORT);
        ObjectNode all = accounts.export(person.id());
        context.header("Content-Disposition", "attachment; filename=\"seelowe-account.json\"");
        log.note(Happening.ACCOUNT, limits.address(context), "what", "exported", "person", person.id());
        send(context, all);
    }

    private void endOthers(Context context) {
        Person person = asker.known(context);
        BrowserRow here = people.browser(context).orElseThrow();
        end(
                context,
                person,
                accounts.identity().browsers(person.id()).stream()
                        .filter(each -> !each.tokenHash().equals(here.tokenHash()))
                        .toList());
        context.status(204);
    }

    private void end(Context context) {
        Person person = asker.known(context);
        String id = context.pathParam(SESSION);
        List<BrowserRow> meant = accounts.identity().browsers(person.id()).stream()
                .filter(each -> id(each).equals(id))
                .toList();
        if (meant.isEmpty()) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, SESSION, "You have no such session; it may have ended.");
        }
        end(context, person, meant);
        context.status(204);
    }

    /** A browser may hold tokens of seats too: those open nothing any more, and whoever is still signed in gets others. */
    private void end(Context context, Person person, List<BrowserRow> sessions) {
        sessions.forEach(accounts.identity()::end);
        accounts.places().sendAway(person.id(), ENDED);
        String ended = String.valueOf(sessions.size());
        log.note(Happening.SESSION_ENDED, limits.address(context), "person", person.id(), "sessions", ended);
    }

    private void join(Context context) {
        Person person = asker.known(context);
        @Nullable String guest = people.browser(context).map(BrowserRow::was).orElse(null);
        if (guest == null || !accounts.isAccount(person.id())) {
            throw new JsonMistake(MistakeCode.REFUSED, "", "This browser has no games of a guest to add.");
        }
        accounts.join(guest, person.id());
        log.note(Happening.ACCOUNT, limits.address(context), "what", "joined", "person", person.id(), "guest", guest);
        context.status(204);
    }

    private void decline(Context context) {
        Person unused = asker.known(context);
        accounts.identity().forgetGuest(people.browser(context).orElseThrow());
        context.status(204);
    }

    private void open(Context context) {
        Person person = asker.known(context);
        limits.admit(context, person.id(), Kind.SIGN_IN);
        ObjectNode answer = Json.object();
        ArrayNode seats = answer.putArray("seats");
        accounts.places()
                .open(person, people.browser(context).orElseThrow())
                .forEach(each -> seats.addObject()
                        .put("game", each.game())
                        .put("role", each.role())
                        .put("token", each.token()));
        send(context, answer);
    }
}
