package seelowe.drills.play;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads a message of the server token by token: a driver with a thousand games must not build a tree of each. With {@link Forms} the only class
 * that knows how messages look.
 */
final class HeardReader {
    private static final JsonFactory FACTORY = new JsonFactory();

    private String type = "";
    private long id = -1;
    private int seq = -1;
    private String kind = "";
    private String side = "";
    private String notation = "";
    private String action = "";
    private String comment = "";
    private String code = "";
    private String message = "";
    private boolean hasState;
    private int actions;
    private String decider = "";
    private boolean over;
    private boolean canUndo;
    private String handOver = "";
    private boolean waits;
    private final List<String> general = new ArrayList<>();
    private final List<String> attacks = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final List<String> choices = new ArrayList<>();
    private final List<Heard.Entry> entries = new ArrayList<>();
    private final byte[] bytes;
    private final @Nullable Board known;

    private HeardReader(byte[] bytes, @Nullable Board known) {
        this.bytes = bytes;
        this.known = known;
    }

    static Heard read(byte[] text, int length, @Nullable Board known) {
        HeardReader reader = new HeardReader(text, known);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text, 0, length)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                reader.top(field, parser);
            }
        }
        return reader.heard();
    }

    private Heard heard() {
        Menu menu = new Menu(general, attacks, units, choices);
        Board board = hasState ? new Board(seq, actions, decider, over, canUndo, handOver, waits, menu) : null;
        return new Heard(type, id, seq, kind, side, action, notation, comment, code, message, board, menu, entries);
    }

    private void top(String field, JsonParser parser) {
        switch (field) {
            case "type" -> {
                type = text(parser);
                takeOver();
            }
            case "id" -> id = parser.currentToken() == JsonToken.VALUE_NUMBER_INT ? parser.getLongValue() : -1;
            case "seq" -> seq = parser.getIntValue();
            case "kind" -> kind = text(parser);
            case "side" -> side = text(parser);
            case "action" -> action = raw(parser);
            case "notation" -> notation = text(parser);
            case "comment" -> comment = text(parser);
            case "code" -> code = text(parser);
            case "message" -> message = text(parser);
            case "handOver" -> handOver = text(parser);
            case "waits" -> {
                waits = true;
                parser.skipChildren();
            }
            case "state" -> state(parser);
            case "options" -> eachField(parser, this::menu);
            default -> menu(field, parser);
        }
    }

    /** The type comes first; of a change all else is as it was. */
    private void takeOver() {
        if (type.equals("change") && known != null) {
            hasState = true;
            actions = known.actions();
            decider = known.decider();
            over = known.over();
            canUndo = known.canUndo();
            general.addAll(known.menu().general());
            attacks.addAll(known.menu().attacks());
            units.addAll(known.menu().units());
        }
    }

    private void state(JsonParser parser) {
        hasState = true;
        eachField(parser, (field, at) -> {
            switch (field) {
                case "actions" -> actions = at.getIntValue();
                case "decider" -> decider = text(at);
                case "over" -> over = at.getBooleanValue();
                case "canUndo" -> canUndo = at.getBooleanValue();
                default -> at.skipChildren();
            }
        });
    }

    private void menu(String field, JsonParser parser) {
        switch (field) {
            case "general" -> actionsInto(general, parser);
            case "attacks" -> actionsInto(attacks, parser);
            case "units" -> units(parser);
            case "entries" -> eachObject(parser, this::entry);
            default -> parser.skipChildren();
        }
    }

    private void actionsInto(List<String> list, JsonParser parser) {
        list.clear();
        eachObject(parser, at -> eachField(at, (name, value) -> actionInto(name, value, list)));
    }

    /** All of them; or by their keys those that have changed, null for one that is gone. */
    private void units(JsonParser parser) {
        if (parser.currentToken() == JsonToken.START_OBJECT) {
            eachField(parser, (unit, at) -> {
                if (at.currentToken() == JsonToken.VALUE_NULL) {
                    units.remove(unit);
                }
                at.skipChildren();
            });
        } else {
            units.clear();
            eachObject(parser, at -> eachField(at, this::unit));
        }
    }

    private void actionInto(String field, JsonParser parser, List<String> list) {
        if (field.equals("action")) {
            list.add(raw(parser));
        } else {
            parser.skipChildren();
        }
    }

    private void unit(String field, JsonParser parser) {
        switch (field) {
            case "unit" -> units.add(text(parser));
            case "choices" ->
                eachObject(parser, choice -> eachField(choice, (name, at) -> actionInto(name, at, choices)));
            case "moves" -> eachObject(parser, this::moves);
            default -> parser.skipChildren();
        }
    }

    /** All moves of one kind: an action for each hex, of the unit that was named before. */
    private void moves(JsonParser parser) {
        String[] kindOfMove = {""};
        List<String> hexes = new ArrayList<>();
        eachField(parser, (field, at) -> {
            switch (field) {
                case "type" -> kindOfMove[0] = text(at);
                case "to" ->
                    eachField(at, (hex, cost) -> {
                        hexes.add(hex);
                        cost.skipChildren();
                    });
                default -> at.skipChildren();
            }
        });
        String unit = units.get(units.size() - 1);
        hexes.forEach(hex -> choices.add(Forms.move(kindOfMove[0], unit, hex)));
    }

    private void entry(JsonParser parser) {
        int[] number = {0};
        String[] words = {"", ""};
        eachField(parser, (field, at) -> {
            switch (field) {
                case "number" -> number[0] = at.getIntValue();
                case "side" -> words[0] = text(at);
                case "notation" -> words[1] = text(at);
                default -> at.skipChildren();
            }
        });
        entries.add(new Heard.Entry(number[0], words[0], words[1]));
    }

    private interface FieldTaker {
        void take(String field, JsonParser parser);
    }

    private interface ObjectTaker {
        void take(JsonParser parser);
    }

    private static void eachField(JsonParser parser, FieldTaker taker) {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            parser.skipChildren();
            return;
        }
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String field = parser.currentName();
            parser.nextToken();
            taker.take(field, parser);
        }
    }

    private static void eachObject(JsonParser parser, ObjectTaker taker) {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            parser.skipChildren();
            return;
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            taker.take(parser);
        }
    }

    /** A value as it was written. */
    private String raw(JsonParser parser) {
        int from = (int) parser.currentTokenLocation().getByteOffset();
        parser.skipChildren();
        int to = (int) parser.currentLocation().getByteOffset();
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }

    private static String text(JsonParser parser) {
        @Nullable String text = parser.currentToken() == JsonToken.VALUE_STRING ? parser.getString() : null;
        if (text == null) {
            parser.skipChildren();
            return "";
        }
        return text;
    }
}
