package seelowe.drills.documents;

import java.util.Random;

/** Somebody who has read the documents and nothing else, and means no good: what he knows, and where he calls from. */
final class Stranger {
    private static final int ADDRESSES = 400;

    private final int number;
    private final Random random;
    private final Hoard hoard;

    Stranger(int number, long seed) {
        this.number = number;
        this.random = new Random(seed + number);
        this.hoard = new Hoard(random);
    }

    Random random() {
        return random;
    }

    Hoard hoard() {
        return hoard;
    }

    /** He has many machines to call from, and one that he likes best. */
    String address() {
        int which = random.nextInt(20) == 0 ? 0 : random.nextInt(ADDRESSES);
        return "198." + (18 + number) + "." + which / 200 + "." + (1 + which % 200);
    }
}
