package seelowe.protocol.session;

import java.util.List;
import seelowe.engine.state.Wave;
import seelowe.protocol.form.ValueReader;
import tools.jackson.databind.JsonNode;

/** A transport wave in a position, as a view shows it. */
final class WaveForm {
    private static final int MOST = 999;

    private WaveForm() {}

    static Wave read(JsonNode node, String at, ValueReader in) {
        in.allowOnly(node, at, List.of("number", "points", "supplyEmbarked", "used", "mayStart"));
        return new Wave(
                in.number(in.field(node, at, "number"), at + ".number", 0, MOST),
                in.number(in.field(node, at, "points"), at + ".points", 0, MOST),
                in.flag(node, at, "supplyEmbarked"),
                in.flag(node, at, "used"),
                in.flag(node, at, "mayStart"));
    }
}
