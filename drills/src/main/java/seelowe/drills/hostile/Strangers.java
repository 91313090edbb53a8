package seelowe.drills.hostile;

import seelowe.drills.documents.FromDocuments;

/** Those who have read the documents, against a server that faces the world behind a proxy: its limits hold as they do for everybody. */
final class Strangers implements Pest {
    private static final long SEED = 1940;
    /** The others here share one address, and what a host lets one address have. */
    private static final long PACE_OF_OTHERS = 2000;

    private final int number;

    Strangers(int number) {
        this.number = number;
    }

    @Override
    public String name() {
        return number + " requests and messages made from the documents";
    }

    @Override
    public boolean facesTheWorld() {
        return true;
    }

    @Override
    public long pace() {
        return PACE_OF_OTHERS;
    }

    @Override
    public Finding pester(Target target) {
        FromDocuments.Result result = new FromDocuments(number, SEED).against(target.port(), target.pid());
        return new Finding(result.seen(), result.wrong());
    }
}
