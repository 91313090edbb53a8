package seelowe.spark;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import seelowe.study.play.Assignment;
import seelowe.study.play.Batch;
import seelowe.study.play.BatchPlay;
import seelowe.study.play.Plan;

/** What a worker does. Its data are read once for all batches that come to it. */
final class RemotePlay {
    private static final Map<Assignment, Plan> PLANS = new ConcurrentHashMap<>();

    private RemotePlay() {}

    static List<String> rows(Assignment assignment, Batch batch) {
        return BatchPlay.rows(PLANS.computeIfAbsent(assignment, Plan::new), batch);
    }
}
