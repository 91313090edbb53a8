package seelowe.server.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.server.clock.ClockTerms;
import seelowe.server.edition.Edition;

/**
 * What somebody wants to play.
 *
 * @param options changes to the scenario's own
 * @param side the side of who orders; null for two at one screen
 * @param opponent the computer's name; empty where two people play
 * @param person who orders, where two people have a seat each; null otherwise
 * @param other the person on the other side, if it is agreed who that is; otherwise an invitation is made out
 * @param edition with which it is played; null for that of the server
 * @param clock what two people have agreed upon about time; null for nothing
 */
public record GameOrder(
        String scenario,
        Map<String, Object> options,
        @Nullable Side side,
        String opponent,
        @Nullable String person,
        @Nullable String other,
        @Nullable Edition edition,
        @Nullable ClockTerms clock) {
    public GameOrder {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** Against the computer, or two at one screen. */
    public GameOrder(String scenario, Map<String, Object> options, @Nullable Side side, String opponent) {
        this(scenario, options, side, opponent, null, null, null, null);
    }

    /** Two people, each with his own seat. */
    public static GameOrder net(
            String scenario, Map<String, Object> options, Side side, String person, @Nullable String other) {
        return new GameOrder(scenario, options, side, "", person, other, null, null);
    }

    boolean isNet() {
        return person != null;
    }

    /** Whether a computer plays in it. */
    public boolean needsComputer() {
        return side != null && !isNet();
    }

    String mode() {
        return isNet() ? "net" : side == null ? "hotseat" : "solo";
    }

    /** Who plays this side: the computer's name, or nothing for a person. */
    String player(Side of) {
        return side == null || side == of ? "" : opponent;
    }

    Role role() {
        return side == null ? Role.BOTH : Role.of(side);
    }

    /** The same with this edition. */
    public GameOrder with(Edition anotherEdition) {
        return new GameOrder(scenario, options, side, opponent, person, other, anotherEdition, clock);
    }

    /** The same of another scenario. */
    GameOrder of(String anotherScenario) {
        return new GameOrder(anotherScenario, options, side, opponent, person, other, edition, clock);
    }

    /** The same with sides exchanged. */
    GameOrder exchanged() {
        @Nullable Side enemy = side == null ? null : side.enemy();
        return new GameOrder(scenario, options, enemy, opponent, person, other, edition, clock);
    }

    /** The same with a clock; null for none. */
    public GameOrder timed(@Nullable ClockTerms terms) {
        return new GameOrder(scenario, options, side, opponent, person, other, edition, terms);
    }

    String clockText() {
        return clock == null ? "" : clock.text();
    }
}
