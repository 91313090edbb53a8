package seelowe.opponents.value;

/** One step of Newton's method: slope and curvature, added up sample by sample. */
final class Newton {
    private final int size;
    private final double[][] curvature;
    private final double[] slope;

    Newton(int size) {
        this.size = size;
        this.curvature = new double[size][size];
        this.slope = new double[size];
    }

    void add(double[] features, double error, double spread) {
        for (int i = 0; i < size; i++) {
            slope[i] += features[i] * error;
            double weight = spread * features[i];
            for (int j = 0; weight != 0 && j < size; j++) {
                curvature[i][j] += weight * features[j];
            }
        }
    }

    /** The weights after the step; what is added up is used up. */
    double[] next(double[] weights, double ridge) {
        for (int i = 0; i < size; i++) {
            slope[i] -= ridge * weights[i];
            curvature[i][i] += ridge;
        }
        double[] step = solve(curvature, slope);
        double[] next = weights.clone();
        for (int i = 0; i < size; i++) {
            next[i] += step[i];
        }
        return next;
    }

    /** Gauss, with the largest pivot; the ridge keeps the matrix regular. */
    static double[] solve(double[][] matrix, double[] right) {
        int size = right.length;
        double[] known = right.clone();
        for (int column = 0; column < size; column++) {
            pivot(matrix, known, column);
            double[] line = matrix[column];
            for (int row = column + 1; row < size; row++) {
                double factor = matrix[row][column] / line[column];
                for (int i = column; i < size; i++) {
                    matrix[row][i] -= factor * line[i];
                }
                known[row] -= factor * known[column];
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

    private static void pivot(double[][] matrix, double[] known, int column) {
        int best = column;
        for (int row = column + 1; row < known.length; row++) {
            if (Math.abs(matrix[row][column]) > Math.abs(matrix[best][column])) {
                best = row;
            }
        }
        double[] line = matrix[best];
        matrix[best] = matrix[column];
        matrix[column] = line;
        double value = known[best];
        known[best] = known[column];
        known[column] = value;
    }
}
