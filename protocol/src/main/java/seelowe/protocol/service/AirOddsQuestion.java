package seelowe.protocol.service;

import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.rule.air.AirForecast;
import seelowe.engine.rule.air.AirMissions;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What an air attack on a hex would bring, by those who were sent there and by others who might be. */
final class AirOddsQuestion {
    private static final String HEX = "hex";
    private static final String UNITS = "units";

    void addTo(Messages<Asker> messages) {
        messages.add("air-odds", AirOddsQuestion::answer, HEX, UNITS);
    }

    private static void answer(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        GameState state = sighted.state();
        ValueReader in = new ValueReader(sighted.names());
        int hex = in.hex(request.field(HEX), HEX);
        Ids further = request.has(UNITS) ? in.units(request.field(UNITS), UNITS) : Ids.none();
        Side side = side(state, further);
        for (int i = 0; i < further.size(); i++) {
            demandReady(sighted, side, hex, further.get(i), UNITS + "[" + i + "]");
        }
        if (further.isEmpty() && AirMissions.over(state, hex) == 0) {
            throw new JsonMistake(
                    MistakeCode.BAD_VALUE,
                    HEX,
                    "No air unit has been sent against " + sighted.names().hex(hex) + ".");
        }
        write(
                AirForecast.of(state, side, hex, further),
                sighted,
                answer.put(HEX, sighted.names().hex(hex)));
    }

    private static Side side(GameState state, Ids further) {
        return further.isEmpty()
                ? state.phase().side()
                : state.unit(further.get(0)).side();
    }

    private static void demandReady(Sighted sighted, Side side, int hex, int unit, String at) {
        sighted.demandKnown(unit, at);
        GameState state = sighted.state();
        boolean sent = state.target(unit) == hex;
        if (sent || !AirMissions.isInPlay(state, side, unit)) {
            String trouble = sent ? " has been sent there already." : " is no air unit in play, or of the other side.";
            throw new JsonMistake(MistakeCode.BAD_VALUE, at, sighted.names().unit(unit) + trouble);
        }
    }

    private static void write(AirForecast forecast, Sighted sighted, ObjectNode answer) {
        answer.put("airUnits", forecast.airUnits()).put("extended", forecast.extended());
        answer.put("counting", forecast.counting());
        if (forecast.better() > 0) {
            answer.put("better", forecast.better());
        }
        ObjectNode chances = answer.putObject("chances");
        forecast.chances().forEach((effect, faces) -> chances.put(Values.word(effect), faces));
        HexSet known = sighted.audience().knownUnits(sighted.state());
        ArrayNode targets = answer.putArray("targets");
        for (int i = 0; i < forecast.targets().size(); i++) {
            int target = forecast.targets().get(i);
            targets.add(
                    known.contains(target) ? answer.stringNode(sighted.names().unit(target)) : answer.nullNode());
        }
    }
}
