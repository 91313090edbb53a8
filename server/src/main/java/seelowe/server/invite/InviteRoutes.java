package seelowe.server.invite;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;
import static seelowe.server.http.Exchange.token;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Request;
import seelowe.server.clock.ClockTerms;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.BrowserRow;
import seelowe.server.store.GameRow;
import seelowe.server.store.InviteRow;
import seelowe.server.store.SeatRow;
import seelowe.server.table.Link;
import seelowe.server.table.LinkKind;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Looking at links, taking what they open, making and withdrawing them. A link's token travels in bodies, never in an address. */
public final class InviteRoutes implements Routes {
    private static final String INVITE = "invite";

    private final Invites invites;
    private final People people;
    private final Tables tables;
    private final Limits limits;
    private final Site site;
    private final SecurityLog log;

    public InviteRoutes(Invites invites, People people, Tables tables, Limits limits, Site site, SecurityLog log) {
        this.log = log;
        this.site = site;
        this.invites = invites;
        this.people = people;
        this.tables = tables;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/api/invites/look", this::look);
        routes.post("/api/invites/take", this::take);
        routes.post("/api/invites/picture", this::picture);
        routes.get("/api/games/{game}/invites", this::list);
        routes.post("/api/games/{game}/invites", this::make);
        routes.delete("/api/games/{game}/invites/{invite}", this::withdraw);
        routes.post("/api/games/{game}/seats", this::regain);
    }

    private void look(Context context) {
        InviteRow invite =
                invites.find(body(context).allowOnly("A look at a link", INVITE).text(INVITE));
        GameRow game = invites.game(invite);
        Optional<Person> asker = people.of(context);
        ObjectNode answer = Json.object().put("kind", invite.kind()).put("role", invite.role());
        answer.put("state", invites.state(invite, asker).name().toLowerCase(Locale.ROOT));
        answer.put("scenario", game.scenario()).put("mode", game.mode());
        answer.set("options", Json.parse(game.options()));
        ClockTerms.kept(game.clock()).ifPresent(terms -> answer.set("clock", terms.json()));
        answer.put("from", name(invite.person()))
                .put("you", asker.map(Person::name).orElse(""));
        if (game.matchId() != null) {
            answer.put("match", game.matchId());
        }
        send(context, answer);
    }

    /** Only links of ours are drawn: this draws for nobody else. */
    private void picture(Context context) {
        String token = body(context).allowOnly("The picture of a link", INVITE).text(INVITE);
        invites.find(token);
        String link = site.url() + "/#/join/" + token;
        ObjectNode answer = Json.object().put("link", link);
        QrCode.rows(link).forEach(answer.putArray("rows")::add);
        send(context, answer);
    }

    private String name(@Nullable String person) {
        return person == null ? "" : people.person(person).map(Person::name).orElse("");
    }

    private void take(Context context) {
        Request body = body(context).allowOnly("Taking a link", INVITE, "name");
        String name = body.text("name", "");
        limits.admit(context, Kind.SEAT);
        List<Invites.Taken> taken = invites.take(
                body.text(INVITE), people.of(context), people.browser(context), () -> welcome(context, body, name));
        note(
                context,
                Happening.LINK_TAKEN,
                taken.get(0).game(),
                "role",
                taken.get(0).role().word());
        ObjectNode answer = seat(taken.get(0), Json.object());
        ArrayNode all = answer.putArray("seats");
        taken.forEach(each -> seat(each, all.addObject()));
        send(context.status(201), answer);
    }

    private void note(Context context, Happening what, String game, String... more) {
        @Nullable
        String person = people.browser(context).map(BrowserRow::person).orElse(null);
        log.note(what, limits.address(context), "game", game, "person", person, more[0], more[1]);
    }

    /** Who only watches need not say who he is. */
    private Optional<Person> welcome(Context context, Request body, String name) {
        boolean plays = Invites.kind(invites.find(body.text(INVITE))) == LinkKind.SEAT;
        return plays || !name.isBlank() ? Optional.of(people.welcome(context, name)) : people.of(context);
    }

    private static ObjectNode seat(Invites.Taken taken, ObjectNode node) {
        return node.put("game", taken.game()).put("role", taken.role().word()).put("token", taken.token());
    }

    private void list(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode all = answer.putArray("invites");
        for (InviteRow invite : invites.madeBy(seat(context))) {
            ObjectNode node = all.addObject().put("id", invite.id());
            node.put("kind", invite.kind()).put("role", invite.role());
            node.put("created", invite.createdAt()).put("taken", invite.takenAt() != null);
            node.put("takenBy", name(invite.takenBy()));
        }
        send(context, answer);
    }

    private void make(Context context) {
        limits.admit(context, Kind.INVITE);
        String kind = body(context).allowOnly("A link", "kind").text("kind");
        Link link = invites.make(seat(context), kind(kind));
        note(context, Happening.LINK_MADE, link.row().game(), "kind", link.row().kind());
        send(context.status(201), made(link, Json.object()));
    }

    private static LinkKind kind(String word) {
        for (LinkKind kind : LinkKind.values()) {
            if (kind.word().equals(word)) {
                return kind;
            }
        }
        throw new JsonMistake(
                MistakeCode.BAD_VALUE, "kind", "\"kind\" must be \"seat\", \"watch\", \"share\" or \"move\".");
    }

    /** A link with its token, for who has made it. */
    public static ObjectNode made(Link link, ObjectNode node) {
        return node.put("id", link.row().id())
                .put("kind", link.row().kind())
                .put("role", link.row().role())
                .put("token", link.token());
    }

    private void withdraw(Context context) {
        invites.withdraw(seat(context), context.pathParam(INVITE));
        context.status(204);
    }

    private void regain(Context context) {
        limits.admit(context, Kind.SEAT);
        Person person = people.of(context)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT,
                        "",
                        "It is not known who you are; open the game where you sat before."));
        List<Invites.Taken> taken = invites.regain(
                context.pathParam("game"), person, people.browser(context).orElseThrow());
        send(context.status(201), seat(taken.get(0), Json.object()));
    }

    private SeatRow seat(Context context) {
        return tables.seat(context.pathParam("game"), token(context));
    }
}
