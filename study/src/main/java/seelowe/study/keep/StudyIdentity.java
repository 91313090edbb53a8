package seelowe.study.keep;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import org.jspecify.annotations.Nullable;
import seelowe.engine.scenario.RulesVersion;
import seelowe.protocol.record.DataDigest;
import seelowe.protocol.record.Digest;
import seelowe.study.play.Cell;
import seelowe.study.play.Plan;

/** What tells a study from another. */
public final class StudyIdentity {
    private StudyIdentity() {}

    /** The same for the same question and data on every machine. */
    public static String of(Plan plan) {
        Digest digest = new Digest().add(plan.assignment().text());
        digest.add(plan.assignment().folders().toString())
                .add(plan.assignment().own().toString());
        for (Cell cell : plan.cells()) {
            digest.add(DataDigest.of(cell.matchUp().scenario()).sha256());
        }
        return plan.question().title() + "\nrules " + RulesVersion.TODAY.number() + "\n" + digest.finish() + "\n";
    }

    /** Which build of the program plays: games of two builds do not mix. */
    public static String build() {
        try {
            Path code = code();
            return code == null || !Files.isRegularFile(code)
                    ? "from source"
                    : Files.size(code) + " bytes of " + Files.getLastModifiedTime(code);
        } catch (IOException | URISyntaxException e) {
            return "unknown: " + e.getMessage();
        }
    }

    /** The jar that all this runs from, or empty. */
    public static String codeFile() {
        try {
            Path code = code();
            return code == null || !Files.isRegularFile(code) ? "" : code.toString();
        } catch (URISyntaxException e) {
            return "";
        }
    }

    private static @Nullable Path code() throws URISyntaxException {
        CodeSource source = StudyIdentity.class.getProtectionDomain().getCodeSource();
        return source == null ? null : Path.of(source.getLocation().toURI());
    }
}
