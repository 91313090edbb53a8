package seelowe.study.question;

import java.util.Map;
import java.util.TreeMap;

/**
 * Single figures of the data changed: in the rows of a table whose cells are as {@code where} says, one column.
 *
 * @param where column to value; {@code 3..8} means the whole numbers from 3 to 8
 * @param to a whole number, or with a sign or a percentage what is added to it: {@code 16}, {@code +2}, {@code -10%}
 * @param line where the study's file asks for it
 */
public record Change(String file, Map<String, String> where, String column, String to, int line) {
    public Change {
        where = new TreeMap<>(where);
    }
}
