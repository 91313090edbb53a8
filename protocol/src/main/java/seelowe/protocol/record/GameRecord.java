package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.RulesVersion;
import seelowe.engine.term.GameResult;

/**
 * What the file of a game says. Actions stand as text: whether they can be played is found out by {@link Replay}.
 *
 * @param game a name of the game that no other game has; the dice depend on it
 * @param scenario the scenario's code
 * @param hashes which way of reckoning the hashes of states was in use: {@link seelowe.engine.state.GameState#HASH_VERSION}
 * @param rules the version of the rules that the game began under: {@link seelowe.engine.scenario.RulesVersion}
 * @param options all of them by name, Booleans and Integers
 * @param german who plays the Germans; may be empty
 * @param dice null if the rolls cannot be checked, such as real dice typed in
 * @param branchedFrom null for a game that began by itself
 * @param start the position the game began with, as text; null for the scenario's own
 * @param comments on the game as a whole
 * @param result null while the game goes on
 * @param sums as found in a file; null for a record made here
 * @param edition that it was played with; null for the data that comes with the program
 */
public record GameRecord(
        String game,
        String scenario,
        String title,
        DataDigest data,
        int hashes,
        RulesVersion rules,
        Map<String, Object> options,
        String german,
        String british,
        @Nullable DiceNote dice,
        @Nullable Branch branchedFrom,
        @Nullable String start,
        List<Entry> actions,
        List<String> comments,
        @Nullable GameResult result,
        @Nullable Sums sums,
        @Nullable CarriedEdition edition) {

    public GameRecord {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        actions = List.copyOf(actions);
        comments = List.copyOf(comments);
    }

    /**
     * One action.
     *
     * @param text in the notation of docs/notation.md
     * @param dice the faces that were rolled in it
     * @param hash of the state after it
     * @param rules the version of the rules it was played under
     */
    public record Entry(
            Side side,
            String text,
            List<Integer> dice,
            long hash,
            RulesVersion rules,
            @Nullable String comment) {
        public Entry {
            dice = List.copyOf(dice);
        }

        Entry withComment(@Nullable String remark) {
            return new Entry(side, text, dice, hash, rules, remark);
        }
    }

    /**
     * Dice that can be checked.
     *
     * @param commitment SHA-256 of the seed
     * @param seed null until the game is over
     * @param after how many rolls of the record were made before these dice came into use: those of the game it was
     *     branched from
     * @param takenBack how many rolls were made and taken back before an action, by its number counted from 1
     */
    public record DiceNote(String commitment, @Nullable String seed, int after, Map<Integer, Integer> takenBack) {
        public DiceNote {
            takenBack = Collections.unmodifiableMap(new TreeMap<>(takenBack));
        }

        public DiceNote(String commitment, @Nullable String seed, int after) {
            this(commitment, seed, after, Map.of());
        }
    }

    /** The first actions were played in another game. */
    public record Branch(String game, int action) {}

    /** Short digests of the three sections of the file, to notice damage outside the actions. */
    public record Sums(String head, String actions, String end) {}

    /** How many dice were rolled in the first actions. */
    public int rolls(int firstActions) {
        int rolls = 0;
        for (Entry entry : actions.subList(0, firstActions)) {
            rolls += entry.dice().size();
        }
        return rolls;
    }

    /** The first actions as the beginning of another game, whose further dice are still to be agreed upon. */
    public GameRecord branch(int firstActions, String newGame) {
        if (firstActions < 0 || firstActions > actions.size()) {
            throw new RecordException(
                    "there is no action " + firstActions + "; the record has " + actions.size() + ".");
        }
        return new GameRecord(
                newGame,
                scenario,
                title,
                data,
                hashes,
                rules,
                options,
                german,
                british,
                null,
                new Branch(game, firstActions),
                start,
                actions.subList(0, firstActions),
                comments,
                null,
                null,
                edition);
    }

    /** The same with a remark on one action, counted from 1. */
    public GameRecord withComment(int action, String comment) {
        List<Entry> changed = new ArrayList<>(actions);
        Entry entry = changed.get(action - 1);
        changed.set(action - 1, entry.withComment(comment));
        return new GameRecord(
                game,
                scenario,
                title,
                data,
                hashes,
                rules,
                options,
                german,
                british,
                dice,
                branchedFrom,
                start,
                changed,
                comments,
                result,
                null,
                edition);
    }
}
