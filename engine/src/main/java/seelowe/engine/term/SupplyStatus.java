package seelowe.engine.term;

/** [9.4] The three states of supply; no British unit is ever Unsupplied. */
public enum SupplyStatus {
    SUPPLIED,
    UNSUPPLIED,
    ISOLATED
}
