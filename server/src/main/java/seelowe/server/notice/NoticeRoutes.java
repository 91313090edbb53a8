package seelowe.server.notice;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;
import static seelowe.server.http.Exchange.token;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.Optional;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.account.Addresses;
import seelowe.server.host.Site;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How and where somebody wants to be told; and the end of mails, for who has a link to it. */
final class NoticeRoutes implements Routes {
    private static final int MOST_PLACES = 20;

    private final PlaceStore store;
    private final NoticeForms forms;
    private final PushKeys keys;
    private final StopLinks stops;
    private final Addresses addresses;
    private final People people;
    private final Limits limits;
    private final Site site;
    private final Clock clock;

    NoticeRoutes(
            PlaceStore store,
            NoticeForms forms,
            PushKeys keys,
            StopLinks stops,
            Addresses addresses,
            People people,
            Limits limits,
            Site site,
            Clock clock) {
        this.store = store;
        this.forms = forms;
        this.keys = keys;
        this.stops = stops;
        this.addresses = addresses;
        this.people = people;
        this.limits = limits;
        this.site = site;
        this.clock = clock;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/notices", this::show);
        routes.put("/api/notices", this::set);
        routes.post("/api/notices/places", this::add);
        routes.delete("/api/notices/places/{place}", this::remove);
        routes.get("/api/notices/stop", this::ask);
        routes.post("/api/notices/stop", this::stop);
    }

    private void show(Context context) {
        send(context, json(people.of(context)));
    }

    private ObjectNode json(Optional<Person> person) {
        NoticeSettings settings =
                person.map(known -> store.settings(known.id())).orElse(NoticeSettings.USUAL);
        ObjectNode node = Json.object().put("known", person.isPresent());
        node.put("pushKey", keys.publicKey());
        person.flatMap(known -> addresses.mailOf(known.id())).ifPresent(address -> node.put("address", address));
        node.put("mail", settings.mail().word())
                .put("dailyAt", settings.dailyAt().toString());
        node.put("zone", settings.zone().getId());
        node.put("quietFrom", settings.quiet().from().toString());
        node.put("quietTo", settings.quiet().to().toString());
        ArrayNode places = node.putArray("places");
        person.ifPresent(known -> store.places(known.id()).forEach(place -> places.add(json(place))));
        return node;
    }

    /** Not the address itself: whoever has it can write there. */
    private ObjectNode json(Place place) {
        ObjectNode node =
                Json.object().put("id", place.id()).put("kind", place.kind()).put("name", place.name());
        if (place.kind().equals(Place.WEBHOOK)) {
            node.put("form", place.form());
        } else {
            node.put("current", keys.publicKey().equals(place.serverKey()));
        }
        return node.put("at", NoticeForms.host(place)).put("created", place.createdAt());
    }

    private void set(Context context) {
        Person person = known(context);
        store.set(person.id(), NoticeForms.settings(body(context)));
        send(context, json(Optional.of(person)));
    }

    private void add(Context context) {
        Person person = known(context);
        limits.admit(context, person.id(), Kind.SUBSCRIPTION);
        Place place = forms.place(body(context), person.id(), clock.millis());
        boolean another = store.places(person.id()).stream()
                .noneMatch(each -> each.address().equals(place.address()));
        if (another && store.places(person.id()).size() >= MOST_PLACES) {
            throw new JsonMistake(
                    MistakeCode.BUSY, "", "You are told at " + MOST_PLACES + " places already; take one away first.");
        }
        store.add(place);
        send(context.status(201), json(place));
    }

    private void remove(Context context) {
        if (!store.remove(known(context).id(), context.pathParam("place"))) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "", "You are not told at such a place.");
        }
        context.status(204);
    }

    private Person known(Context context) {
        return people.of(context)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT, "", "It is not known who you are: take a seat in a game first."));
    }

    /** Who follows the link of a mail's head is asked in the page: programs follow links, too, and end nothing by it. */
    private void ask(Context context) {
        context.status(HttpStatus.SEE_OTHER).header("Location", site.url() + "/#/stop-mails/" + token(context));
    }

    /** With one click, from a mail program or our page, without signing in. */
    private void stop(Context context) {
        String person = stops.person(token(context))
                .filter(id -> people.person(id).isPresent())
                .orElse("");
        if (person.isEmpty()) {
            limits.admit(context, Kind.GUESS);
            throw new JsonMistake(MistakeCode.UNKNOWN_TOKEN, "", "This link is not one of ours, or not all of it.");
        }
        store.set(person, store.settings(person).withoutMail());
        context.status(204);
    }
}
