package seelowe.protocol.service;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;
import seelowe.opponents.value.Value;
import seelowe.protocol.form.ForecastJson;
import seelowe.protocol.words.CombatWords;
import tools.jackson.databind.node.ObjectNode;

/** What whoever gives advice expects of it: the chance to win as things stand, and of an attack the odds and what may come of it. */
final class Expectation {
    private static final int HUNDRED = 100;
    /** Positions are learned at the ends of Game-Turns; before the first there is nothing to go by. */
    private static final int FIRST_JUDGED = 2;

    private final Sighted sighted;
    private final Side side;

    Expectation(Sighted sighted, Side side) {
        this.sighted = sighted;
        this.side = side;
    }

    void write(Action action, ObjectNode node) {
        StringBuilder words = new StringBuilder();
        if (sighted.state().turn() < FIRST_JUDGED) {
            words.append("Before the first Game-Turn is over nobody can say how it stands.");
        } else {
            int percent = (int) Math.round(HUNDRED * chance());
            node.put("chance", percent);
            words.append("As things stand we win ").append(percent).append(" games of 100.");
        }
        if (action instanceof Action.Attack attack && !forecasts().isUnknown(attack.targets())) {
            AttackForecast forecast = RuleBook.forecast(sighted.state(), attack.attackers(), attack.targets());
            String odds = CombatResultsTable.columnName(forecast.odds().column());
            node.put("odds", odds);
            words.append(" At ")
                    .append(odds)
                    .append(" we expect ")
                    .append(results(forecast))
                    .append('.');
        }
        node.put("words", words.toString());
    }

    private ForecastJson forecasts() {
        return new ForecastJson(sighted.state(), sighted.names(), sighted.audience());
    }

    /** Judged as the end of the Game-Turn before would be. */
    private double chance() {
        GameState state = sighted.state();
        return Value.of(state.scenario().code())
                .prospect(state, state.turn() - 1)
                .chance(side);
    }

    private static String results(AttackForecast forecast) {
        Map<CombatResult, Integer> chances = new TreeMap<>(forecast.chances());
        StringBuilder words = new StringBuilder();
        chances.forEach((result, faces) -> words.append(words.length() == 0 ? "" : ", ")
                .append(CombatWords.of(result).title().toLowerCase(Locale.ROOT))
                .append(' ')
                .append(faces)
                .append(" in ")
                .append(Dice.FACES));
        return words.toString();
    }
}
