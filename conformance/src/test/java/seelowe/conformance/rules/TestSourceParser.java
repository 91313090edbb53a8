package seelowe.conformance.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the tests and tags of one source file; it relies on our formatter, which gives annotations their own lines. */
final class TestSourceParser {
    private static final Pattern TEST =
            Pattern.compile("@(Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)\\b.*");
    private static final Pattern TAG = Pattern.compile("@Tag\\(\"([^\"]+)\"\\)");
    private static final Pattern METHOD = Pattern.compile("[A-Za-z][\\w<>\\[\\],.? ]* (\\w+)\\(.*");
    private static final Pattern CLASS = Pattern.compile("(?:[a-z]+ )*(?:class|record|interface|enum) \\w+.*");
    private static final String TEXT_BLOCK = "\"\"\"";

    private final String className;
    private final List<TestSources.Found> found = new ArrayList<>();
    private final List<String> tags = new ArrayList<>();
    private boolean isTest;
    private boolean isDisabled;

    TestSourceParser(String className) {
        this.className = className;
    }

    List<TestSources.Found> parse(List<String> lines) {
        boolean insideTextBlock = false;
        for (String line : lines) {
            String code = line.strip();
            if (!insideTextBlock && !isComment(code)) {
                read(code);
            }
            insideTextBlock ^= code.split(TEXT_BLOCK, -1).length % 2 == 0;
        }
        return found;
    }

    private void read(String code) {
        Matcher tag = TAG.matcher(code);
        while (tag.find()) {
            tags.add(tag.group(1));
        }
        isTest |= TEST.matcher(code).matches();
        isDisabled |= code.startsWith("@Disabled");
        Matcher method = METHOD.matcher(code);
        if (CLASS.matcher(code).matches()) {
            finish("", !tags.isEmpty());
        } else if (isTest && method.matches()) {
            finish(method.group(1), !isDisabled);
        }
    }

    private void finish(String method, boolean counts) {
        if (counts) {
            found.add(new TestSources.Found(className, method, List.copyOf(tags)));
        }
        tags.clear();
        isTest = false;
        isDisabled = false;
    }

    private static boolean isComment(String code) {
        return code.startsWith("//") || code.startsWith("*") || code.startsWith("/*");
    }
}
