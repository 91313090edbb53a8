package seelowe.engine.dice;

/** Faces written down beforehand: for tests, replays and what-if searches. */
final class ScriptedDice implements Dice {
    private final int[] faces;
    private int next;

    ScriptedDice(int... faces) {
        for (int face : faces) {
            if (face < 1 || face > FACES) {
                throw new IllegalArgumentException("A die shows 1 to 6, not " + face);
            }
        }
        this.faces = faces.clone();
    }

    @Override
    public int roll(Die die) {
        if (next == faces.length) {
            throw new IllegalStateException("All " + faces.length + " scripted dice have been rolled");
        }
        return faces[next++];
    }
}
