package seelowe.drills.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.drills.machine.Figures;
import seelowe.drills.play.Tally;
import seelowe.drills.report.Report;
import seelowe.drills.report.Timings;

/** What came out of one run. */
record LoadResult(
        LoadPlan plan,
        Tally tally,
        Gallery gallery,
        Figures serverBefore,
        Figures serverAfter,
        Figures driverBefore,
        Figures driverAfter,
        String load) {
    private static final double ALL_TOLD_WITHIN = 1000;

    static Report report() {
        return new Report(
                "Load: acknowledgement in milliseconds, from sending an action to its answer",
                "run",
                "actions/s",
                "questions/s",
                "p50",
                "p95",
                "p99",
                "max",
                "all told p99",
                "errors",
                "refused joins",
                "server MB",
                "server cores",
                "driver cores",
                "CPU ms an action",
                "load");
    }

    void addTo(Report report) {
        Timings times = tally.acknowledgements();
        Timings told = gallery.told();
        report.row(
                faults(),
                plan.name(),
                String.format(Locale.ROOT, "%.0f", rate()),
                String.format(Locale.ROOT, "%.0f", tally.questions().count() / seconds()),
                Timings.shown(times.percentile(50)),
                Timings.shown(times.percentile(95)),
                Timings.shown(times.percentile(99)),
                Timings.shown(times.max()),
                plan.gallery() == 0 || told.count() == 0 ? "-" : Timings.shown(told.percentile(99)),
                tally.errors().isEmpty() ? "0" : tally.errors().toString(),
                tally.refusedJoins(),
                serverAfter.residentMegabytes(),
                cores(serverBefore, serverAfter),
                cores(driverBefore, driverAfter),
                millisAnAction(),
                load);
    }

    private static String cores(Figures before, Figures after) {
        return String.format(Locale.ROOT, "%.2f", after.coresSince(before));
    }

    /** Of server and driver together: says more than the other times where others use the machine too. */
    private String millisAnAction() {
        double cores = serverAfter.coresSince(serverBefore) + driverAfter.coresSince(driverBefore);
        return rate() == 0 ? "-" : String.format(Locale.ROOT, "%.2f", 1000 * cores / rate());
    }

    private double seconds() {
        return (serverAfter.at() - serverBefore.at()) / 1e9;
    }

    double rate() {
        return tally.acknowledgements().count() / seconds();
    }

    List<String> faults() {
        List<String> faults = new ArrayList<>();
        LoadPlan.Limits limits = plan.limits();
        double p99 = tally.acknowledgements().percentile(99);
        demand(faults, tally.acknowledgements().count() > 0, "nothing was acknowledged");
        demand(faults, p99 <= limits.p99(), "p99 is more than " + limits.p99() + " ms");
        demand(faults, rate() >= limits.rate(), "fewer than " + limits.rate() + " actions a second");
        demand(faults, tally.errors().isEmpty(), "errors");
        demand(faults, tally.refusedJoins() == 0, "refused joins");
        demand(
                faults,
                serverAfter.residentMegabytes() <= limits.megabytes(),
                "more than " + limits.megabytes() + " MB");
        if (plan.gallery() > 0) {
            demand(faults, gallery.size() == plan.gallery(), "onlookers were lost");
            demand(
                    faults,
                    gallery.told().count() > 0 && gallery.told().max() <= ALL_TOLD_WITHIN,
                    "not all onlookers are told within a second");
            demand(faults, gallery.untold() <= 1, gallery.untold() + " changes did not reach all onlookers");
        }
        return faults;
    }

    private static void demand(List<String> faults, boolean holds, String otherwise) {
        if (!holds) {
            faults.add(otherwise);
        }
    }
}
