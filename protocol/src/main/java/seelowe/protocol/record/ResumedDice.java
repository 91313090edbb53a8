package seelowe.protocol.record;

import java.util.List;
import seelowe.engine.dice.Dice;

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
    public int d6() {
        return shown < faces.size() ? faces.get(shown++) : then.d6();
    }
}
