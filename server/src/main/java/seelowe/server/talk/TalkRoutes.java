package seelowe.server.talk;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;
import static seelowe.server.http.Exchange.token;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.store.Database;
import seelowe.server.store.SeatRow;
import seelowe.server.store.SeatStore;
import seelowe.server.table.Role;
import seelowe.server.table.Screen;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Not hearing somebody, hearing him again, and telling the host of him. Whom one means is said as one meets him: by his side, or by what he is known by at the table. */
public final class TalkRoutes implements Routes {
    private static final int PASSAGE = 30;
    private static final String HOW = "how";
    private static final String WHY = "why";
    private static final String SIDE = "side";
    private static final String WHO = "who";

    private final TalkStore store;
    private final SeatStore seats;
    private final Ignored ignored;
    private final Reports reports;
    private final People people;
    private final Tables tables;
    private final Limits limits;

    public TalkRoutes(
            Database database, Ignored ignored, Reports reports, People people, Tables tables, Limits limits) {
        this.store = new TalkStore(database);
        this.seats = new SeatStore(database);
        this.ignored = ignored;
        this.reports = reports;
        this.people = people;
        this.tables = tables;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/ignored", this::list);
        routes.delete("/api/ignored/{ignored}", this::hear);
        routes.post("/api/games/{game}/ignored", this::ignore);
        routes.post("/api/games/{game}/reports", this::report);
    }

    private void list(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("ignored");
        people.of(context)
                .map(Person::id)
                .map(ignored::list)
                .orElse(List.of())
                .forEach(entry -> list.addObject()
                        .put("id", entry.id())
                        .put("name", entry.name())
                        .put(HOW, entry.how().word()));
        send(context, answer);
    }

    private void hear(Context context) {
        boolean heard = people.of(context)
                .filter(person -> ignored.hear(person.id(), context.pathParam("ignored")))
                .isPresent();
        if (!heard) {
            throw new JsonMistake(MistakeCode.BAD_VALUE, "", "There is nobody of this kind whom you do not hear.");
        }
        context.status(204);
    }

    private void ignore(Context context) {
        Seated asker = seated(context);
        Request body = body(context).allowOnly("Not to hear somebody", HOW, SIDE, WHO);
        Ignored.How how = Words.read(Ignored.How.class, body.text(HOW), HOW);
        Person other = meant(asker, body);
        ignored.ignore(asker.person().id(), other.id(), how);
        context.status(204);
    }

    private void report(Context context) {
        Seated asker = seated(context);
        Request body = body(context).allowOnly("A report", WHY, SIDE, WHO);
        String why = TalkText.of(body.text(WHY), WHY);
        Person about = meant(asker, body);
        limits.admit(context, asker.person().id(), Kind.REPORT);
        reports.add(asker.game(), asker.person(), about, why, passage(asker));
        context.status(204);
    }

    /** Somebody known who has a seat, or a chair to watch from. */
    private record Seated(String game, Person person, Screen screen) {}

    private Seated seated(Context context) {
        String game = context.pathParam("game");
        SeatRow seat = tables.seat(game, token(context));
        String asker = people.of(context).map(Person::id).orElse(null);
        Screen screen = new Screen(seat, asker);
        Person person = screen.person()
                .flatMap(people::person)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT,
                        "",
                        "Say who you are first: open the link once more and give a name."));
        return new Seated(game, person, screen);
    }

    private Person meant(Seated asker, Request body) {
        boolean bySide = body.has(SIDE);
        return (bySide
                        ? onSide(asker.game(), Words.read(Side.class, body.text(SIDE), SIDE))
                        : knownBy(asker.game(), body.text(WHO)))
                .filter(id -> !id.equals(asker.person().id()))
                .findFirst()
                .flatMap(people::person)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.BAD_VALUE, bySide ? SIDE : WHO, "There is nobody else of this kind at the table."));
    }

    private Stream<String> onSide(String game, Side side) {
        return seats.seats(game).stream()
                .filter(seat -> Role.parse(seat.role()).plays(side))
                .map(SeatRow::person)
                .filter(Objects::nonNull);
    }

    private Stream<String> knownBy(String game, String who) {
        return store.company(game).stream().filter(id -> Remark.who(game, id).equals(who));
    }

    /** What the one who reports could read of it, as lines. */
    private String passage(Seated asker) {
        return tables.at(
                asker.game(),
                table -> store.latest(asker.game(), Hearing.at(table, store).heard(asker.screen()), PASSAGE).stream()
                        .map(TalkRoutes::line)
                        .collect(Collectors.joining("\n")));
    }

    private static String line(Remark remark) {
        Instant at = Instant.ofEpochMilli(remark.at()).truncatedTo(ChronoUnit.SECONDS);
        return at + " " + remark.name() + " (" + remark.role() + "): " + remark.words();
    }
}
