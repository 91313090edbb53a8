package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.record.GameRecord;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What has been said about the actions of a game. Whatever is taken back takes the remarks about it along. */
public final class Remarks {
    /** Words of a side about an action. */
    public record Remark(Side side, String text) {}

    private final Map<Integer, List<Remark>> byAction = Collections.synchronizedMap(new TreeMap<>());

    /** @param action counted from 1; 0 for the game before it began */
    public void add(int action, Side side, String text) {
        List<Remark> longer = new ArrayList<>(byAction.getOrDefault(action, List.of()));
        longer.add(new Remark(side, text));
        byAction.put(action, List.copyOf(longer));
    }

    /** How many there are. */
    public int size() {
        synchronized (byAction) {
            return byAction.values().stream().mapToInt(List::size).sum();
        }
    }

    /** Only so many actions stand. */
    public void keep(int actions) {
        byAction.keySet().removeIf(action -> action > actions);
    }

    /** Written beside the action, if there is anything to write. */
    void write(int action, ObjectNode node) {
        List<Remark> found = byAction.getOrDefault(action, List.of());
        if (!found.isEmpty()) {
            ArrayNode array = Json.array();
            found.forEach(remark ->
                    array.addObject().put("side", Values.word(remark.side())).put("text", remark.text()));
            node.set("comments", array);
        }
    }

    /** The record with the remarks in their places. */
    public GameRecord into(GameRecord record) {
        GameRecord written = record;
        for (Map.Entry<Integer, List<Remark>> entry : Map.copyOf(byAction).entrySet()) {
            int action = entry.getKey();
            if (action > 0 && action <= record.actions().size()) {
                String words = entry.getValue().stream().map(Remark::text).collect(Collectors.joining("\n"));
                written = written.withComment(action, words);
            }
        }
        return written;
    }
}
