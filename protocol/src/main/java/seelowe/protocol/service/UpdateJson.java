package seelowe.protocol.service;

import java.util.Optional;
import seelowe.engine.force.Side;
import seelowe.engine.state.GameState;
import seelowe.protocol.form.Audience;
import seelowe.protocol.form.Json;
import seelowe.protocol.form.Values;
import tools.jackson.databind.node.ObjectNode;

/** A change as those are told who watch a game: with all that a page needs to draw the board after it, or with what has changed. */
public final class UpdateJson {
    private final PlayedGame game;
    private final Change change;
    private final Sighted sighted;
    private final Outlook outlook;
    private final Picture picture;

    /**
     * All that an update depends on beside the change: two seats with equal outlooks are told the same.
     *
     * @param handOver the side whose player must take the chair first
     */
    public record Outlook(Audience audience, Optional<Side> handOver) {}

    public static Outlook outlook(Change change, Seat seat) {
        GameState state = change.after().state();
        return new Outlook(state.result() == null ? seat.audience(state) : Audience.BOTH, seat.handOver(state));
    }

    public UpdateJson(PlayedGame game, Change change, Seat seat) {
        this.game = game;
        this.change = change;
        this.sighted = Sighted.of(change, seat, game.names());
        this.outlook = outlook(change, seat);
        this.picture = new Picture(outlook, sighted);
    }

    /** How the game looks after it. */
    public Picture picture() {
        return picture;
    }

    /** For who knows nothing yet. */
    public ObjectNode whole() {
        ObjectNode node = begin(change.kind() == Change.Kind.START ? "snapshot" : "update");
        picture.write(node);
        return end(node);
    }

    /** For who was told last how the game looked then: only what is not so any more, if that can be said. */
    public ObjectNode since(Picture before) {
        if (change.kind() == Change.Kind.START || !picture.follows(before)) {
            return whole();
        }
        ObjectNode node = begin("change");
        picture.writeChanges(before, node);
        return end(node);
    }

    private ObjectNode begin(String type) {
        ObjectNode node = Json.object().put("type", type);
        node.put("seq", change.seq()).put("kind", Values.word(change.kind()));
        new ChangeJson(sighted).happened(change, node);
        return node;
    }

    private ObjectNode end(ObjectNode node) {
        outlook.handOver().ifPresent(side -> node.put("handOver", Values.word(side)));
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
