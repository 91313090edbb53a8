package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.opponents.standing.Reaction;
import seelowe.opponents.standing.StandingRule;

/** Whatever falls to the player who is not moving can be decided in advance, by every rule that there is for it. */
class StandingRulesTest {
    private static final int MOST_GAMES = 200;

    @Test
    void every_reaction_comes_up_and_every_rule_for_it_takes_something_that_is_allowed() {
        Set<Reaction> unseen = EnumSet.allOf(Reaction.class);
        Set<StandingRule> untried = EnumSet.allOf(StandingRule.class);
        for (long seed = 1; seed <= MOST_GAMES && !untried.isEmpty(); seed++) {
            Scenario scenario = Built.scenario(List.of("N", "LT", "H").get((int) (seed % 3)));
            GameOptions options = GameOptions.defaults(scenario.rules())
                    .change()
                    .fogOfWar(seed % 2 == 0)
                    .build();
            RandomGame game = new RandomGame(scenario, options, seed);
            while (!game.isOver()) {
                RandomGame.Step step = game.step();
                Reaction.of(step.before()).ifPresent(kind -> {
                    check(step.before(), step.side(), kind);
                    unseen.remove(kind);
                    untried.removeAll(StandingRule.of(kind));
                });
            }
        }
        assertThat(unseen).isEmpty();
        assertThat(untried).isEmpty();
    }

    private static void check(GameState state, Side side, Reaction kind) {
        assertThat(kind.mayFallTo(side, state.scenario()))
                .as("%s of %s", kind, side)
                .isTrue();
        assertThat(side).isNotEqualTo(state.phase().side());
        for (StandingRule rule : StandingRule.of(kind)) {
            Action chosen = rule.choose(state, side);
            assertThat(RuleBook.refusal(state, side, chosen))
                    .as("%s: %s", rule, chosen)
                    .isEqualTo(Optional.empty());
        }
    }
}
