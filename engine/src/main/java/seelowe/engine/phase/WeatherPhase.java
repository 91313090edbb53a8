package seelowe.engine.phase;

import seelowe.engine.Rule;
import seelowe.engine.dice.Die;
import seelowe.engine.event.Event;
import seelowe.engine.rule.weather.WeatherRule;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.term.DiePurpose;
import seelowe.engine.term.Refusal;

/** [4.1-GA] The weather of the Game-Turn. */
@Rule({"R4.1-GA", "R12.6"})
final class WeatherPhase implements RollingPhase {
    private static final Refusal ROLL = new Refusal("R4.1-GA", "Roll for the weather now; nothing else can be done.");

    @Override
    @Rule("R11.41A")
    public void open(Resolution play) {
        if (!WeatherRule.isRolled(play.state())) {
            play.emit(new Event.WeatherSet(Weather.CLEAR));
        }
    }

    @Override
    public boolean hasDecision(GameState state) {
        return WeatherRule.isRolled(state);
    }

    @Override
    public Refusal anythingElse() {
        return ROLL;
    }

    @Override
    public void begin(Resolution play) {
        play.await(Die.of(DiePurpose.WEATHER));
    }

    @Override
    public void rolled(Resolution play, Die die, int face) {
        play.emit(new Event.WeatherSet(WeatherRule.afterRoll(play.state(), face)));
        SequenceOfPlay.endPhase(play);
    }
}
