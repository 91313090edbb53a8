package seelowe.pagetests;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the board shows at a moment, for a test to go by.
 *
 * @param mine whether the person at this screen is to decide
 * @param stage of a combat in progress; empty if there is none
 * @param actions how many actions stand
 * @param glowing the hexes on offer
 * @param ringed the hexes that can be attacked
 * @param able units that can act
 */
record Situation(
        int turn,
        String phase,
        String decider,
        boolean mine,
        boolean behind,
        String stage,
        int actions,
        boolean over,
        boolean handOver,
        boolean canEnd,
        List<String> glowing,
        List<String> ringed,
        List<String> picked,
        List<String> able) {

    /** Reads it off the board. */
    static final String SCRIPT = """
            () => {
              const board = document.querySelector('sl-board');
              if (!board || !board.session || !board.session.view) return null;
              const { session, hand } = board;
              const { view, menu, standing } = session;
              return { turn: view.turn, phase: view.phase, decider: session.decider ?? '', mine: session.myMove, behind: session.pace.behind,
                stage: view.combat?.stage ?? '', actions: standing.actions, over: !!view.result, handOver: !!session.handOver, canEnd: !!menu.end,
                glowing: [...hand.offers.keys()], ringed: [...hand.targets], picked: [...hand.picked], able: [...menu.can.keys()] };
            }""";

    static Situation of(Map<?, ?> told) {
        return new Situation(
                number(told, "turn"),
                text(told, "phase"),
                text(told, "decider"),
                flag(told, "mine"),
                flag(told, "behind"),
                text(told, "stage"),
                number(told, "actions"),
                flag(told, "over"),
                flag(told, "handOver"),
                flag(told, "canEnd"),
                texts(told, "glowing"),
                texts(told, "ringed"),
                texts(told, "picked"),
                texts(told, "able"));
    }

    private static String text(Map<?, ?> told, String name) {
        return String.valueOf(told.get(name));
    }

    private static int number(Map<?, ?> told, String name) {
        return ((Number) Objects.requireNonNull(told.get(name))).intValue();
    }

    private static boolean flag(Map<?, ?> told, String name) {
        return Boolean.TRUE.equals(told.get(name));
    }

    private static List<String> texts(Map<?, ?> told, String name) {
        return ((List<?>) Objects.requireNonNull(told.get(name)))
                .stream().map(String::valueOf).toList();
    }

    /** Whether the game waits for nobody here but for the person at this screen. */
    boolean asksMe() {
        return mine || over || handOver;
    }
}
