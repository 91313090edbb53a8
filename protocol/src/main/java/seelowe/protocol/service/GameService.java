package seelowe.protocol.service;

import java.util.function.Function;
import seelowe.scenarios.GameData;
import seelowe.scenarios.rulebook.RuleTexts;

/** All that a seat may ask and do in a game, as messages. */
public final class GameService {
    private final Messages<Asker> messages = new Messages<>();

    public GameService(GameData data, Thinking thinking) {
        this(data, game -> data.rules(), thinking);
    }

    /**
     * @param data whose lessons and puzzles are asked for
     * @param rules of a game in words
     */
    public GameService(GameData data, Function<PlayedGame, RuleTexts> rules, Thinking thinking) {
        new PlayMessages().addTo(messages);
        new PastMessages().addTo(messages);
        new KeepingMessages().addTo(messages);
        new QuestionMessages(rules).addTo(messages);
        new OddsQuestion().addTo(messages);
        new AirOddsQuestion().addTo(messages);
        new Advice(thinking).addTo(messages);
        new SetUpAdvice(thinking).addTo(messages);
        new LearnMessages(data).addTo(messages);
    }

    /** What may be asked about the past of a game, and nothing else: for a record that is only looked through. */
    public static Messages<Asker> past() {
        Messages<Asker> past = new Messages<>();
        new PastMessages().addTo(past);
        return past;
    }

    public Messages<Asker> messages() {
        return messages;
    }
}
