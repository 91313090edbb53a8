package seelowe.scenarios.text;

/** Something that stands in a line of a file. */
public interface Position {
    String file();

    int line();
}
