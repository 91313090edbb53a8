package seelowe.drills.report;

/** Where a drill says what it is about. */
@FunctionalInterface
public interface Progress {
    Progress SILENT = words -> {};

    void say(String words);
}
