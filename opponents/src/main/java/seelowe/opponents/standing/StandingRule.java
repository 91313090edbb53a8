package seelowe.opponents.standing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Sight;
import seelowe.engine.view.Viewer;

/** How a reaction may be decided in advance, each in plain words; it takes the option that it likes best, of equals the first. */
public enum StandingRule {
    STAND(Reaction.CITY, "Always stand", Likings::stands),
    GIVE_WAY(Reaction.CITY, "Always give way", Likings::givesWay),
    STAND_SUPPLIED(Reaction.CITY, "Stand as long as the defenders are in supply", Likings::standsIfSupplied),
    STAND_IN_PORTS(Reaction.CITY, "Stand in ports, give way elsewhere", Likings::standsInPorts),
    SEND_AMONG_US(Reaction.SEND_BACK, "Next to as many of our units as can be", Likings::amongUs),
    SEND_AWAY(Reaction.SEND_BACK, "As far from our units as can be", Likings::awayFromUs),
    SEND_INTO_THE_OPEN(Reaction.SEND_BACK, "Out of cities and ports, into open country", Likings::inTheOpen),
    FIGHT(Reaction.REFUSAL, "Always fight", Likings::fights),
    FALL_BACK(Reaction.REFUSAL, "Fall back whenever possible", Likings::fallsBack),
    FALL_BACK_OUTNUMBERED(Reaction.REFUSAL, "Fall back when attacked at 2-1 or more", Likings::fallsBackOutnumbered),
    RISE_AMONG_GERMANS(Reaction.PARTISAN, "Next to as many German units as can be", Likings::amongEnemies),
    RISE_APART(Reaction.PARTISAN, "As far from German units as can be", Likings::apartFromEnemies),
    ROLL_AT_ONCE(Reaction.ROLL, "Roll at once", Likings::any);

    private static final long GUESSES = 1940;

    private final Reaction reaction;
    private final String words;

    @SuppressWarnings("ImmutableEnumChecker") // a function of its arguments alone
    private final Liking liking;

    /** How much somebody likes an option. */
    interface Liking {
        int of(GameState seen, Side side, Action option);
    }

    StandingRule(Reaction reaction, String words, Liking liking) {
        this.reaction = reaction;
        this.words = words;
        this.liking = liking;
    }

    public Reaction reaction() {
        return reaction;
    }

    public String words() {
        return words;
    }

    /** Its name in messages and stored orders. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The rules for one kind of decision. */
    public static List<StandingRule> of(Reaction reaction) {
        return Arrays.stream(values()).filter(rule -> rule.reaction == reaction).toList();
    }

    public static Optional<StandingRule> named(String code) {
        return Arrays.stream(values()).filter(rule -> rule.code().equals(code)).findFirst();
    }

    /** The option it takes, by what the side may see. */
    public Action choose(GameState state, Side side) {
        GameState seen = Sight.of(state, Viewer.of(side), new Chance(GUESSES));
        List<Action> options = RuleBook.options(state);
        Action best = options.get(0);
        int most = liking.of(seen, side, best);
        for (Action option : options.subList(1, options.size())) {
            int liked = liking.of(seen, side, option);
            if (liked > most) {
                most = liked;
                best = option;
            }
        }
        return best;
    }
}
