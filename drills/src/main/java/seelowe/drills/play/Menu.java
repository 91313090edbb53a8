package seelowe.drills.play;

import java.util.List;

/**
 * What may be done, as far as a player who chooses at random wants to know it.
 *
 * @param ready actions that can be sent as they stand, as JSON
 * @param units whose choices must be asked for
 * @param choices those of a unit, if they were asked for
 */
public record Menu(List<String> ready, List<String> units, List<String> choices) {
    static final Menu EMPTY = new Menu(List.of(), List.of(), List.of());

    public boolean isEmpty() {
        return ready.isEmpty() && units.isEmpty() && choices.isEmpty();
    }
}
