package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.air.AirArrivals;
import seelowe.engine.rule.reinforcement.HoldingArea;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [4.1-BA] Reinforcements reach the holding area by themselves; partisans and air units must be placed. */
@Rule({"R4.1-BA", "R12.7", "R12.8a", "Q59"})
final class BritishReinforcementPhase implements Phase {
    private static final Refusal WRONG_ACTION =
            new Refusal("R4.1-BA", "New units are at hand: place a partisan in a city, an air unit on a base.");
    private static final Refusal NO_PARTISAN = new Refusal("R12.8a", "No partisan is at hand.");
    private static final Refusal NO_CITY = new Refusal("R12.8a", "Partisans appear in cities only.");

    @Override
    public void open(Resolution play) {
        GameState state = play.state();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (HoldingArea.receives(state, unit)) {
                play.emit(new Event.UnitReceived(unit, Place.HOLDING_AREA));
            } else if (Partisans.receives(state, unit) || AirArrivals.receives(state, unit)) {
                play.emit(new Event.UnitReceived(unit, Place.AT_HAND));
            }
        }
    }

    @Override
    @Rule("Q79")
    public boolean hasDecision(GameState state) {
        return isPartisanDue(state) || isAirUnitDue(state);
    }

    private static boolean isPartisanDue(GameState state) {
        return Partisans.atHand(state) >= 0 && Partisans.anyCityOpen(state);
    }

    private static boolean isAirUnitDue(GameState state) {
        return AirArrivals.anyAtHand(state) && AirArrivals.anyBase(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.BaseAir base) {
            return AirArrivals.refusal(state, base.unit(), base.hex());
        }
        if (!(action instanceof Action.PlacePartisan place)) {
            return Optional.of(WRONG_ACTION);
        }
        if (Partisans.atHand(state) < 0) {
            return Optional.of(NO_PARTISAN);
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
        } else if (action instanceof Action.BaseAir base) {
            play.emit(new Event.UnitReceived(base.unit(), base.hex()));
        } else {
            throw Phase.unknown(action);
        }
        if (!hasDecision(play.state())) {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (Partisans.atHand(state) >= 0) {
            risings(state, menu);
        }
        for (int i = 0; i < state.airUnits().size(); i++) {
            if (AirArrivals.isAtHand(state, state.airUnits().get(i))) {
                bases(state, state.airUnits().get(i), menu);
            }
        }
    }

    private static void bases(GameState state, int airUnit, Consumer<Action> menu) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (AirArrivals.mayBaseAt(state, hex)) {
                menu.accept(new Action.BaseAir(airUnit, hex));
            }
        }
    }

    private static void risings(GameState state, Consumer<Action> menu) {
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (Partisans.mayRiseIn(state, hex)) {
                    menu.accept(new Action.PlacePartisan(hex));
                }
            }
        }
    }

    /** From the whole menu: the phase comes once a turn and seldom offers more than the cities. */
    @Override
    public Action sample(GameState state, Chance chance) {
        RandomPick pick = new RandomPick(chance);
        options(state, pick);
        return pick.chosen();
    }
}
