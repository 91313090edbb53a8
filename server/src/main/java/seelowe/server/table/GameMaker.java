package seelowe.server.table;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.engine.Rule;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.match.SeriesTerms;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.opponents.Opponents;
import seelowe.protocol.dice.DiceSeed;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.OptionChanges;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.OptionNames;
import seelowe.protocol.record.DataDigest;
import seelowe.scenarios.GameData;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.store.GameRow;
import seelowe.server.store.GameStore;
import seelowe.server.store.GameStore.Also;
import seelowe.server.store.GameStore.NewGame;
import seelowe.server.store.GameStore.NewMatch;
import seelowe.server.store.MatchRow;
import seelowe.server.store.SeatRow;

/** Sets up new games, matches and series, and hands out the tokens of their seats. */
public final class GameMaker {
    private final Editions editions;
    private final GameStore store;
    private final Clock clock;

    public GameMaker(Editions editions, GameStore store, Clock clock) {
        this.editions = editions;
        this.store = store;
        this.clock = clock;
    }

    /**
     * A game just made.
     *
     * @param token of the seat
     * @param watchToken of a seat that only watches; null where onlookers are invited
     * @param commitment of the dice
     * @param links that invite the other player and onlookers, where two people play
     */
    public record Made(
            String game, Role role, String token, @Nullable String watchToken, String commitment, List<Link> links) {
        public Made {
            links = List.copyOf(links);
        }
    }

    /** A match just made, with its games in the order of boards. */
    public record MadeMatch(String match, List<Made> games) {
        public MadeMatch {
            games = List.copyOf(games);
        }
    }

    /** A series just made, with its matches in their order. */
    public record MadeSeries(String series, List<MadeMatch> matches) {
        public MadeSeries {
            matches = List.copyOf(matches);
        }
    }

    public Made game(GameOrder order) {
        return game(order, Also.NOTHING);
    }

    /** @param also what is kept together with the game */
    public Made game(GameOrder order, Also also) {
        Draft draft = draft(order, null, 0);
        store.create(draft.game(), also);
        return draft.made();
    }

    /** A game that goes on from the first actions of a record. */
    public Made resumed(GameOrder order, ResumedGame resumed) {
        Draft draft = draft(order, null, 0, resumed);
        store.create(draft.game(), Also.NOTHING);
        return draft.made();
    }

    public MadeMatch match(GameOrder order, Contest contest) {
        return match(order, contest, Also.NOTHING);
    }

    /** @param also what is kept together with the match */
    public MadeMatch match(GameOrder order, Contest contest, Also also) {
        MatchDraft draft = match(order, contest, null, 0);
        store.create(List.of(draft.match()), also);
        return draft.made();
    }

    public MadeSeries series(GameOrder order, Contest contest) {
        return series(order, contest, Also.NOTHING);
    }

    /**
     * [15.33] A match of each of three scenarios; that of the order is not asked for.
     *
     * @param also what is kept together with the series
     */
    @Rule("R15.33")
    public MadeSeries series(GameOrder order, Contest contest, Also also) {
        String id = Tokens.id();
        List<MatchDraft> drafts = new ArrayList<>();
        for (String scenario : SeriesTerms.SCENARIOS) {
            drafts.add(match(order.of(scenario), contest, id, drafts.size() + 1));
        }
        store.create(drafts.stream().map(MatchDraft::match).toList(), also);
        return new MadeSeries(id, drafts.stream().map(MatchDraft::made).toList());
    }

    private record MatchDraft(NewMatch match, MadeMatch made) {}

    private MatchDraft match(GameOrder order, Contest contest, @Nullable String series, int number) {
        Scenario scenario = scenario(order);
        MatchRow match = new MatchRow(
                Tokens.id(),
                scenario.code(),
                changes(scenario, OptionChanges.apply(order.options(), scenario)),
                Values.word(contest.mode()),
                contest.first(),
                contest.second(),
                series,
                number,
                clock.millis());
        List<Draft> drafts = List.of(draft(order, match.id(), 1), draft(order.exchanged(), match.id(), 2));
        return new MatchDraft(
                new NewMatch(match, drafts.stream().map(Draft::game).toList()),
                new MadeMatch(match.id(), drafts.stream().map(Draft::made).toList()));
    }

