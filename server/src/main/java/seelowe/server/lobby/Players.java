package seelowe.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.opponents.Opponents;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.rating.Contender;
import seelowe.server.rating.Ladder;
import seelowe.server.rating.Rating;
import seelowe.server.store.Database;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Those whom everybody may know of: who has played a game that is open to all or counts, or invites somebody now; bots; the computer opponents. Of others, and of games
 * that are nobody else's business, nothing is told.
 */
final class Players {
    private static final int MOST_FOUND = 50;
    private static final String PUBLIC =
            " (EXISTS (SELECT 1 FROM agreements a WHERE (a.german = p.id OR a.british = p.id)"
                    + " AND (a.open = 1 OR a.rated = 1)) OR EXISTS (SELECT 1 FROM offers o WHERE o.person = p.id AND o.challenged IS NULL)"
                    + " OR EXISTS (SELECT 1 FROM bots b WHERE b.person = p.id AND b.token_hash IS NOT NULL))";

    private final Database database;
    private final People people;
    private final Ratings ratings;

    Players(Database database, People people, Ratings ratings) {
        this.database = database;
        this.people = people;
        this.ratings = ratings;
    }

    /** Who it is and how strong, as far as that is known. */
    ObjectNode json(String id, String name) {
        Ladder ladder = ratings.now();
        Rating rating = ladder.rating(id);
        ObjectNode node = Json.object().put("player", id).put("name", name);
        node.put("rating", Math.round(rating.value())).put("deviation", Math.round(rating.deviation()));
        return rating.isProvisional() ? node.put("provisional", true) : node;
    }

    ObjectNode json(String id) {
        return json(id, name(id).orElse(""));
    }

    private Optional<String> name(String id) {
        return Contender.isComputer(id)
                ? Optional.of(Contender.computer(id))
                : people.person(id).map(Person::name);
    }

    /** Those with a name like this; without one, all whose strength is certain, the strongest first. */
    ArrayNode find(String name) {
        ArrayNode found = Json.array();
        if (name.isBlank()) {
            ladder().forEach(found::add);
            return found;
        }
        String letters = "%" + name.strip().replaceAll("[%_\\\\]", "") + "%";
        database.read(handle -> handle.createQuery("SELECT p.id, p.name FROM people p WHERE p.name LIKE :name AND"
                                + PUBLIC + " ORDER BY p.name, p.id LIMIT " + MOST_FOUND)
                        .bind("name", letters)
                        .map((row, context) -> new Person(row.getString(1), row.getString(2)))
                        .list())
                .forEach(person -> found.add(json(person.id(), person.name())));
        return found;
    }

    private List<ObjectNode> ladder() {
        Ladder ladder = ratings.now();
        List<String> ids = new ArrayList<>(database.read(
                handle -> handle.createQuery("SELECT first FROM rated_results UNION SELECT second FROM rated_results")
                        .mapTo(String.class)
                        .list()));
        ids.removeIf(id -> ladder.rating(id).isProvisional() || name(id).isEmpty());
        ids.sort((one, other) ->
                Double.compare(ladder.rating(other).value(), ladder.rating(one).value()));
        return ids.stream().limit(MOST_FOUND).map(this::json).toList();
    }

    /** What the sides of these scenarios are worth. */
    ArrayNode advantages(List<String> scenarios) {
        ArrayNode all = Json.array();
        Ladder ladder = ratings.now();
        for (String scenario : scenarios) {
            var advantage = ladder.advantage(scenario);
            all.addObject()
                    .put("scenario", scenario)
                    .put("german", Math.round(advantage.value()))
                    .put("deviation", Math.round(advantage.deviation()))
                    .put("germanShare", Math.round(advantage.germanShare()))
                    .put("games", advantage.games());
        }
        return all;
    }

    /** Everything that all may know of one. */
    ObjectNode page(String id) {
        @Nullable Long since = Contender.isComputer(id) ? (Long) 0L : since(id);
        if (since == null || (since == 0 && !Opponents.isOffered(Contender.computer(id)))) {
            throw new JsonMistake(MistakeCode.UNKNOWN_INVITE, "player", "There is no such player.");
        }
        Ladder ladder = ratings.now();
        ObjectNode node = json(id);
        if (since > 0) {
            node.put("since", since);
        }
        node.put("rated", ladder.results(id));
        ArrayNode steps = node.putArray("steps");
        ladder.steps(id)
                .forEach(step -> steps.addObject()
                        .put("at", step.at())
                        .put("rating", Math.round(step.rating().value()))
                        .put("deviation", Math.round(step.rating().deviation())));
        node.set("results", results(id));
        return node;
    }

    private @Nullable Long since(String id) {
        return database.read(
                handle -> handle.createQuery("SELECT p.created_at FROM people p WHERE p.id = :id AND" + PUBLIC)
                        .bind("id", id)
                        .mapTo(Long.class)
                        .findOne()
                        .orElse(null));
    }

    /** Of games that are over and known to all, by scenario and side. */
    private ArrayNode results(String id) {
        ArrayNode all = Json.array();
        for (String side : List.of("german", "british")) {
            database.read(handle -> handle.createQuery(
                                    "SELECT g.scenario, COUNT(*),"
                                            + " SUM(CASE WHEN a.winner = '" + side + "' THEN 1 ELSE 0 END),"
                                            + " SUM(CASE WHEN a.winner = 'draw' THEN 1 ELSE 0 END)"
                                            + " FROM agreements a JOIN games g ON g.id = a.game WHERE a." + side
                                            + " = :id"
                                            + " AND a.ended_at IS NOT NULL AND (a.open = 1 OR a.rated = 1) GROUP BY g.scenario ORDER BY g.scenario")
                            .bind("id", id)
                            .map((row, context) -> Json.object()
                                    .put("scenario", row.getString(1))
                                    .put("side", side)
                                    .put("games", row.getInt(2))
                                    .put("won", row.getInt(3))
                                    .put("drawn", row.getInt(4)))
                            .list())
                    .forEach(all::add);
        }
        return all;
    }
}
