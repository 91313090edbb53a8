package seelowe.scenarios.edit;

import java.util.Set;
import java.util.regex.Pattern;

/** Names that files of an edition may have: such that every file system takes them for the same file, and for nothing else. */
public final class FileNames {
    private static final int LONGEST = 120;
    private static final Pattern PART = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,59}");
    private static final Pattern DEVICE = Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?");
    private static final Set<String> ROOT = Set.of("data.properties", "edition.properties", "README.md");
    private static final Set<String> TABLES = Set.of("map", "charts", "units", "geography");
    private static final Set<String> TEXTS = Set.of("rules", "lessons", "puzzles");
    private static final Set<String> FOLDERS = Set.of("british", "scenarios");

    private FileNames() {}

    /** The same name. */
    static String demand(String name) {
        String fault = fault(name);
        if (!fault.isEmpty()) {
            throw new EditMistake("file", fault);
        }
        return name;
    }

    /** Whether an edition may have a folder of this name. */
    public static boolean isFolder(String name) {
        return TABLES.contains(name) || TEXTS.contains(name) || FOLDERS.contains(name);
    }

    /** Why no file of an edition can have this name; empty if one can. */
    public static String fault(String name) {
        if (name.isEmpty() || name.length() > LONGEST) {
            return "The name of a file has 1 to " + LONGEST + " letters.";
        }
        String[] parts = name.split("/", -1);
        for (String part : parts) {
            if (!PART.matcher(part).matches()
                    || part.endsWith(".")
                    || DEVICE.matcher(part).matches()) {
                return "\"" + shown(name)
                        + "\" is no name for a file of an edition: folders and files are called by letters, digits, dashes, points"
                        + " and underscores, lie within the edition, and are called like no device.";
            }
        }
        return belongs(parts)
                ? ""
                : "\"" + shown(name) + "\" is no file of an edition; docs/data-format.md tells which there are.";
    }

    private static boolean belongs(String[] parts) {
        String last = parts[parts.length - 1];
        return switch (parts.length) {
            case 1 -> ROOT.contains(last);
            case 2 ->
                last.equals("README.md")
                        || (TABLES.contains(parts[0]) && last.endsWith(".csv"))
                        || (TEXTS.contains(parts[0]) && last.endsWith(".txt"));
            case 3 -> FOLDERS.contains(parts[0]) && (last.endsWith(".csv") || last.equals("scenario.properties"));
            default -> false;
        };
    }

    /** What somebody else wrote is not shown as he wrote it. */
    private static String shown(String name) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < Math.min(name.length(), 60); i++) {
            char c = name.charAt(i);
            plain.append(c > ' ' && c < 127 && c != '<' && c != '>' && c != '"' ? c : '?');
        }
        return plain.toString();
    }
}