    private record Draft(NewGame game, Made made) {}

    private Draft draft(GameOrder order, @Nullable String match, int board) {
        Scenario scenario = scenario(order);
        GameState start = RuleBook.begin(scenario, OptionChanges.apply(order.options(), scenario));
        return draft(order, match, board, ResumedGame.none(start));
    }

    private Draft draft(GameOrder order, @Nullable String match, int board, ResumedGame resumed) {
        demandOpponent(order);
        GameState start = resumed.start();
        Edition edition = edition(order);
        editions.keep(edition);
        DiceSeed seed = DiceSeed.random();
        GameRow row = new GameRow(
                Tokens.id(),
                start.scenario().code(),
                changes(start.scenario(), start.options()),
                DataDigest.of(start.scenario()).sha256(),
                order.mode(),
                order.player(Side.GERMAN),
                order.player(Side.BRITISH),
                Tokens.seed(),
                seed.reveal(),
                resumed.startText(),
                resumed.branchedFrom(),
                resumed.entries().size(),
                match,
                board,
                start.options().rulesVersion().number(),
                clock.millis(),
                edition.id(),
                edition.hash(),
                order.clockText(),
                null);
        String token = Tokens.fresh();
        @Nullable String watchToken = order.isNet() ? null : Tokens.fresh();
        List<Link> links = order.isNet() && board < 2 ? links(row.id(), order) : List.of();
        Made made = new Made(row.id(), order.role(), token, watchToken, seed.commitment(), links);
        NewGame game = new NewGame(
                row,
                Entries.progress(resumed.state(), clock.millis()),
                seats(made, order),
                links.stream().map(Link::row).toList(),
                resumed.rows(row.id(), clock.millis()));
        return new Draft(game, made);
    }

    /** Of a match the first board's links open both boards. */
    private List<Link> links(String game, GameOrder order) {
        Role mine = order.role();
        List<Link> links = new ArrayList<>();
        if (order.other() == null) {
            links.add(Link.fresh(game, LinkKind.SEAT, mine.opposite(), mine, order.person(), clock.millis()));
        }
        links.add(Link.fresh(game, LinkKind.WATCH, Role.SPECTATOR, mine, order.person(), clock.millis()));
        return links;
    }

    /** Who is known to sit on the other side takes up his seat when he comes: nobody has its token. */
    private static List<SeatRow> seats(Made made, GameOrder order) {
        List<SeatRow> seats = new ArrayList<>();
        seats.add(SeatRow.of(Tokens.hash(made.token()), made.game(), made.role().word(), order.person()));
        if (made.watchToken() != null) {
            seats.add(SeatRow.of(Tokens.hash(made.watchToken()), made.game(), Role.SPECTATOR.word(), null));
        }
        if (order.other() != null) {
            seats.add(SeatRow.of(
                    Tokens.hash(Tokens.fresh()),
                    made.game(),
                    made.role().opposite().word(),
                    order.other()));
        }
        return seats;
    }

    private static void demandOpponent(GameOrder order) {
        if (order.needsComputer() && !Opponents.isOffered(order.opponent())) {
            String known = Opponents.all().stream().map(Opponents.Kind::name).collect(Collectors.joining(", "));
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_OPPONENT,
                    "opponent",
                    "There is no opponent \"" + order.opponent() + "\"; choose one of: " + known + ".");
        }
    }

    private Edition edition(GameOrder order) {
        @Nullable Edition wanted = order.edition();
        return wanted == null ? editions.home() : wanted;
    }

    private Scenario scenario(GameOrder order) {
        GameData data = edition(order).data();
        String code = order.scenario();
        Scenario scenario = data.scenario(code);
        if (scenario == null) {
            String known = data.scenarios().stream().map(Scenario::code).collect(Collectors.joining(", "));
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_SCENARIO,
                    "scenario",
                    "There is no scenario \"" + code + "\"; choose one of: " + known + ".");
        }
        return scenario;
    }

    private static String changes(Scenario scenario, GameOptions options) {
        return Json.text(OptionChanges.write(OptionNames.changes(options, scenario.rules())));
    }
}
