package seelowe.engine.state;

/**
 * The open transport wave [12.1].
 *
 * @param number 0 before the first
 * @param points Transport Points left
 * @param supplyEmbarked [12.14] the free supply unit is aboard
 * @param used something has been embarked in it
 * @param mayGiveWay [12.13, Q70] the next wave may be opened now
 */
public record Wave(int number, int points, boolean supplyEmbarked, boolean used, boolean mayGiveWay) {
    static final Wave NONE = new Wave(0, 0, false, false, false);

    static Wave opened(int number, int points) {
        return new Wave(number, points, false, false, false);
    }

    Wave embarked(int cost, boolean supply) {
        return new Wave(number, points - cost, supplyEmbarked || supply, true, false);
    }

    /** At the beginning of an Embarkation Phase. */
    Wave atEmbarkation(boolean anyAtSea) {
        return new Wave(number, points, supplyEmbarked, used, used && !anyAtSea);
    }
}
