package seelowe.protocol.record;

import java.util.List;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;

/** First the faces of a record, then those of a live source. */
final class ResumedDice implements Dice {
    private final List<Integer> faces;
    private final Dice then;
    private int shown;

    ResumedDice(List<Integer> faces, Dice then) {
        this.faces = faces;
        this.then = then;
    }

    @Override
    public int roll(Die die) {
        return shown < faces.size() ? faces.get(shown++) : then.roll(die);
    }
}
