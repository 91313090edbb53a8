package seelowe.engine.scenario;

/** A rectangle of columns and rows within which a player may set up freely; bounds are inclusive. */
public record SetUpZone(String name, int firstColumn, int lastColumn, int firstRow, int lastRow) {
    public boolean contains(int column, int row) {
        return column >= firstColumn && column <= lastColumn && row >= firstRow && row <= lastRow;
    }
}
