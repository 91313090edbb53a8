package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.supply.SupplyJudgement;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.engine.term.SupplyStatus;

/**
 * [4.1-GD, 4.1-BC] Supply is judged for a side's own Player-Turn, and nobody has anything to decide. Units come into it without
 * markers, so only those that are not Supplied are told of.
 */
@Rule({"R4.1-GD", "R4.1-BC", "R9.0b"})
final class SupplyJudgementPhase implements PassingPhase {
    private final Side side;

    SupplyJudgementPhase(Side side) {
        this.side = side;
    }

    @Override
    public Side decider(GameState state) {
        return side;
    }

    @Override
    public void open(Resolution play) {
        SupplyJudgement judgement = SupplyJudgement.of(play.state(), side);
        for (int unit = 0; unit < play.state().unitCount(); unit++) {
            if (judgement.status(unit) != SupplyStatus.SUPPLIED) {
                play.emit(new Event.SupplyJudged(unit, judgement.status(unit)));
            }
        }
    }

    @Override
    public Refusal anythingElse() {
        return new Refusal(
                side == Side.GERMAN ? "R4.1-GD" : "R4.1-BC",
                "Supply is being judged; there is nothing to do but to end the phase.");
    }
}
