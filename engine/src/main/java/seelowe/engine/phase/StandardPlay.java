package seelowe.engine.phase;

/** The standard rules without any of a scenario's own. */
public final class StandardPlay implements SpecialPlay {
    public static final StandardPlay RULES = new StandardPlay();

    private StandardPlay() {}
}
