package seelowe.server.consent;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import seelowe.engine.action.Action;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Values;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Demands;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.Request;
import seelowe.server.consent.Proposal.What;
import seelowe.server.store.Database;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.table.Announcement;
import seelowe.server.table.Feature;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What one side of a game of two people asks of the other: a draw, to take something back, that others may watch. It waits until it is answered, over days and restarts;
 * what was to be taken back lapses when the game goes on.
 */
public final class Consents implements Feature {
    private static final String WHAT = "what";
    private static final String ACTIONS = "actions";

    private final ProposalStore store;
    private final GameStore games;
    private final Tables tables;
    private final Consumer<String> publish;
    private final Clock clock;
    private volatile Asked asked = (game, by, what) -> {};
    /** Of games in memory. */
    private final Map<String, List<Proposal>> open = new ConcurrentHashMap<>();
    /** What was declined and is not asked again before somebody has decided something. */
    private final Map<String, Set<String>> declined = new ConcurrentHashMap<>();

    /** @param publish opens a game to all who like to watch */
    public Consents(Database database, GameStore games, Tables tables, Consumer<String> publish, Clock clock) {
        this.store = new ProposalStore(database);
        this.games = games;
        this.tables = tables;
        this.publish = publish;
        this.clock = clock;
    }

    /** Hears of each proposal: of which game, by which side, and what as it is said. */
    public interface Asked {
        void asked(String game, Side by, String what);
    }

    public void tellWhenAsked(Asked listener) {
        asked = listener;
    }

    /** Whether a side's proposal waits for an answer. */
    public boolean stands(String game, Side by, String what) {
        return tables.at(game, this::of).stream()
                .anyMatch(each -> each.side() == by && Values.word(each.what()).equals(what));
    }

    @Override
    public void addTo(Messages<Visit> messages) {
        messages.add("propose", this::propose, WHAT, ACTIONS);
        messages.add("agree", this::agree, WHAT, ACTIONS);
        messages.add("decline", this::decline, WHAT);
    }

    @Override
    public void greet(Visit visit, ObjectNode hello) {
        List<Proposal> waiting = of(visit.table());
        if (!waiting.isEmpty()) {
            hello.set("proposals", json(waiting));
        }
    }

    /** Those that still make sense. */
    private List<Proposal> of(Table table) {
        GameRow row = table.row();
        if (!row.mode().equals("net") || table.state().result() != null) {
            return List.of();
        }
        int actions = table.now().after().actions();
        return open.computeIfAbsent(row.id(), store::of).stream()
                .filter(each -> each.what() != What.TAKE_BACK || each.stood() == actions)
                .toList();
    }

    private static ArrayNode json(List<Proposal> proposals) {
        ArrayNode all = Json.array();
        proposals.forEach(each -> each.json(all.addObject()));
        return all;
    }

    private void propose(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        Table table = visit.table();
        What what = Words.read(What.class, request.text(WHAT), WHAT);
        if (!games.isShared(table.row().id())) {
            throw refused("Nobody has the other seat now.");
        }
        if (declined.getOrDefault(table.row().id(), Set.of()).contains(mark(side, what))) {
            throw refused("That was declined; ask again when the game has gone on.");
        }
        Proposal proposal = proposal(side, what, table, request);
        boolean bothAsk = of(table).stream()
                .anyMatch(each -> each.side() != side && each.what() == what && what != What.TAKE_BACK);
        if (bothAsk) {
            carryOut(table, find(table, side.enemy(), what));
            return;
        }
        store.put(table.row().id(), proposal, clock.millis());
        forget(table);
        tell(table, proposal, "asked");
        asked.asked(table.row().id(), side, Values.word(what));
    }

    private static Proposal proposal(Side side, What what, Table table, Request request) {
        Point now = table.now().after();
        if (what != What.TAKE_BACK) {
            return new Proposal(side, what, now.actions(), now.actions());
        }
        if (table.row().matchId() != null) {
            throw refused("In a match what was played stands: the other board may have gone by it.");
        }
        int first = table.row().imported();
        int last = now.actions() - 1;
        int wanted = request.has(ACTIONS) ? request.number(ACTIONS, 0, Math.max(0, last), 0) : beforeHisLast(now, side);
        if (last < first || wanted < first) {
            throw refused("There is nothing of yours to take back.");
        }
        return new Proposal(side, what, wanted, now.actions());
    }

