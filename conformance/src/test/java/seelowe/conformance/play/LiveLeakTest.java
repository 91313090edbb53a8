package seelowe.conformance.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.force.Side;
import seelowe.engine.game.RuleBook;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.engine.view.Viewer;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.position.PositionText;
import seelowe.scenarios.files.BuiltInData;
import seelowe.server.SeeloweServer;
import seelowe.server.ServerSettings;
import seelowe.server.edition.Material;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@link LeakTest} for what only the server says: two live games that differ only in what a seat may not know are listed, opened, handed
 * over, commented, recorded and deleted in the same words, to the byte.
 */
class LiveLeakTest {
    private static final int PAIRS = Integer.getInteger("leak.pairs", 8);
    private static final List<String> SCENARIOS = List.of("N", "H", "J", "LT");
    private static final int EVERY = 61;

    @TempDir
    Path folder;

    private int pairs;

    @Test
    @Tag("Q64")
    @Tag("R11.61a")
    void Q64_live_games_that_differ_only_in_secrets_tell_the_same() throws InterruptedException {
        Material material = new Material(BuiltInData.load(), List.of(BuiltInData.source()));
        try (SeeloweServer server = SeeloweServer.start(new ServerSettings(0, folder), material)) {
            for (int seed = 1; pairs < PAIRS; seed++) {
                RandomGame game = game(seed).playOut();
                int before = pairs;
                for (int at = seed % EVERY; at < game.steps().size() && pairs < before + 3; at += EVERY) {
                    compare(server.port(), game.steps().get(at).before());
                }
            }
        }
    }

    private static RandomGame game(int seed) {
        Scenario scenario = Built.scenario(SCENARIOS.get(seed % SCENARIOS.size()));
        GameOptions options = GameOptions.defaults(scenario.rules())
                .change()
                .fogOfWar(seed % 3 != 0)
                .germanFreeDeployment(seed % 3 != 1)
                .build();
        return RandomGame.northbound(scenario, options, seed);
    }

    /** Whoever decides, at a screen of his own or shared: what he may not know, nobody else at his table may before he sits there. */
    private void compare(int port, GameState state) throws InterruptedException {
        Side decider = RuleBook.decider(state);
        GameState disguised = Disguise.of(state, Viewer.of(decider));
        if (disguised.hash() == state.hash()) {
            return;
        }
        for (String mode : List.of("hotseat", "solo")) {
            LiveSeat one = LiveSeat.at(port, order(state, mode, decider));
            LiveSeat other = LiveSeat.at(port, order(disguised, mode, decider));
            if (one == null || other == null) {
                return;
            }
            String side = Values.word(decider);
            List<String> first = everything(one, side);
            assertThat(everything(other, side))
                    .as("%s, %s", mode, state.phase())
                    .isEqualTo(first);
            assertThat(first).hasSizeGreaterThan(15);
        }
        pairs++;
    }

    private static String order(GameState state, String mode, Side side) {
        ObjectNode order =
                Json.object().put("position", PositionText.format(state)).put("mode", mode);
        if (mode.equals("solo")) {
            order.put("side", Values.word(side)).put("opponent", "recruit");
        }
        return Json.text(order);
    }

    private static List<String> everything(LiveSeat seat, String side) throws InterruptedException {
        String game = "/api/games/" + seat.game();
        String enemy = side.equals("german") ? "british" : "german";
        seat.post("/api/my-games", tokens(seat.token()));
        seat.post("/api/my-games", tokens(seat.watchToken()));
        seat.talk(seat.watchToken(), "", List.of("{\"type\":\"hand-over\",\"side\":\"" + side + "\"}"));
        seat.talk(
                seat.token(),
                "",
                List.of(
                        "{\"type\":\"hand-over\",\"side\":\"" + enemy + "\"}",
                        "{\"type\":\"hand-over\",\"side\":\"" + side + "\"}",
                        "{\"type\":\"options\",\"form\":\"grouped\"}",
                        "{\"type\":\"comment\",\"text\":\"Well.\",\"side\":\"" + side + "\"}",
                        "{\"type\":\"log\",\"from\":1}"));
        seat.talk(seat.token(), "&since=0", List.of("{\"type\":\"view\"}"));
        seat.talk(seat.watchToken(), "&since=0", List.of("{\"type\":\"view\"}"));
        seat.post("/api/my-games", tokens(seat.token()));
        seat.post("/api/my-games", tokens(seat.watchToken()));
        for (String token : List.of(seat.token(), seat.watchToken())) {
            seat.get(game + "/record", token);
            seat.get(game + "/match", token);
            seat.get(game + "/series", token);
        }
        seat.delete(game, seat.watchToken());
        seat.delete(game, seat.token());
        return seat.told();
    }

    private static String tokens(String token) {
        ObjectNode body = Json.object();
        body.putArray("tokens").add(token);
        return Json.text(body);
    }
}
