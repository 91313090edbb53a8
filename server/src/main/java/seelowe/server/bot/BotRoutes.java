package seelowe.server.bot;

import static seelowe.server.http.Exchange.body;
import static seelowe.server.http.Exchange.send;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.people.People;
import seelowe.server.people.Person;
import seelowe.server.security.Happening;
import seelowe.server.security.SecurityLog;
import seelowe.server.store.SeatRow;
import seelowe.server.table.Tables;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Making a bot, giving it another token, ending it; and what a bot asks about itself. */
public final class BotRoutes implements Routes {
    private static final String BOT = "bot";
    private static final String NAME = "name";
    private static final String OWNER = "owner";
    private static final String REVOKED = "The token of this bot was revoked.";

    private final Bots bots;
    private final People people;
    private final Tables tables;
    private final Limits limits;
    private final SecurityLog log;

    public BotRoutes(Bots bots, People people, Tables tables, Limits limits, SecurityLog log) {
        this.log = log;
        this.bots = bots;
        this.people = people;
        this.tables = tables;
        this.limits = limits;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/bots", this::list);
        routes.post("/api/bots", this::make);
        routes.post("/api/bots/{bot}/token", this::renew);
        routes.delete("/api/bots/{bot}", this::end);
        routes.get("/api/bot", this::self);
    }

    private void list(Context context) {
        ObjectNode answer = Json.object();
        ArrayNode list = answer.putArray("bots");
        people.of(context).map(bots::of).orElse(List.of()).forEach(bot -> {
            ObjectNode node = list.addObject().put(BOT, bot.person()).put(NAME, bot.name());
            node.put("created", bot.createdAt());
            if (bot.seenAt() > 0) {
                node.put("seen", bot.seenAt());
            }
        });
        send(context, answer);
    }

    private void make(Context context) {
        var body = body(context).allowOnly("A bot", NAME, OWNER);
        Person owner = people.welcome(context, body.text(OWNER, ""));
        if (bots.isBot(owner.id())) {
            throw new JsonMistake(MistakeCode.NOT_YOUR_SEAT, "", "Bots belong to people; a bot has none of its own.");
        }
        limits.admit(context, Kind.BOT);
        Bots.Made made = bots.make(owner, body.text(NAME));
        note(context, "made", made.person());
        send(context.status(201), made(made));
    }

    private static ObjectNode made(Bots.Made made) {
        return Json.object().put(BOT, made.person()).put(NAME, made.name()).put("token", made.token());
    }

    private void renew(Context context) {
        List<SeatRow> opened = new ArrayList<>();
        Bots.Made made = bots.renew(own(context), opened);
        opened.forEach(seat -> tables.dismiss(seat, REVOKED));
        note(context, "token-made", made.person());
        send(context.status(201), made(made));
    }

    private void note(Context context, String what, String bot) {
        log.note(Happening.BOT, limits.address(context), "what", what, "person", bot);
    }

    private void end(Context context) {
        String bot = own(context).person();
        bots.end(bot).forEach(seat -> tables.dismiss(seat, REVOKED));
        note(context, "ended", bot);
        context.status(204);
    }

    private BotRow own(Context context) {
        Person owner = people.of(context)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT,
                        "",
                        "It is not known who you are: bots are looked after by who made them."));
        return bots.own(owner, context.pathParam(BOT));
    }

    /** Who comes with this token, and where it plays: what a bot needs when it starts again. */
    private void self(Context context) {
        Person bot = people.of(context)
                .filter(person -> bots.isBot(person.id()))
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.UNKNOWN_TOKEN,
                        "",
                        "Here a bot asks about itself: Authorization: Bearer and its token."));
        ObjectNode answer = Json.object().put(BOT, bot.id()).put(NAME, bot.name());
        ArrayNode games = answer.putArray("games");
        bots.places(bot.id())
                .forEach(place -> games.addObject()
                        .put("game", place.game())
                        .put("role", place.role())
                        .put("decides", place.decides()));
        send(context, answer);
    }
}
