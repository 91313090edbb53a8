package seelowe.scenarios.rulebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import seelowe.scenarios.text.DataFiles;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.TextLines;

/** Reads the files that the contents name; a file of a later layer replaces that of an earlier one. */
final class RuleBookReader {
    private static final String FOLDER = "rules/";
    private static final String CONTENTS = FOLDER + "contents.txt";

    private final DataFiles files;
    private final Problems problems;
    private final Set<String> filesRead = new TreeSet<>(Set.of(CONTENTS));
    private final List<RuleFileReader.Section> drafted = new ArrayList<>();
    private final Map<String, RuleDraft> rules = new LinkedHashMap<>();

    RuleBookReader(DataFiles files) {
        this.files = files;
        this.problems = files.problems();
    }

    RuleTexts read() {
        DataSource source = lastWith(CONTENTS);
        String contents = source.text(CONTENTS);
        if (contents == null) {
            problems.add(DataFiles.path(source, CONTENTS), 1, "This file is missing. It names the files of the rules.");
        } else {
            readAll(DataFiles.path(source, CONTENTS), TextLines.of(contents));
        }
        readAdditions();
        new RuleCheck(rules, problems).run();
        List<RuleSection> sections = new ArrayList<>();
        for (RuleFileReader.Section section : drafted) {
            sections.add(new RuleSection(
                    section.number(),
                    section.title(),
                    section.drafts().stream().map(RuleDraft::toRule).toList()));
        }
        return new RuleTexts(sections, filesRead);
    }

    private void readAll(String contents, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            String name = lines.get(i).trim();
            if (name.isEmpty() || name.startsWith("#")) {
                continue;
            }
            DataSource source = lastWith(FOLDER + name);
            String text = source.text(FOLDER + name);
            if (text == null) {
                problems.add(contents, i + 1, "There is no file \"" + name + "\" in this folder.");
            } else if (!filesRead.add(FOLDER + name)) {
                problems.add(contents, i + 1, "The file \"" + name + "\" is named twice.");
            } else {
                readFile(DataFiles.path(source, FOLDER + name), TextLines.of(text));
            }
        }
    }

    /** Files that a folder adds need not be named: they follow those that are. */
    private void readAdditions() {
        for (String name : files.names()) {
            boolean isText = name.startsWith(FOLDER) && name.endsWith(".txt");
            if (isText && !name.equals(CONTENTS) && filesRead.add(name)) {
                DataSource source = lastWith(name);
                readFile(DataFiles.path(source, name), TextLines.of(String.valueOf(source.text(name))));
            }
        }
    }

    private void readFile(String file, List<String> lines) {
        TextLines.check(file, lines, problems);
        for (RuleFileReader.Section section : new RuleFileReader(file, problems).read(lines)) {
            if (drafted.stream().anyMatch(earlier -> earlier.number().equals(section.number()))) {
                problems.add(section, "Section " + section.number() + " stands here for the second time.");
            }
            drafted.add(section);
            for (RuleDraft rule : section.drafts()) {
                RuleDraft twin = rules.putIfAbsent(rule.id, rule);
                if (twin != null) {
                    problems.add(rule, rule.id + " stands in " + twin.file() + ", line " + twin.line() + ", already.");
                }
            }
        }
    }

    private DataSource lastWith(String name) {
        List<DataSource> layers = files.layers();
        for (int i = layers.size() - 1; i >= 0; i--) {
            if (layers.get(i).text(name) != null) {
                return layers.get(i);
            }
        }
        return layers.get(layers.size() - 1);
    }
}
