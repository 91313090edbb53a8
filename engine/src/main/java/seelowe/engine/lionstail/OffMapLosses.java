package seelowe.engine.lionstail;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.phase.Payment;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/**
 * [LT 5.24] With which units the German can pay for a roll: those sets whose value is the smallest total that can be made up and
 * is not below it; all units if they are worth less. Values are half points. Units of one value in one group are alike.
 */
@Rule({"LT5.23", "LT5.24", "LT5.25", "Q108"})
final class OffMapLosses {
    private final GameState state;
    /** Like beside like. */
    private final int[] units;

    private final int[] values;
    private final SubsetSums sums;
    private final int owed;

    private OffMapLosses(GameState state, int[] units, int[] values) {
        this.state = state;
        this.units = units;
        this.values = values;
        this.sums = new SubsetSums(values);
        this.owed = sums.smallestNotBelow(Points.inHalves(state.campaign().losses()));
    }

    /** The losses due now, if this group, or none for 0, draws supply from the map. */
    static OffMapLosses of(GameState state, int edgeGroup) {
        Groups groups = Groups.of(state);
        int[] units = exitedUnits(state);
        int[] values = new int[units.length];
        for (int i = 0; i < units.length; i++) {
            int group = Place.group(state.place(units[i]));
            int strength = state.unit(units[i]).strength();
            values[i] = groups.hasSupply(group) || group == edgeGroup ? Points.inHalves(strength) : strength;
        }
        return new OffMapLosses(state, units, values);
    }

    private static int[] exitedUnits(GameState state) {
        List<Integer> exited = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Groups.isExitedCombat(state, unit)) {
                exited.add(unit);
            }
        }
        exited.sort(Comparator.<Integer>comparingInt(unit -> Place.group(state.place(unit)))
                .thenComparingInt(unit -> state.unit(unit).strength()));
        return exited.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Why these units do not pay for the roll, or empty if they do. */
    Optional<Refusal> refusal(Ids chosen) {
        if (chosen.hasRepeats()) {
            return Refusal.because("LT5.24", "Name each unit once.");
        }
        for (int i = 0; i < chosen.size(); i++) {
            if (!Groups.isExitedCombat(state, chosen.get(i))) {
                return noVictim(chosen.get(i));
            }
        }
        int paid = value(chosen);
        return paid == owed
                ? Optional.empty()
                : Refusal.because(
                        "LT5.24",
                        "These units are worth " + Points.text(paid) + " points, but exactly " + Points.text(owed)
                                + " points are lost, the least that can be made up.");
    }

    private Optional<Refusal> noVictim(int unit) {
        String name = state.unit(unit).name();
        return Groups.isExitedSupply(state, unit)
                ? Refusal.because("Q108", name + " is a supply unit: losses are paid with combat units.")
                : Refusal.because("LT5.23", "Losses are taken from German units beyond the edge; " + name + " is not.");
    }

    private int value(Ids chosen) {
        int sum = 0;
        for (int i = 0; i < units.length; i++) {
            sum += chosen.contains(units[i]) ? values[i] : 0;
        }
        return sum;
    }

    /** The only way to pay, or null if there are several. */
    @Nullable
    Ids onlyWay() {
        List<Ids> ways = ways(2);
        return ways.size() == 1 ? ways.get(0) : null;
    }

    /** Ways to pay that are not alike, up to this many. */
    List<Ids> ways(int most) {
        List<Ids> found = new ArrayList<>();
        collect(0, owed, Ids.none(), most, found);
        return found;
    }

    /** The sums keep it from every dead end. */
    private void collect(int i, int left, Ids chosen, int most, List<Ids> found) {
        if (found.size() >= most) {
            return;
        }
        if (i == units.length) {
            found.add(chosen);
            return;
        }
        if (sums.mayTake(i, left)) {
            collect(i + 1, left - values[i], chosen.with(units[i]), most, found);
        }
        int unlike = nextUnlike(i);
        if (sums.attains(unlike, left)) {
            collect(unlike, left, chosen, most, found);
        }
    }

    Payment payment() {
        return new Payment(Ids.of(units), Ids.of(values), owed, true, Payment.Kind.LOSSES);
    }

    /** Any way to pay. */
    Ids any(Chance chance) {
        Ids chosen = Ids.none();
        int left = owed;
        for (int i = 0; i < units.length; i++) {
            if (sums.mayTake(i, left) && (!sums.mayPass(i, left) || chance.below(2) == 0)) {
                chosen = chosen.with(units[i]);
                left -= values[i];
            }
        }
        return chosen;
    }

    /** Of units that are alike the first are given up. */
    private int nextUnlike(int i) {
        int next = i + 1;
        while (next < units.length && values[next] == values[i] && state.place(units[next]) == state.place(units[i])) {
            next++;
        }
        return next;
    }
}
