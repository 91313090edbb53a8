package seelowe.protocol.notation;

import java.util.Locale;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.Place;
import seelowe.protocol.words.BoxWords;

/** How sentences speak of counters, hexes and towns. */
final class Vocabulary {
    private final Scenario scenario;
    private final Names names;

    Vocabulary(Names names) {
        this.scenario = names.scenario();
        this.names = names;
    }

    String unit(int unit) {
        if (unit == Names.UNKNOWN) {
            return "a counter face down";
        }
        Unit counter = scenario.unit(unit);
        return counter.name() + " (" + counter.factors() + ")";
    }

    String units(Ids units) {
        return list(units, this::unit);
    }

    String hex(int hex) {
        @Nullable String name = scenario.map().placeName(hex);
        return names.hex(hex) + (name == null ? "" : " " + name);
    }

    String hexes(Ids hexes) {
        return list(hexes, this::hex);
    }

    String city(int city) {
        return scenario.map().cities().get(city).name();
    }

    String cities(Ids cities) {
        return list(cities, this::city);
    }

    String place(int place) {
        return Place.isHex(place) ? hex(place) : BoxWords.of(place);
    }

    /** Points that are counted in halves. */
    static String points(int halves) {
        return halves == 2 ? "1 point" : halves / 2 + (halves % 2 == 0 ? "" : ".5") + " points";
    }

    /** So many of a thing: 1 point, 3 points. */
    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** A verb as one or several do it. */
    static String verb(Ids who, String one, String several) {
        return " " + (who.size() == 1 ? one : several) + " ";
    }

    static String words(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String list(Ids members, IntFunction<String> name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < members.size(); i++) {
            text.append(i == 0 ? "" : i == members.size() - 1 ? " and " : ", ").append(name.apply(members.get(i)));
        }
        return text.toString();
    }
}
