package seelowe.engine.rule.homeguard;

import seelowe.engine.Rule;

/** [14.1] A city hex that defends itself. */
@Rule({"R14.1", "R14.3a"})
public final class HomeGuard {
    public static final int STRENGTH = 3;

    private HomeGuard() {}
}
