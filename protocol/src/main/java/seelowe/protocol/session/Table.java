package seelowe.protocol.session;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.Player;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.Recording;
import tools.jackson.databind.node.ObjectNode;

/** The game that a session is about, and who sits at it. */
final class Table {
    private @Nullable Played current;
    private final Map<String, Player> players = new TreeMap<>();

    /** @param recording null if the game cannot be written down, for counters that are in no data */
    record Played(
            Game game, Names names, GameDice dice, @Nullable Recording recording) {
        GameState state() {
            return game.state();
        }
    }

    void sitDown(Played game) {
        current = game;
        players.clear();
    }

    Played game() {
        if (current == null) {
            throw new JsonMistake(
                    MistakeCode.NO_GAME, "type", "No game has been begun; send new-game, position or load first.");
        }
        return current;
    }

    GameState state() {
        return game().state();
    }

    Names names() {
        return game().names();
    }

    /** Whose decision it is, if the asker may make it. */
    Side decider(Audience audience) {
        if (state().result() != null) {
            throw new JsonMistake(MistakeCode.GAME_OVER, "type", "The game is over.");
        }
        Side decider = RuleBook.decider(state());
        if (!audience.plays(decider)) {
            throw new JsonMistake(
                    MistakeCode.NOT_YOUR_DECISION,
                    Request.AS,
                    "The decision is the " + Values.word(decider) + " player's now.");
        }
        return decider;
    }

    /** Plays an action that is allowed, or says which rule forbids it. */
    Game.Step play(Side side, Action action) {
        Game game = game().game();
        Optional<Refusal> refusal = RuleBook.refusal(game.state(), side, action);
        if (refusal.isPresent()) {
            throw new RefusedException(refusal.get());
        }
        game().dice().begin();
        Outcome outcome = game.play(side, action);
        if (outcome instanceof Outcome.Refused refused) {
            throw new RefusedException(refused.refusal());
        }
        return game.steps().get(game.steps().size() - 1);
    }

    void undo() {
        game().game().undo();
        dismissPlayers();
    }

    /** The computer player of this name in this side's chair; he stays there until another game begins or one is taken back. */
    Player player(String name, Side side, long seed) {
        return players.computeIfAbsent(
                name + " " + side + " " + seed, key -> new Player(Opponents.named(name, seed), side, seed));
    }

    /** They have lost the thread; new ones take their seats when they are next asked. */
    void dismissPlayers() {
        players.clear();
    }

    /** What the last answers end with: where the game stands, and the dice's secret once it is over. */
    void describe(ObjectNode answer, Audience audience) {
        Played played = game();
        answer.set(
                "state",
                StateJson.write(
                        played.state(),
                        played.game().steps().size(),
                        played.game().canUndo(),
                        audience));
        played.dice().describe(answer, played.state().result() != null);
    }
}
