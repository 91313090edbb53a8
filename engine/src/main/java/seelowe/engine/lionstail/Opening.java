package seelowe.engine.lionstail;

import seelowe.engine.Rule;
import seelowe.engine.board.GameMap;
import seelowe.engine.board.LandingArea;
import seelowe.engine.event.Event;
import seelowe.engine.phase.Resolution;

/** [Q92] What the Germans hold before anybody is set up: the coast they landed on, unless the players agreed otherwise. */
@Rule("Q92")
final class Opening {
    private final Terms terms;

    Opening(Terms terms) {
        this.terms = terms;
    }

    void lay(Resolution play) {
        play.emit(new Event.AreasInvaded(terms.invadedAreas()));
        if (play.state().options().garrisonedPortsOnly()) {
            return;
        }
        GameMap map = play.state().map();
        for (int hex = 0; hex < map.size(); hex++) {
            if (isGerman(map, hex)) {
                play.emit(new Event.HexSetUp(hex, true));
            }
        }
    }

    private boolean isGerman(GameMap map, int hex) {
        if (!map.isPort(hex) && !map.isBeach(hex)) {
            return false;
        }
        int area = map.landingAreaIndex(hex);
        boolean invaded = area >= 0 && LandingArea.of(area).in(terms.invadedAreas());
        return invaded || (map.isPort(hex) && map.grid().row(hex) > terms.portsSouthOf());
    }
}
