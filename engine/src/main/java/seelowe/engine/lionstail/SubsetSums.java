package seelowe.engine.lionstail;

/** Which sums some of a row of values can make up, told for the whole row and for each of its ends. */
final class SubsetSums {
    private final int[] values;
    private final boolean[][] attained;

    SubsetSums(int[] values) {
        this.values = values;
        int total = 0;
        for (int each : values) {
            total += each;
        }
        this.attained = new boolean[values.length + 1][total + 1];
        attained[values.length][0] = true;
        for (int i = values.length - 1; i >= 0; i--) {
            for (int sum = 0; sum <= total; sum++) {
                attained[i][sum] = mayPass(i, sum) || mayTake(i, sum);
            }
        }
    }

    /** The smallest sum not below this, or all values together if they are less. */
    int smallestNotBelow(int least) {
        int total = attained[0].length - 1;
        int sum = Math.min(least, total);
        while (!attained[0][sum]) {
            sum++;
        }
        return sum;
    }

    /** Whether the values from number i on can make up this sum. */
    boolean attains(int i, int sum) {
        return attained[i][sum];
    }

    /** Whether the values after number i can make up this sum. */
    boolean mayPass(int i, int sum) {
        return attained[i + 1][sum];
    }

    /** Whether value i and some after it can make up this sum. */
    boolean mayTake(int i, int sum) {
        return sum >= values[i] && attained[i + 1][sum - values[i]];
    }
}
