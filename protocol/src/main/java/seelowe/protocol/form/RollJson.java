package seelowe.protocol.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import seelowe.engine.board.Ids;
import seelowe.engine.event.CampaignEvent;
import seelowe.engine.event.Event;
import seelowe.engine.state.Combat;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Place;
import seelowe.engine.term.DiePurpose;
import seelowe.protocol.notation.EventSentences;
import seelowe.protocol.notation.Names;
import seelowe.protocol.words.RollWords;
import seelowe.protocol.words.Saying;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The dice of an action as people look at them: thrown for one thing, what each meant, what they came to and whom they touched. What
 * comes without a die but is as much of an occasion, the Home Guard and partisans, stands among them.
 */
public final class RollJson {
    /** A die and the events up to the next. */
    private record Throw(Event.DieRolled die, List<Event> effects) {}

    private final GameState before;
    private final Names names;
    private final ArrayNode rolls = Json.array();

    private RollJson(GameState before, Names names) {
        this.before = before;
        this.names = names;
    }

    /**
     * @param events as the reader may know them
     * @param before where the units were that the dice were thrown for
     */
    public static ArrayNode write(List<Event> events, GameState before, Names names) {
        RollJson form = new RollJson(before, names);
        form.rolls(events);
        form.occasions(events);
        return form.rolls;
    }

    private void rolls(List<Event> events) {
        List<Throw> together = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.DieRolled die) {
                if (!together.isEmpty() && together.get(0).die().purpose() != die.purpose()) {
                    add(together);
                    together.clear();
                }
                together.add(new Throw(die, new ArrayList<>()));
            } else if (!together.isEmpty()) {
                together.get(together.size() - 1).effects().add(event);
            }
        }
        if (!together.isEmpty()) {
            add(together);
        }
    }

    private void add(List<Throw> together) {
        DiePurpose purpose = together.get(0).die().purpose();
        ObjectNode node = begin(Values.word(purpose), RollWords.of(purpose));
        String sum =
                RollWords.sum(purpose, together.stream().map(Throw::effects).toList());
        node.put("text", sum.isEmpty() ? sentences(together) : where(purpose) + sum);
        ArrayNode dice = node.putArray("dice");
        ArrayNode hexes = node.putArray("hexes");
        for (Throw each : together) {
            boolean hit = RollWords.isHit(purpose, each.effects());
            ObjectNode die = dice.addObject().put("face", each.die().face());
            if (each.die().subject() >= 0) {
                die.set("unit", Values.unit(each.die().subject(), names));
            }
            die.put("hit", hit).put("text", RollWords.face(purpose, each.effects()));
            if (hit) {
                where(each).forEach(hex -> hexes.add(names.hex(hex)));
            }
        }
    }

    private ObjectNode begin(String purpose, Saying words) {
        return rolls.addObject()
                .put("purpose", purpose)
                .put("title", words.title())
                .put("rule", words.rule());
    }

    /** Of several fights in a row one wants to know which is meant. */
    private String where(DiePurpose purpose) {
        @Nullable Combat fight = before.combat();
        return purpose == DiePurpose.COMBAT && fight != null
                ? "Attack on " + new EventSentences(names).hexes(fight.targets()) + ". "
                : "";
    }

    /** What the log says of it. */
    private String sentences(List<Throw> together) {
        EventSentences words = new EventSentences(names);
        List<String> said = together.stream()
                .flatMap(each -> each.effects().stream().limit(1))
                .map(words::sentence)
                .toList();
        return said.isEmpty() ? "" : String.join("; ", said) + ".";
    }

    /** The hexes on the map that a die touched. */
    private List<Integer> where(Throw each) {
        if (each.die().subject() >= 0) {
            int place = before.place(each.die().subject());
            return Place.isHex(place) ? List.of(place) : List.of();
        }
        if (each.die().purpose() == DiePurpose.COMBAT && before.combat() != null) {
            return list(before.combat().targets());
        }
        Optional<Event> town = each.effects().stream()
                .filter(CampaignEvent.TownRolled.class::isInstance)
                .findFirst();
        return town.map(event -> city(((CampaignEvent.TownRolled) event).city()))
                .orElse(List.of());
    }

    private List<Integer> city(int city) {
        List<Integer> hexes = new ArrayList<>();
        for (int hex : before.map().cities().get(city).hexes()) {
            hexes.add(hex);
        }
        return hexes;
    }

    private static List<Integer> list(Ids hexes) {
        return java.util.Arrays.stream(hexes.toArray()).boxed().toList();
    }

    /** No die is thrown for these. */
    private void occasions(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Event.HomeGuardRaised raised) {
                occasion("home-guard", new Saying("Home Guard", "", "14.1"), event, list(raised.hexes()));
            } else if (event instanceof Event.PartisanPlaced placed) {
                occasion("partisan", new Saying("Partisans", "", "12.8"), event, List.of(placed.hex()));
            }
        }
    }

    private void occasion(String kind, Saying words, Event event, List<Integer> hexes) {
        ObjectNode node = begin(kind, words);
        node.put("text", kind.equals("home-guard") ? raised(hexes.size()) : sentence(event));
        node.putArray("dice");
        ArrayNode places = node.putArray("hexes");
        hexes.forEach(hex -> places.add(names.hex(hex)));
    }

    private String sentence(Event event) {
        return new EventSentences(names).sentence(event) + ".";
    }

    private static String raised(int hexes) {
        return "The Home Guard stands to in " + hexes + (hexes == 1 ? " hex." : " hexes.");
    }
}
