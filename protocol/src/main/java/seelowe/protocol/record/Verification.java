package seelowe.protocol.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.protocol.dice.DiceSeed;
import seelowe.scenarios.GameData;

/**
 * Whether a record is true: every action, roll and state, the result, the commitment of the dice, and the sums of the file.
 *
 * @param fault the first thing that is wrong, if any
 * @param warnings what could not be checked, or should be known, in sentences
 * @param diceProven every roll follows from a seed that was committed to
 */
public record Verification(Optional<Fault> fault, List<String> warnings, boolean diceProven) {
    public Verification {
        warnings = List.copyOf(warnings);
    }

    public boolean passed() {
        return fault.isEmpty();
    }

    public static Verification of(GameRecord record, GameData data) {
        List<String> warnings = new ArrayList<>(dataDifferences(record, data));
        Optional<Fault> fault;
        try {
            fault = fault(record, data);
        } catch (RecordException mistake) {
            fault = Optional.of(new Fault(0, mistake.getMessage()));
        }
        if (record.hashes() != GameState.HASH_VERSION) {
            warnings.add(
                    "The hashes of its states were reckoned by another version of the program and cannot be compared.");
        }
        GameRecord.DiceNote dice = record.dice();
        boolean revealed = dice != null && dice.seed() != null;
        if (dice == null) {
            warnings.add("The dice were not committed to beforehand, so they cannot be checked.");
        } else if (!revealed) {
            warnings.add("The dice seed has not been revealed yet, so the dice cannot be checked.");
        }
        return new Verification(fault, warnings, revealed && fault.isEmpty());
    }

    /** A sentence if the record was played with other data than this; it may then have to fail. */
    public static List<String> dataDifferences(GameRecord record, GameData data) {
        if (isSame(record, data)) {
            return List.of();
        }
        Scenario scenario = data.scenario(record.scenario());
        List<String> parts = scenario == null
                ? List.of("scenario " + record.scenario())
                : record.data().differences(DataDigest.of(scenario));
        CarriedEdition edition = record.edition();
        return List.of("The game was played with other data"
                + (edition == null ? "" : ", the edition \"" + edition.title() + "\"")
                + (parts.isEmpty() ? "." : "; these parts differ: " + String.join(", ", parts) + "."));
    }

    /** Whether this data says the same as that of the record, as far as the rules can notice. */
    public static boolean isSame(GameRecord record, GameData data) {
        Scenario scenario = data.scenario(record.scenario());
        return scenario != null
                && DataDigest.of(scenario).sha256().equals(record.data().sha256());
    }

    private static Optional<Fault> fault(GameRecord record, GameData data) {
        String commitment = commitment(record.dice());
        if (!commitment.isEmpty()) {
            return Optional.of(new Fault(0, commitment));
        }
        Replay replay = Replay.of(record, data);
        if (replay.fault().isPresent()) {
            return replay.fault();
        }
        return falseEnd(record, replay).map(each -> new Fault(0, each));
    }

    /** A sentence if another result is recorded than all the actions come to, or the sums are wrong. */
    public static Optional<String> falseEnd(GameRecord record, Replay replay) {
        String problem = result(record.result(), replay.state().result());
        return problem.isEmpty() ? damage(record) : Optional.of(problem);
    }

    private static String result(@Nullable GameResult recorded, @Nullable GameResult played) {
        if (Objects.equals(recorded, played)) {
            return "";
        }
        return "$.result: " + (recorded == null ? "no result is recorded" : recorded.title() + " is recorded") + "; "
                + (played == null
                        ? "the game is not over after the last action."
                        : "the game comes to: " + played.title() + ".");
    }

    private static String commitment(GameRecord.@Nullable DiceNote dice) {
        if (dice == null || dice.seed() == null) {
            return "";
        }
        String commitment = DiceSeed.parse(dice.seed()).commitment();
        return commitment.equals(dice.commitment())
                ? ""
                : "$.dice: the seed does not belong to the commitment; it would be " + commitment + ".";
    }

    /** A sentence if the sums are wrong: damage that changes no state, such as names, options never asked for, comments. */
    public static Optional<String> damage(GameRecord record) {
        GameRecord.Sums found = record.sums();
        GameRecord.Sums right = RecordWriter.sums(record);
        if (found == null || found.equals(right)) {
            return Optional.empty();
        }
        String where = !found.head().equals(right.head())
                ? "before the actions"
                : !found.actions().equals(right.actions()) ? "in the actions or their comments" : "after the actions";
        return Optional.of("$.sums: something " + where + " was altered after the record was written.");
    }

    /** The same for what stands before the actions, without which even the first of them cannot be relied on. */
    public static Optional<String> damageBeforeActions(GameRecord record) {
        GameRecord.Sums found = record.sums();
        boolean sound =
                found == null || found.head().equals(RecordWriter.sums(record).head());
        return sound ? Optional.empty() : damage(record);
    }
}
