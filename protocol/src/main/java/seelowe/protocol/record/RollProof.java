package seelowe.protocol.record;

import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.dice.SeedDice;

/** Whether the dice of an action are those that were bound before the game; tells what is wrong with them, or nothing. */
interface RollProof {
    String fault(int number, GameRecord.Entry entry);

    /** For dice that cannot be checked, or not here. */
    static RollProof none() {
        return (number, entry) -> "";
    }

    /** By the seed, where the record reveals it. Asked about every action once, in order. */
    static RollProof of(GameRecord record) {
        GameRecord.DiceNote note = record.dice();
        if (note == null || note.seed() == null) {
            return none();
        }
        SeedDice dice = new SeedDice(DiceSeed.parse(note.seed()), record.game(), note.after());
        return (number, entry) -> {
            int roll = record.rolls(number - 1);
            for (int gone = note.takenBack().getOrDefault(number, 0); gone > 0; gone--) {
                int unused = dice.next();
            }
            for (int face : entry.dice()) {
                roll++;
                if (roll <= note.after()) {
                    continue;
                }
                int proven = dice.next();
                if (proven != face) {
                    return "roll " + roll + " is recorded as " + face + "; the dice seed gives " + proven + ".";
                }
            }
            return "";
        };
    }
}
