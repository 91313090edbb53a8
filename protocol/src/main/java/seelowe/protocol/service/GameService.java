package seelowe.protocol.service;

import seelowe.scenarios.GameData;

/** All that a seat may ask and do in a game, as messages. */
public final class GameService {
    private final Messages<Asker> messages = new Messages<>();

    public GameService(GameData data, Thinking thinking) {
        new PlayMessages().addTo(messages);
        new PastMessages().addTo(messages);
        new KeepingMessages().addTo(messages);
        new QuestionMessages(data).addTo(messages);
        new OddsQuestion().addTo(messages);
        new AirOddsQuestion().addTo(messages);
        new Advice(thinking).addTo(messages);
        new SetUpAdvice(thinking).addTo(messages);
        new LearnMessages(data).addTo(messages);
    }

    public Messages<Asker> messages() {
        return messages;
    }
}
