package seelowe.scenarios.text;

/**
 * A mistake in the data, told to the person who keeps the file: what is wrong and what would be right.
 *
 * @param line counted from 1; what concerns a whole file stands in line 1
 */
public record Problem(String file, int line, String message) implements Comparable<Problem> {
    @Override
    public int compareTo(Problem other) {
        int byFile = file.compareTo(other.file);
        int byLine = byFile != 0 ? byFile : Integer.compare(line, other.line);
        return byLine != 0 ? byLine : message.compareTo(other.message);
    }

    @Override
    public String toString() {
        return file + ":" + line + ": " + message;
    }
}
