package seelowe.opponents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.engine.dice.Dice;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Scratch;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Seat;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.opponents.search.Budget;
import seelowe.opponents.search.Marshal;
import seelowe.opponents.search.Veteran;

/** An opponent goes by what he sees: where the view is the same, so is the decision. */
class HonestyTest {
    private static final int EVERY = 3;
    private static final int SHORT_THOUGHT = 3;

    @ParameterizedTest
    @ValueSource(strings = {"recruit", "steady", "veteran", "marshal"})
    @Tag("Q64")
    void Q64_equal_views_make_equal_decisions_and_each_says_why(String name) {
        Scenario scenario = Games.scenario("N");
        Scratch scratch = Scratch.of(RuleBook.begin(scenario, Games.foggy(scenario)));
        GameState state = scratch.board();
        Dice dice = Dice.seeded(3);
        SeatedOpponent german = new SeatedOpponent(Opponents.named("steady", 1), Side.GERMAN, 1);
        SeatedOpponent british = new SeatedOpponent(Opponents.named("steady", 2), Side.BRITISH, 2);
        int compared = 0;
        for (int step = 0; state.result() == null; step++) {
            Side side = RuleBook.decider(state);
            if (step % EVERY == 0) {
                compared += sameForBoth(name, state, side);
            }
            RuleBook.play(
                    scratch,
                    (side == Side.GERMAN ? german : british).decide(state).action(),
                    dice);
        }
        assertThat(compared).as("states that differ only in secrets").isGreaterThan(40);
    }

    private static int sameForBoth(String name, GameState state, Side side) {
        GameState other = disguise(state, side);
        assertThat(View.of(other, Viewer.of(side))).isEqualTo(View.of(state, Viewer.of(side)));

        Decision decision = opponent(name).decide(Seat.at(state, side, 9));

        assertThat(opponent(name).decide(Seat.at(other, side, 9))).isEqualTo(decision);
        assertThat(decision.why()).endsWith(".");
        return other.hash() == state.hash() ? 0 : 1;
    }

    /** One who thinks ahead does so but shortly here: if he peeped, he would do so in the first rollouts. */
    private static Opponent opponent(String name) {
        return switch (name) {
            case "veteran" -> new Veteran(9, Budget.of(SHORT_THOUGHT));
            case "marshal" -> new Marshal(9, Budget.of(SHORT_THOUGHT));
            default -> Opponents.named(name, 9);
        };
    }

    /** The first and the last of the counters that are face down to the side change places. */
    private static GameState disguise(GameState state, Side viewer) {
        BitSet known = new BitSet();
        View.of(state, Viewer.of(viewer)).units().forEach(unit -> known.set(unit.unit()));
        int first = known.nextClearBit(0);
        int last = known.previousClearBit(state.unitCount() - 1);
        Scratch scratch = Scratch.of(state);
        GameState other = scratch.board();
        if (first < last && state.unit(first).side() == state.unit(last).side()) {
            scratch.apply(new Event.UnitSetUp(first, state.place(last), state.marks(last)));
            scratch.apply(new Event.UnitSetUp(last, state.place(first), state.marks(first)));
        }
        return other;
    }
}
