package seelowe.protocol.notation;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import seelowe.engine.state.Mark;

/** What each mark is called, what it means for the unit that bears it, and the case that says so: the one place for these words. */
public final class MarkWords {
    /**
     * @param title for a label
     * @param meaning a sentence
     * @param rule the number of the case
     */
    public record Entry(String title, String meaning, String rule) {}

    private static final Map<Mark, Entry> ENTRIES = entries();

    private MarkWords() {}

    private static Map<Mark, Entry> entries() {
        Map<Mark, Entry> entries = new EnumMap<>(Mark.class);
        put(
                entries,
                Mark.DISRUPTED,
                "10.81",
                "Disrupted",
                "Hit from the air: half its strength and one Movement Point, until a roll of its owner takes the mark off.");
        put(
                entries,
                Mark.ENTRAINED,
                "5.5",
                "Entrained",
                "On the train: moves by rail only, exerts no zone of control, does not attack and defends with half its strength.");
        put(
                entries,
                Mark.MUST_DETRAIN,
                "5.5",
                "Must detrain",
                "Attacked or disrupted on its train: it may neither move nor attack, and is taken off the train in the next"
                        + " British Entraining and Detraining Phase.");
        put(
                entries,
                Mark.UNACTIVATED,
                "11.52",
                "Not activated",
                "An initial British unit that may neither move nor attack until a roll, an attack upon it or Game-Turn 5"
                        + " rouses it.");
        put(
                entries,
                Mark.ACTIVATED,
                "12.71",
                "Activated",
                "A reinforcement in the holding area that may enter the map by rail.");
        put(
                entries,
                Mark.UNSUPPLIED,
                "9.4",
                "Unsupplied",
                "A German unit judged too far from supply, for its own Player-Turn: it may not attack, and moves with half its"
                        + " allowance.");
        put(
                entries,
                Mark.ISOLATED,
                "9.4",
                "Isolated",
                "Judged cut off from supply, for its own Player-Turn: half its allowance and half its strength.");
        put(entries, Mark.MOVED, "5.0", "Moved", "Has moved in this Movement Phase and does not move again in it.");
        put(
                entries,
                Mark.STIRRED,
                "5.5",
                "Stirred",
                "Has moved or attacked in this Player-Turn, and so may not entrain at its end.");
        put(
                entries,
                Mark.ATTACKED,
                "8.14",
                "Attacked",
                "Has attacked in this Combat Phase and does not attack again in it.");
        put(
                entries,
                Mark.DEFENDED,
                "8.14",
                "Was attacked",
                "Has been attacked in this Combat Phase: it is not attacked again in it and adds nothing to the defence of its hex.");
        put(
                entries,
                Mark.DEBARKED,
                "12.5",
                "Just landed",
                "Came ashore in this Game-Turn: what the landing cost is taken off its Initial Movement.");
        put(
                entries,
                Mark.EXPENDED,
                "9.7",
                "Used up",
                "A supply unit that an attack has drawn on: others may draw on it too, and it is removed when the phase ends.");
        put(
                entries,
                Mark.AIRBORNE,
                "10.2",
                "In the air",
                "An air unit that has attacked and must still be given a base.");
        put(entries, Mark.BASED, "10.2", "Based", "An air unit that has taken its base for this Game-Turn.");
        put(
                entries,
                Mark.REVEALED,
                "11.12",
                "Seen by the enemy",
                "The enemy knows which counter this is: fog of war hides it no longer.");
        return entries;
    }

    private static void put(Map<Mark, Entry> entries, Mark mark, String rule, String title, String meaning) {
        entries.put(mark, new Entry(title, meaning, rule));
    }

    public static Entry of(Mark mark) {
        return Objects.requireNonNull(ENTRIES.get(mark), mark.name());
    }
}
