package seelowe.protocol.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.rule.special.SpecialRules;
import seelowe.engine.state.GameState;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What may be done now. In outline: who can do what kind of thing, attacks by what is attacked with everybody who may take part, the
 * rest as it is. In groups: the same with all choices of the units. Or as one list for who only wants to choose.
 */
public final class OptionsJson {
    private final GameState state;
    private final Names names;
    private final ForecastJson forecasts;

    public OptionsJson(GameState state, Names names, Audience audience) {
        this.state = state;
        this.names = names;
        this.forecasts = new ForecastJson(state, names, audience);
    }

    /** Every action; with paths, moves hex by hex and each with its notation. */
    public ArrayNode list(boolean paths) {
        ChoiceJson choices = new ChoiceJson(state, names, paths);
        ArrayNode array = Json.array();
        RuleBook.forEachOption(state, action -> array.add(choices.of(action)));
        return array;
    }

    /** Writes the groups into this answer; with a unit, only what that unit may do. */
    public void write(ObjectNode node, @Nullable Integer only, boolean paths) {
        ChoiceJson choices = new ChoiceJson(state, names, paths);
        Map<Integer, List<Action>> units = new TreeMap<>();
        ArrayNode general = Json.array();
        Consumer<Action> menu = action -> {
            if (action instanceof Action.OfUnit ofUnit) {
                units.computeIfAbsent(ofUnit.unit(), unit -> new ArrayList<>()).add(action);
            } else if (!(action instanceof Action.Attack)) {
                general.add(choices.of(action));
            }
        };
        if (only == null) {
            RuleBook.forEachOption(state, menu);
        } else {
            RuleBook.forEachOptionOf(state, only, menu);
        }
        node.set("general", general);
        ArrayNode array = node.putArray("units");
        units.forEach((unit, actions) -> choices.writeUnit(unit, actions, entry(array, unit)));
        node.set("attacks", only == null ? attacks(choices) : Json.array());
        pay(node);
    }

    /** Who may do what, but not where to: for who asks about a unit when he has picked it. */
    public Outline outline() {
        ChoiceJson choices = new ChoiceJson(state, names, false);
        Map<Integer, Set<String>> kinds = new TreeMap<>();
        List<Action> general = new ArrayList<>();
        RuleBook.outline(state, action -> {
            if (action instanceof Action.OfUnit ofUnit) {
                kinds.computeIfAbsent(ofUnit.unit(), unit -> new TreeSet<>()).add(RecordForms.kind(action.getClass()));
            } else if (!(action instanceof Action.Attack)) {
                general.add(action);
            }
        });
        ObjectNode payment = RuleBook.payment(state)
                .map(owed -> PaymentJson.write(owed, names))
                .orElse(null);
        return Outline.of(state::place, names, general, kinds, attacks(choices), payment);
    }

    /** Writes what is owed now, if anything is. */
    public void pay(ObjectNode node) {
        RuleBook.payment(state).ifPresent(payment -> node.set("payment", PaymentJson.write(payment, names)));
    }

    private ObjectNode entry(ArrayNode units, int unit) {
        return units.addObject().put("unit", names.unit(unit)).put("place", names.place(state.place(unit)));
    }

    private ArrayNode attacks(ChoiceJson choices) {
        ArrayNode array = Json.array();
        boolean fighting = state.phase() == PhaseName.GERMAN_COMBAT || state.phase() == PhaseName.BRITISH_COMBAT;
        if (fighting && state.combat() == null) {
            for (AttackTargets.Group group : RuleBook.attackTargets(state)) {
                if (isOpen(group)) {
                    array.add(attack(group.attackers(), group.hexes(), choices));
                }
            }
        }
        return array;
    }

    /** Whether the scenario lets these attack these hexes, whatever the odds. */
    private boolean isOpen(AttackTargets.Group group) {
        return !group.attackers().isEmpty()
                && SpecialRules.of(state)
                        .attackRefusal(state, group.attackers(), group.hexes())
                        .isEmpty();
    }

    /** The attack by all who may take part; if that is too weak, so is every other on these hexes. */
    private ObjectNode attack(Ids attackers, Ids targets, ChoiceJson choices) {
        ObjectNode node = Json.object();
        node.set("targets", Values.hexes(targets, names));
        node.set("attackers", Values.units(attackers, names));
        AttackForecast forecast = RuleBook.forecast(state, attackers, targets);
        Action attack = new Action.Attack(attackers, targets, forecast.supply());
        boolean unknown = forecasts.isUnknown(targets);
        node.put("unknown", unknown);
        if (!unknown) {
            node.set("column", Values.column(forecast.odds().column()));
        }
        RuleBook.refusal(state, state.phase().side(), attack)
                .ifPresentOrElse(
                        no -> node.put("allowed", false).put("rule", no.rule()).put("why", no.why()),
                        () -> node.put("allowed", true).setAll(choices.of(attack)));
        return node;
    }
}
