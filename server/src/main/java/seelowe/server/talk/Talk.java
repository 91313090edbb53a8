package seelowe.server.talk;

import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.ValueReader;
import seelowe.protocol.notation.Names;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.store.Database;
import seelowe.server.store.StoreException;
import seelowe.server.table.Announcement;
import seelowe.server.table.Feature;
import seelowe.server.table.Screen;
import seelowe.server.table.Visit;
import seelowe.server.table.WorkPlaces;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Talk at the tables of two people, and what they show each other on the map. The games know nothing of it: it is no change and no part of a record. */
public final class Talk implements Feature {
    private static final int MOST_FOR_NEWCOMERS = 50;
    private static final int MOST_LOOKED_UP = 200;
    private static final String TEXT = "text";
    private static final String FROM = "from";
    private static final String TO = "to";

    private final TalkStore store;
    private final Ignored ignored;
    private final People people;
    private final Limits limits;
    private final Clock clock;

    public Talk(Database database, Ignored ignored, People people, Limits limits, Clock clock) {
        this.store = new TalkStore(database);
        this.ignored = ignored;
        this.people = people;
        this.limits = limits;
        this.clock = clock;
    }

    /** Somebody who wants to say or show something. */
    private record Speaker(Person person, Circle circle, Hearing hearing) {}

    @Override
    public void addTo(Messages<Visit> messages) {
        messages.add("say", this::say, TEXT);
        messages.add("talk", this::talk);
        messages.add("mark", this::mark, FROM, TO);
    }

    static boolean isAt(Visit visit) {
        return visit.table().row().mode().equals("net");
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        if (!isAt(visit)) {
            return;
        }
        Hearing hearing = Hearing.at(visit.table(), store);
        Circle circle = hearing.circle(visit.screen());
        Optional<Person> person = person(visit.screen());
        ObjectNode talk = hello.putObject("talk");
        if (circle != null) {
            talk.put("circle", circle.word());
        }
        talk.put("speaks", circle != null && person.isPresent());
        person.ifPresent(known -> talk.put("you", Remark.who(visit.table().row().id(), known.id())));
        write(visit, hearing, MOST_FOR_NEWCOMERS, talk);
    }

    private Optional<Person> person(Screen screen) {
        return screen.person().flatMap(people::person);
    }

    private void write(Visit visit, Hearing hearing, int most, ObjectNode node) {
        ArrayNode said = node.putArray("said");
        for (Remark remark : latest(visit, hearing, most)) {
            said.add(remark.json());
        }
    }

    private List<Remark> latest(Visit visit, Hearing hearing, int most) {
        String game = visit.table().row().id();
        Set<String> unheard = visit.screen().person().map(ignored::unheardBy).orElse(Set.of());
        return store.latest(game, hearing.heard(visit.screen()), most).stream()
                .filter(remark -> !unheard.contains(remark.person()))
                .toList();
    }

    /** All that is kept and that this screen may read. */
    private void talk(Visit visit, Request request, ObjectNode answer) {
        demandTalk(visit);
        write(visit, Hearing.at(visit.table(), store), MOST_LOOKED_UP, answer);
    }

    private void say(Visit visit, Request request, ObjectNode answer) {
        Speaker speaker = speaker(visit);
        String words = TalkText.of(request.text(TEXT), TEXT);
        limits.admit(speaker.person().id(), "", Kind.CHAT);
        Remark remark = keep(new Remark(
                visit.table().row().id(),
                speaker.circle(),
                0,
                speaker.person().id(),
                speaker.person().name(),
                visit.screen().role().word(),
                words,
                clock.millis()));
        ObjectNode message = Json.object().put("type", "said");
        message.setAll(remark.json());
        visit.table().announce(Announcement.to(hearers(speaker), message));
        answer.put("number", remark.number());
    }

    /** The disk is waited for without keeping others from their work; the game's own lock is not held. */
    private Remark keep(Remark remark) {
        WorkPlaces.HERE.leave();
        try {
            return store.add(remark);
        } catch (StoreException failure) {
            throw new JsonMistake(MistakeCode.CANNOT_STORE, "", "It was not said: " + failure.getMessage() + ".");
        } finally {
            WorkPlaces.HERE.comeBack();
        }
    }

    /** Shows a hex, or an arrow from one to another, to the circle; nothing of it is kept. */
    private void mark(Visit visit, Request request, ObjectNode answer) {
        Speaker speaker = speaker(visit);
        String from = hex(visit, request.field(FROM), FROM);
        JsonNode to = request.optional(TO);
        String end = to == null ? null : hex(visit, to, TO);
        limits.admit(speaker.person().id(), "", Kind.CHAT);
        ObjectNode message = Json.object()
                .put("type", "mark")
                .put("circle", speaker.circle().word())
                .put(
                        "who",
                        Remark.who(visit.table().row().id(), speaker.person().id()))
                .put("name", speaker.person().name())
                .put("role", visit.screen().role().word())
                .put(FROM, from);
        if (end != null && !end.equals(from)) {
            message.put(TO, end);
        }
        visit.table().announce(Announcement.to(hearers(speaker), message));
    }

    private static String hex(Visit visit, JsonNode node, String field) {
        Names names = visit.table().names();
        return names.hex(new ValueReader(names).hex(node, field));
    }

    private Predicate<Screen> hearers(Speaker speaker) {
        Set<String> deaf = ignored.deafTo(speaker.person().id());
        return screen -> speaker.hearing().heard(screen).contains(speaker.circle())
                && screen.person().filter(deaf::contains).isEmpty();
    }

    private Speaker speaker(Visit visit) {
        demandTalk(visit);
        Hearing hearing = Hearing.at(visit.table(), store);
        @Nullable Circle circle = hearing.circle(visit.screen());
        if (circle == null) {
            throw no("You play in this game: speak at your own seat.");
        }
        Person person = person(visit.screen())
                .orElseThrow(() -> no("Say who you are first: open the link once more and give a name."));
        return new Speaker(person, Objects.requireNonNull(circle), hearing);
    }

    private static void demandTalk(Visit visit) {
        if (!isAt(visit)) {
            throw no("There is talk where two people play from two places.");
        }
    }

    private static JsonMistake no(String why) {
        return new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", why);
    }
}
