package seelowe.opponents.outlook;

/** A number for each side, such as points of printed strength. */
public record BothSides(int german, int british) {
    public int sum() {
        return german + british;
    }
}
