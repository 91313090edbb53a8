package seelowe.engine.lionstail;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.phase.Resolution;
import seelowe.engine.rule.victory.Outlook;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;

/** [LT 7.0] What the groups beyond the edge are worth, and what a score is worth at the end. */
@Rule({"LT7.11", "LT7.12", "LT7.13", "LT7.21", "LT7.22", "LT1.0", "Q110"})
final class Score {
    private final Terms terms;

    Score(Terms terms) {
        this.terms = terms;
    }

    /** What the groups score as they stand, in half points: with supply of their own all, with supply from the map half. */
    @Rule({"LT4.24", "LT7.11", "LT7.12", "LT7.13"})
    static int ofGroups(GameState state) {
        Groups groups = Groups.of(state);
        int halves = 0;
        for (int group = 1; group <= groups.highest(); group++) {
            if (groups.hasSupply(group)) {
                halves += Points.inHalves(groups.strength(group));
            } else if (group == state.campaign().edgeGroup()) {
                halves += groups.strength(group);
            }
        }
        return halves;
    }

    void endTurn(Resolution play) {
        int turn = play.state().campaign().counted();
        int total = play.state().campaign().score() + turn;
        play.emit(new CampaignEvent.TurnScored(turn, total));
        if (total >= Points.inHalves(terms.immediateWin())) {
            end(play, GameResult.GERMAN_IMMEDIATE);
        }
    }

    void reckon(Resolution play) {
        end(play, level(play.state().campaign().score()));
    }

    /** [LT 7.22] The score against the threshold it has reached and the one it has not. */
    String inWords(int halves) {
        int[] steps = {terms.draw(), terms.conditionalWin(), terms.substantiveWin(), terms.immediateWin()};
        String reached = "";
        String missed = "";
        for (int step : steps) {
            if (halves >= Points.inHalves(step)) {
                reached = ", at least " + step;
            } else if (missed.isEmpty()) {
                missed = ", fewer than " + step;
            }
        }
        GameResult result =
                halves >= Points.inHalves(terms.immediateWin()) ? GameResult.GERMAN_IMMEDIATE : level(halves);
        return "Points " + Points.text(halves) + reached + missed + ": " + result.title() + " [LT 7.22].";
    }

    /** The score so far against all thresholds; what the groups are worth this turn is added when the turn ends. */
    Outlook outlook(GameState state) {
        int halves = state.campaign().score();
        List<Outlook.Mark> marks = List.of(
                mark(terms.draw(), GameResult.DRAW),
                mark(terms.conditionalWin(), GameResult.GERMAN_CONDITIONAL),
                mark(terms.substantiveWin(), GameResult.GERMAN_SUBSTANTIVE),
                mark(terms.immediateWin(), GameResult.GERMAN_IMMEDIATE));
        return Outlook.of(level(halves), new Outlook.Figure(Outlook.Measure.POINTS, halves, marks));
    }

    private static Outlook.Mark mark(int points, GameResult level) {
        return new Outlook.Mark(Points.inHalves(points), List.of(level));
    }

    private GameResult level(int halves) {
        if (halves >= Points.inHalves(terms.substantiveWin())) {
            return GameResult.GERMAN_SUBSTANTIVE;
        }
        if (halves >= Points.inHalves(terms.conditionalWin())) {
            return GameResult.GERMAN_CONDITIONAL;
        }
        return halves >= Points.inHalves(terms.draw()) ? GameResult.DRAW : GameResult.BRITISH_VICTORY;
    }

    private static void end(Resolution play, GameResult result) {
        GameState state = play.state();
        play.emit(new Event.GameEnded(
                result,
                VictoryConditions.portsHeld(state),
                VictoryConditions.germanStrength(state),
                VictoryConditions.britishStrength(state)));
    }
}