    /** How many actions stood before the last one of a side; less than nothing if it has not decided anything. */
    private static int beforeHisLast(Point now, Side side) {
        for (int number = now.actions(); number > 0; number--) {
            if (now.at(number).side() == side) {
                return number - 1;
            }
        }
        return -1;
    }

    private void agree(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        What what = Words.read(What.class, request.text(WHAT), WHAT);
        Proposal proposal = find(visit.table(), side.enemy(), what);
        if (request.has(ACTIONS) && request.number(ACTIONS, 0, Integer.MAX_VALUE, 0) != proposal.actions()) {
            throw new JsonMistake(MistakeCode.STALE, "", "Meanwhile something else is asked; look at it again.");
        }
        carryOut(visit.table(), proposal);
    }

    private Proposal find(Table table, Side of, What what) {
        return of(table).stream()
                .filter(each -> each.side() == of && each.what() == what)
                .findFirst()
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.STALE,
                        "",
                        "That is not asked any more: it was withdrawn, or the game has gone on."));
    }

    private void carryOut(Table table, Proposal proposal) {
        Point at = table.now().after();
        switch (proposal.what()) {
            case DRAW -> {
                Change unused = table.play(RuleBook.decider(at.state()), new Action.AgreeDraw(), at, "");
            }
            case TAKE_BACK -> {
                Change unused = table.takeBack(proposal.side(), proposal.actions(), at);
            }
            case PUBLISH -> publish.accept(table.row().id());
        }
        end(table, proposal, "agreed");
    }

    /** The other side does not want to, or who asked thinks better of it. */
    private void decline(Visit visit, Request request, ObjectNode answer) {
        Side side = side(visit);
        What what = Words.read(What.class, request.text(WHAT), WHAT);
        Table table = visit.table();
        Optional<Proposal> own = of(table).stream()
                .filter(each -> each.side() == side && each.what() == what)
                .findFirst();
        if (own.isPresent()) {
            end(table, own.get(), "withdrawn");
            return;
        }
        Proposal asked = find(table, side.enemy(), what);
        declined.computeIfAbsent(table.row().id(), unused -> ConcurrentHashMap.newKeySet())
                .add(mark(asked.side(), what));
        end(table, asked, "declined");
    }

    private static String mark(Side side, What what) {
        return side + "/" + what;
    }

    private void end(Table table, Proposal proposal, String how) {
        store.remove(table.row().id(), proposal.side());
        forget(table);
        tell(table, proposal, how);
    }

    private void forget(Table table) {
        open.remove(table.row().id());
    }

    private void tell(Table table, Proposal news, String how) {
        ObjectNode message = Json.object().put("type", "proposals");
        message.set("proposals", json(of(table)));
        message.set("news", news.json(Json.object()).put("how", how));
        tables.announce(table.row().id(), Announcement.toAll(message));
    }

    /** Whatever is decided, the board is another: nobody is held to what he asked on the one before. */
    @Override
    public void changed(GameRow row, Change change) {
        if (change.kind() == Change.Kind.COMMENT) {
            return;
        }
        declined.remove(row.id());
        for (Proposal proposal : open.getOrDefault(row.id(), List.of())) {
            if (proposal.what() == What.TAKE_BACK && change.kind() == Change.Kind.ACT) {
                store.remove(row.id(), proposal.side());
                open.remove(row.id());
                tables.at(row.id(), table -> {
                    tell(table, proposal, "lapsed");
                    return table;
                });
            }
        }
    }

    @Override
    public void putAway(String game) {
        open.remove(game);
        declined.remove(game);
    }

    private static JsonMistake refused(String why) {
        return new JsonMistake(MistakeCode.REFUSED, Request.TYPE, why);
    }

    /** The side that says it, in a game of two that is on. */
    private static Side side(Visit visit) {
        Demands.gameOn(visit.table().state());
        boolean ofTwo = visit.table().row().mode().equals("net");
        return visit.screen()
                .role()
                .side()
                .filter(side -> ofTwo)
                .orElseThrow(() -> new JsonMistake(
                        MistakeCode.NOT_YOUR_SEAT, "", "Only a player of a game between two people says this."));
    }
}
