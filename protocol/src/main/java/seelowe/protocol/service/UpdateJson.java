package seelowe.protocol.service;

import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import seelowe.protocol.notation.Names;
import tools.jackson.databind.node.ObjectNode;

/** A change as those are told who watch a game, with all that a page needs to draw the board after it. */
public final class UpdateJson {
    private UpdateJson() {}

    /**
     * All that an update depends on beside the change: two seats with equal outlooks are told the same.
     *
     * @param handOver the side whose player must take the chair first
     */
    public record Outlook(Audience audience, Optional<Side> handOver) {}

    public static Outlook outlook(Change change, Seat seat) {
        var state = change.after().state();
        return new Outlook(state.result() == null ? seat.audience(state) : Audience.BOTH, seat.handOver(state));
    }

    public static ObjectNode write(PlayedGame game, Change change, Seat seat) {
        Names names = game.names();
        Sighted sighted = Sighted.of(change, seat, names);
        ChangeJson form = new ChangeJson(sighted);
        ObjectNode node = Json.object().put("type", change.kind() == Change.Kind.START ? "snapshot" : "update");
        node.put("seq", change.seq()).put("kind", Values.word(change.kind()));
        form.happened(change, node);
        node.set("state", form.state());
        node.set("view", form.view(sighted.state()));
        ObjectNode options = node.putObject("options");
        if (form.decides()) {
            form.options().outline(options);
        } else {
            ChangeJson.noOptions(options);
        }
        seat.handOver(sighted.state()).ifPresent(side -> node.put("handOver", Values.word(side)));
        if (change.waits() != null) {
            node.putObject("waits")
                    .put("rule", change.waits().rule())
                    .put("message", change.waits().why());
        }
        var seed = game.seed();
        if (sighted.state().result() != null && seed != null) {
            node.put("diceSeed", seed.reveal());
        }
        return node;
    }
}
