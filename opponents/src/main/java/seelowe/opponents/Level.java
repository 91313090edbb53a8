package seelowe.opponents;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import seelowe.opponents.play.Opponent;
import seelowe.opponents.play.Pace;
import seelowe.opponents.steady.Manner;
import seelowe.opponents.steady.Temper;

/**
 * How good an opponent is. Where he has a character, there is one of him for each; the one that goes by the book bears the level's own
 * name.
 */
public record Level(String name, String title, String description, boolean hasCharacter, Maker maker) {
    /** Makes one for one side of one game, who goes by such a manner and pace if he knows them at all. */
    public interface Maker {
        Opponent make(long seed, Manner manner, Pace pace);
    }

    /** One of the level: his character, and the kind of opponent that he is. */
    public record Figure(Temper temper, Opponents.Kind kind) {}

    /** The book's own first. */
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (Temper temper : Temper.values()) {
            if (hasCharacter || temper == Temper.BY_THE_BOOK) {
                figures.add(new Figure(temper, kind(temper)));
            }
        }
        return figures;
    }

    private Opponents.Kind kind(Temper temper) {
        Manner manner = temper.of(Manner.STANDARD);
        if (temper == Temper.BY_THE_BOOK) {
            return new Opponents.Kind(name, title, description, (seed, pace) -> maker.make(seed, manner, pace));
        }
        String word = temper.name().toLowerCase(Locale.ROOT);
        return new Opponents.Kind(
                name + "-" + word,
                title + ", " + word,
                description + " " + temper.description(),
                (seed, pace) -> maker.make(seed, manner, pace));
    }
}
