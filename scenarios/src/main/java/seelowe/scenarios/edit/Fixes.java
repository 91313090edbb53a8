package seelowe.scenarios.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Row;
import seelowe.scenarios.text.Settings;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.TextLines;

/** What the sentence of a mistake proposes, as a change: the checker's sentences say what would be right. */
final class Fixes {
    private static final String GEOGRAPHY = "geography/positions.csv";
    private static final Pattern GOVERNS =
            Pattern.compile(" but in ([0-9]{4})\\. The town governs: correct the hex\\.$");
    private static final Pattern OTHER_AREA = Pattern.compile(" lies outside area .* in area ([A-Z])\\.$");
    private static final Pattern NEVER = Pattern.compile("^The last Game-Turn is .* up to then, or ([a-z]+), for ");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
    private static final int LARGEST_TEXT = 64 << 10;

    private final Draft draft;
    private final Findings.Place place;
    private final String message;

    Fixes(Draft draft, Findings.Place place) {
        this.draft = draft;
        this.place = place;
        this.message = place.problem().message();
    }

    Optional<Finding.Fix> fix() {
        String meant = Spelling.meant(message);
        if (!meant.isEmpty()) {
            return spelling(meant);
        }
        if (message.contains("ake the line out") || message.contains("ake one of") || message.endsWith(" to remove.")) {
            return withoutLine();
        }
        @Nullable Row row = place.row();
        if (row != null && place.file().equals(GEOGRAPHY) && message.contains("does not lie in its hex")) {
            return of(
                    "Put it in the middle of its hex",
                    new Change.Removal(place.file(), place.key(), Map.of("note", "stands in the middle of its hex")));
        }
        if (row != null) {
            return cell(GOVERNS, "place").or(() -> cell(OTHER_AREA, "area"));
        }
        Matcher never = NEVER.matcher(message);
        Settings.@Nullable Entry setting = place.setting();
        return setting != null && never.find()
                ? of("Write " + never.group(1), values(Map.of(setting.key(), Optional.of(never.group(1)))))
                : Optional.empty();
    }

    private static Optional<Finding.Fix> of(String label, Change... changes) {
        return Optional.of(new Finding.Fix(label, List.of(changes)));
    }

    private Change values(Map<String, Optional<String>> set) {
        return new Change.Values(place.file(), set);
    }

    private Optional<Finding.Fix> cell(Pattern pattern, String column) {
        Matcher found = pattern.matcher(message);
        return found.find()
                ? of(
                        "Write " + found.group(1),
                        new Change.Cells(place.file(), place.key(), Map.of(column, found.group(1))))
                : Optional.empty();
    }

    private Optional<Finding.Fix> spelling(String meant) {
        String label = "Write \"" + meant + "\"";
        @Nullable Row row = place.row();
        Settings.@Nullable Entry setting = place.setting();
        if (row != null) {
            return misspelt(row)
                    .map(wrong -> new Change.Cells(
                            place.file(),
                            place.key(),
                            Map.of(wrong.column(), row.get(wrong.column()).replace(wrong.word(), meant))))
                    .map(change -> new Finding.Fix(label, List.of(change)));
        }
        if (setting != null) {
            return settingSpelled(setting, meant, label);
        }
        return place.own() ? textSpelled(meant, label) : Optional.empty();
    }

    private record Wrong(String column, String word) {}

    /** The cell that is near to what was meant. */
    private Optional<Wrong> misspelt(Row row) {
        List<String> columns = draft.form(place.file()).orElseThrow().columns();
        for (String word : words()) {
            for (String column : columns) {
                String cell = row.get(column);
                if (cell.equals(word) || cell.endsWith(" " + word)) {
                    return Optional.of(new Wrong(column, word));
                }
            }
        }
        return Optional.empty();
    }

    /** What the sentence may be complaining of: what it quotes, and the word before its question. */
    private List<String> words() {
        List<String> words = new ArrayList<>();
        String complaint = message.substring(0, message.indexOf(Spelling.QUESTION));
        Matcher quoted = QUOTED.matcher(complaint);
        while (quoted.find()) {
            words.add(quoted.group(1));
        }
        words.add(complaint.substring(complaint.lastIndexOf(' ') + 1));
        return words;
    }

    private Optional<Finding.Fix> settingSpelled(Settings.Entry setting, String meant, String label) {
        if (message.startsWith("There is no setting ")) {
            Map<String, Optional<String>> renamed = new LinkedHashMap<>();
            renamed.put(setting.key(), Optional.empty());
            renamed.put(meant, Optional.of(setting.value()));
            return of(label, values(renamed));
        }
        for (String word : words()) {
            if (setting.value().contains(word)) {
                String value = setting.value().replace(word, meant);
                return of(label, values(Map.of(setting.key(), Optional.of(value))));
            }
        }
        return Optional.empty();
    }

    /** A column that is misspelt in the first line, or the file's own name. */
    private Optional<Finding.Fix> textSpelled(String meant, String label) {
        String text = draft.texts().getOrDefault(place.file(), "");
        if (message.startsWith("Nothing reads this file")) {
            return draft.texts().containsKey(meant) || text.length() > LARGEST_TEXT
                    ? Optional.empty()
                    : of("Call it " + meant, new Change.Text(meant, text), new Change.Text(place.file(), null));
        }
        List<String> lines = new ArrayList<>(TextLines.of(text));
        int at = place.problem().line() - 1;
        for (String word : words()) {
            if (at < lines.size() && lines.get(at).contains(word)) {
                lines.set(at, lines.get(at).replaceFirst(Pattern.quote(word), Matcher.quoteReplacement(meant)));
                return text(label, lines);
            }
        }
        return Optional.empty();
    }

    private Optional<Finding.Fix> text(String label, List<String> lines) {
        String text = String.join("\n", lines) + "\n";
        return text.length() > LARGEST_TEXT ? Optional.empty() : of(label, new Change.Text(place.file(), text));
    }

    private Optional<Finding.Fix> withoutLine() {
        String label = "Take the line out";
        if (!place.own()) {
            return place.row() == null
                    ? Optional.empty()
                    : of(label, new Change.Removal(place.file(), place.key(), Map.of()));
        }
        List<String> lines = new ArrayList<>(TextLines.of(draft.texts().getOrDefault(place.file(), "")));
        int at = place.problem().line() - 1;
        if (at == 0 || at >= lines.size()) {
            return Optional.empty();
        }
        lines.remove(at);
        return text(label, lines);
    }
}
