package seelowe.protocol.record;

/**
 * The first thing in a record that cannot be so.
 *
 * @param action counted from 1; 0 if it is not in an action
 * @param problem a sentence
 */
public record Fault(int action, String problem) {
    @Override
    public String toString() {
        return action == 0 ? problem : "action " + action + " ($.actions[" + (action - 1) + "]): " + problem;
    }
}
