package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.List;
import seelowe.opponents.steady.Weights;

/**
 * How to play the rest of a Player-Turn: for each stage, what to go by. A value; two plans of the same numbers are the same plan.
 *
 * @param whim what ideas of the moment grow from, such as where to land
 */
record Plan(List<Weights> stages, long whim) {
    Plan {
        stages = List.copyOf(stages);
    }

    /** The same numbers in all stages. */
    static Plan of(Weights weights, long whim) {
        List<Weights> stages = new ArrayList<>();
        for (int i = 0; i < Stage.values().length; i++) {
            stages.add(weights);
        }
        return new Plan(stages, whim);
    }

    Weights in(Stage stage) {
        return stages.get(stage.ordinal());
    }

    /** The same but in this stage; what is meant for fighting is meant for the fights that follow too. */
    Plan with(Stage from, Weights weights) {
        List<Weights> changed = new ArrayList<>(stages);
        for (Stage stage : Stage.values()) {
            boolean follows = from.isFight() && stage.isFight() && stage.ordinal() > from.ordinal();
            if (stage == from || follows) {
                changed.set(stage.ordinal(), weights);
            }
        }
        return new Plan(changed, whim);
    }

    /** This plan up to a stage, and another from there on. */
    Plan upTo(Stage stage, Plan other) {
        List<Weights> mixed = new ArrayList<>(stages.subList(0, stage.ordinal()));
        mixed.addAll(other.stages.subList(stage.ordinal(), other.stages.size()));
        return new Plan(mixed, whim);
    }

    /** The same with other ideas. */
    Plan withWhim(long other) {
        return new Plan(stages, other);
    }
}
