package seelowe.server.standing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import seelowe.engine.force.Side;
import seelowe.engine.game.Point;
import seelowe.engine.game.RuleBook;
import seelowe.engine.state.GameState;
import seelowe.opponents.play.Decision;
import seelowe.opponents.play.SeatedOpponent;
import seelowe.opponents.standing.Reaction;
import seelowe.opponents.standing.StandingRule;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.service.Change;
import seelowe.protocol.service.Messages;
import seelowe.protocol.service.StandingOrder;
import seelowe.server.store.Database;
import seelowe.server.store.GameRow;
import seelowe.server.table.Feature;
import seelowe.server.table.OnBehalf;
import seelowe.server.table.Table;
import seelowe.server.table.Tables;
import seelowe.server.table.Visit;

/**
 * Decides for players what they have ordered in advance, so that nobody waits for them. Each decision is tried again until it is done;
 * what cannot be done as ordered is left to the player, and so is what was taken back.
 */
public final class StandingOrders implements Feature, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(StandingOrders.class);
    private static final String TWO_AT_ONE_SCREEN = "hotseat";

    private final StandingStore store;
    private final Predicate<String> isRated;
    private final OnBehalf work;
    /** Where a game stands whose player is to be asked, whatever he has ordered. */
    private final Map<String, Point> left = new ConcurrentHashMap<>();

    private final List<Consumer<String>> asked = new CopyOnWriteArrayList<>();

    /** @param isRated whether a game counts: there the computer decides nothing for anybody */
    public StandingOrders(Database database, Tables tables, Predicate<String> isRated, int threadCount) {
        this.store = new StandingStore(database);
        this.isRated = isRated;
        this.work = new OnBehalf("standing-orders", threadCount, tables, this::decide, "a standing order waits");
    }

    /** Goes on where the server stopped. */
    public void begin() {
        work.callSoon(store::waiting);
    }

    /** Asks to be told of games whose player is to be asked after all. */
    public void tellWhenLeft(Consumer<String> words) {
        asked.add(words);
    }

    @Override
    public void addTo(Messages<Visit> messages) {
        new StandingMessages(store, isRated, this::given).addTo(messages);
    }

    private void given(Visit visit) {
        String game = visit.table().row().id();
        left.remove(game);
        work.call(game);
    }

    @Override
    public void changed(GameRow row, Change change) {
        if (row.mode().equals(TWO_AT_ONE_SCREEN)) {
            return;
        }
        if (change.kind() == Change.Kind.UNDO) {
            left.put(row.id(), change.after());
        } else if (change.kind() == Change.Kind.ACT) {
            left.remove(row.id());
            if (Reaction.of(change.after().state()).isPresent()) {
                work.call(row.id());
            }
        }
    }

    @Override
    public void released(GameRow row) {
        work.call(row.id());
    }

    @Override
    public void putAway(String game) {
        left.remove(game);
    }

    /** Whether what is to be decided now will be decided without asking anybody. */
    public boolean decides(String game, Point at) {
        return left.get(game) != at && order(game, at.state()).isPresent();
    }

    private Optional<StandingAnswer> order(String game, GameState state) {
        return Reaction.of(state)
                .flatMap(kind -> Optional.ofNullable(
                        store.of(game, RuleBook.decider(state)).get(kind)))
                .filter(order -> !order.isComputers() || !isRated.test(game));
    }

    /** Makes one decision; says whether there may be more. */
    private boolean decide(Table table) {
        String game = table.row().id();
        Change now = table.now();
        Point at = now.after();
        Optional<StandingAnswer> order =
                now.waits() != null || left.get(game) == at ? Optional.empty() : order(game, at.state());
        if (order.isEmpty()) {
            return false;
        }
        Side side = RuleBook.decider(at.state());
        Optional<Decision> decision = decision(table, side, at.state(), order.get());
        if (decision.isEmpty() || !play(table, side, decision.get(), at)) {
            left.put(game, at);
            asked.forEach(each -> each.accept(game));
            return false;
        }
        return true;
    }

    /** Empty if we are at a loss. */
    private static Optional<Decision> decision(Table table, Side side, GameState state, StandingAnswer order) {
        try {
            return Optional.of(order.rule()
                    .map(rule -> byRule(rule, state, side))
                    .orElseGet(() -> byComputer(table.row(), state, side)));
        } catch (RuntimeException bug) {
            LOG.error("Game {}: the standing order {} failed", table.row().id(), order.word(), bug);
            return Optional.empty();
        }
    }

    private static Decision byRule(StandingRule rule, GameState state, Side side) {
        return new Decision(rule.choose(state, side), StandingOrder.words(rule.words()));
    }

    private static Decision byComputer(GameRow row, GameState state, Side side) {
        SeatedOpponent computer = OnBehalf.computer(row, side);
        return new Decision(computer.decide(state).action(), StandingOrder.words(""));
    }

    /** Whether the rules allow it. */
    private static boolean play(Table table, Side side, Decision decision, Point at) {
        try {
            table.play(side, decision.action(), at, decision.why());
            return true;
        } catch (JsonMistake mistake) {
            if (mistake.code() != MistakeCode.REFUSED) {
                throw mistake;
            }
            LOG.warn("Game {}: a standing order is not allowed: {}", table.row().id(), mistake.getMessage());
            return false;
        }
    }

    @Override
    public void close() {
        work.close();
    }
}
