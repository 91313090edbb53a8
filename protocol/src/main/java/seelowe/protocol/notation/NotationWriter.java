package seelowe.protocol.notation;

import java.util.function.IntFunction;
import seelowe.engine.board.Ids;

/** Puts words in a row, with a space between them. */
final class NotationWriter {
    /** A list without members. */
    static final String NONE = "()";

    private final Names names;
    private final StringBuilder text = new StringBuilder();

    NotationWriter(Names names) {
        this.names = names;
    }

    NotationWriter word(String word) {
        if (text.length() > 0) {
            text.append(' ');
        }
        text.append(word);
        return this;
    }

    NotationWriter number(int number) {
        return word(Integer.toString(number));
    }

    NotationWriter unit(int unit) {
        return word(names.unit(unit));
    }

    NotationWriter hex(int hex) {
        return word(names.hex(hex));
    }

    NotationWriter place(int place) {
        return word(names.place(place));
    }

    NotationWriter units(Ids units) {
        return list(units, names::unit);
    }

    NotationWriter hexes(Ids hexes) {
        return list(hexes, names::hex);
    }

    NotationWriter city(int city) {
        return word(names.city(city));
    }

    NotationWriter cities(Ids cities) {
        return list(cities, names::city);
    }

    NotationWriter numbers(Ids numbers) {
        return list(numbers, Integer::toString);
    }

    private NotationWriter list(Ids members, IntFunction<String> name) {
        word(members.isEmpty() ? NONE : "");
        for (int i = 0; i < members.size(); i++) {
            text.append(i == 0 ? "" : ",").append(name.apply(members.get(i)));
        }
        return this;
    }

    /** Every hex with the sign of the step that leads to it: {@code -3825-3724}. */
    NotationWriter path(char first, char further, Ids hexes) {
        word(Character.toString(first));
        for (int i = 0; i < hexes.size(); i++) {
            text.append(i == 0 ? "" : further).append(names.hex(hexes.get(i)));
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
