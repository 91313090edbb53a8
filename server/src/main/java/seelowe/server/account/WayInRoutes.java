package seelowe.server.account;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Request;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.people.PersonName;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.BrowserRow;

/** The ways in which somebody can sign in: adding and removing passkeys and a mail address. The first makes a guest an account. */
final class WayInRoutes implements Routes {
    private static final String NAME = "name";
    private static final String LAST = "By this alone you can sign in; add another way first, or delete the account.";

    private final Passkeys passkeys;
    private final AccountMails mails;
    private final AccountStore store;
    private final Asker asker;
    private final People people;
    private final Site site;
    private final Limits limits;
    private final SecurityLog log;

    WayInRoutes(
            Passkeys passkeys,
            AccountMails mails,
            AccountStore store,
            Asker asker,
            People people,
            Site site,
            Limits limits,
            SecurityLog log) {
        this.log = log;
        this.passkeys = passkeys;
        this.mails = mails;
        this.store = store;
        this.asker = asker;
        this.people = people;
        this.site = site;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/api/account/passkeys/options", this::options);
        routes.post("/api/account/passkeys", this::make);
        routes.patch("/api/account/passkeys/{passkey}", this::rename);
        routes.delete("/api/account/passkeys/{passkey}", this::remove);
        routes.put("/api/account/mail", this::writeTo);
        routes.delete("/api/account/mail", this::forget);
    }

    private void options(Context context) {
        limits.admit(context, Kind.SIGN_IN);
        Request body = body(context).allowOnly("A new passkey", NAME);
        Person person = asker.fresh(context, body.text(NAME, ""));
        send(context, Json.object().set("publicKey", passkeys.toMake(person)));
    }

    private void make(Context context) {
        limits.admit(context, Kind.SIGN_IN);
        Request body = body(context).allowOnly("A passkey", "credential", NAME);
        Person person = asker.fresh(context);
        String name = body.has(NAME)
                ? PersonName.of(body.text(NAME))
                : people.browser(context).map(BrowserRow::agent).orElse("");
        boolean first = !store.isAccount(person.id());
        PasskeyRow made = passkeys.made(
                person, Json.text(body.field("credential")), name, origin -> isOurs(site, context, origin.toString()));
        if (first) {
            people.recognise(context, person);
        }
        store.mailOf(person.id()).ifPresent(address -> mails.tellOfPasskey(address, person.name()));
        note(context, person, "passkey-added");
        send(context.status(201), AccountRoutes.write(made, Json.object()));
    }

    private void note(Context context, Person person, String what) {
        log.note(Happening.WAY_IN, limits.address(context), "what", what, "person", person.id());
    }

    /** Which pages a passkey may have been asked for: those that this request may come from. */
    static boolean isOurs(Site site, Context context, String origin) {
        return site.delivered(origin, String.valueOf(context.header("Host")));
    }

    private void rename(Context context) {
        Person person = asker.known(context);
        String name = PersonName.of(body(context).allowOnly("A name", NAME).text(NAME));
        if (!store.rename(person.id(), context.pathParam("passkey"), name)) {
            throw noSuch();
        }
        context.status(204);
    }

    private static JsonMistake noSuch() {
        return new JsonMistake(MistakeCode.BAD_VALUE, "passkey", "You have no such passkey.");
    }

    private void remove(Context context) {
        Person person = asker.fresh(context);
        String id = context.pathParam("passkey");
        if (store.passkeys(person.id()).stream().noneMatch(each -> each.id().equals(id))) {
            throw noSuch();
        }
        if (!store.remove(person.id(), id)) {
            throw new JsonMistake(MistakeCode.REFUSED, "", LAST);
        }
        note(context, person, "passkey-removed");
        context.status(204);
    }

    /** Nothing is changed until the link in the mail has shown that the address is his. */
    private void writeTo(Context context) {
        Request body = body(context).allowOnly("An address", "address", NAME);
        String address = mails.address(body.text("address"));
        limits.admit(context, Kind.MAIL);
        mails.askToConfirm(asker.fresh(context, body.text(NAME, "")), address);
        context.status(202);
    }

    private void forget(Context context) {
        Person person = asker.fresh(context);
        if (store.mailOf(person.id()).isPresent() && !store.removeMail(person.id())) {
            throw new JsonMistake(MistakeCode.REFUSED, "", LAST);
        }
        note(context, person, "address-removed");
        context.status(204);
    }
}
