package seelowe.opponents.steady;

import java.util.Arrays;
import seelowe.engine.force.Unit;
import seelowe.engine.state.GameState;

/** Places that matter, what each is worth, how much strength it needs, and which unit is to see to which. */
final class Goals {
    static final int NONE = -1;
    private static final int MOST = 96;

    private final Desk desk;
    private final int turn;
    private final int farTurns;
    private final int crowded;
    private final int waste;
    private final int[] hex = new int[MOST];
    private final int[] value = new int[MOST];
    private final int[] need = new int[MOST];
    private final boolean[] staffed = new boolean[MOST];
    private final int[] goalOf;
    private int count;

    Goals(Situation situation) {
        this.desk = situation.desk;
        this.turn = situation.weights.of(Knob.GOAL_TURN);
        this.farTurns = situation.weights.of(Knob.FAR_TURNS);
        this.crowded = situation.weights.of(Knob.CROWDED);
        this.waste = situation.weights.of(Knob.WASTE);
        this.goalOf = new int[situation.state.unitCount()];
        Arrays.fill(goalOf, NONE);
    }

    /** A place, its worth and the strength it needs, both in tenths of a point. */
    void add(int place, int worth, int strength) {
        if (count < MOST) {
            hex[count] = place;
            value[count] = worth;
            need[count++] = strength;
        }
    }

    int goal(int unit) {
        return goalOf[unit];
    }

    int hex(int goal) {
        return hex[goal];
    }

    int value(int goal) {
        return value[goal];
    }

    /** What a unit already there, or sure to come, does for the goals at this hex. */
    void serve(int place, int strength) {
        for (int i = 0; i < count; i++) {
            if (hex[i] == place) {
                need[i] -= strength;
            }
        }
    }

    /** Gives each unit one goal: the most valuable goals first, each the nearest units, until its need is met. */
    void assign(GameState state, int[] units, int unitCount) {
        for (int round = 0; round < count; round++) {
            int goal = mostValuable();
            if (goal == NONE) {
                break;
            }
            staff(state, goal, units, unitCount);
            staffed[goal] = true;
        }
        for (int i = 0; i < unitCount; i++) {
            if (goalOf[units[i]] == NONE) {
                int goal = attractive(state, units[i]);
                goalOf[units[i]] = goal;
                if (goal != NONE) {
                    need[goal] -= state.unit(units[i]).strength() * Worth.POINT;
                }
            }
        }
    }

    private int mostValuable() {
        int best = NONE;
        for (int i = 0; i < count; i++) {
            if (need[i] > 0 && !staffed[i] && (best == NONE || value[i] > value[best])) {
                best = i;
            }
        }
        return best;
    }

    private void staff(GameState state, int goal, int[] units, int unitCount) {
        short[] distance = desk.distancesTo(hex[goal]);
        while (need[goal] > 0) {
            int best = NONE;
            int bestCost = value[goal];
            for (int i = 0; i < unitCount; i++) {
                int unit = units[i];
                if (goalOf[unit] == NONE) {
                    int cost = cost(state, unit, distance, need[goal]);
                    if (cost < bestCost) {
                        best = unit;
                        bestCost = cost;
                    }
                }
            }
            if (best == NONE) {
                return;
            }
            goalOf[best] = goal;
            need[goal] -= state.unit(best).strength() * Worth.POINT;
        }
    }

    /** Turns on the way, and strength that would be wasted there. */
    private int cost(GameState state, int unit, short[] distance, int need) {
        Unit counter = state.unit(unit);
        int hexes = distance[state.place(unit)];
        if (hexes > farTurns * counter.movement()) {
            return Integer.MAX_VALUE;
        }
        int wasted = Math.max(0, counter.strength() * Worth.POINT - need);
        return hexes * turn / counter.movement() + wasted / waste;
    }

    private int attractive(GameState state, int unit) {
        int best = NONE;
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int hexes = desk.distancesTo(hex[i])[state.place(unit)];
            int score = value[i] - hexes * turn / state.unit(unit).movement() + Math.min(0, need[i]) / crowded;
            if (score > bestScore && hexes < Desk.FAR) {
                best = i;
                bestScore = score;
            }
        }
        return best;
    }
}
