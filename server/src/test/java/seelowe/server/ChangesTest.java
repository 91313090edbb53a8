package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.Json;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Picture;
import seelowe.protocol.service.PlayedGame;
import seelowe.protocol.service.Remarks;
import seelowe.protocol.service.UpdateJson;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Whole games at random, with every seat told what changes: put together, that is what it would have been told whole. */
class ChangesTest {
    private final Map<Role, Screen> screens = new EnumMap<>(Role.class);
    private final Map<Role, Picture> pictures = new EnumMap<>(Role.class);
    private final Map<Role, ObjectNode> boards = new EnumMap<>(Role.class);
    private long wholeBytes;
    private long changeBytes;

    @ParameterizedTest
    @CsvSource({"N,false", "N,true", "H,true", "J,false", "J,true", "LT,false", "LT,true"})
    void what_is_put_together_from_changes_is_the_whole_to_the_byte(String code, boolean secrets) {
        Scenario scenario = Objects.requireNonNull(Servers.DATA.scenario(code));
        GameOptions options = GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(secrets)
                .germanFreeDeployment(secrets)
                .build();
        Game game = new Game(scenario, options, Dice.seeded(1940));
        Told told = new Told(new Names(scenario));
        for (Role role : Role.values()) {
            screens.put(role, new Screen(role));
        }
        Chance chance = new Chance(17);
        int seq = 0;
        while (!game.isOver()) {
            Point before = game.now();
            Side side = RuleBook.decider(game.state());
            Change.Kind kind = kind(game, chance);
            if (kind == Change.Kind.UNDO) {
                game.undo();
            } else if (kind == Change.Kind.ACT) {
                Action action = RuleBook.sample(game.state(), chance);
                game.play(side, action);
            }
            tell(told, new Change(++seq, kind, side, before, game.now(), game.canUndo(), null, ""));
            if (chance.below(3) == 0 && !game.isOver()) {
                Objects.requireNonNull(screens.get(Role.BOTH)).take(RuleBook.decider(game.state()));
            }
        }
        assertThat(seq).isGreaterThan(200);
        assertThat(changeBytes).as("of %d", wholeBytes).isLessThan(wholeBytes / (secrets ? 2 : 5));
    }

    private static Change.Kind kind(Game game, Chance chance) {
        int die = chance.below(20);
        return die == 0 && game.canUndo() ? Change.Kind.UNDO : die == 1 ? Change.Kind.COMMENT : Change.Kind.ACT;
    }

    private void tell(PlayedGame game, Change change) {
        screens.forEach((role, screen) -> {
            UpdateJson update = new UpdateJson(game, change, screen);
            ObjectNode whole = parsed(update.whole());
            Picture known = pictures.put(role, update.picture());
            JsonNode told = known == null ? whole : parsed(update.since(known));
            ObjectNode board = boards.get(role);
            boolean isChange = told.path("type").asString("").equals("change");
            ObjectNode now = isChange && board != null ? Rebuilt.of(board, told) : (ObjectNode) told;
            boards.put(role, now);
            assertThat(canonical(now)).as("%s after %d", role, change.seq()).isEqualTo(canonical(whole));
            wholeBytes += Json.text(whole).length();
            changeBytes += Json.text(told).length();
        });
    }

    private static ObjectNode parsed(ObjectNode node) {
        return (ObjectNode) Json.parse(Json.text(node));
    }

    /** The fields of an object have no order; everything else has. */
    private static String canonical(JsonNode node) {
        return Json.text(sorted(node));
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isArray()) {
            ArrayNode array = Json.array();
            node.forEach(each -> array.add(sorted(each)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        Map<String, JsonNode> fields = new TreeMap<>();
        node.properties().forEach(field -> fields.put(field.getKey(), sorted(field.getValue())));
        ObjectNode object = Json.object();
        fields.forEach(object::set);
        return object;
    }

    /** A game that is only told about. */
    private record Told(Names names) implements PlayedGame {
        @Override
        public Change now() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Change play(Side side, Action action, int seen) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Change undo(Side side, int seen) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Change comment(Side side, String words, int about) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Remarks remarks() {
            throw new UnsupportedOperationException();
        }

        @Override
        public @Nullable DiceSeed seed() {
            return null;
        }

        @Override
        public @Nullable Recording recording() {
            return null;
        }
    }
}
