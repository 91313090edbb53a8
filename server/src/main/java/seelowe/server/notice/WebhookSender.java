package seelowe.server.notice;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import seelowe.protocol.form.Json;
import seelowe.server.table.Tokens;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Tells programs at an address of their own, and chat services in the forms that they take. */
final class WebhookSender {
    private static final int LETTERS_OF_A_NAME = 24;

    private final Courier courier;

    WebhookSender(Courier courier) {
        this.courier = courier;
    }

    Outcome send(Place place, List<News> news) {
        byte[] body = Json.text(body(place.form(), news)).getBytes(StandardCharsets.UTF_8);
        String name = news.stream().map(News::name).collect(Collectors.joining(" "));
        Map<String, String> headers = Map.of(
                "Content-Type",
                "application/json",
                "User-Agent",
                "Seelowe",
                "Idempotency-Key",
                Tokens.hash(name).substring(0, LETTERS_OF_A_NAME));
        try {
            return Outcome.of(courier.post(URI.create(place.address()), headers, body));
        } catch (Destinations.Forbidden forbidden) {
            return Outcome.GONE;
        } catch (IOException failure) {
            return Outcome.LATER;
        }
    }

    private static ObjectNode body(String form, List<News> news) {
        String lines = news.stream().map(WebhookSender::line).collect(Collectors.joining("\n"));
        return switch (form) {
            case "text" -> Json.object().put("text", harmless(lines));
            case "content" -> {
                ObjectNode message = Json.object().put("content", lines);
                // A player may call himself what would call a whole channel.
                message.putObject("allowed_mentions").putArray("parse");
                yield message;
            }
            default -> {
                ObjectNode message = Json.object().put("text", lines);
                ArrayNode games = message.putArray("games");
                news.forEach(each -> games.add(json(each)));
                yield message;
            }
        };
    }

    private static String line(News news) {
        return news.title() + ": " + news.about() + " " + news.link();
    }

    /** As Slack wants it, and so that nobody's name calls a channel there or at Mattermost. */
    private static String harmless(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "@\u200b");
    }

    private static ObjectNode json(News news) {
        if (news.kind() == News.Kind.CHALLENGE) {
            return Json.object()
                    .put("event", news.kind().word())
                    .put("offer", news.game())
                    .put("scenario", news.scenario())
                    .put("opponent", news.opponent())
                    .put("url", news.link());
        }
        return Json.object()
                .put("event", news.kind().word())
                .put("game", news.game())
                .put("number", news.number())
                .put("scenario", news.scenario())
                .put("opponent", news.opponent())
                .put("turn", news.turn())
                .put("url", news.link());
    }
}
