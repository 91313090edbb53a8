package seelowe.server.account;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.Bearers;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Signing in, by a passkey or by a link that was mailed or that the host has made; and signing out. */
final class SignInRoutes implements Routes {
    private static final String TOKEN = "token";

    private final Accounts accounts;
    private final Passkeys passkeys;
    private final AccountMails mails;
    private final People people;
    private final Site site;
    private final Limits limits;
    private final SecurityLog log;

    SignInRoutes(
            Accounts accounts,
            Passkeys passkeys,
            AccountMails mails,
            People people,
            Site site,
            Limits limits,
            SecurityLog log) {
        this.log = log;
        this.accounts = accounts;
        this.passkeys = passkeys;
        this.mails = mails;
        this.people = people;
        this.site = site;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/api/sign-in/options", this::options);
        routes.post("/api/sign-in", this::byPasskey);
        routes.post("/api/sign-in/mail", this::mail);
        routes.post("/api/sign-in/link/look", this::look);
        routes.post("/api/sign-in/link", this::byLink);
        routes.post("/api/sign-out", this::signOut);
    }

    private void options(Context context) {
        limits.admit(context, Kind.SIGN_IN);
        send(context, Json.object().set("publicKey", passkeys.toSignIn()));
    }

    private void byPasskey(Context context) {
        limits.admit(context, Kind.SIGN_IN);
        noting(context, "passkey", () -> signInByPasskey(context));
    }

    /** Whoever does not get in is written down too. */
    private void noting(Context context, String by, Runnable way) {
        try {
            way.run();
        } catch (JsonMistake refused) {
            String why = refused.code().word();
            log.note(Happening.SIGN_IN_FAILED, limits.address(context), "by", by, "why", why);
            throw refused;
        }
    }

    private void signInByPasskey(Context context) {
        String credential =
                Json.text(body(context).allowOnly("A sign-in", "credential").field("credential"));
        PasskeyRow passkey =
                passkeys.signed(credential, origin -> WayInRoutes.isOurs(site, context, origin.toString()));
        Person person = people.person(passkey.person()).orElseThrow(SignInRoutes::gone);
        recognise(context, person, "passkey");
        send(context, Json.object().put("name", person.name()));
    }

    /** A program has its token and no cookie. */
    private void recognise(Context context, Person person, String by) {
        if (Bearers.token(context.header(People.AUTHORIZATION)) != null) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Accounts belong to people; a bot has none.");
        }
        people.recognise(context, person);
        log.note(Happening.SIGN_IN, limits.address(context), "by", by, "person", person.id());
    }

    private void mail(Context context) {
        String address =
                mails.address(body(context).allowOnly("A sign-in", "address").text("address"));
        limits.admit(context, Kind.MAIL);
        mails.offerSignIn(address);
        context.status(202);
    }

    private void look(Context context) {
        LinkRow link = find(context);
        send(context, told(link, person(link)));
    }

    private static ObjectNode told(LinkRow link, Person person) {
        return Json.object().put("kind", link.kind()).put("name", person.name()).put("address", link.address());
    }

    private void byLink(Context context) {
        limits.admit(context, Kind.SIGN_IN);
        noting(context, "link", () -> signInByLink(context));
    }

    private void signInByLink(Context context) {
        LinkRow link = find(context);
        Person person = person(link);
        if (!accounts.links().use(link)) {
            throw gone();
        }
        if (link.kind().equals(SignInLinks.SIGN_IN)) {
            recognise(context, person, "link");
        } else {
            confirm(context, link, person);
            log.note(Happening.WAY_IN, limits.address(context), "what", "address-confirmed", "person", person.id());
        }
        send(context, told(link, person));
    }

    /** Whoever has the link reads what comes to the address: it signs nobody in whose browser this was not before. */
    private void confirm(Context context, LinkRow link, Person person) {
        Optional<String> before = accounts.mailOf(person.id());
        if (!accounts.setMail(person.id(), link.address())) {
            throw new JsonMistake(
                    MistakeCode.TAKEN, "", "This is the address of another account; sign in there with it.");
        }
        if (people.browser(context)
                .filter(each -> each.person().equals(person.id()))
                .isPresent()) {
            people.recognise(context, person);
        }
        before.filter(old -> !old.equalsIgnoreCase(link.address()))
                .ifPresent(old -> mails.tellOldAddress(old, person.name()));
    }

    private LinkRow find(Context context) {
        String token = body(context).allowOnly("A link", TOKEN).text(TOKEN);
        Optional<LinkRow> link = accounts.links().look(token);
        if (link.isEmpty()) {
            limits.admit(context, Kind.GUESS);
        }
        return link.orElseThrow(SignInRoutes::gone);
    }

    private Person person(LinkRow link) {
        return people.person(link.person()).orElseThrow(SignInRoutes::gone);
    }

    private static JsonMistake gone() {
        return new JsonMistake(
                MistakeCode.UNKNOWN_INVITE,
                TOKEN,
                "This link was used, or its time has run out, or not all of it was copied; ask for another.");
    }

    /** Which seats this browser may hold, so that it can forget them too. */
    private void signOut(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode games = answer.putArray("games");
        people.browser(context).ifPresent(browser -> {
            accounts.places().of(browser.person()).forEach(place -> games.add(place.game()));
            log.note(Happening.SESSION_ENDED, limits.address(context), "person", browser.person());
        });
        people.leave(context);
        send(context, answer);
    }
}
