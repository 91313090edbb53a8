package seelowe.press.pdf;

/** What people have in their printers; millimetres, upright. */
public enum Paper {
    A4(210, 297),
    A3(297, 420),
    LETTER(215.9, 279.4),
    TABLOID(279.4, 431.8);

    /** What a home printer leaves white. */
    public static final double MARGIN = 10;

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }
}
