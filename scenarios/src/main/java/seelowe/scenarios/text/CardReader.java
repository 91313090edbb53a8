package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the cards of one file. Empty lines and lines that begin with # are for the reader. */
public final class CardReader {
    private static final Pattern FIELD = Pattern.compile("([a-z][a-z-]*):(?: +(.*))?");
    private static final int FURTHER_INDENT = 4;

    private final String file;
    private final Map<String, Set<String>> known;
    private final Problems problems;
    private final List<Card> cards = new ArrayList<>();
    private @Nullable Draft draft;
    private int line;

    private static final class Draft {
        private final int line;
        private final String word;
        private final String title;
        private final Map<String, Card.Field> fields = new LinkedHashMap<>();
        private final List<String> text = new ArrayList<>();
        private @Nullable String open;

        private Draft(int line, String word, String title) {
            this.line = line;
            this.word = word;
            this.title = title;
        }
    }

    /** @param known the words that a card may begin with, and the fields that each may have */
    public CardReader(String file, Map<String, Set<String>> known, Problems problems) {
        this.file = file;
        this.known = known;
        this.problems = problems;
    }

    public List<Card> read(List<String> lines) {
        TextLines.check(file, lines, problems);
        for (String each : lines) {
            line++;
            readLine(each);
        }
        finish();
        return cards;
    }

    private void readLine(String content) {
        if (content.isBlank() || content.startsWith("#")) {
            return;
        }
        if (content.indexOf('\t') >= 0) {
            problem("There is a tab in this line. Use spaces instead.");
        } else if (content.startsWith(" ")) {
            readIndented(content);
        } else {
            finish();
            begin(content.trim());
        }
    }

    private void begin(String heading) {
        int space = heading.indexOf(' ');
        String word = space < 0 ? heading : heading.substring(0, space);
        if (!known.containsKey(word)) {
            problem("\"" + word + "\" begins nothing that is known here" + Spelling.hint(word, known.keySet())
                    + " A line begins with " + Spelling.list(known.keySet())
                    + "; what belongs to it is indented by two spaces.");
        }
        draft = new Draft(line, word, space < 0 ? "" : heading.substring(space).trim());
    }

    private void readIndented(String content) {
        Draft current = draft;
        if (current == null) {
            problem("This line belongs to nothing. Begin with " + Spelling.list(known.keySet()) + ".");
            return;
        }
        String words = content.trim();
        if (current.open != null && content.startsWith(" ".repeat(FURTHER_INDENT))) {
            current.fields.computeIfPresent(current.open, (name, field) -> longer(field, words));
            return;
        }
        Matcher field = FIELD.matcher(words);
        current.open = null;
        if (field.matches() && !isInsideSentence(current, field.group(1))) {
            beginField(current, field.group(1), field.group(2) == null ? "" : field.group(2));
        } else {
            current.text.add(words);
        }
    }

    /** A wrapped sentence may happen to go on with a word and a colon. */
    private boolean isInsideSentence(Draft current, String word) {
        int last = current.text.size() - 1;
        return last >= 0
                && !current.text.get(last).endsWith(".")
                && !known.getOrDefault(current.word, Set.of()).contains(word);
    }

    private Card.Field longer(Card.Field field, String words) {
        List<Card.Line> lines = new ArrayList<>(field.lines());
        lines.add(new Card.Line(file, line, words));
        return new Card.Field(field.file(), field.line(), field.name(), lines);
    }

    private void beginField(Draft current, String name, String value) {
        Set<String> names = known.getOrDefault(current.word, Set.of());
        if (!names.contains(name)) {
            problem("There is no field \"" + name + "\" here" + Spelling.hint(name, names) + " A field is one of "
                    + Spelling.list(names) + ".");
            return;
        }
        List<Card.Line> lines = value.isEmpty() ? List.of() : List.of(new Card.Line(file, line, value));
        if (current.fields.putIfAbsent(name, new Card.Field(file, line, name, lines)) != null) {
            problem("The field \"" + name + "\" stands here twice. Put everything into one.");
        }
        current.open = name;
    }

    private void finish() {
        if (draft != null) {
            cards.add(new Card(file, draft.line, draft.word, draft.title, draft.fields, String.join(" ", draft.text)));
            draft = null;
        }
    }

    private void problem(String message) {
        problems.add(file, line, message);
    }
}
