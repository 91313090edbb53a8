package seelowe.protocol.session;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.GameData;
import tools.jackson.databind.node.ObjectNode;

/**
 * The questions of the protocol for a host that keeps its games itself: about any state, for whom the host says. Whatever the message
 * says about who asks is not believed.
 */
public final class Questions {
    /** Those that cost little, and change nothing. */
    private static final Set<String> ANSWERED =
            Set.of("view", "options", "reach", "why", "odds", "supply", "zones", "threat", "suggest");

    private final GameData data;
    private final Consumer<Throwable> log;

    /** @param log told of our own mistakes */
    public Questions(GameData data, Consumer<Throwable> log) {
        this.data = data;
        this.log = log;
    }

    /** The answer, or an error message. */
    public ObjectNode answer(GameState state, Audience audience, ObjectNode message) {
        Table table = new Table();
        table.sitDown(new Table.Played(new Game(state, Dice.of()), new Names(state.scenario()), GameDice.none(), null));
        Map<String, Messages.Kind> kinds =
                new TreeMap<>(new QuestionDesk(data, table).messages().kinds());
        kinds.putAll(new OpponentDesk(table).messages().kinds());
        kinds.keySet().retainAll(ANSWERED);
        return new EngineSession(kinds, log).answer(onBehalf(audience, message, kinds));
    }

    private static ObjectNode onBehalf(Audience audience, ObjectNode message, Map<String, Messages.Kind> kinds) {
        ObjectNode asked = message.deepCopy();
        asked.remove(List.of(Request.AS));
        Messages.Kind kind = kinds.get(asked.path(Request.TYPE).asString(""));
        if (kind != null && kind.fields().contains(Request.AS)) {
            asked.put(Request.AS, Values.word(audience));
        }
        return asked;
    }
}
