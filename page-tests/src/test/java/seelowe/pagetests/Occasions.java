package seelowe.pagetests;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.Opponents;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.Names;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import seelowe.server.testing.Servers;

/** For each kind of roll a game, always the same, that stands just before it. */
final class Occasions {
    /** What dice are thrown for in a game, and what comes without a die but is shown like one. */
    static final List<String> KINDS = List.of(
            "weather",
            "area",
            "air-attack",
            "combat",
            "recovery",
            "activation",
            "off-map-combat",
            "rising",
            "home-guard",
            "partisan");

    /** The last action of a game. */
    static final String END = "end";

    private static final List<String> SCENARIOS = List.of("N", "LT", "H");
    private static final int GAMES = 4;

    /**
     * @param record of the game up to there
     * @param action that brings it about, as a message has it
     */
    record Occasion(String record, String action) {}

    private final Map<String, Occasion> found = new TreeMap<>();

    private Occasions() {}

    private static final Map<String, Occasion> ALL = search();

    /** Those of the kinds, and the end. */
    static Map<String, Occasion> find() {
        return ALL;
    }

    private static Map<String, Occasion> search() {
        Occasions occasions = new Occasions();
        for (int seed = 1; seed <= GAMES; seed++) {
            for (String scenario : SCENARIOS) {
                if (occasions.found.size() <= KINDS.size()) {
                    occasions.play(Objects.requireNonNull(Servers.DATA.scenario(scenario)), seed);
                }
            }
        }
        return occasions.found;
    }

    private void play(Scenario scenario, long seed) {
        Game game = new Game(scenario, options(scenario, seed), Dice.seeded(seed));
        Names names = new Names(scenario);
        SeatedOpponent german = new SeatedOpponent(Opponents.named("steady", seed), Side.GERMAN, seed);
        SeatedOpponent british = new SeatedOpponent(Opponents.named("steady", seed + 1), Side.BRITISH, seed + 1);
        Map<String, Integer> before = new TreeMap<>();
        List<Action> actions = new ArrayList<>();
        while (!game.isOver()) {
            SeatedOpponent player = RuleBook.decider(game.state()) == Side.GERMAN ? german : british;
            Action action = player.decide(game.state()).action();
            game.play(player.side(), action);
            actions.add(action);
            for (Event event : game.now().events()) {
                before.putIfAbsent(kind(event), actions.size() - 1);
            }
        }
        var record = Recording.of("prepared", "one", "two", null).record(game);
        before.forEach((kind, number) -> found.computeIfAbsent(
                kind,
                key -> new Occasion(
                        RecordWriter.write(record.branch(number, "before-" + key)),
                        Json.text(ActionJson.write(actions.get(number), names)))));
        found.keySet().removeIf(kind -> !KINDS.contains(kind) && !kind.equals(END));
    }

    /** In every second game the Germans write a plan of their own: a die may open a further area to it. */
    private static GameOptions options(Scenario scenario, long seed) {
        return GameOptions.defaults(scenario.rules())
                .change()
                .germanFreeDeployment(seed % 2 == 0 && !scenario.code().equals("LT"))
                .build();
    }

    private static String kind(Event event) {
        if (event instanceof Event.DieRolled die) {
            return Values.word(die.purpose());
        }
        if (event instanceof Event.GameEnded) {
            return END;
        }
        if (event instanceof Event.HomeGuardRaised) {
            return "home-guard";
        }
        return event instanceof Event.PartisanPlaced ? "partisan" : "";
    }
}
