package seelowe.protocol.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import seelowe.engine.game.Game;
import seelowe.engine.scenario.GameOptions;
import seelowe.engine.scenario.Scenario;
import seelowe.engine.state.GameState;
import seelowe.protocol.RandomGames;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.OptionsJson;
import seelowe.protocol.form.ShortMoves;
import seelowe.protocol.form.StateJson;
import seelowe.protocol.notation.Names;
import seelowe.protocol.position.PositionText;
import tools.jackson.databind.node.ObjectNode;

/** Whatever play comes to can be set up again: from its line, and from what anybody sees of it, with the same choices to the byte. */
class SetUpAgainTest {
    /** One state in so many is looked at; those in the middle of something always are. */
    private static final int ONE_IN = 9;

    private final Wire first = new Wire();
    private final Wire second = new Wire();

    @ParameterizedTest
    @MethodSource("seelowe.protocol.RandomGames#codes")
    void any_view_can_be_set_up_again_and_gives_the_same_options(String code) {
        Scenario scenario = RandomGames.scenario(code);
        RandomGames.play(scenario, GameOptions.defaults(scenario.rules()), 11, this::lookAt);
        RandomGames.play(scenario, RandomGames.manyOptions(scenario, 6), 6, this::lookAt);
    }

    private void lookAt(Game.Step step) {
        GameState state = step.after();
        boolean midway = !state.excessHexes().isEmpty() || state.isRemovingExcess() || state.pausedUnit() >= 0;
        if (!midway && state.hash() % ONE_IN != 0) {
            return;
        }
        String options = Json.text(new OptionsJson(state, new Names(state.scenario()), Audience.BOTH).list(true));
        String line = PositionText.format(state);
        ObjectNode fromLine = first.ask("{\"type\":\"position\",\"position\":\"" + line + "\"}");
        demandSame(fromLine, first, state, options);
        List<String> seats = Audience.SPECTATOR.isKeptInTheDark(state)
                ? List.of("both")
                : List.of("both", "german", "british", "spectator");
        String seat = seats.get(Math.floorMod(state.hash() / ONE_IN, seats.size()));
        ObjectNode view = first.ask("{\"type\":\"view\",\"as\":\"" + seat + "\"}");
        view.remove("id");
        ObjectNode fromView = second.ask(Json.text(view.put("type", "position")));
        demandSame(fromView, second, state, options);
        assertThat(second.ask("{\"type\":\"position-string\"}").get("position").stringValue())
                .isEqualTo(line);
    }

    /** What names only where it leads goes the way that is shown to who asks for paths. */
    private static void demandSameShort(ObjectNode full, Wire wire, GameState state) {
        ObjectNode brief = wire.quickly("{\"type\":\"options\",\"form\":\"list\"}");
        ShortMoves moves = new ShortMoves(state, new Names(state.scenario()));
        for (int i = 0; i < full.get("list").size(); i += 1 + full.get("list").size() / 20) {
            assertThat(moves.spelledOut(brief.get("list").get(i).get("action")))
                    .isEqualTo(full.get("list").get(i).get("action"));
        }
    }

    private static void demandSame(ObjectNode answer, Wire wire, GameState state, String options) {
        assertThat(answer.get("state").get("hash").stringValue()).isEqualTo(StateJson.hash(state));
        if (state.result() == null) {
            ObjectNode again = wire.quickly("{\"type\":\"options\",\"form\":\"list\",\"paths\":true}");
            assertThat(Json.text(again.get("list"))).isEqualTo(options);
            demandSameShort(again, wire, state);
        }
    }
}
