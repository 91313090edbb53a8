package seelowe.study.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Reads a study's file, format {@code docs/studies.md}; all mistakes are named at once, by line. */
public final class QuestionReader {
    private static final TomlMapper TOML = new TomlMapper();
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_RECORDS = 1000;
    private static final double NARROWEST = 0.001;
    private static final double WIDEST = 0.5;

    private final String file;
    private final Function<String, @Nullable Map<String, String>> folders;
    private final Problems problems = new Problems();

    private QuestionReader(String file, Function<String, @Nullable Map<String, String>> folders) {
        this.file = file;
        this.folders = folders;
    }

    /**
     * @param file its name, for reports of mistakes
     * @param folders the files of a folder that a variant's {@code data} names, or null if there is none
     * @throws StudyException if there is any mistake
     */
    public static Question read(String file, String text, Function<String, @Nullable Map<String, String>> folders) {
        return new QuestionReader(file, folders).read(text);
    }

    private Question read(String text) {
        JsonNode root;
        try {
            root = TOML.readTree(text);
        } catch (JacksonException wrong) {
            TomlLines lines = new TomlLines(text);
            if (lines.twice().isEmpty()) {
                problems.add(file, line(wrong), "This is no TOML: " + wrong.getOriginalMessage());
            } else {
                problems.add(file, lines.of(lines.twice()), '"' + lines.twice() + "\" is there twice.");
            }
            throw new StudyException(problems.list());
        }
        Section top = new Section(file, root, "", new TomlLines(text), problems);
        Question question = question(top);
        if (!problems.isEmpty()) {
            throw new StudyException(problems.list());
        }
        return question;
    }

    private static int line(JacksonException wrong) {
        return wrong.getLocation() == null ? 1 : Math.max(1, wrong.getLocation().getLineNr());
    }

    private Question question(Section top) {
        top.allowOnly("title", "about", "seed", "games", "until", "scenarios", "german", "british", "variant", "keep");
        List<Variant> variants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Section section : top.sections("variant")) {
            Variant variant = variant(section);
            if (!names.add(variant.name())) {
                section.complain("name", "There is a variant \"" + variant.name() + "\" already.");
            }
            variants.add(variant);
        }
        if (!top.has("scenarios")) {
            top.complain("scenarios", "\"scenarios\" is missing, such as scenarios = [\"N\"].");
        }
        return new Question(
                file,
                top.required("title"),
                top.text("about", ""),
                top.number("seed", 0, Long.MAX_VALUE, 1),
                goal(top),
                top.texts("scenarios", List.of()),
                top.texts("german", List.of("steady")),
                top.texts("british", List.of("steady")),
                variants.isEmpty() ? List.of(Variant.asPrinted()) : variants,
                top.sections("keep").stream().map(QuestionReader::pick).toList(),
                top.lines());
    }

    private static Goal goal(Section top) {
        Section until = top.section("until");
        if (until == null) {
            return new Goal((int) top.number("games", 1, MOST_GAMES, Goal.ROUND), 0);
        }
        if (top.has("games")) {
            top.complain("games", "Either \"games\" or \"until\", not both; \"until\" says the most in \"games\".");
        }
        until.allowOnly("half-width", "games");
        return new Goal(
                (int) until.number("games", 1, MOST_GAMES, MOST_GAMES), until.part("half-width", NARROWEST, WIDEST));
    }

    private Variant variant(Section section) {
        section.allowOnly("name", "scenarios", "german", "british", "options", "data", "change");
        Section options = section.section("options");
        return new Variant(
                section.required("name"),
                section.texts("scenarios", List.of()),
                section.text("german", ""),
                section.text("british", ""),
                options == null ? Map.of() : options.values(),
                data(section),
                section.isTable("data") ? "" : section.text("data", ""),
                section.sections("change").stream().map(QuestionReader::change).toList(),
                section.lines());
    }

    private Map<String, String> data(Section section) {
        if (!section.has("data")) {
            return Map.of();
        }
        Section inline = section.isTable("data") ? section.section("data") : null;
        if (inline != null) {
            Map<String, String> texts = new TreeMap<>();
            inline.values().forEach((name, text) -> texts.put(name, text.toString()));
            return texts;
        }
        String name = section.text("data", "");
        Map<String, String> folder = name.isEmpty() ? Map.of() : folders.apply(name);
        if (folder == null) {
            section.complain("data", "There is no folder \"" + name + "\" beside this file.");
            return Map.of();
        }
        return folder;
    }

    private static Change change(Section section) {
        section.allowOnly("file", "where", "column", "to");
        Section where = section.section("where");
        Map<String, String> cells = new TreeMap<>();
        if (where != null) {
            where.values().forEach((column, value) -> cells.put(column, value.toString()));
        }
        String to = section.required("to");
        if (!to.matches("[+-]?\\d{1,6}%?")) {
            section.complain("to", "\"" + to + "\" is no change; write \"16\", \"+2\", \"-2\" or \"+10%\".");
        }
        return new Change(section.required("file"), cells, section.required("column"), to, section.line());
    }

    private static Pick pick(Section section) {
        section.allowOnly("games", "of", "records");
        String word = section.required("games");
        for (Pick.By by : Pick.By.values()) {
            if (by.word().equals(word)) {
                String what = by.isOfSomething() ? counted(section) : section.text("of", "");
                return new Pick(by, what, (int) section.number("records", 1, MOST_RECORDS, 1));
            }
        }
        section.complain(
                "games",
                "\"" + word + "\" is no kind of game to keep" + Spelling.hint(word, Pick.By.words()) + " Write "
                        + Spelling.list(Pick.By.words()) + ".");
        return new Pick(Pick.By.CLOSEST, "", 1);
    }

    private static String counted(Section section) {
        String what = section.required("of");
        if (!what.isEmpty() && !Counted.isCounted(what)) {
            section.complain(
                    "of",
                    "Nothing called \"" + what + "\" is counted" + Spelling.hint(what, Counted.names())
                            + " The column \"counts\" of any rows.csv has such names.");
        }
        return what;
    }
}
