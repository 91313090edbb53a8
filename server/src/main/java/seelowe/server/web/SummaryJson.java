package seelowe.server.web;

import org.jspecify.annotations.Nullable;
import seelowe.server.edition.Editions;
import seelowe.server.store.Summary;
import tools.jackson.databind.node.ObjectNode;

/** A line in the list of somebody's games; the title of the edition where it is not that of the server. */
final class SummaryJson {
    private SummaryJson() {}

    static void write(Summary summary, String token, String edition, ObjectNode node) {
        node.put("game", summary.game()).put("token", token).put("role", summary.role());
        node.put("scenario", summary.scenario()).put("mode", summary.mode());
        node.put("german", summary.germanPlayer()).put("british", summary.britishPlayer());
        if (summary.mode().equals("net")) {
            node.putObject("names").put("german", summary.germanName()).put("british", summary.britishName());
        }
        if (!edition.isEmpty()) {
            node.putObject("edition")
                    .put("title", edition)
                    .put("hash", summary.editionHash().isEmpty() ? Editions.STANDARD : summary.editionHash());
        }
        node.put("turn", summary.turn()).put("phase", summary.phase());
        put(node, "decider", summary.decider());
        node.put("yourTurn", isHis(summary));
        put(node, "result", summary.result());
        if (summary.matchId() != null) {
            node.put("match", summary.matchId()).put("board", summary.board());
        }
        if (summary.seriesId() != null) {
            node.put("series", summary.seriesId()).put("seriesMatch", summary.seriesNumber());
        }
        node.put("created", summary.createdAt()).put("lastPlayed", summary.playedAt());
    }

    private static boolean isHis(Summary summary) {
        String decider = summary.decider();
        return decider != null
                && (summary.role().equals(decider) || summary.role().equals("both"));
    }

    private static void put(ObjectNode node, String field, @Nullable String value) {
        if (value == null) {
            node.putNull(field);
        } else {
            node.put(field, value);
        }
    }
}
