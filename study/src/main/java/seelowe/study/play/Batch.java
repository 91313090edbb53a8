package seelowe.study.play;

import java.io.Serializable;

/** Some games of a cell, those numbered {@code first} to {@code first + count - 1}. */
public record Batch(int cell, int first, int count) implements Serializable {
    private static final long serialVersionUID = 1L;
}
