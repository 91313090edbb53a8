package seelowe.protocol.service;

import java.util.Optional;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.supply.AttackSupply;
import seelowe.engine.state.GameState;
import seelowe.engine.term.Refusal;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.ForecastJson;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ObjectNode;

/** What an attack would be worth: in a Combat Phase whether it may be made now, in any other phase as things stand. */
final class OddsQuestion {
    void addTo(Messages<Asker> messages) {
        messages.add("odds", OddsQuestion::answer, "attackers", "targets");
    }

    private static void answer(Asker asker, Request request, ObjectNode answer) {
        Sighted sighted = asker.sighted();
        Names names = sighted.names();
        GameState state = sighted.state();
        ValueReader in = new ValueReader(names);
        Ids attackers = in.units(request.field("attackers"), "attackers");
        Ids targets = in.hexes(request.field("targets"), "targets");
        demandSense(sighted, attackers, targets);
        ForecastJson form = new ForecastJson(state, names, sighted.audience());
        AttackForecast forecast = RuleBook.forecast(state, attackers, targets);
        form.write(forecast, targets, answer);
        Action attack = new Action.Attack(attackers, targets, forecast.supply());
        answer.set("action", ActionJson.write(attack, names));
        answer.put("notation", new ActionNotation(names).format(attack));
        Side side = state.unit(attackers.get(0)).side();
        Optional<Refusal> refusal = RuleBook.refusal(state, side, attack);
        answer.put("allowed", refusal.isEmpty());
        refusal.ifPresent(no -> answer.put("rule", no.rule()).put("message", no.why()));
    }

    /** The arithmetic takes for granted that all attackers stand next to all targets and can be supplied. */
    private static void demandSense(Sighted sighted, Ids attackers, Ids targets) {
        GameState state = sighted.state();
        demand(!attackers.isEmpty() && !attackers.hasRepeats(), "attackers", "Name each attacking unit once.");
        demand(!targets.isEmpty() && !targets.hasRepeats(), "targets", "Name each hex attacked once.");
        Side side = state.unit(attackers.get(0)).side();
        for (int i = 0; i < attackers.size(); i++) {
            int unit = attackers.get(i);
            String at = "attackers[" + i + "]";
            sighted.demandKnown(unit, at);
            String key = state.unit(unit).key();
            demand(state.unit(unit).side() == side, at, "All attackers must be of one side.");
            demand(state.unit(unit).isCombat() && state.isOnMap(unit), at, key + " is no combat unit on the map.");
            for (int j = 0; j < targets.size(); j++) {
                boolean next = state.map().linked(state.place(unit), targets.get(j));
                demand(next, at, key + " is not next to " + sighted.names().hex(targets.get(j)) + ".");
            }
            boolean fed = side == Side.BRITISH || !AttackSupply.isNeeded(state) || AttackSupply.mayAttack(state, unit);
            if (!fed) {
                throw JsonMistake.refused(new Refusal("R9.7a", key + " is not supplied and cannot attack."));
            }
        }
    }

    private static void demand(boolean condition, String at, String otherwise) {
        if (!condition) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, at, otherwise);
        }
    }
}
