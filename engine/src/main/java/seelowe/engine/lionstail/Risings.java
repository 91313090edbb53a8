package seelowe.engine.lionstail;

import java.util.List;
import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.phase.Resolution;
import seelowe.engine.state.Campaign;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.PhaseName;

/** [LT 3.1] Which cities rise, and where their partisans appear. A rising that leaves no choice is carried out at once. */
@Rule({"LT3.13", "LT3.15", "LT6.13", "LT8.0c", "Q98", "Q99", "Q113"})
final class Risings {
    private static final int NOBODY = -1;

    private final Towns towns;

    Risings(Towns towns) {
        this.towns = towns;
    }

    /** Whether a unit that steps into the hex raises a city, and so stands still until its partisan is there. */
    boolean isAlarm(GameState state, int unit, int hex) {
        Unit counter = state.unit(unit);
        if (counter.side() != Side.GERMAN || !counter.isGround()) {
            return false;
        }
        Ids near = towns.near(hex);
        for (int i = 0; i < near.size(); i++) {
            if (rises(state, near.get(i), unit, hex)) {
                return true;
            }
        }
        return false;
    }

    /** A unit has entered the hex: the cities that this alarms rise. */
    void alarm(Resolution play, int unit, int hex) {
        if (!isAlarm(play.state(), unit, hex)) {
            return;
        }
        Ids near = towns.near(hex);
        Ids rising = Ids.none();
        for (int i = 0; i < near.size(); i++) {
            if (rises(play.state(), near.get(i), unit, hex)) {
                rising = rising.with(near.get(i));
            }
        }
        raise(play, rising);
    }

    /** [LT 3.15] Free at the start, without a partisan of its own so far, and now neither all German nor held by regulars. */
    private boolean rises(GameState state, int city, int unit, int hex) {
        Campaign campaign = state.campaign();
        return !campaign.hasRisen(city)
                && !campaign.garrisoned().contains(city)
                && hasFreeHex(state, city, unit, hex)
                && !towns.hasRegular(state, city);
    }

    /** Whether a hex of the city is without Germans once the unit is in the hex it enters. */
    private boolean hasFreeHex(GameState state, int city, int unit, int entered) {
        List<Integer> hexes = towns.hexes(city);
        for (int i = 0; i < hexes.size(); i++) {
            int hex = hexes.get(i);
            if (hex != entered && !hasOtherGermans(state, hex, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasOtherGermans(GameState state, int hex, int except) {
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            if (unit != except
                    && state.unit(unit).side() == Side.GERMAN
                    && state.unit(unit).isGround()) {
                return true;
            }
        }
        return false;
    }

    /** These cities rise, one after the other; named twice, a city has two partisans. */
    void raise(Resolution play, Ids cities) {
        if (!cities.isEmpty()) {
            play.emit(new CampaignEvent.RisingsDue(cities));
            settle(play);
        }
    }

    /** Carries out the risings that leave no choice, up to the first one that does. */
    void settle(Resolution play) {
        while (!play.state().campaign().risings().isEmpty()) {
            int city = play.state().campaign().risings().get(0);
            Ids hexes = hexes(play.state(), city);
            if (hexes.size() > 1) {
                return;
            }
            if (hexes.isEmpty()) {
                play.emit(new CampaignEvent.RisingFailed(city));
            } else {
                place(play, hexes.get(0));
            }
        }
    }

    /** Puts the partisan of the city that is first in line on the hex. */
    void place(Resolution play, int hex) {
        play.emit(new Event.PartisanPlaced(spare(play.state()), hex));
    }

    /** The hexes where the city's partisan may appear; none if there is no place for it. */
    Ids hexes(GameState state, int city) {
        if (spare(state) == NOBODY) {
            return Ids.none();
        }
        boolean displaced = state.phase() == PhaseName.PARTISAN_SET_UP && towns.isGarrisoned(state, city);
        return displaced ? around(state, city) : inside(state, city);
    }

    private Ids inside(GameState state, int city) {
        Ids found = Ids.none();
        for (int hex : towns.hexes(city)) {
            if (!state.hasGround(Side.GERMAN, hex)) {
                found = found.with(hex);
            }
        }
        return found;
    }

    private Ids around(GameState state, int city) {
        GameMap map = state.map();
        Ids found = Ids.none();
        for (int hex : towns.hexes(city)) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = map.link(hex, way);
                if (next >= 0
                        && !found.contains(next)
                        && !state.hasGround(Side.GERMAN, next)
                        && !state.campaign().isAirfield(next)) {
                    found = found.with(next);
                }
            }
        }
        return found;
    }

    private static int spare(GameState state) {
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (Towns.isPartisan(state.unit(unit)) && state.place(unit) == Place.AWAITED) {
                return unit;
            }
        }
        return NOBODY;
    }
}
