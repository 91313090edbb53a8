package seelowe.drills.play;

import java.util.List;
import java.util.Optional;

/**
 * What may be done, as far as a player who chooses at random wants to know it.
 *
 * @param general actions that can be sent as they stand, as JSON
 * @param attacks the same
 * @param units whose choices must be asked for
 * @param choices those of a unit, if they were asked for
 */
public record Menu(List<String> general, List<String> attacks, List<String> units, List<String> choices) {
    static final Menu EMPTY = new Menu(List.of(), List.of(), List.of(), List.of());

    public boolean isEmpty() {
        return general.isEmpty() && attacks.isEmpty() && units.isEmpty() && choices.isEmpty();
    }

    /** How many things there are to pick from: actions that are ready, and units. */
    int size() {
        return general.size() + attacks.size() + units.size();
    }

    /** The action with this number, if it is one that is ready; otherwise it is the unit's. */
    Optional<String> ready(int number) {
        if (number < general.size()) {
            return Optional.of(general.get(number));
        }
        int attack = number - general.size();
        return attack < attacks.size() ? Optional.of(attacks.get(attack)) : Optional.empty();
    }

    String unit(int number) {
        return units.get(number - general.size() - attacks.size());
    }
}
