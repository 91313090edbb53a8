package seelowe.protocol.record;

import java.util.List;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;

/** Shows the faces of a record and counts how many are asked for, more than there are included. */
final class RecordedDice implements Dice {
    private final List<Integer> faces;
    private int asked;

    RecordedDice(List<Integer> faces) {
        this.faces = faces;
    }

    @Override
    public int roll(Die die) {
        asked++;
        return asked <= faces.size() ? faces.get(asked - 1) : 1;
    }

    int asked() {
        return asked;
    }
}
