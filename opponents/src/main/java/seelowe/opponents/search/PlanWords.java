package seelowe.opponents.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import seelowe.engine.force.Side;
import seelowe.opponents.play.Thoughts;
import seelowe.opponents.steady.Knob;
import seelowe.opponents.steady.Weights;

/** What to call a plan: by the number in which it differs most from the book. */
final class PlanWords {
    private static final int TOLD = 4;
    private static final int NEVER = 1000;
    private static final String BY_THE_BOOK = "go by the book";

    /** What it means to set a number high, and low. */
    private static final Map<Knob, List<String>> MEANINGS = meanings();

    private PlanWords() {}

    /** The plan he follows and the three best others. */
    static Thoughts thoughts(List<Runner> ranked, Side side, Stage stage, int tried) {
        List<Thoughts.Weighed> plans = new ArrayList<>();
        List<String> told = new ArrayList<>();
        Weights book = side == Side.GERMAN ? Weights.GERMAN : Weights.BRITISH;
        for (Runner runner : ranked) {
            String intention = of(runner.plan.in(stage), book, stage);
            if (plans.size() < TOLD && runner.tried() > 0 && !told.contains(intention)) {
                told.add(intention);
                double sign = side == Side.GERMAN ? 1 : -1;
                plans.add(new Thoughts.Weighed(intention, runner.chance(side), sign * runner.level()));
            }
        }
        return new Thoughts(plans, tried);
    }

    static String of(Weights weights, Weights book, Stage stage) {
        if (stage.isFight() && weights.of(Knob.ATTACK_GAIN) > NEVER) {
            return "attack nobody";
        }
        if (stage == Stage.AIR && weights.of(Knob.BOMB_LEAST) > NEVER) {
            return "keep the aircraft at home";
        }
        String words = BY_THE_BOOK;
        double most = 1;
        for (Knob knob : stage.knobs()) {
            List<String> meaning = MEANINGS.get(knob);
            double high = (weights.of(knob) + 1.0) / (book.of(knob) + 1.0);
            double factor = Math.max(high, 1 / high);
            if (meaning != null && factor > most) {
                most = factor;
                words = meaning.get(high > 1 ? 0 : 1);
            }
        }
        return words;
    }

    private static Map<Knob, List<String>> meanings() {
        Map<Knob, List<String>> words = new EnumMap<>(Knob.class);
        words.put(Knob.CAUTION, List.of("keep out of danger", "take risks"));
        words.put(Knob.EXPOSURE, List.of("attack from safe ground only", "attack from anywhere"));
        words.put(Knob.PORT, List.of("go for the ports", "leave the ports for later"));
        words.put(Knob.GARRISON, List.of("guard the ports", "leave the ports to themselves"));
        words.put(Knob.ENEMY, List.of("go after the enemy", "leave the enemy alone"));
        words.put(Knob.PUSH, List.of("push the enemy back", "attack only to destroy"));
        words.put(Knob.PUSHED, List.of("attack only where nobody is thrown back", "not mind being thrown back"));
        words.put(Knob.EXCHANGE, List.of("avoid exchanges", "accept exchanges"));
        words.put(Knob.SUPPLY, List.of("save supplies", "spend supplies freely"));
        words.put(Knob.SURROUND, List.of("surround the enemy", "not wait for flanks"));
        words.put(Knob.APPROACH, List.of("hurry", "take our time"));
        words.put(Knob.FRIEND, List.of("keep together", "spread out"));
        words.put(Knob.GOAL_TURN, List.of("take what is near", "march far"));
        words.put(Knob.LONDON, List.of("hold London", "leave London to itself"));
        words.put(Knob.EMPTY_PORT, List.of("take empty ports", "pass empty ports by"));
        words.put(Knob.NORTH, List.of("drive north", "halt the drive north"));
        words.put(Knob.ESCORT, List.of("stay with the supplies", "let the supplies follow"));
        words.put(Knob.BOMB_SHIPS, List.of("bomb ships", "spare the ships"));
        words.put(Knob.BOMB_LAND, List.of("bomb troops", "spare the troops"));
        words.put(Knob.BOMB_NEAR, List.of("bomb far behind the front", "bomb at the front"));
        words.put(Knob.LAND_AT_PORT, List.of("land at ports", "land on beaches"));
        words.put(Knob.LAND_CROWD, List.of("land on many beaches", "land in strength"));
        words.put(Knob.LAND_SUPPLY, List.of("land supplies first", "land troops first"));
        words.put(Knob.SAIL_SUPPLY, List.of("ship supplies", "ship troops"));
        words.put(Knob.SAIL_FOOTHOLD, List.of("sail to every foothold", "sail where we are strong"));
        words.put(Knob.LONG_MARCH, List.of("march rather than ride", "ride rather than march"));
        words.put(Knob.RAILHEAD, List.of("detrain far from the front", "detrain at the front"));
        return words;
    }
}
