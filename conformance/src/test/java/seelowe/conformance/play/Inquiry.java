package seelowe.conformance.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;
import seelowe.engine.dice.Chance;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.rule.combat.AttackForecast;
import seelowe.engine.rule.combat.AttackTargets;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Everything that a seat can say about a game, with units, hexes and actions at random, preferably such as concern what is hidden from it. */
final class Inquiry {
    private static final int UNITS = 3;
    private static final int SELDOM = 5;

    private final GameState state;
    private final Viewer viewer;
    private final Random random;
    private final Names names;
    private final List<String> questions = new ArrayList<>();

    Inquiry(GameState state, Viewer viewer, Random random) {
        this.state = state;
        this.viewer = viewer;
        this.random = random;
        this.names = new Names(state.scenario());
    }

    /** Questions that change nothing. */
    List<String> questions() {
        for (String type :
                List.of("view", "state", "standing", "zones", "log", "summary", "figures", "position-string", "save")) {
            ask(message(type));
        }
        ask(message("step").put("number", 0));
        for (String lesson : List.of("first-landing", "british", "lions-tail")) {
            ask(message("lesson").put("lesson", lesson));
        }
        ask(message("puzzle").put("puzzle", "pincer"));
        for (String form : List.of("grouped", "outline", "list")) {
            ask(message("options").put("form", form));
        }
        for (Side side : Side.values()) {
            ask(message("supply").put("side", Values.word(side)));
            ask(message("threat").put("side", Values.word(side)));
        }
        for (int number = 0; number < UNITS; number++) {
            askAboutUnit(hidden());
            askAboutUnit(random.nextInt(state.unitCount()));
        }
        askAboutActions();
        askAboutTheAir();
        ask(message("suggest-set-up").put("opponent", "recruit").put("seed", 3));
        ask(message("suggest").put("opponent", "recruit").put("seed", 3));
        if (random.nextInt(SELDOM) == 0) {
            ask(message("suggest").put("opponent", "steady").put("seed", 3).put("timeLimit", 60_000));
        }
        ask(message("undo"));
        ask(message("comment").put("text", "Well."));
        ask(message("comment").put("text", "Well.").put("side", "german"));
        return questions;
    }

    /** Questions about what has happened, and how it left the game. */
    List<String> aboutThePast() {
        for (String type :
                List.of("log", "summary", "view", "state", "standing", "figures", "save", "position-string")) {
            ask(message(type));
        }
        ask(message("step").put("number", 0));
        ask(message("step").put("number", 1));
        ask(message("standing").put("number", 0));
        ask(message("options").put("form", "outline"));
        return questions;
    }

    private void askAboutUnit(int unit) {
        String key = names.unit(unit);
        ask(message("options").put("unit", key));
        ask(message("reach").put("unit", key));
        ask(message("why").put("unit", key).put("hex", names.hex(hex())));
    }

    private void askAboutActions() {
        for (int number = 0; number < UNITS; number++) {
            ObjectNode why = message("why");
            why.set("action", ActionJson.write(RuleBook.sample(state, new Chance(random.nextLong())), names));
            ask(why);
        }
        for (AttackTargets.Group group : RuleBook.attackTargets(state)) {
            if (!group.attackers().isEmpty() && random.nextBoolean()) {
                askOdds(group.attackers(), group.hexes());
                Ids single = Ids.of(group.attackers().get(0));
                askOdds(single, group.hexes());
                ObjectNode why = message("why");
                why.set("action", ActionJson.write(new Action.Attack(single, group.hexes(), Ids.none()), names));
                ask(why);
            }
        }
    }

    /** Of hexes where somebody stands, and of those that air units were sent against. */
    private void askAboutTheAir() {
        for (int i = 0; i < state.airUnits().size(); i++) {
            int unit = state.airUnits().get(i);
            int over = state.target(unit);
            ask(message("air-odds").put("hex", names.hex(over >= 0 ? over : hex())));
            ObjectNode odds = message("air-odds").put("hex", names.hex(hex()));
            odds.set("units", Values.units(Ids.of(unit), names));
            ask(odds);
        }
    }

    private void askOdds(Ids attackers, Ids hexes) {
        ObjectNode odds = message("odds");
        odds.set("attackers", Values.units(attackers, names));
        odds.set("targets", Values.hexes(hexes, names));
        ask(odds);
    }

    /** Things to do, the same in both games, where they must be refused in the same words or not at all. */
    List<String> attempts(GameState disguised) {
        List<String> attempts = new ArrayList<>();
        for (AttackTargets.Group group : RuleBook.attackTargets(state)) {
            if (!group.attackers().isEmpty()) {
                Ids weak = Ids.of(
                        group.attackers().get(random.nextInt(group.attackers().size())));
                Ids supply = AttackForecast.supplyFor(state, weak);
                attempts.add(act(new Action.Attack(weak, group.hexes(), supply)));
            }
        }
        for (GameState each : List.of(state, disguised)) {
            attempts.add(act(RuleBook.sample(each, new Chance(random.nextLong()))));
        }
        return attempts;
    }

    private String act(Action action) {
        return Json.text(message("act").put("notation", new ActionNotation(names).format(action)));
    }

    /** Asks for all that may be done. */
    String options() {
        return Json.text(message("options").put("form", "list"));
    }

    /** A few of the options that were offered, as things to do. */
    List<String> some(JsonNode options) {
        List<String> deeds = new ArrayList<>();
        for (int number = 0; number < UNITS && !options.isEmpty(); number++) {
            ObjectNode act = message("act");
            act.set("action", options.get(random.nextInt(options.size())).path("action"));
            deeds.add(Json.text(act));
        }
        return deeds;
    }

    private ObjectNode message(String type) {
        return Json.object().put("id", questions.size() + 1).put("type", type);
    }

    private void ask(ObjectNode message) {
        questions.add(Json.text(message));
    }

    /** A counter that lies face down to the viewer; any if there is none. */
    private int hidden() {
        int start = random.nextInt(state.unitCount());
        for (int step = 0; step < state.unitCount(); step++) {
            int unit = (start + step) % state.unitCount();
            if (Disguise.isFaceDown(state, unit, viewer) || Place.isLandingForce(state.place(unit))) {
                return unit;
            }
        }
        return start;
    }

    /** A hex with a hidden counter, or any. */
    private int hex() {
        int place = state.place(hidden());
        return Place.isHex(place) ? place : random.nextInt(state.map().size());
    }
}
