package seelowe.protocol.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import seelowe.engine.force.Side;
import seelowe.protocol.form.RuleJson;
import seelowe.protocol.position.PositionException;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.GameData;
import seelowe.scenarios.learning.CardFile;
import seelowe.scenarios.text.Card;
import seelowe.scenarios.text.Position;
import seelowe.scenarios.text.Problems;
import seelowe.scenarios.text.Spelling;
import seelowe.scenarios.text.Words;

/** Understands the file of a lesson; names every mistake by its line. */
final class LessonReader {
    private static final Words<Side> SIDES = Words.of("side", Side.values());
    private static final Pattern GESTURE = Pattern.compile("\\{([^}]*)\\}");
    /** What a hand does: the page knows what it is called on this screen. */
    private static final List<String> GESTURES = List.of("click", "Click", "ask", "zoom");

    private final GameData data;
    private final Problems problems;
    private final CardFile file;
    private final Set<String> ids = new TreeSet<>();
    private boolean sound = true;

    private LessonReader(CardFile file, GameData data, Problems problems) {
        this.file = file;
        this.data = data;
        this.problems = problems;
    }

    static Optional<Lesson> read(CardFile file, GameData data, Problems problems) {
        return new LessonReader(file, data, problems).lesson();
    }

    private Optional<Lesson> lesson() {
        List<Card> cards = file.cards();
        if (cards.isEmpty() || !cards.get(0).word().equals("lesson")) {
            problems.add(file, "A lesson begins with a line \"lesson\" and its title.");
            return Optional.empty();
        }
        Card head = cards.get(0);
        demand(
                !head.title().isEmpty() && !head.text().isEmpty(),
                head,
                "A lesson has a title and says what it is about.");
        String scenario = head.value("scenario");
        demand(data.scenario(scenario) != null, head, "There is no scenario \"" + scenario + "\".");
        @Nullable Side side = SIDES.read(head.value("side"), head, problems);
        String position = position(head);
        List<Chapter> chapters = chapters(cards.subList(1, cards.size()));
        return side == null || !sound
                ? Optional.empty()
                : Optional.of(new Lesson(file.name(), head.title(), head.text(), scenario, side, position, chapters));
    }

    private String position(Card head) {
        Card.@Nullable Field position = head.field("position");
        if (position == null) {
            return "";
        }
        try {
            String code =
                    PositionText.parse(position.unbroken(), data).scenario().code();
            demand(code.equals(head.value("scenario")), position, "This is a position of another scenario.");
        } catch (PositionException wrong) {
            fault(position, String.valueOf(wrong.getMessage()));
        }
        return position.unbroken();
    }

    private List<Chapter> chapters(List<Card> cards) {
        List<Chapter> chapters = new ArrayList<>();
        String title = "";
        List<Step> steps = new ArrayList<>();
        for (Card card : cards) {
            if (card.word().equals("chapter")) {
                add(title, steps, chapters);
                title = card.title();
                steps = new ArrayList<>();
                demand(!title.isEmpty(), card, "A chapter has a title.");
            } else if (card.word().equals("step")) {
                demand(!title.isEmpty(), card, "A step belongs into a chapter. Put a line \"chapter\" above.");
                steps.add(step(card));
            } else {
                fault(card, "A file of this folder holds one lesson.");
            }
        }
        add(title, steps, chapters);
        demand(!chapters.isEmpty(), file, "A lesson has chapters and steps.");
        return chapters;
    }

    private static void add(String title, List<Step> steps, List<Chapter> chapters) {
        if (!steps.isEmpty()) {
            chapters.add(new Chapter(title, steps));
        }
    }

    private Step step(Card card) {
        demand(
                card.title().matches("[a-z0-9-]+") && ids.add(card.title()),
                card,
                "A step has a name of its own, of small letters: \"step land\".");
        demand(
                !card.value("title").isEmpty() && !card.text().isEmpty(),
                card,
                "A step has a title and says something.");
        gestures(card);
        String rule = card.value("rule");
        demand(
                rule.isEmpty() || !RuleJson.cited(rule, data.rules()).isEmpty(),
                card,
                "There is no rule \"" + rule + "\".");
        String show = card.value("show");
        demand(
                show.isEmpty() || When.kinds().contains(show),
                card,
                "There is no action \"" + show + "\"" + Spelling.hint(show, When.kinds()));
        return new Step(
                card.title(),
                card.value("title"),
                card.text(),
                rule,
                when(card),
                isSet(card, "read"),
                isSet(card, "first"),
                show,
                touch(card));
    }

    private Predicate<Moment> when(Card card) {
        Card.@Nullable Field when = card.field("when");
        if (when == null) {
            fault(card, "The field \"when\" is missing: when is this step due?");
            return moment -> false;
        }
        try {
            return When.read(when.value());
        } catch (When.Mistake wrong) {
            fault(when, String.valueOf(wrong.getMessage()));
            return moment -> false;
        }
    }

    private boolean isSet(Card card, String name) {
        demand(
                card.field(name) == null || card.value(name).equals("yes"),
                card,
                "\"" + name + "\" says yes or is left out.");
        return card.field(name) != null;
    }

    private List<String> touch(Card card) {
        List<String> touch = card.value("touch").isEmpty()
                ? List.of()
                : Arrays.asList(card.value("touch").split(" +"));
        for (String part : touch) {
            demand(
                    Step.PARTS.contains(part),
                    card,
                    "\"" + part + "\" is no part of the page. Write " + Spelling.list(Step.PARTS) + ".");
        }
        demand(!touch.isEmpty() || isSet(card, "read"), card, "What does this step speak of? Say it with \"touch\".");
        return touch;
    }

    private void gestures(Card card) {
        Matcher gesture = GESTURE.matcher(card.text());
        while (gesture.find()) {
            demand(
                    GESTURES.contains(gesture.group(1)),
                    card,
                    "\"{" + gesture.group(1) + "}\" is no gesture. Write " + Spelling.list(GESTURES) + ".");
        }
    }

    private void demand(boolean held, Position at, String otherwise) {
        if (!held) {
            fault(at, otherwise);
        }
    }

    private void fault(Position at, String message) {
        sound = false;
        problems.add(at, message);
    }
}
