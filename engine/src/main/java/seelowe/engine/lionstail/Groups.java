package seelowe.engine.lionstail;

import java.util.Optional;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/**
 * [LT 4.22] The German groups beyond the edge as they stand at one moment, counted from 1. A group is there as long as a unit of
 * it is, a supply unit included; a new one takes the number after the highest.
 */
@Rule({"LT4.22", "LT4.24", "Q104", "Q105"})
final class Groups {
    private final int highest;
    private final int[] combat;
    private final int[] supply;
    private final int[] strength;

    private Groups(int highest) {
        this.highest = highest;
        this.combat = new int[highest + 1];
        this.supply = new int[highest + 1];
        this.strength = new int[highest + 1];
    }

    static Groups of(GameState state) {
        int highest = 0;
        for (int unit = 0; unit < state.unitCount(); unit++) {
            highest = Math.max(highest, isExited(state, unit) ? Place.group(state.place(unit)) : 0);
        }
        Groups groups = new Groups(highest);
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isExited(state, unit)) {
                groups.count(state.unit(unit), Place.group(state.place(unit)));
            }
        }
        return groups;
    }

    private void count(Unit unit, int group) {
        if (unit.isSupply()) {
            supply[group]++;
        } else {
            combat[group]++;
            strength[group] += unit.strength();
        }
    }

    /** Whether this is a German ground unit beyond the edge. */
    static boolean isExited(GameState state, int unit) {
        return Place.isExited(state.place(unit)) && state.unit(unit).side() == Side.GERMAN;
    }

    static boolean isExitedCombat(GameState state, int unit) {
        return isExited(state, unit) && state.unit(unit).isCombat();
    }

    static boolean isExitedSupply(GameState state, int unit) {
        return isExited(state, unit) && state.unit(unit).isSupply();
    }

    static boolean anyExitedCombat(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (isExitedCombat(state, unit)) {
                return true;
            }
        }
        return false;
    }

    /** The highest number in use, 0 if there is no group. */
    int highest() {
        return highest;
    }

    /** The number that the next new group has. */
    int next() {
        return highest + 1;
    }

    boolean hasSupply(int group) {
        return supply[group] > 0;
    }

    boolean hasCombat(int group) {
        return combat[group] > 0;
    }

    /** The printed strength of its combat units. */
    int strength(int group) {
        return strength[group];
    }

    /** Whether the unit may come into this group. */
    boolean mayJoin(Unit unit, int group, int size) {
        return group == next() || (exists(group) && (unit.isSupply() || combat[group] < size));
    }

    /** Why the unit may not come into this group, or empty if it may. */
    Optional<Refusal> refusal(Unit unit, int group, int size) {
        if (mayJoin(unit, group, size)) {
            return Optional.empty();
        }
        String why = exists(group)
                ? "Group " + group + " has no place for " + unit.name() + ": it has " + size + " combat units."
                : "There is no group " + group + " beyond the edge.";
        return Refusal.because("LT4.22", why + " A new group would be group " + next() + ".");
    }

    private boolean exists(int group) {
        return group >= 1 && group <= highest && (combat[group] > 0 || supply[group] > 0);
    }
}
