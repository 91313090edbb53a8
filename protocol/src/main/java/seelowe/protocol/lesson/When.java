package seelowe.protocol.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import seelowe.engine.force.Side;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.form.ActionJson;
import seelowe.protocol.notation.ActionNotation;
import seelowe.scenarios.text.Spelling;

/** The language of when a step is due: conditions with commas between them, all of which must hold. */
final class When {
    private static final Map<String, Reader> WORDS = words();

    private interface Reader {
        Predicate<Moment> read(String rest);
    }

    /** What somebody wrote that is no condition. */
    static final class Mistake extends RuntimeException {
        private static final long serialVersionUID = 1;

        Mistake(String message) {
            super(message);
        }
    }

    private When() {}

    private static Map<String, Reader> words() {
        Map<String, Reader> words = new TreeMap<>();
        words.put("turn", rest -> number(rest, moment -> moment.state().turn()));
        words.put("from-turn", rest -> {
            int turn = parse(rest);
            return moment -> moment.state().turn() >= turn;
        });
        words.put("phase", When::phase);
        words.put("can", When::can);
        words.put("cannot", rest -> can(rest).negate());
        words.put("mine", rest -> nothing(rest, Moment::isMine));
        words.put("theirs", rest -> nothing(rest, moment -> !moment.isMine()));
        words.put("my-turn", rest -> nothing(rest, moment -> isTurnOf(moment, moment.side())));
        words.put(
                "their-turn",
                rest -> nothing(rest, moment -> isTurnOf(moment, moment.side().enemy())));
        words.put("fight", rest -> nothing(rest, Moment::isFight));
        words.put("no-fight", rest -> nothing(rest, moment -> !moment.isFight()));
        words.put("raid", rest -> nothing(rest, Moment::isRaid));
        words.put("no-raid", rest -> nothing(rest, moment -> !moment.isRaid()));
        words.put("ashore", rest -> number(rest, Moment::ashore));
        words.put("flying", rest -> number(rest, Moment::flying));
        return Collections.unmodifiableMap(words);
    }

    /** @throws Mistake if it cannot be read */
    static Predicate<Moment> read(String text) {
        List<Predicate<Moment>> all = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String condition = part.trim();
            int space = condition.indexOf(' ');
            String word = space < 0 ? condition : condition.substring(0, space);
            Reader reader = WORDS.get(word);
            if (reader == null) {
                throw new Mistake("\"" + word + "\" is no condition" + Spelling.hint(word, WORDS.keySet())
                        + " A condition begins with " + Spelling.list(WORDS.keySet()) + ".");
            }
            all.add(reader.read(space < 0 ? "" : condition.substring(space).trim()));
        }
        return moment -> all.stream().allMatch(each -> each.test(moment));
    }

    private static boolean isTurnOf(Moment moment, Side side) {
        return moment.state().phase().side() == side;
    }

    private static Predicate<Moment> nothing(String rest, Predicate<Moment> condition) {
        if (!rest.isEmpty()) {
            throw new Mistake("\"" + rest + "\" is one word too many.");
        }
        return condition;
    }

    private static Predicate<Moment> number(String rest, ToIntFunction<Moment> count) {
        int wanted = parse(rest);
        return moment -> count.applyAsInt(moment) == wanted;
    }

    private static int parse(String rest) {
        if (!rest.matches("[0-9]{1,3}")) {
            throw new Mistake("\"" + rest + "\" is no number.");
        }
        return Integer.parseInt(rest);
    }

    private static Predicate<Moment> phase(String rest) {
        Set<String> codes = new TreeSet<>();
        for (PhaseName phase : PhaseName.values()) {
            codes.add(phase.code());
        }
        Set<String> wanted = Set.of(rest.split(" +"));
        for (String code : rest.split(" +")) {
            if (!codes.contains(code)) {
                throw new Mistake("There is no phase \"" + code + "\".");
            }
        }
        return moment -> wanted.contains(moment.state().phase().code());
    }

    private static Predicate<Moment> can(String rest) {
        Set<String> kinds = kinds();
        if (!kinds.contains(rest)) {
            throw new Mistake("There is no action \"" + rest + "\"" + Spelling.hint(rest, kinds));
        }
        return moment -> moment.can(rest);
    }

    /** The words for actions. */
    static Set<String> kinds() {
        return ActionNotation.kinds().stream().map(ActionJson::type).collect(Collectors.toCollection(TreeSet::new));
    }
}
