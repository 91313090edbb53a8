package seelowe.server.edit;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.game.Game;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.Scenario;
import seelowe.opponents.arena.ArenaGame;
import seelowe.opponents.arena.MatchUp;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.record.RecordWriter;
import seelowe.protocol.record.Recording;
import seelowe.protocol.service.Request;
import seelowe.scenarios.DataForms;
import seelowe.scenarios.edit.Draft;
import seelowe.scenarios.text.Settings;
import seelowe.server.edition.Edition;
import seelowe.server.edition.Editions;
import seelowe.server.http.Exchange;
import seelowe.server.http.Routes;
import seelowe.server.limit.Kind;
import seelowe.server.limit.Limits;
import seelowe.server.table.Tokens;
import tools.jackson.databind.node.ObjectNode;

/** An edition is tried at once: computers play it often, or its first Game-Turn to look at. */
public final class TrialRoutes implements Routes {
    private static final int FEWEST = 2;
    private static final int MOST = 50;
    private static final String USUAL = "steady";
    private static final String TRIALS = "/api/editions/{edition}/trials";

    private final Workshop workshop;
    private final Editions editions;
    private final Editors editors;
    private final Limits limits;
    private final Trials trials;

    TrialRoutes(Workshop workshop, Editions editions, Editors editors, Limits limits, Trials trials) {
        this.workshop = workshop;
        this.editions = editions;
        this.editors = editors;
        this.limits = limits;
        this.trials = trials;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post(TRIALS, this::begin);
        routes.get(
                TRIALS + "/{trial}",
                context -> Exchange.send(context, trial(context).json()));
        routes.delete(TRIALS + "/{trial}", context -> {
            Trial trial = trial(context);
            trial.stop();
            Exchange.send(context, trial.json());
        });
        routes.post("/api/editions/{edition}/first-turn", this::firstTurn);
    }

    private Trial trial(Context context) {
        editors.demand();
        return trials.find(context.pathParam("edition"), context.pathParam("trial"));
    }

    private Request body(Context context, String what, String... fields) {
        editors.demand();
        limits.admit(context, Kind.COMPUTER_GAME);
        return Exchange.body(context).allowOnly(what, fields);
    }

    private void begin(Context context) {
        Request body = body(context, "games to be played", "scenario", "games", "german", "british");
        String id = context.pathParam("edition");
        String code = body.text("scenario");
        int games = body.number("games", FEWEST, MOST, MOST);
        Scenario changed = scenario(editions.edition(id), code);
        Trial trial = trials.begin(
                id, changed, unchanged(id, code), games, body.text("german", USUAL), body.text("british", USUAL));
        context.status(202);
        Exchange.send(context, Json.object().put("trial", trial.id()).put("games", games));
    }

    private static Scenario scenario(Edition edition, String code) {
        @Nullable Scenario scenario = edition.data().scenario(code);
        if (scenario == null) {
            throw new JsonMistake(
                    MistakeCode.UNKNOWN_SCENARIO, "scenario", "This edition has no scenario \"" + code + "\".");
        }
        return scenario;
    }

    /** The scenario of this code without the edition, or that which it takes from. */
    private Optional<Scenario> unchanged(String id, String code) {
        @Nullable Scenario same = editions.home().data().scenario(code);
        if (same != null) {
            return Optional.of(same);
        }
        Draft draft = workshop.look(id);
        String folder = "";
        for (String each : DataForms.scenarios(draft.files())) {
            folder = setting(draft, each, "code").equals(code) ? each : folder;
        }
        String taken = folder.isEmpty() ? "" : setting(draft, folder, "takes");
        return taken.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(editions.home().data().scenario(setting(draft, taken, "code")));
    }

    private static String setting(Draft draft, String folder, String key) {
        String file = DataForms.settingsOf(folder);
        Settings.@Nullable Entry entry = draft.ownSettings(file)
                .getOrDefault(key, draft.settingsBeneath(file).get(key));
        return entry == null ? "" : entry.value();
    }

    private void firstTurn(Context context) {
        Request body = body(context, "the first Game-Turn", "scenario");
        Edition edition = editions.edition(context.pathParam("edition"));
        Scenario scenario = scenario(edition, body.text("scenario"));
        MatchUp matchUp = Trials.matchUp(
                scenario, 1, USUAL, USUAL, ThreadLocalRandom.current().nextLong());
        Recording recording = new Recording(Tokens.id(), USUAL, USUAL, null, 0, Map.of(), null, edition.carried());
        String record = RecordWriter.write(recording.record(played(matchUp)));
        ObjectNode answer = Json.object();
        answer.set("record", Json.parse(record));
        Exchange.send(context, answer);
    }

    private static Game played(MatchUp matchUp) {
        ArenaGame arena = new ArenaGame(matchUp, 0);
        while (!arena.isOver() && arena.state().turn() == 1) {
            arena.step();
        }
        List<Action> actions = arena.actions();
        Game game = new Game(matchUp.scenario(), matchUp.options(), Dice.seeded(matchUp.diceSeed(0)));
        actions.forEach(action -> game.play(RuleBook.decider(game.state()), action));
        return game;
    }
}
