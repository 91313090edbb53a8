package seelowe.protocol.position;

import seelowe.engine.board.Ids;
import seelowe.engine.board.Terrain;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.force.UnitType;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.stacking.Overstack;
import seelowe.engine.rule.stacking.StackingLimit;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.state.Wave;
import seelowe.engine.term.PhaseName;

/**
 * Whether play could have brought a position about, as far as a glance can tell: more than {@link PositionCheck}, which only asks
 * whether play can go on from it. Somebody who sets a position up has made a mistake if it could not; a record of long ago is
 * believed.
 */
public final class PossibleCheck {
    private final GameState state;

    private PossibleCheck(GameState state) {
        this.state = state;
    }

    /** @throws PositionException for the first thing that the rules do not let happen; it names the case */
    public static void demandPossible(GameState state) {
        PossibleCheck check = new PossibleCheck(state);
        check.phase();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            MarkCheck.demandPossible(state, unit);
            check.unit(unit, state.unit(unit));
        }
        check.wave(state.transportWave());
        for (int hex = 0; hex < state.map().size(); hex++) {
            check.hex(hex);
        }
        check.notes();
        check.campaign();
    }

    private void phase() {
        demand(
                state.phase() == PhaseName.GAME_OVER || RuleBook.rests(state),
                "phase",
                "nobody has anything to decide or to roll for in phase "
                        + state.phase().code() + " here, and play would go straight on; choose a later phase.");
        demand(
                state.turn() > 1 || !state.rules().firstTurnRules() || state.weather() == Weather.CLEAR,
                "weather",
                "the weather of Game-Turn 1 is clear [11.41].");
    }

    private void unit(int id, Unit counter) {
        int place = state.place(id);
        boolean german = counter.side() == Side.GERMAN;
        demandOf(counter, !counter.isSupply() || german, "cannot be British: only Germans have supply units [9.1].");
        demandOf(
                counter,
                counter.type() != UnitType.PARTISAN || !german,
                "cannot be German: partisans are British [12.8].");
        if (counter.isAir() && Place.isHex(place)) {
            airBase(counter, place);
        }
        if (Place.isExited(place)) {
            demandOf(counter, hasOwnRules(), "cannot have left the map in this scenario [3.1].");
            demandOf(
                    counter,
                    german == (Place.group(place) != Place.NO_GROUP),
                    "is beyond the edge: Germans are in a group from 1 on, the British in none, beyond-0 [LT 4.22].");
        }
    }

    private void airBase(Unit counter, int hex) {
        String number = state.map().grid().number(hex);
        if (counter.side() == Side.BRITISH) {
            demandOf(
                    counter,
                    state.map().terrain(hex) == Terrain.CLEAR,
                    "needs a clear hex for a base; " + number + " is not one [10.2].");
            demandOf(
                    counter,
                    state.groundedAirUnits(Side.BRITISH, hex) <= StackingLimit.AIR_UNITS,
                    "is one of more than two air units on " + number + " [10.2].");
        } else {
            demandOf(
                    counter,
                    hasOwnRules() && state.campaign().isAirfield(hex),
                    "flies from France, or from a German airfield where a scenario has them; " + number
                            + " is none [10.1].");
        }
    }

    private void wave(Wave wave) {
        if (wave.number() == 0) {
            demand(
                    !FirstWave.isDue(state),
                    "wave",
                    "the first wave is opened on Game-Turn 1; its number is 1 [12.11].");
            demand(
                    wave.points() == 0 && !wave.used() && !wave.supplyEmbarked(),
                    "wave",
                    "wave 0 is none: it carries nothing.");
            return;
        }
        int printed = state.rules().waves().size();
        demand(
                state.options().lastWaveRepeats() || wave.number() <= printed,
                "wave",
                "the schedule has " + printed + " waves [12.11].");
        int points = state.rules().wavePoints(wave.number());
        demand(
                wave.points() <= points,
                "wave",
                "wave " + wave.number() + " has " + points + " Transport Points, not " + wave.points() + " [12.11].");
    }

    private void hex(int hex) {
        String number = state.map().grid().number(hex);
        boolean land = state.map().isLand(hex);
        demand(land || !state.isGermanHeld(hex), "held", number + " is all sea and nobody's [12.32].");
        demand(land || !state.wasEnteredByGermans(hex), "entered", number + " is all sea [14.1].");
        if (!state.hasHomeGuard(hex)) {
            demand(
                    !state.homeGuardWasAttacked(hex),
                    "guard-attacked",
                    "there is no Home Guard in " + number + " [14.1].");
            return;
        }
        int from = state.rules().homeGuardFromTurn();
        demand(from > 0 && state.turn() >= from, "guard", "there is no Home Guard on this Game-Turn [14.1].");
        demand(
                state.map().cityIndex(hex) >= 0 && !state.wasEnteredByGermans(hex),
                "guard",
                "a Home Guard holds a city hex that no German has ever entered; " + number + " is none [14.1].");
        demand(
                !state.homeGuardWasAttacked(hex) || state.phase() == PhaseName.GERMAN_COMBAT,
                "guard-attacked",
                "Home Guards are attacked in phase GG alone [8.14].");
    }

    private void notes() {
        PhaseName phase = state.phase();
        boolean mechanized = phase == PhaseName.GERMAN_MECHANIZED || phase == PhaseName.BRITISH_MECHANIZED;
        Ids noted = state.excessHexes();
        demand(noted.isEmpty() || mechanized, "excess", "excess is noted in phases GH and BG alone [7.5].");
        demand(
                state.pausedUnit() < 0 || (hasOwnRules() && state.isOnMap(state.pausedUnit())),
                "paused",
                "no unit is stopped on its way in this scenario, or this one is not on the map [LT 3.15].");
        boolean moving = mechanized || phase == PhaseName.GERMAN_MOVEMENT || phase == PhaseName.BRITISH_MOVEMENT;
        demand(
                !state.isRemovingExcess() || (moving && anyExcess(phase.side())),
                "reducing",
                "overstacked hexes are reduced in Movement Phases, and only if there are any [7.5].");
    }

    private boolean anyExcess(Side side) {
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (Overstack.excess(state, side, hex) > 0) {
                return true;
            }
        }
        return false;
    }

    private void campaign() {
        demand(
                hasOwnRules() || state.campaign().equals(Campaign.NONE),
                "campaign",
                "this scenario has no rules of its own that would keep one.");
    }

    /** Whether the scenario is one of those with a campaign, an edge to leave by and airfields. */
    private boolean hasOwnRules() {
        return !state.scenario().special().isEmpty();
    }

    private static void demandOf(Unit counter, boolean held, String problem) {
        demand(held, "units", counter.key() + " " + problem);
    }

    private static void demand(boolean held, String field, String problem) {
        PositionCheck.demand(held, field, problem);
    }
}
