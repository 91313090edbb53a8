package seelowe.opponents.yardstick;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.HexGrid;
import seelowe.engine.force.Unit;
import seelowe.engine.rule.landing.AirborneDrop;
import seelowe.engine.rule.landing.InitialLanding;
import seelowe.engine.state.GameState;

/**
 * Landings worked out beforehand, for the British always stand at the same posts when a scenario begins [11.0]. The one for N
 * attacks Hastings, Dover, Folkestone and Lewes at once, while attacks need no supplies [11.41G].
 */
final class PreparedLanding {
    private static final Map<String, List<Post>> PLANS = Map.of("N", parse("""
                    3128 GE-TP-C
                    3329 GE-ID26-IR039 GE-GD06-GJR141 GE-SU-01
                    3728 GE-GD01-GJR98
                    4026 GE-ID07-IR019 GE-TP-A GE-SU-02
                    4325 GE-ID17-IR055 GE-TP-B GE-SU-03
                    4622 GE-ID35-IR109 GE-TP-D
                    3226 GE-FD07-FJR3
                    3927 GE-FD07-FJR2 GE-LL22-IR065
                    4523 GE-FD07-FJR1 GE-LL22-IR016
                    """));

    private PreparedLanding() {}

    private record Post(String unit, String hex) {}

    private static List<Post> parse(String plan) {
        List<Post> posts = new ArrayList<>();
        plan.lines().map(line -> line.split(" ")).forEach(words -> {
            for (int i = 1; i < words.length; i++) {
                posts.add(new Post(words[i], words[0]));
            }
        });
        return List.copyOf(posts);
    }

    /** The next step of the plan that can be taken, or null if there is no plan or none of it is left. */
    static @Nullable Action next(GameState state) {
        if (state.options().germanFreeDeployment() || state.options().britishFreeDeployment()) {
            return null;
        }
        for (Post post : PLANS.getOrDefault(state.scenario().code(), List.of())) {
            Unit unit = state.scenario().unit(post.unit());
            Action step = unit == null
                    ? null
                    : step(state, unit.id(), state.map().grid().parse(post.hex()));
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    private static @Nullable Action step(GameState state, int unit, int hex) {
        if (hex == HexGrid.OFF_MAP) {
            return null;
        }
        if (InitialLanding.hexes(state, unit).contains(hex)) {
            return new Action.Land(unit, hex);
        }
        return AirborneDrop.waits(state, unit)
                        && AirborneDrop.hexes(state, unit).contains(hex)
                ? new Action.Drop(unit, hex)
                : null;
    }
}
