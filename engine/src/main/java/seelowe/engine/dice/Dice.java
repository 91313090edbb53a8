package seelowe.engine.dice;

/** Where die rolls come from [3.5]. Rules never make chance themselves; they are handed some. */
@FunctionalInterface
public interface Dice {
    int FACES = 6;

    /** The face that this die shows, 1 to 6. Most sources give the next face whatever the die is for. */
    int roll(Die die);

    /** The same seed gives the same faces on every machine and in the browser. */
    static Dice seeded(long seed) {
        Chance chance = new Chance(seed);
        return die -> 1 + chance.below(FACES);
    }

    /** These faces, in this order, and not one more. */
    static Dice of(int... faces) {
        return new ScriptedDice(faces);
    }
}
