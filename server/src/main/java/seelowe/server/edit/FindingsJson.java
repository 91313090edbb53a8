package seelowe.server.edit;

import java.util.List;
import seelowe.protocol.form.Json;
import seelowe.scenarios.edit.Finding;
import seelowe.scenarios.edit.Findings;
import seelowe.scenarios.text.Problem;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Mistakes with the place where they stand, and what would put them right. */
final class FindingsJson {
    private static final int MOST = 200;

    private FindingsJson() {}

    static void write(Desk.View view, ObjectNode node) {
        List<Problem> problems = view.check().problems();
        node.put("playable", problems.isEmpty());
        ArrayNode all = node.putArray("findings");
        Findings.of(view.draft(), problems.stream().limit(MOST).toList())
                .forEach(finding -> write(finding, all.addObject()));
        if (problems.size() > MOST) {
            node.put("more", problems.size() - MOST);
        }
    }

    private static void write(Finding finding, ObjectNode node) {
        node.put("file", finding.file()).put("line", finding.line()).put("own", finding.own());
        putUnlessEmpty(node, "key", finding.key());
        putUnlessEmpty(node, "column", finding.column());
        node.set("hexes", Json.strings(finding.hexes()));
        putUnlessEmpty(node, "unit", finding.unit());
        node.put("message", finding.message());
        finding.fix()
                .ifPresent(fix -> node.putObject("fix")
                        .put("label", fix.label())
                        .set("changes", ChangesJson.write(fix.changes())));
    }

    private static void putUnlessEmpty(ObjectNode node, String field, String value) {
        if (!value.isEmpty()) {
            node.put(field, value);
        }
    }
}
