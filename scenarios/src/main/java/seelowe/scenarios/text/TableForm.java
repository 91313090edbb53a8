package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What a table has to look like.
 *
 * @param key what tells its rows apart: a row with the key of an earlier layer changes that row
 * @param keyColumns the columns that even a table of changes needs
 * @param required columns that must be there, the key's included
 * @param optional columns that may be there
 * @param hexColumns columns with hex numbers, which spreadsheets rob of their leading zero
 * @param words what may stand in a column that takes only certain words
 */
public record TableForm(
        Function<Row, String> key,
        List<String> keyColumns,
        List<String> required,
        List<String> optional,
        List<String> hexColumns,
        Map<String, List<String>> words) {
    /** Columns that every table may have. */
    private static final List<String> EVERYWHERE = List.of("source", "note");

    /** A table whose key is one or more columns. */
    public static TableForm keyedBy(String... columns) {
        List<String> key = List.of(columns);
        return new TableForm(row -> join(row, key), key, key, List.of(), List.of(), Map.of());
    }

    private static String join(Row row, List<String> columns) {
        StringBuilder text = new StringBuilder();
        for (String column : columns) {
            text.append(text.length() == 0 ? "" : " ").append(row.get(column));
        }
        return text.toString();
    }

    public TableForm withKey(Function<Row, String> otherKey) {
        return new TableForm(otherKey, keyColumns, required, optional, hexColumns, words);
    }

    public TableForm requiring(String... columns) {
        return new TableForm(key, keyColumns, plus(required, columns), optional, hexColumns, words);
    }

    public TableForm allowing(String... columns) {
        return new TableForm(key, keyColumns, required, plus(optional, columns), hexColumns, words);
    }

    public TableForm withHexes(String... columns) {
        return new TableForm(key, keyColumns, required, optional, List.of(columns), words);
    }

    public TableForm choosing(String column, Words<?> legal) {
        return choosing(column, List.copyOf(legal.all()));
    }

    public TableForm choosing(String column, List<String> legal) {
        Map<String, List<String>> all = new LinkedHashMap<>(words);
        all.put(column, legal);
        return new TableForm(key, keyColumns, required, optional, hexColumns, Collections.unmodifiableMap(all));
    }

    /** Every column that there may be, in the order in which a table is best shown. */
    public List<String> columns() {
        List<String> all = new ArrayList<>(required);
        all.addAll(optional);
        all.addAll(EVERYWHERE);
        return all;
    }

    /** What may stand in a column; empty if anything may, as far as the form knows. */
    public List<String> wordsFor(String column) {
        return Provenance.COLUMNS.contains(column) ? Provenance.CODES : words.getOrDefault(column, List.of());
    }

    private static List<String> plus(List<String> first, String... more) {
        List<String> all = new ArrayList<>(first);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }
}
