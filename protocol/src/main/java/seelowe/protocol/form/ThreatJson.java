package seelowe.protocol.form;

import seelowe.engine.board.HexSet;
import seelowe.engine.event.Event;
import seelowe.engine.force.Side;
import seelowe.engine.rule.movement.MayMove;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where a side's units could get if its Initial Movement Phase began now: how many of those that the asker knows, for each hex. */
public final class ThreatJson {
    private ThreatJson() {}

    public static void write(GameState state, Side side, Names names, Audience audience, ObjectNode node) {
        node.put("side", Values.word(side));
        int[] units = count(state, side, audience.knownUnits(state));
        ArrayNode hexes = node.putArray("hexes");
        for (int hex = 0; hex < units.length; hex++) {
            if (units[hex] > 0) {
                hexes.addObject().put("hex", names.hex(hex)).put("units", units[hex]);
            }
        }
    }

    /** [11.41F] Who has just landed stays where he is: his next move is that of the next Game-Turn. */
    private static GameState nextMove(GameState state, PhaseName phase) {
        GameState moving = state.after(new Event.PhaseBegan(phase));
        return phase == PhaseName.GERMAN_MOVEMENT && MayMove.isLandingTurn(moving)
                ? state.after(new Event.GameTurnBegan(state.turn() + 1), new Event.PhaseBegan(phase))
                : moving;
    }

    private static int[] count(GameState state, Side side, HexSet known) {
        PhaseName phase = side == Side.GERMAN ? PhaseName.GERMAN_MOVEMENT : PhaseName.BRITISH_MOVEMENT;
        GameState moving = nextMove(state, phase);
        int[] units = new int[state.map().size()];
        Reach reach = new Reach(state.map());
        for (int unit = 0; unit < state.unitCount(); unit++) {
            if (state.unit(unit).side() == side && state.isOnMap(unit) && known.contains(unit)) {
                reach.compute(moving, unit);
                for (int i = 0; i < reach.size(); i++) {
                    units[reach.hex(i)]++;
                }
            }
        }
        return units;
    }
}
