package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.NotationException;
import seelowe.protocol.notation.OptionNames;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.GameData;

/**
 * A record played again by the rules, action by action, with its own dice. Every action must be allowed, use exactly the
 * dice written down, and lead to the state whose hash is written down; dice that can be checked are. Stops at the first fault.
 */
public final class Replay {
    private final GameRecord record;
    private final GameState start;
    private final ActionNotation notation;
    private final RollProof proof;
    private final List<Game.Step> steps = new ArrayList<>();
    private @Nullable Fault fault;

    private Replay(GameRecord record, GameState start, RollProof proof) {
        this.record = record;
        this.start = start;
        this.notation = new ActionNotation(start.scenario());
        this.proof = proof;
    }

    /** @throws RecordException if it cannot even begin: scenario, options or first position are not to be had */
    public static Replay of(GameRecord record, GameData data) {
        return of(record, data, RollProof.of(record));
    }

    /** The same where dice cannot be proved, for want of ciphers: what is written down is believed. */
    public static Replay unproven(GameRecord record, GameData data) {
        return of(record, data, RollProof.none());
    }

    private static Replay of(GameRecord record, GameData data, RollProof proof) {
        Replay replay = new Replay(record, start(record, data), proof);
        for (int number = 1; number <= record.actions().size() && replay.fault == null; number++) {
            replay.play(number, record.actions().get(number - 1));
        }
        return replay;
    }

    private static GameState start(GameRecord record, GameData data) {
        Scenario scenario = data.scenario(record.scenario());
        if (scenario == null) {
            throw new RecordException("this is a game of scenario " + record.scenario() + " (" + record.title()
                    + "), which is not in the data.");
        }
        GameOptions options = options(record, scenario);
        if (record.start() == null) {
            return RuleBook.begin(scenario, options);
        }
        GameState start = position(record.start(), scenario).under(record.rules());
        if (!start.options().equals(options)) {
            throw new RecordException("$.start: the options in the position are not those of the record.");
        }
        return start;
    }

    private static GameOptions options(GameRecord record, Scenario scenario) {
        try {
            return OptionNames.with(scenario.rules(), record.options())
                    .change()
                    .rulesVersion(record.rules())
                    .build();
        } catch (IllegalArgumentException mistake) {
            throw new RecordException("$.options: " + mistake.getMessage());
        }
    }

    private static GameState position(String start, Scenario scenario) {
        try {
            return PositionText.parse(start, scenario);
        } catch (PositionException mistake) {
            throw new RecordException("$.start: " + mistake.getMessage());
        }
    }

    private void play(int number, GameRecord.Entry entry) {
        if (state().result() != null) {
            fail(number, "the game was over before it.");
            return;
        }
        if (RuleBook.decider(state()) != entry.side()) {
            fail(number, "the decision was not the " + Letters.word(entry.side()) + " player's.");
            return;
        }
        Action action;
        try {
            action = notation.parse(entry.text());
        } catch (NotationException mistake) {
            fail(number, "\"" + entry.text() + "\", " + mistake.getMessage());
            return;
        }
        RecordedDice dice = new RecordedDice(entry.dice());
        Outcome outcome = RuleBook.apply(state().under(entry.rules()), entry.side(), action, dice);
        if (outcome instanceof Outcome.Refused refused) {
            fail(
                    number,
                    "\"" + entry.text() + "\" is not allowed: "
                            + refused.refusal().why() + " [" + refused.refusal().rule() + "]");
        } else if (outcome instanceof Outcome.Played played) {
            check(number, entry, dice.asked(), new Game.Step(entry.side(), action, played.events(), played.state()));
        }
    }

    private void check(int number, GameRecord.Entry entry, int asked, Game.Step step) {
        if (asked != entry.dice().size()) {
            fail(
                    number,
                    "\"" + entry.text() + "\" rolls " + asked + " dice; "
                            + entry.dice().size() + " are recorded.");
            return;
        }
        String roll = proof.fault(number, entry);
        if (!roll.isEmpty()) {
            fail(number, roll);
            return;
        }
        if (record.hashes() == GameState.HASH_VERSION && step.after().hash() != entry.hash()) {
            fail(
                    number,
                    "\"" + entry.text() + "\" leads to state "
                            + RecordWriter.hash(step.after().hash()) + "; state " + RecordWriter.hash(entry.hash())
                            + " is recorded.");
            return;
        }
        steps.add(step);
    }

    private void fail(int number, String problem) {
        fault = new Fault(number, problem);
    }

    public GameState start() {
        return start;
    }

    /** The actions up to the first fault. */
    public List<Game.Step> steps() {
        return List.copyOf(steps);
    }

    public GameState state() {
        return steps.isEmpty() ? start : steps.get(steps.size() - 1).after();
    }

    public Optional<Fault> fault() {
        return Optional.ofNullable(fault);
    }

    /**
     * A game that stands after the first actions, with all of them in its list, and goes on under today's rules.
     *
     * @param dice for what is rolled from then on
     * @throws RecordException if the record has a fault before
     */
    public Game resume(int firstActions, Dice dice) {
        if (firstActions < 0 || firstActions > record.actions().size()) {
            throw new RecordException("there is no action " + firstActions + "; the record has "
                    + record.actions().size() + ".");
        }
        if (firstActions > steps.size()) {
            throw new RecordException(String.valueOf(fault));
        }
        List<Integer> faces = new ArrayList<>();
        record.actions().subList(0, firstActions).forEach(entry -> faces.addAll(entry.dice()));
        Game game = new Game(start, new ResumedDice(faces, dice));
        for (Game.Step step : steps.subList(0, firstActions)) {
            game.adopt(step.after().options().rulesVersion());
            game.play(step.side(), step.action());
        }
        game.adopt(RulesVersion.TODAY);
        return game;
    }
}
