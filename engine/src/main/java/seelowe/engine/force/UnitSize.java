package seelowe.engine.force;

/** The size symbol of a counter; no rule asks for it [3.24]. */
public enum UnitSize {
    DIVISION("XX"),
    BRIGADE("X"),
    REGIMENT("III"),
    BATTALION("II"),
    NONE("");

    private final String symbol;

    UnitSize(String symbol) {
        this.symbol = symbol;
    }

    public String symbol() {
        return symbol;
    }
}
