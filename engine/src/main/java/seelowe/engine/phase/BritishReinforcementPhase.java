package seelowe.engine.phase;

import java.util.Optional;
import java.util.function.Consumer;
import seelowe.engine.Rule;
import seelowe.engine.action.Action;
import seelowe.engine.board.City;
import seelowe.engine.dice.Chance;
import seelowe.engine.event.Event;
import seelowe.engine.rule.air.AirBases;
import seelowe.engine.rule.reinforcement.AirArrivals;
import seelowe.engine.rule.reinforcement.HoldingArea;
import seelowe.engine.rule.reinforcement.Partisans;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.Refusal;

/** [4.1-BA] Reinforcements reach the holding area by themselves; partisans and arriving air units must be placed. */
@Rule({"R4.1-BA", "R12.7", "R12.8a", "Q59"})
final class BritishReinforcementPhase implements Phase {
    private static final Refusal WRONG_ACTION =
            new Refusal("R4.1-BA", "First put the partisan at hand in a city, or the arriving air unit on a base.");
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
        return placesPartisan(state) || placesAirUnit(state);
    }

    private static boolean placesPartisan(GameState state) {
        return Partisans.atHand(state) >= 0 && Partisans.anyCityOpen(state);
    }

    private static boolean placesAirUnit(GameState state) {
        return AirArrivals.anyAtHand(state) && AirArrivals.anyBaseOpen(state);
    }

    @Override
    public Optional<Refusal> refusal(GameState state, Action action) {
        if (action instanceof Action.PlacePartisan place) {
            return partisanRefusal(state, place.hex());
        }
        return action instanceof Action.BaseAir base ? airRefusal(state, base) : Optional.of(WRONG_ACTION);
    }

    private static Optional<Refusal> partisanRefusal(GameState state, int hex) {
        if (Partisans.atHand(state) < 0) {
            return Optional.of(NO_PARTISAN);
        }
        if (!state.map().isCity(hex)) {
            return Optional.of(NO_CITY);
        }
        return Partisans.mayRiseIn(state, hex)
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "R12.8a",
                        "German units stand in " + state.map().grid().number(hex) + ": no partisan appears there."));
    }

    private static Optional<Refusal> airRefusal(GameState state, Action.BaseAir base) {
        if (!AirArrivals.isAtHand(state, base.unit())) {
            return Optional.of(new Refusal("Q59", state.unit(base.unit()).name() + " is not arriving now."));
        }
        return AirBases.isArrivalBase(state, base.hex())
                ? Optional.empty()
                : Optional.of(new Refusal(
                        "Q59",
                        "Arriving air units need a base in the north, clear, with room, and out of German control; "
                                + state.map().grid().number(base.hex()) + " is none."));
    }

    @Override
    public void resolve(Resolution play, Action action) {
        if (action instanceof Action.PlacePartisan place) {
            play.emit(new Event.PartisanPlaced(Partisans.atHand(play.state()), place.hex()));
        } else if (action instanceof Action.BaseAir base) {
            play.emit(new Event.UnitReceived(base.unit(), base.hex()));
        }
        if (!hasDecision(play.state())) {
            SequenceOfPlay.endPhase(play);
        }
    }

    @Override
    public void options(GameState state, Consumer<Action> menu) {
        if (placesPartisan(state)) {
            offerCities(state, menu);
        }
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (AirArrivals.isAtHand(state, unit)) {
                offerBases(state, unit, menu);
            }
        }
    }

    private static void offerCities(GameState state, Consumer<Action> menu) {
        for (City city : state.map().cities()) {
            for (int hex : city.hexes()) {
                if (Partisans.mayRiseIn(state, hex)) {
                    menu.accept(new Action.PlacePartisan(hex));
                }
            }
        }
    }

    private static void offerBases(GameState state, int unit, Consumer<Action> menu) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (AirBases.isArrivalBase(state, hex)) {
                menu.accept(new Action.BaseAir(unit, hex));
            }
        }
    }

    @Override
    public Action sample(GameState state, Chance chance) {
        RandomPick pick = new RandomPick(chance);
        options(state, pick);
        return pick.chosen();
    }
}
