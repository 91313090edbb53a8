package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;

/** When and how a game ends [15.0]. */
@Rule({"R15.0", "R15.2a", "R4.2"})
final class GameEnd {
    private GameEnd() {}

    /** The British win as soon as no German is left in Britain; asked after every action and every phase. */
    @Rule({"R15.2a", "Q86"})
    static void checkSuddenDefeat(Resolution play) {
        GameState state = play.state();
        if (state.result() == null
                && state.rules().suddenDefeat()
                && isAfterLanding(state)
                && !VictoryConditions.anyGermanInBritain(state)) {
            play.emit(new Event.GameEnded(
                    GameResult.BRITISH_VICTORY,
                    VictoryConditions.portsHeld(state),
                    0,
                    VictoryConditions.britishStrength(state)));
        }
    }

    private static boolean isAfterLanding(GameState state) {
        return state.turn() > 1 || state.phase().compareTo(PhaseName.LANDING) > 0;
    }

    /** A draw is agreed upon; or a side has given up or has no time left: the other has the best victory there is before time. */
    static void end(Resolution play, Action action) {
        GameState state = play.state();
        Side decider = SequenceOfPlay.decider(state);
        Side loser = action instanceof Action.Concede ? decider.enemy() : decider;
        GameResult lost = loser == Side.GERMAN ? GameResult.BRITISH_VICTORY : GameResult.GERMAN_IMMEDIATE;
        play.emit(new Event.GameEnded(
                action instanceof Action.AgreeDraw ? GameResult.DRAW : lost,
                VictoryConditions.portsHeld(state),
                VictoryConditions.germanStrength(state),
                VictoryConditions.britishStrength(state)));
    }

    /** The last Game-Turn is over: ports and strengths decide. */
    @Rule({"R15.0", "R4.2", "Q83"})
    static void reckon(Resolution play) {
        GameState state = play.state();
        int ports = VictoryConditions.portsHeld(state);
        int german = VictoryConditions.germanStrength(state);
        int british = VictoryConditions.britishStrength(state);
        play.emit(new Event.GameEnded(
                VictoryConditions.level(state.rules().measures(), ports, german, british), ports, german, british));
    }
}
