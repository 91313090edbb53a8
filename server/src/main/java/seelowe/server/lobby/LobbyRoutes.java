package seelowe.server.lobby;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.table.GameMaker.Made;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The lobby over HTTP: what it shows, and making, accepting, declining and withdrawing invitations. */
final class LobbyRoutes implements Routes {
    private static final String OFFER = "offer";
    private static final String SIDE = "side";
    private static final int LONGEST_HOURS = 14 * 24;
    private static final int USUAL_HOURS = 24;

    private final Lobby lobby;
    private final GameLists games;
    private final LobbyJson forms;
    private final Players players;
    private final People people;
    private final Limits limits;

    LobbyRoutes(Lobby lobby, GameLists games, LobbyJson forms, Players players, People people, Limits limits) {
        this.lobby = lobby;
        this.games = games;
        this.forms = forms;
        this.players = players;
        this.people = people;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/lobby", this::show);
        routes.post("/api/lobby/offers", this::make);
        routes.post("/api/lobby/offers/{offer}/accept", this::accept);
        routes.post("/api/lobby/offers/{offer}/decline", this::decline);
        routes.delete("/api/lobby/offers/{offer}", this::withdraw);
    }

    private void show(Context context) {
        Optional<Person> asker = people.of(context);
        asker.ifPresent(lobby::sees);
        ObjectNode answer = Json.object();
        asker.ifPresent(person -> answer.set("you", players.json(person.id(), person.name())));
        offers(answer.putArray("offers"), lobby.open(asker));
        offers(answer.putArray("challenges"), asker.map(lobby::challenges).orElse(List.of()));
        offers(answer.putArray("own"), asker.map(lobby::own).orElse(List.of()));
        offers(answer.putArray("declined"), asker.map(lobby::declined).orElse(List.of()));
        ArrayNode accepted = answer.putArray("accepted");
        asker.map(lobby::accepted).orElse(List.of()).forEach(offer -> accepted.add(begun(offer)));
        ArrayNode watch = answer.putArray("watch");
        games.toWatch().forEach(line -> watch.add(forms.game(line)));
        send(context, answer);
    }

    private void offers(ArrayNode node, List<OfferRow> offers) {
        offers.forEach(offer -> node.add(forms.offer(offer)));
    }

    private ObjectNode begun(OfferRow offer) {
        return throwsMade(forms.offer(offer), offer.faces()).put("game", String.valueOf(offer.game()));
    }

    private static ObjectNode throwsMade(ObjectNode node, String faces) {
        if (!faces.isEmpty()) {
            ArrayNode made = node.putArray("throws");
            faces.chars().forEach(face -> made.add(face - '0'));
        }
        return node;
    }

    private void make(Context context) {
        Request body = body(context).allowOnly("An invitation", OfferTerms.FIELDS);
        OfferTerms terms = OfferTerms.read(body);
        int hours = body.number("hours", 1, LONGEST_HOURS, USUAL_HOURS);
        Person person = people.welcome(context, body.text("name", ""));
        limits.admit(context, person.id(), Kind.CHALLENGE);
        OfferRow offer = lobby.make(person, terms, body.has("to") ? body.text("to") : null, hours);
        lobby.sees(person);
        lobby.tell(offer);
        send(context.status(201), forms.offer(offer));
    }

    private void accept(Context context) {
        Request body = body(context).allowOnly("Accepting an invitation", SIDE, "name");
        @Nullable Side wish = body.has(SIDE) ? Words.read(Side.class, body.text(SIDE), SIDE) : null;
        Person person = people.welcome(context, body.text("name", ""));
        limits.admit(context, person.id(), Kind.GAME);
        Lobby.Begun begun = lobby.accept(context.pathParam(OFFER), person, wish);
        ObjectNode answer = seat(begun.games().get(0), Json.object());
        ArrayNode all = answer.putArray("seats");
        begun.games().forEach(each -> seat(each, all.addObject()));
        send(context.status(201), throwsMade(answer, begun.faces()));
    }

    private static ObjectNode seat(Made made, ObjectNode node) {
        return node.put("game", made.game()).put("role", made.role().word()).put("token", made.token());
    }

    private void decline(Context context) {
        lobby.decline(context.pathParam(OFFER), known(context));
        context.status(204);
    }

    private void withdraw(Context context) {
        lobby.withdraw(context.pathParam(OFFER), known(context));
        context.status(204);
    }

    private Person known(Context context) {
        return people.of(context)
                .orElseThrow(() -> new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "It is not known who you are."));
    }
}
