package seelowe.study.figures;

/** As much of linear algebra as a ladder needs. */
final class Matrix {
    private Matrix() {}

    /** By Gauss and Jordan, the largest pivot first. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] work = new double[size][2 * size];
        for (int i = 0; i < size; i++) {
            System.arraycopy(matrix[i], 0, work[i], 0, size);
            work[i][size + i] = 1;
        }
        for (int column = 0; column < size; column++) {
            swap(work, column, pivot(work, column));
            scale(work[column], 1 / work[column][column]);
            for (int row = 0; row < size; row++) {
                if (row != column) {
                    subtract(work[row], work[column], work[row][column]);
                }
            }
        }
        double[][] inverse = new double[size][size];
        for (int i = 0; i < size; i++) {
            System.arraycopy(work[i], size, inverse[i], 0, size);
        }
        return inverse;
    }

    private static int pivot(double[][] work, int column) {
        int best = column;
        for (int row = column + 1; row < work.length; row++) {
            best = Math.abs(work[row][column]) > Math.abs(work[best][column]) ? row : best;
        }
        return best;
    }

    private static void swap(double[][] work, int a, int b) {
        double[] row = work[a];
        work[a] = work[b];
        work[b] = row;
    }

    private static void scale(double[] row, double by) {
        for (int i = 0; i < row.length; i++) {
            row[i] *= by;
        }
    }

    private static void subtract(double[] from, double[] row, double times) {
        for (int i = 0; i < row.length; i++) {
            from[i] -= times * row[i];
        }
    }

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int i = 0; i < product.length; i++) {
            for (int j = 0; j < vector.length; j++) {
                product[i] += matrix[i][j] * vector[j];
            }
        }
        return product;
    }
}
