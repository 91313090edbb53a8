package seelowe.server.people;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a browser calls itself, in the words of a person: "Firefox on Linux". */
final class AgentName {
    /** Most call themselves by others' names too: the first that is found counts. */
    private static final List<String[]> BROWSERS = List.of(
            new String[] {"Edg", "Edge"},
            new String[] {"OPR/", "Opera"},
            new String[] {"Firefox/", "Firefox"},
            new String[] {"Chrome/", "Chrome"},
            new String[] {"Safari/", "Safari"});

    private static final List<String[]> SYSTEMS = List.of(
            new String[] {"Android", "Android"},
            new String[] {"iPhone", "iPhone"},
            new String[] {"iPad", "iPad"},
            new String[] {"Windows", "Windows"},
            new String[] {"Mac OS", "Mac"},
            new String[] {"CrOS", "ChromeOS"},
            new String[] {"Linux", "Linux"});

    private AgentName() {}

    static String of(@Nullable String agent) {
        String text = agent == null ? "" : agent;
        String browser = first(BROWSERS, text);
        String system = first(SYSTEMS, text);
        if (browser.isEmpty()) {
            return system.isEmpty() ? "A program" : "A program on " + system;
        }
        return system.isEmpty() ? browser : browser + " on " + system;
    }

    private static String first(List<String[]> names, String text) {
        return names.stream()
                .filter(name -> text.contains(name[0]))
                .map(name -> name[1])
                .findFirst()
                .orElse("");
    }
}
