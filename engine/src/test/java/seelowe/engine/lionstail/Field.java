package seelowe.engine.lionstail;

import seelowe.engine.event.CampaignEvent;
import seelowe.engine.force.Side;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.SetUpZone;
import seelowe.engine.state.GameState;
import seelowe.engine.testing.Board;

/** Drawn boards with the rules of The Lion's Tail. */
final class Field {
    private static final int ANYWHERE = 99;

    private Field() {}

    /** With the printed numbers, four partisans in reserve, and airfields in these hexes. */
    static Board of(Board board, String airfields) {
        Board field = board.lionsTail();
        for (int i = 1; i <= 4; i++) {
            field.awaited("spare" + i, Side.BRITISH, "2-3 partisan", new Deployment.Spare());
        }
        airfields.chars().forEach(each -> field.after(new CampaignEvent.AirfieldBuilt(field.hex((char) each))));
        return field;
    }

    static Board of(String drawing) {
        return of(Board.draw(drawing), "");
    }

    /** A unit that its owner sets up anywhere in these rows. */
    static Board free(Board board, String key, Side side, String counter, int firstRow, int lastRow) {
        return board.awaited(
                key,
                side,
                counter,
                new Deployment.InZone(new SetUpZone("in its zone", 1, ANYWHERE, firstRow, lastRow)));
    }

    /** How many partisans are in the hex. */
    static int partisans(GameState state, int hex) {
        int count = 0;
        for (int unit = state.first(hex); unit >= 0; unit = state.next(unit)) {
            count += Towns.isPartisan(state.unit(unit)) ? 1 : 0;
        }
        return count;
    }
}
