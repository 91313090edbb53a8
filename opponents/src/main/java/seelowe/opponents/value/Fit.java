package seelowe.opponents.value;

import java.util.List;

/** Finds the weights of a logistic model by Newton's method, drawn a little towards nothing so that rare cases do not run away. */
public final class Fit {
    private static final int ROUNDS = 25;
    private static final double RIDGE = 2;
    private static final double LEAST_CURVATURE = 1e-6;

    private Fit() {}

    /** A position and what became of it: 1 if the German won, 0 if the British did, between for a draw. */
    public static final class Sample {
        private final double[] features;
        private final double outcome;

        public Sample(double[] features, double outcome) {
            this.features = features.clone();
            this.outcome = outcome;
        }
    }

    /** Weights under which the outcomes are most likely. */
    public static double[] weights(List<Sample> samples) {
        int size = Features.COUNT;
        double[] weights = new double[size];
        for (int round = 0; round < ROUNDS; round++) {
            double[][] curvature = new double[size][size];
            double[] slope = new double[size];
            for (Sample sample : samples) {
                double chance = Value.logistic(weights, sample.features);
                double spread = Math.max(LEAST_CURVATURE, chance * (1 - chance));
                for (int i = 0; i < size; i++) {
                    slope[i] += sample.features[i] * (sample.outcome - chance);
                    for (int j = 0; j < size; j++) {
                        curvature[i][j] += spread * sample.features[i] * sample.features[j];
                    }
                }
            }
            for (int i = 0; i < size; i++) {
                slope[i] -= RIDGE * weights[i];
                curvature[i][i] += RIDGE;
            }
            double[] step = solve(curvature, slope);
            for (int i = 0; i < size; i++) {
                weights[i] += step[i];
            }
        }
        return weights;
    }

    /** Gauss, with the largest pivot; the ridge keeps the matrix regular. */
    static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] known = right.clone();
        for (int column = 0; column < size; column++) {
            int pivot = column;
            for (int row = column + 1; row < size; row++) {
                if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) {
                    pivot = row;
                }
            }
            double[] line = matrix[pivot];
            matrix[pivot] = matrix[column];
            matrix[column] = line;
            double value = known[pivot];
            known[pivot] = known[column];
            known[column] = value;
            for (int row = column + 1; row < size; row++) {
                double factor = matrix[row][column] / line[column];
                for (int i = column; i < size; i++) {
                    matrix[row][i] -= factor * line[i];
                }
                known[row] -= factor * value;
            }
        }
        double[] solution = new double[size];
        for (int row = size - 1; row >= 0; row--) {
            double sum = known[row];
            for (int i = row + 1; i < size; i++) {
                sum -= matrix[row][i] * solution[i];
            }
            solution[row] = sum / matrix[row][row];
        }
        return solution;
    }
}
