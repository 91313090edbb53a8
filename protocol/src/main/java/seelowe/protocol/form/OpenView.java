package seelowe.protocol.form;

import java.util.ArrayList;
import java.util.List;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Notes;
import seelowe.engine.view.View;
import seelowe.engine.view.Viewer;

/** The view of somebody from whom nothing is hidden: both sides' views laid together. */
final class OpenView {
    private OpenView() {}

    static View of(GameState state) {
        View german = View.of(state, Viewer.GERMAN);
        List<View.KnownUnit> units = new ArrayList<>();
        for (int unit = 0; unit < state.unitCount(); unit++) {
            units.add(new View.KnownUnit(unit, state.place(unit), state.marks(unit), state.target(unit)));
        }
        return new View(
                german.viewer(),
                german.turn(),
                german.phase(),
                german.weather(),
                units,
                List.of(),
                german.germanHeld(),
                german.homeGuard(),
                german.invadedAreas(),
                german.openAreas(),
                german.wave(),
                german.wavePoints(),
                german.combat(),
                german.raid(),
                german.campaign(),
                Notes.open(state),
                german.result());
    }
}
