package seelowe.server.lobby;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.edition.Editions;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.rating.Contender;
import seelowe.server.store.Database;
import seelowe.server.store.GameStore;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.ComputerPlayers;
import seelowe.server.table.GameMaker;
import seelowe.server.table.GameOrder;
import seelowe.server.table.Role;
import seelowe.server.table.Tokens;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What everybody may look at: games to watch and to search, players; one's own games; and rated games against the computer. */
final class PublicRoutes implements Routes {
    private static final int LONGEST_WORD = 60;
    private static final Set<String> WINNERS = Set.of("", "german", "british", "draw");

    private final GameLists games;
    private final LobbyJson forms;
    private final Players players;
    private final People people;
    private final Limits limits;
    private final Editions editions;
    private final GameStore store;
    private final SeatStore seats;
    private final GameMaker maker;
    private final ComputerPlayers computers;

    PublicRoutes(
            Database database,
            GameLists games,
            LobbyJson forms,
            Players players,
            People people,
            Limits limits,
            Editions editions,
            GameStore store,
            GameMaker maker,
            ComputerPlayers computers) {
        this.games = games;
        this.forms = forms;
        this.players = players;
        this.people = people;
        this.limits = limits;
        this.editions = editions;
        this.store = store;
        this.seats = new SeatStore(database);
        this.maker = maker;
        this.computers = computers;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/my-games", this::own);
        routes.get("/api/lobby/games", this::search);
        routes.post("/api/lobby/games/{game}/watch", this::watch);
        routes.post("/api/lobby/computer", this::computer);
        routes.get("/api/players", this::find);
        routes.get("/api/players/{player}", this::player);
    }

    private void own(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("games");
        people.of(context)
                .map(person -> games.of(person.id()))
                .orElse(List.of())
                .forEach(line -> list.add(forms.game(line)));
        send(context, answer);
    }

    private void search(Context context) {
        limits.admit(context, Kind.SEARCH);
        String winner = word(context, "result");
        String side = word(context, "side");
        if (!WINNERS.contains(winner) || !WINNERS.contains(side) || side.equals("draw")) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    "",
                    "\"result\" is \"german\", \"british\" or \"draw\", \"side\" is \"german\" or \"british\".");
        }
        List<GameLine> found = games.over(new GameLists.Search(
                word(context, "scenario"),
                word(context, "player"),
                side,
                winner,
                number(context, "from", 0),
                number(context, "until", Long.MAX_VALUE),
                cursor(context)));
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("games");
        found.stream().limit(GameLists.PAGE).forEach(line -> list.add(forms.game(line)));
        if (found.size() > GameLists.PAGE) {
            GameLine last = found.get(GameLists.PAGE - 1);
            answer.put("next", last.ended() + "-" + last.id());
        }
        send(context, answer);
    }

    private static String cursor(Context context) {
        String after = word(context, "after");
        if (!after.isEmpty() && !after.matches("\\d{1,18}-.+")) {
            throw JsonMistake.wrongType("after", "what \"next\" said");
        }
        return after;
    }

    private static String word(Context context, String name) {
        String value = context.queryParam(name);
        if (value != null && value.length() > LONGEST_WORD) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, name, "That is too long to be looked for.");
        }
        return value == null ? "" : value.strip();
    }

    private static long number(Context context, String name, long otherwise) {
        String text = word(context, name);
        if (text.isEmpty()) {
            return otherwise;
        }
        if (!text.matches("\\d{1,18}")) {
            throw JsonMistake.wrongType(name, "a moment in milliseconds");
        }
        return Long.parseLong(text);
    }

    /** A chair to watch from, at a game that is open to all. */
    private void watch(Context context) {
        String game = context.pathParam("game");
        limits.admit(context, Kind.SEAT);
        if (games.open(game).isEmpty()) {
            throw new JsonMistake(MistakeCode.UNKNOWN_GAME, "", "There is no such game to watch.");
        }
        @Nullable String person = people.of(context).map(Person::id).orElse(null);
        if (person != null && store.seatOf(game, person).isPresent()) {
            throw new JsonMistake(MistakeCode.TAKEN, "", "You play in this game yourself: it is among your games.");
        }
        String token = Tokens.fresh();
        seats.create(SeatRow.of(Tokens.hash(token), game, Role.SPECTATOR.word(), person));
        send(
                context.status(201),
                Json.object()
                        .put("game", game)
                        .put("role", Role.SPECTATOR.word())
                        .put("token", token));
    }

    /** A game against a computer opponent that counts for both. */
    private void computer(Context context) {
        Request body = body(context)
                .allowOnly("A rated game", "scenario", "side", "opponent", "options", "edition", "public", "name");
        String opponent = body.text("opponent");
        Side side = Words.read(Side.class, body.text("side"), "side");
        var options = OptionChanges.read(body.has("options") ? body.field("options") : Json.object());
        if (!Opponents.isOffered(opponent)) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_OPPONENT, "opponent", "There is no opponent \"" + opponent + "\".");
        }
        GameOrder order = new GameOrder(body.text("scenario"), options, side, opponent)
                .with(editions.edition(body.text("edition", "")));
        Person person = people.welcome(context, body.text("name", ""));
        limits.admit(context, Kind.GAME);
        limits.admit(context, Kind.COMPUTER_GAME);
        String his = Contender.ofComputer(opponent);
        boolean isGerman = side == Side.GERMAN;
        boolean open = body.flag("public");
        GameMaker.Made made = maker.game(
                order,
                (handle, begun) -> Agreements.keep(
                        handle, begun, isGerman ? person.id() : his, isGerman ? his : person.id(), true, open));
        computers.wake(made.game());
        send(
                context.status(201),
                Json.object()
                        .put("game", made.game())
                        .put("role", made.role().word())
                        .put("token", made.token())
                        .put("diceCommitment", made.commitment()));
    }

    private void find(Context context) {
        limits.admit(context, Kind.SEARCH);
        ObjectNode answer = Json.object();
        answer.set("players", players.find(word(context, "name")));
        answer.set(
                "advantages",
                players.advantages(editions.home().data().scenarios().stream()
                        .map(Scenario::code)
                        .toList()));
        send(context, answer);
    }

    private void player(Context context) {
        limits.admit(context, Kind.SEARCH);
        send(context, players.page(context.pathParam("player")));
    }
}
