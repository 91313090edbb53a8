package seelowe.pagetests;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import seelowe.server.testing.Servers;

/** For each kind of action a game, always the same, that has come to a point where it is on offer. */
final class Decisions {
    private static final List<String> SCENARIOS = List.of("N", "LT", "H", "J");
    private static final List<String> OPPONENTS = List.of("steady", "recruit");
    private static final int GAMES = 12;

    private final Map<String, String> records = new TreeMap<>();
    private final Set<String> wanted = new HashSet<>(kinds());

    private Decisions() {}

    /** The kinds as messages name them, but for endings, which no menu offers. */
    static List<String> kinds() {
        return Arrays.stream(Action.class.getPermittedSubclasses())
                .filter(kind -> !Action.Ending.class.isAssignableFrom(kind))
                .map(Decisions::word)
                .sorted()
                .toList();
    }

    /** The records of games by the kind of action that can be taken at their end. */
    static Map<String, String> records() {
        Decisions decisions = new Decisions();
        for (int seed = 1; seed <= GAMES; seed++) {
            for (String scenario : SCENARIOS) {
                for (String opponent : OPPONENTS) {
                    decisions.search(scenario, opponent, seed);
                }
            }
        }
        return decisions.records;
    }

    private static String word(Class<?> kind) {
        return kind.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private void search(String code, String opponent, long seed) {
        if (wanted.isEmpty()) {
            return;
        }
        Scenario scenario = Objects.requireNonNull(Servers.DATA.scenario(code));
        Game game = new Game(scenario, options(scenario, seed % 2 == 0), Dice.seeded(seed));
        SeatedOpponent german = new SeatedOpponent(Opponents.named(opponent, seed), Side.GERMAN, seed);
        SeatedOpponent british = new SeatedOpponent(Opponents.named(opponent, seed + 1), Side.BRITISH, seed + 1);
        while (!game.isOver()) {
            note(game);
            SeatedOpponent player = RuleBook.decider(game.state()) == Side.GERMAN ? german : british;
            game.play(player.side(), player.decide(game.state()).action());
        }
    }

    /** @param variants whether what players may agree on is agreed on */
    private static GameOptions options(Scenario scenario, boolean variants) {
        boolean standard = !scenario.code().equals("LT");
        return GameOptions.defaults(scenario.rules())
                .change()
                .germanFreeDeployment(variants && standard)
                .britishFreeDeployment(variants && standard)
                .groupsReformed(variants && !standard)
                .build();
    }

    private void note(Game game) {
        for (Action action : RuleBook.options(game.state())) {
            String kind = word(action.getClass());
            if (wanted.remove(kind)) {
                records.put(
                        kind,
                        RecordWriter.write(
                                Recording.of("prepared", "one", "two", null).record(game)));
            }
        }
    }
}
