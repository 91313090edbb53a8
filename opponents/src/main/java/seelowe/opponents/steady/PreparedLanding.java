package seelowe.opponents.steady;

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
 * Landings worked out beforehand, for the British always stand at the same posts when a scenario begins [11.0]. All of those for N
 * attack Hastings while attacks need no supplies [11.41G]; what else they go for differs, and which it is nobody can foresee.
 */
final class PreparedLanding {
    /** Dover, Folkestone and Lewes, the strength spread evenly. */
    private static final String WIDE = """
            3128 GE-TP-C
            3329 GE-ID26-IR039 GE-GD06-GJR141 GE-SU-01
            3728 GE-GD01-GJR98
            4026 GE-ID07-IR019 GE-TP-A GE-SU-02
            4325 GE-ID17-IR055 GE-TP-B GE-SU-03
            4622 GE-ID35-IR109 GE-TP-D
            3226 GE-FD07-FJR3
            3927 GE-FD07-FJR2 GE-LL22-IR065
            4523 GE-FD07-FJR1 GE-LL22-IR016
            """;
    /** The same, with mountain troops in Brighton and tanks at Pevensey. */
    private static final String FIRM = """
            3128 GE-GD06-GJR141
            3329 GE-TP-C GE-ID26-IR039 GE-SU-01
            3628 GE-TP-A
            3728 GE-GD01-GJR98
            4026 GE-ID07-IR019 GE-SU-02
            4325 GE-ID17-IR055 GE-TP-B
            4622 GE-ID35-IR109 GE-TP-D GE-SU-03
            3226 GE-FD07-FJR3
            3927 GE-FD07-FJR2 GE-LL22-IR065
            4523 GE-FD07-FJR1 GE-LL22-IR016
            """;
    /** The airborne troops in Sussex. */
    private static final String WEST = """
            3128 GE-TP-C
            3329 GE-ID26-IR039 GE-GD06-GJR141 GE-SU-01
            3728 GE-GD01-GJR98
            4026 GE-ID07-IR019 GE-TP-A GE-SU-02
            4225 GE-ID35-IR109
            4325 GE-ID17-IR055 GE-TP-B GE-SU-03
            4622 GE-TP-D
            3327 GE-FD07-FJR1 GE-LL22-IR016
            3427 GE-FD07-FJR3
            3927 GE-FD07-FJR2 GE-LL22-IR065
            """;
    /** Everything around Hastings. */
    private static final String CENTRE = """
            3128 GE-TP-C
            3329 GE-ID26-IR039 GE-GD06-GJR141 GE-SU-01
            3728 GE-GD01-GJR98 GE-ID07-IR019
            4026 GE-TP-A GE-SU-02
            4225 GE-SU-03
            4325 GE-ID17-IR055 GE-TP-B
            4622 GE-ID35-IR109 GE-TP-D
            3226 GE-FD07-FJR3
            3727 GE-FD07-FJR1 GE-LL22-IR016
            3826 GE-FD07-FJR2 GE-LL22-IR065
            """;

    private static final Map<String, List<List<Post>>> PLANS =
            Map.of("N", List.of(parse(WIDE), parse(FIRM), parse(WEST), parse(CENTRE)));

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
    static @Nullable Action next(GameState state, Whim whim) {
        if (state.options().germanFreeDeployment() || state.options().britishFreeDeployment()) {
            return null;
        }
        List<List<Post>> plans = PLANS.getOrDefault(state.scenario().code(), List.of());
        if (plans.isEmpty()) {
            return null;
        }
        for (Post post : plans.get(whim.choice(plans.size()))) {
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
