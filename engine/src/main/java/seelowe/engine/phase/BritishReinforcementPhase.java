package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.reinforcement.HoldingArea;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [4.1-BA] Reinforcements reach the holding area by themselves; a partisan must be placed. */
@Rule({"R4.1-BA", "R12.7", "R12.8a"})
final class BritishReinforcementPhase implements Phase {
    private static final Refusal WRONG_ACTION = new Refusal("R4.1-BA", "A partisan is at hand: place it in a city.");
    private static final Refusal NO_CITY = new Refusal("R12.8a", "Partisans appear in cities only.");

    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (HoldingArea.receives(state, unit)) {
                play.emit(new Event.UnitReceived(unit, Place.HOLDING_AREA));
            } else if (Partisans.receives(state, unit)) {
                play.emit(new Event.UnitReceived(unit, Place.AT_HAND));
            }
        }
    }

    @Override
    @Rule("Q79")
    public boolean hasDecision(GameState state) {
        return Partisans.atHand(state) >= 0 && Partisans.anyCityOpen(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (!(action instanceof Action.PlacePartisan place)) {
            return Optional.of(WRONG_ACTION);
        }
        if (Partisans.mayRiseIn(state, place.hex())) {
            return Optional.empty();
        }
        if (!state.map().isCity(place.hex())) {
            return Optional.of(NO_CITY);
        }
        String number = state.map().grid().number(place.hex());
        return Optional.of(new Refusal("R12.8a", "German units stand in " + number + ": no partisan appears there."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.PlacePartisan place) {
            play.emit(new Event.PartisanPlaced(Partisans.atHand(play.state()), place.hex()));
        }
        if (!hasDecision(play.state())) {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (Partisans.mayRiseIn(state, hex)) {
                    menu.accept(new Action.PlacePartisan(hex));
                }
            }
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        int chosen = -1;
        int seen = 0;
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (Partisans.mayRiseIn(state, hex) && chance.below(++seen) == 0) {
                    chosen = hex;
                }
            }
        }
        return new Action.PlacePartisan(chosen);
    }
}
