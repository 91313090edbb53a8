package seelowe.protocol.form;

import java.util.List;
import java.util.Map;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Dice;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackForecast.Contribution;
import seelowe.engine.rule.combat.CombatResultsTable;
import seelowe.engine.rule.combat.CombatStrength;
import seelowe.engine.state.GameState;
import seelowe.engine.term.CombatResult;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The arithmetic of an attack. Strengths are fractions in lowest terms, such as {@code 15/2}. Where a defender lies face down to
 * the asker, the defence, the column and the chances are left out and {@code unknown} is true.
 */
public final class ForecastJson {
    private final GameState state;
    private final Names names;
    private final Audience audience;

    public ForecastJson(GameState state, Names names, Audience audience) {
        this.state = state;
        this.names = names;
        this.audience = audience;
    }

    /** Whether somebody in these hexes lies face down to the asker. */
    public boolean isUnknown(Ids targets) {
        for (int i = 0; i < targets.size(); i++) {
            for (int unit = state.first(targets.get(i)); unit >= 0; unit = state.next(unit)) {
                if (!audience.knows(state, unit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Writes the whole arithmetic into this answer. */
    public void write(AttackForecast forecast, Ids targets, ObjectNode node) {
        boolean unknown = isUnknown(targets);
        node.put("unknown", unknown);
        node.put("flanking", forecast.odds().flanking());
        node.set("attackers", contributions(forecast.attackers()));
        node.set("defenders", contributions(forecast.defenders()));
        node.put("attack", points(forecast.odds().attack()));
        node.put("dieModifier", forecast.odds().dieModifier());
        node.set("supply", Values.units(forecast.supply(), names));
        node.put("supplyUnits", forecast.supplyUnits());
        if (!unknown) {
            node.put("defence", points(forecast.odds().defence()));
            node.set("column", Values.column(forecast.odds().column()));
            node.set("chances", chances(forecast.chances()));
            node.set("columns", lowerColumns(forecast));
        }
    }

    private ArrayNode contributions(List<Contribution> contributions) {
        ArrayNode array = Json.array();
        for (Contribution each : contributions) {
            if (each.unit() >= 0 && !audience.knows(state, each.unit())) {
                array.addObject().putNull("unit").put("unknown", true);
                continue;
            }
            ObjectNode node = array.addObject();
            node.set("unit", Values.unit(each.unit(), names));
            node.put("printed", each.printed()).put("strength", points(each.eighths()));
            ArrayNode reasons = node.putArray("reasons");
            each.reasons().forEach(reason -> reasons.add(Values.word(reason)));
        }
        return array;
    }

    /** Faces of six for each result that can come up. */
    private static ObjectNode chances(Map<CombatResult, Integer> chances) {
        ObjectNode node = Json.object();
        chances.forEach((result, faces) -> {
            if (faces > 0) {
                node.put(result.code(), faces);
            }
        });
        return node;
    }

    /** [8.6] What the columns that the attacker may choose instead would bring. */
    private static ArrayNode lowerColumns(AttackForecast forecast) {
        ArrayNode array = Json.array();
        for (int column = forecast.odds().column(); column >= 0; column--) {
            ObjectNode node = array.addObject().put("column", CombatResultsTable.columnName(column));
            ArrayNode byFace = node.putArray("byFace");
            for (int face = 1; face <= Dice.FACES; face++) {
                byFace.add(
                        CombatResultsTable.result(column, face + forecast.odds().dieModifier())
                                .code());
            }
        }
        return array;
    }

    /** Eighths of a point as a fraction in lowest terms. */
    static String points(int eighths) {
        int parts = CombatStrength.POINT;
        int whole = eighths;
        while (parts > 1 && whole % 2 == 0) {
            whole /= 2;
            parts /= 2;
        }
        return parts == 1 ? Integer.toString(whole) : whole + "/" + parts;
    }
}
