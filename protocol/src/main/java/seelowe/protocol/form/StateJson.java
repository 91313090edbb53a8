package seelowe.protocol.form;

import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import tools.jackson.databind.node.ObjectNode;

/** Where a game stands, in a few words: what every answer that changes it ends with. */
public final class StateJson {
    private static final String ZEROES = "0".repeat(16);

    private StateJson() {}

    /** @param actions how many have been played */
    public static ObjectNode write(GameState state, int actions, boolean canUndo, Audience audience) {
        ObjectNode node = Json.object().put("scenario", state.scenario().code());
        node.put("turn", state.turn()).put("turns", state.rules().turns());
        node.put("phase", state.phase().code()).put("phaseTitle", state.phase().title());
        node.put("phasing", Values.word(state.phase().side()));
        node.put("weather", Values.word(state.weather()));
        node.put("actions", actions).put("canUndo", canUndo);
        node.put("over", state.result() != null);
        if (state.result() == null) {
            node.put("decider", Values.word(RuleBook.decider(state)));
        } else {
            node.putNull("decider").set("result", Values.result(state.result()));
        }
        if (state.combat() != null) {
            node.put("stage", Values.word(state.combat().stage()));
        }
        node.put("ports", VictoryConditions.portsHeld(state));
        if (!audience.isKeptInTheDark(state)) {
            node.put("germanStrength", VictoryConditions.germanStrength(state));
            node.put("britishStrength", VictoryConditions.britishStrength(state));
            node.put("hash", hash(state));
        }
        return node;
    }

    /** Sixteen hexadecimal digits. */
    public static String hash(GameState state) {
        String digits = Long.toHexString(state.hash());
        return ZEROES.substring(digits.length()) + digits;
    }
}
