package seelowe.scenarios.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a table has to look like.
 *
 * @param key what tells its rows apart: a row with the key of an earlier layer changes that row
 * @param keyColumns the columns that even a table of changes needs
 * @param required columns that must be there, the key's included
 * @param optional columns that may be there
 * @param hexColumns columns with hex numbers, which spreadsheets rob of their leading zero
 */
public record TableForm(
        Function<Row, String> key,
        List<String> keyColumns,
        List<String> required,
        List<String> optional,
        List<String> hexColumns) {

    /** A table whose key is one or more columns. */
    public static TableForm keyedBy(String... columns) {
        List<String> key = List.of(columns);
        return new TableForm(row -> join(row, key), key, key, List.of(), List.of());
    }

    private static String join(Row row, List<String> columns) {
        StringBuilder text = new StringBuilder();
        for (String column : columns) {
            text.append(text.length() == 0 ? "" : " ").append(row.get(column));
        }
        return text.toString();
    }

    public TableForm withKey(Function<Row, String> otherKey) {
        return new TableForm(otherKey, keyColumns, required, optional, hexColumns);
    }

    public TableForm requiring(String... columns) {
        return new TableForm(key, keyColumns, plus(required, columns), optional, hexColumns);
    }

    public TableForm allowing(String... columns) {
        return new TableForm(key, keyColumns, required, plus(optional, columns), hexColumns);
    }

    public TableForm withHexes(String... columns) {
        return new TableForm(key, keyColumns, required, optional, List.of(columns));
    }

    private static List<String> plus(List<String> first, String... more) {
        List<String> all = new ArrayList<>(first);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }
}
