package seelowe.conformance.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The index of ids of the rules ledger, and how names of tests cite them: {@code R8_4a_...}, {@code C13_T1_...}. */
final class LedgerIds {
    private static final Path FILE = Path.of("scenarios/src/test/resources/seelowe/scenarios/rulebook/ledger-ids.txt");

    private static final Pattern CASE = Pattern.compile("[A-Z]+\\d+(_\\d+)?(?=_|$)");

    private final Map<String, String> byNamePart = new LinkedHashMap<>();

    LedgerIds(List<String> ids) {
        for (String id : ids) {
            byNamePart.put(namePart(id), id);
        }
    }

    static LedgerIds of(Path project) {
        try (var lines = Files.lines(project.resolve(FILE))) {
            return new LedgerIds(lines.filter(line -> !line.startsWith("#")).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<String> all() {
        return List.copyOf(byNamePart.values());
    }

    /** Whether the name begins with an id, or with a case that the ledger splits up, as R4_1 is into R4.1-GA and so on. */
    boolean isAboutKnownCase(String testName) {
        if (!citedBy(testName).isEmpty()) {
            return true;
        }
        Matcher printedCase = CASE.matcher(testName);
        return printedCase.lookingAt()
                && byNamePart.keySet().stream().anyMatch(part -> isSplitOf(printedCase.group(), part));
    }

    private static boolean isSplitOf(String printedCase, String part) {
        return part.startsWith(printedCase)
                && part.length() > printedCase.length()
                && !Character.isDigit(part.charAt(printedCase.length()));
    }

    /** The ids at the beginning of a test's name, one after the other: {@code R12_52_X24_...} speaks for two. */
    List<String> citedBy(String testName) {
        List<String> cited = new ArrayList<>();
        String rest = testName;
        String part = firstPart(rest);
        while (part != null) {
            cited.add(byNamePart.getOrDefault(part, part));
            rest = rest.substring(Math.min(rest.length(), part.length() + 1));
            part = firstPart(rest);
        }
        return cited;
    }

    private @Nullable String firstPart(String name) {
        String longest = null;
        for (String part : byNamePart.keySet()) {
            boolean cited = name.equals(part) || name.startsWith(part + "_");
            if (cited && (longest == null || part.length() > longest.length())) {
                longest = part;
            }
        }
        return longest;
    }

    static String namePart(String id) {
        return id.replace('.', '_').replace('-', '_');
    }
}
