package seelowe.opponents.value;

/** The curve from 0 to 1, reckoned with sums and products alone: the same bits on every machine and in the browser. */
final class Logistic {
    private static final int DOUBLINGS = 10;
    private static final int TERMS = 6;
    private static final double FARTHEST = 40;

    private Logistic() {}

    static double of(double x) {
        double far = Math.max(-FARTHEST, Math.min(FARTHEST, x));
        return far < 0 ? 1 - 1 / (1 + exp(far)) : 1 / (1 + exp(-far));
    }

    /** Taylor's series close to 0, squared again and again. */
    private static double exp(double x) {
        double small = x / (1 << DOUBLINGS);
        double sum = 1;
        for (int term = TERMS; term > 0; term--) {
            sum = 1 + sum * small / term;
        }
        for (int i = 0; i < DOUBLINGS; i++) {
            sum *= sum;
        }
        return sum;
    }
}
