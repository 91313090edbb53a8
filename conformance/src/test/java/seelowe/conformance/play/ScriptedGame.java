package seelowe.conformance.play;

import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.dice.Dice;
import seelowe.engine.dice.Die;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;

/**
 * One game of the Navy Plan from a fixed list of dice and a fixed seed for the players' choices, printed as one line. Also a
 * program of its own, so that it can be played in a JVM that has done nothing else.
 */
final class ScriptedGame {
    private static final long CHOICES = 1940;
    /** Read round and round. */
    private static final String SCRIPT = "3526141632455213641426351162534362154412365126431524633215461253"
            + "6143521264351623415264312546315236421635142365124361524361254163";

    private ScriptedGame() {}

    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) {
        System.out.println(outcome());
    }

    /** The hash of the final state, how many actions led there and who won. */
    static String outcome() {
        Scenario navyPlan = Built.scenario("N");
        Game game = new Game(navyPlan, GameOptions.defaults(navyPlan.rules()), new Faces());
        Chance choices = new Chance(CHOICES);
        while (!game.isOver()) {
            Action action = RuleBook.sample(game.state(), choices);
            game.play(RuleBook.decider(game.state()), action);
        }
        return Long.toHexString(game.state().hash()) + " after " + game.steps().size() + " actions, Game-Turn "
                + game.state().turn() + ", " + game.state().result();
    }

    private static final class Faces implements Dice {
        private int next;

        @Override
        public int roll(Die die) {
            return SCRIPT.charAt(next++ % SCRIPT.length()) - '0';
        }
    }
}
