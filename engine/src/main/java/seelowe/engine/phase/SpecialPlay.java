package seelowe.engine.phase;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.rule.victory.Reckoning;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;

/**
 * Where the course of play asks the scenario. Each default is the standard course, so a scenario says only what it does
 * otherwise. It holds no state: what it must remember is in {@link seelowe.engine.state.Campaign}.
 */
public interface SpecialPlay extends SpecialRules {
    static SpecialPlay of(GameState state) {
        return of(state.scenario());
    }

    static SpecialPlay of(Scenario scenario) {
        return (SpecialPlay) scenario.module();
    }

    /** The phases of the scenario: the standard ones, some of them changed, or more. */
    default Map<PhaseName, Phase> phases() {
        return SequenceOfPlay.standardPhases();
    }

    /** What is laid out beside the units before the first phase. */
    default void begin(Resolution play) {}

    /** A decision that comes before the running phase goes on, or null. */
    default @Nullable Phase interrupt(GameState state) {
        return null;
    }

    /** A unit is about to enter a hex, however it does. */
    default void enters(Resolution play, int unit, int hex) {}

    /** Whether a unit that steps into this hex will be stopped there for the moment. */
    default boolean stops(GameState state, int unit, int hex) {
        return false;
    }

    /** A unit has entered a hex, however it did. */
    default void entered(Resolution play, int unit, int hex) {}

    /** An attack is about to be fought out. */
    default void attacked(Resolution play, Ids attackers, Ids targets) {}

    /** All defenders of an attacked hex are eliminated. */
    default void stormed(Resolution play, Ids attackers, int hex) {}

    /** A Game-Turn is over. */
    default void turnEnds(Resolution play) {}

    /** How the result comes about, or would if the game were over now: a sentence for the players. */
    default String reckoning(GameState state) {
        return Reckoning.inWords(state);
    }

    /** How the game stands, and what is lacking for each better level. */
    default Outlook outlook(GameState state) {
        return Outlook.of(state);
    }

    /** The last Game-Turn is over: the result is declared. */
    default void reckon(Resolution play) {
        GameEnd.reckon(play);
    }
}
