package seelowe.protocol.form;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.landing.TransportWave;
import seelowe.engine.rule.movement.RailReach;
import seelowe.engine.rule.movement.Reach;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What may be done now. Grouped for a screen: by unit, with where it leads and what it costs; attacks by what is attacked, with
 * everybody who may take part; the rest apart. Or as one list for who only wants to choose.
 */
public final class OptionsJson {
    private final GameState state;
    private final Names names;
    private final ActionNotation notation;
    private final ForecastJson forecasts;

    public OptionsJson(GameState state, Names names, Audience audience) {
        this.state = state;
        this.names = names;
        this.notation = new ActionNotation(names);
        this.forecasts = new ForecastJson(state, names, audience);
    }

    /** Every action, each with its notation. */
    public ArrayNode list() {
        ArrayNode array = Json.array();
        RuleBook.forEachOption(state, action -> array.add(choice(action)));
        return array;
    }

    /** Writes the groups into this answer; with a unit, only what that unit may do. */
    public void write(ObjectNode node, @Nullable Integer only) {
        Map<Integer, ArrayNode> units = new TreeMap<>();
        ArrayNode general = Json.array();
        RuleBook.forEachOption(state, action -> {
            if (action instanceof Action.OfUnit ofUnit) {
                if (only == null || only == ofUnit.unit()) {
                    units.computeIfAbsent(ofUnit.unit(), unit -> Json.array()).add(choice(action));
                }
            } else if (only == null && !(action instanceof Action.Attack)) {
                general.add(choice(action));
            }
        });
        node.set("general", general);
        node.set("units", units(units));
        node.set("attacks", only == null ? attacks() : Json.array());
        pay(node);
    }

    /** Writes who may do what, but not where to: for a screen that asks about a unit when it is picked. */
    public void outline(ObjectNode node) {
        Map<Integer, Set<String>> kinds = new TreeMap<>();
        ArrayNode general = Json.array();
        RuleBook.forEachOption(state, action -> {
            if (action instanceof Action.OfUnit ofUnit) {
                kinds.computeIfAbsent(ofUnit.unit(), unit -> new TreeSet<>()).add(RecordForms.kind(action.getClass()));
            } else if (!(action instanceof Action.Attack)) {
                general.add(choice(action));
            }
        });
        node.set("general", general);
        ArrayNode units = node.putArray("units");
        kinds.forEach((unit, can) -> units.addObject()
                .put("unit", names.unit(unit))
                .put("place", names.place(state.place(unit)))
                .set("can", Json.strings(can)));
        node.set("attacks", attacks());
        pay(node);
    }

    /** Writes what is owed now, if anything is. */
    public void pay(ObjectNode node) {
        RuleBook.payment(state).ifPresent(payment -> node.set("payment", PaymentJson.write(payment, names)));
    }

    private ObjectNode choice(Action action) {
        ObjectNode node = Json.object();
        node.set("action", ActionJson.write(action, names));
        return node.put("notation", notation.format(action));
    }

    private ArrayNode units(Map<Integer, ArrayNode> choices) {
        ArrayNode array = Json.array();
        choices.forEach((unit, offered) -> {
            ObjectNode node = array.addObject().put("unit", names.unit(unit));
            node.put("place", names.place(state.place(unit)));
            addCosts(unit, offered);
            node.set("choices", offered);
        });
        return array;
    }

    /** Adds where a choice leads and what it costs, in Movement Points, rail hexes or Transport Points. */
    private void addCosts(int unit, ArrayNode choices) {
        Reach reach = RuleBook.reach(state, unit);
        RailReach rails = RuleBook.railReach(state, unit);
        choices.forEach(each -> {
            ObjectNode choice = (ObjectNode) each;
            ObjectNode action = (ObjectNode) choice.get("action");
            String to = destination(action);
            if (to != null) {
                choice.put("to", to);
            }
            int hex = to == null ? Names.UNKNOWN : names.hex(to);
            switch (action.get("type").stringValue()) {
                case "move" -> choice.put("cost", reach.cost(hex));
                case "move-by-rail", "enter-by-rail" -> choice.put("cost", rails.distance(hex));
                case "embark" -> choice.put("cost", TransportWave.cost(state, unit));
                default -> {}
            }
        });
    }

    private static @Nullable String destination(ObjectNode action) {
        if (action.has("path") && !action.get("path").isEmpty()) {
            return action.get("path").get(action.get("path").size() - 1).stringValue();
        }
        for (String field : new String[] {"hex", "area"}) {
            if (action.has(field) && action.get(field).isString()) {
                return action.get(field).stringValue();
            }
        }
        return null;
    }

    private ArrayNode attacks() {
        ArrayNode array = Json.array();
        boolean fighting = state.phase() == PhaseName.GERMAN_COMBAT || state.phase() == PhaseName.BRITISH_COMBAT;
        if (fighting && state.combat() == null) {
            for (AttackTargets.Group group : RuleBook.attackTargets(state)) {
                if (!group.attackers().isEmpty()) {
                    array.add(attack(group.attackers(), group.hexes()));
                }
            }
        }
        return array;
    }

    /** The attack by all who may take part; if that is too weak, so is every other on these hexes. */
    private ObjectNode attack(Ids attackers, Ids targets) {
        ObjectNode node = Json.object();
        node.set("targets", Values.hexes(targets, names));
        node.set("attackers", Values.units(attackers, names));
        AttackForecast forecast = RuleBook.forecast(state, attackers, targets);
        boolean unknown = forecasts.isUnknown(targets);
        node.put("unknown", unknown);
        if (!unknown) {
            node.set("column", Values.column(forecast.odds().column()));
        }
        if (unknown || forecast.odds().isAllowed()) {
            node.setAll(choice(new Action.Attack(attackers, targets, forecast.supply())));
        }
        return node;
    }
}
