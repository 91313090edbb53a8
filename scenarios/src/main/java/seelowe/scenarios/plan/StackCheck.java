package seelowe.scenarios.plan;

import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.scenarios.text.Problems;

/** Whether the units of a set-up hex may stand there together [7.0, 10.2]. */
final class StackCheck {
    private static final int COMBAT_UNITS = 2;
    private static final int AIR_UNITS = 2;

    private final GameMap map;
    private final Problems problems;
    private final TreeMap<Integer, Stack> stacks = new TreeMap<>();

    StackCheck(GameMap map, Problems problems) {
        this.map = map;
        this.problems = problems;
    }

    private static final class Stack {
        @Nullable
        Side side;

        int combat;
        int supply;
        int air;
    }

    void run(List<Posting> postings) {
        for (Posting posting : postings) {
            if (posting.deployment() instanceof Deployment.OnMap onMap) {
                add(posting, onMap.hex());
            }
        }
    }

    private void add(Posting posting, int hex) {
        Stack stack = stacks.computeIfAbsent(hex, each -> new Stack());
        if (stack.side != null && stack.side != posting.counter().side()) {
            report(posting, hex, "is held by the other side already.");
            return;
        }
        stack.side = posting.counter().side();
        switch (posting.counter().type()) {
            case AIR -> addAir(posting, hex, stack);
            case SUPPLY -> {
                if (++stack.supply > 1) {
                    report(posting, hex, "may hold one supply unit only.");
                }
            }
            default -> {
                if (++stack.combat > COMBAT_UNITS) {
                    report(posting, hex, "may hold two combat units at most.");
                }
                checkBase(posting, hex, stack);
            }
        }
    }

    private void addAir(Posting posting, int hex, Stack stack) {
        stack.air++;
        if (map.isLand(hex) && map.terrain(hex) != Terrain.CLEAR) {
            report(posting, hex, "is no base: an air unit needs a clear hex.");
        } else if (stack.air > AIR_UNITS) {
            report(posting, hex, "may be the base of two air units at most.");
        }
        checkBase(posting, hex, stack);
    }

    private void checkBase(Posting posting, int hex, Stack stack) {
        if (stack.air == AIR_UNITS && stack.combat > 0) {
            report(posting, hex, "may be the base of one air unit only, as combat units stand there.");
        }
    }

    private void report(Posting posting, int hex, String message) {
        problems.add(
                posting.row(),
                posting.counter().key() + " cannot begin here: hex "
                        + map.grid().number(hex) + " " + message);
    }
}
