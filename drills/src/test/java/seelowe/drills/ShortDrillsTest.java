package seelowe.drills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import seelowe.drills.disk.DiskDrill;
import seelowe.drills.hostile.HostileDrill;
import seelowe.drills.kill.KillDrill;
import seelowe.drills.kill.KillPlan;
import seelowe.drills.load.LoadDrill;
import seelowe.drills.load.LoadPlan;
import seelowe.drills.load.LoadPlan.Limits;
import seelowe.drills.report.Progress;
import seelowe.drills.report.Report;

/** Each drill for a few seconds, without demands on speed: a shared machine must not turn the build red. */
class ShortDrillsTest {
    private static final List<String> SMALL = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");
    private static final Limits NONE = new Limits(Limits.NO_LIMIT, 0, (long) Limits.NO_LIMIT);

    private static final HostileDrill.Limits NO_HURRY =
            new HostileDrill.Limits(Limits.NO_LIMIT, Limits.NO_LIMIT, (long) Limits.NO_LIMIT);

    private static void assertHolds(Report report) {
        assertThat(report.faults()).as(report.text()).isEmpty();
    }

    @Test
    void load_sixty_games_and_nobody_is_refused() {
        assertHolds(LoadDrill.run(List.of(LoadPlan.human(60, 500, 1, 4, NONE)), SMALL, Progress.SILENT));
    }

    @Test
    void kill_five_times_and_nothing_acknowledged_is_lost() {
        KillPlan plan = new KillPlan(5, 1000, 1940, true, KillPlan.everything());
        assertHolds(KillDrill.run(plan, SMALL, Progress.SILENT));
    }

    @Test
    void whatever_strangers_make_of_the_documents_gets_a_clear_answer() {
        assertHolds(HostileDrill.run(List.of("documents"), 1, 1500, NO_HURRY, SMALL, Progress.SILENT));
    }

    @Test
    void nothing_is_acknowledged_without_a_database_and_no_game_is_shortened() {
        assertHolds(DiskDrill.run(List.of("deleted", "cut-off entries"), 0, 1940, SMALL, Progress.SILENT));
    }
}
