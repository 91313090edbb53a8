package seelowe.protocol.service;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.board.GameMap;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.Names;
import seelowe.protocol.words.TurnWords;
import seelowe.protocol.words.WeatherWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A Player-Turn looked back upon: sentences, and what of it can be drawn. */
final class TurnTaleJson {
    private final TurnTale tale;
    private final Names names;

    TurnTaleJson(TurnTale tale, Names names) {
        this.tale = tale;
        this.names = names;
    }

    void write(ObjectNode node) {
        node.put("side", Values.word(tale.side())).put("turn", tale.turn());
        node.put("from", tale.from).put("to", tale.to).put("over", tale.isOver());
        node.set("lines", Json.strings(tale.from == 0 ? List.of() : lines()));
        ArrayNode trails = node.putArray("trails");
        tale.trails.forEach(trail -> trails.add(trail(trail)));
        ArrayNode losses = node.putArray("losses");
        for (TurnTale.Loss loss : tale.losses) {
            ObjectNode each = losses.addObject().put("unit", names.unit(loss.unit()));
            each.put("side", Values.word(loss.side())).set("hex", Values.hex(loss.hex(), names));
        }
        node.set("taken", taken(tale.taken(), names, tale::isGerman));
    }

    /** Whom a place belongs to now. */
    interface Holder {
        boolean isGerman(int hex);
    }

    /** Places that changed hands, and to whom. */
    static ArrayNode taken(List<Integer> hexes, Names names, Holder holder) {
        ArrayNode array = Json.array();
        for (int hex : hexes) {
            array.addObject()
                    .put("hex", names.hex(hex))
                    .put("name", names.scenario().map().placeName(hex))
                    .put("by", Values.word(holder.isGerman(hex) ? Side.GERMAN : Side.BRITISH));
        }
        return array;
    }

    private ObjectNode trail(TurnTale.Trail trail) {
        ObjectNode node = Json.object().put("side", Values.word(trail.side())).put("way", Values.word(trail.way()));
        node.set("unit", Values.unit(trail.unit(), names));
        ArrayNode path = node.putArray("path");
        trail.path().forEach(hex -> path.add(names.hex(hex)));
        return node;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (tale.weather != null) {
            lines.add("Weather: " + WeatherWords.of(tale.weather).title() + ".");
        }
        lines.add(new TurnWords()
                .count(tale.activated, "unit is activated", "units are activated")
                .count(tale.landed, "unit lands", "units land")
                .count(tale.moved.size() + tale.movedFaceDown, "unit moves", "units move")
                .count(tale.fights, "attack", "attacks")
                .sentence());
        for (Side side : Side.values()) {
            lines.add(TurnWords.list(side == Side.GERMAN ? "German losses" : "British losses", lost(side)));
            lines.add(TurnWords.list(
                    side == Side.GERMAN ? "Taken by the Germans" : "Taken by the British", takenBy(side)));
        }
        lines.add(TurnWords.ports(tale.portsBefore(), tale.portsAfter()));
        lines.add(new TurnWords()
                .count(tale.unsupplied, "unit was unsupplied", "units were unsupplied")
                .count(tale.isolated, "unit was isolated", "units were isolated")
                .sentence());
        lines.removeIf(String::isEmpty);
        return lines;
    }

    private List<String> lost(Side side) {
        return tale.losses.stream()
                .filter(loss -> loss.side() == side)
                .map(loss -> names.scenario().unit(loss.unit()).name())
                .toList();
    }

    private List<String> takenBy(Side side) {
        GameMap map = names.scenario().map();
        return tale.taken().stream()
                .filter(hex -> tale.isGerman(hex) == (side == Side.GERMAN))
                .map(hex -> String.valueOf(map.placeName(hex)))
                .distinct()
                .toList();
    }
}
