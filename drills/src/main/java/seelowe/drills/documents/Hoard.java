package seelowe.drills.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import tools.jackson.databind.JsonNode;

/** What somebody has learned from the server's answers and says again where it may fit: a little of everything, by its name. */
final class Hoard {
    private static final int MOST_EACH = 60;
    private static final int LONGEST = 400;
    private static final int DEEPEST = 6;
    private static final int MOST_SEATS = 40;

    private final Map<String, List<JsonNode>> values = new HashMap<>();
    private final List<Seat> seats = new ArrayList<>();
    private final List<String> cookies = new ArrayList<>();
    private final Random random;

    /** A token and what it opens. */
    record Seat(String game, String token) {}

    Hoard(Random random) {
        this.random = random;
    }

    void learn(JsonNode answer) {
        learn("", answer, 0);
    }

    private void learn(String name, JsonNode node, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        if (node.isObject()) {
            if (node.path("game").isString() && node.path("token").isString()) {
                put(
                        seats,
                        new Seat(
                                node.get("game").stringValue(),
                                node.get("token").stringValue()),
                        MOST_SEATS);
            }
            node.properties().forEach(member -> learn(member.getKey(), member.getValue(), depth + 1));
        } else if (node.isArray()) {
            // A few of them tell as much as all.
            node.valueStream().limit(MOST_EACH).forEach(item -> learn(name, item, depth + 1));
        }
        boolean handy = node.isValueNode() || node.has("type");
        if (handy && !node.isNull() && node.toString().length() <= LONGEST) {
            put(values.computeIfAbsent(name, unused -> new ArrayList<>()), node, MOST_EACH);
        }
    }

    /** The newest push others out. */
    private <T> void put(List<T> list, T value, int most) {
        if (list.size() < most) {
            list.add(value);
        } else {
            list.set(random.nextInt(most), value);
        }
    }

    void learnCookie(String cookie) {
        put(cookies, cookie, MOST_SEATS);
    }

    Optional<JsonNode> any(String name) {
        return any(values.getOrDefault(name, List.of()));
    }

    Optional<Seat> seat() {
        return any(seats);
    }

    Optional<String> cookie() {
        return any(cookies);
    }

    /** Something learned under whatever name. */
    Optional<JsonNode> anything() {
        return any(new ArrayList<>(new java.util.TreeSet<>(values.keySet()))).flatMap(this::any);
    }

    private <T> Optional<T> any(List<T> list) {
        return list.isEmpty() ? Optional.empty() : Optional.of(list.get(random.nextInt(list.size())));
    }
}
