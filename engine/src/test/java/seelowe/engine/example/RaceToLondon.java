package seelowe.engine.example;

import java.util.List;
import java.util.Optional;
import seelowe.engine.board.Ids;
import seelowe.engine.event.Event;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.Resolution;
import seelowe.engine.phase.SpecialPlay;
import seelowe.engine.rule.victory.VictoryConditions;
import seelowe.engine.scenario.ModuleSettings;
import seelowe.engine.state.GameState;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.Refusal;

/** A scenario of a newcomer: the German wins as soon as he holds the whole prize at the end of a Game-Turn. */
public final class RaceToLondon implements SpecialPlay {
    private final Ids prize;
    private final int supplyFrom;

    private RaceToLondon(Ids prize, int supplyFrom) {
        this.prize = prize;
        this.supplyFrom = supplyFrom;
    }

    public static RaceToLondon of(ModuleSettings settings) {
        return new RaceToLondon(settings.place("prize"), settings.number("supply-from-turn", 1, 99));
    }

    /** What these rules refuse by; data/rules tells it in words. */
    @Override
    public List<String> cases() {
        return List.of("RL1");
    }

    /** A question of the rules: may this unit come here? */
    @Override
    public Optional<Refusal> closure(GameState state, Unit unit, int hex) {
        return unit.isSupply() && state.turn() < supplyFrom && prize.contains(hex)
                ? Refusal.because("RL1", "No supply unit may enter the prize before Game-Turn " + supplyFrom + ".")
                : Optional.empty();
    }

    /** A moment in the course of play: a Game-Turn is over. */
    @Override
    public void turnEnds(Resolution play) {
        GameState state = play.state();
        for (int i = 0; i < prize.size(); i++) {
            if (!state.isGermanHeld(prize.get(i))) {
                return;
            }
        }
        play.emit(new Event.GameEnded(
                GameResult.GERMAN_IMMEDIATE,
                VictoryConditions.portsHeld(state),
                VictoryConditions.germanStrength(state),
                VictoryConditions.britishStrength(state)));
    }
}
