package seelowe.art.counter;

import seelowe.engine.force.Side;

/** Field grey and olive brown. */
record CounterColours(String face, String light, String dark, String box) {
    static CounterColours of(Side side) {
        return switch (side) {
            case GERMAN -> new CounterColours("#98a49c", "#c3ccc5", "#4c574f", "#e3e8e1");
            case BRITISH -> new CounterColours("#b39b62", "#d8c695", "#5f4e27", "#f0e6c8");
        };
    }

    static String symbol(Side side) {
        return switch (side) {
            case GERMAN -> "counter-german";
            case BRITISH -> "counter-british";
        };
    }
}
