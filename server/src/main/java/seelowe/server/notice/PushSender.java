package seelowe.server.notice;

import com.interaso.webpush.WebPush;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import seelowe.protocol.form.Json;

/** Tells browsers, by the push service that each of them has chosen. Only the browser can read it. */
final class PushSender {
    private static final int KEPT_SECONDS = (int) Duration.ofDays(3).toSeconds();

    private final PushKeys keys;
    private final String contact;
    private final Courier courier;

    /** @param contact whom a push service may write to: an address of a page or of mail */
    PushSender(PushKeys keys, String contact, Courier courier) {
        this.keys = keys;
        this.contact = contact;
        this.courier = courier;
    }

    /** A later message of the same game takes the place of an earlier one. */
    Outcome send(Place place, List<News> news) {
        if (!keys.publicKey().equals(place.serverKey())) {
            return Outcome.GONE;
        }
        String tag = news.size() == 1 ? tag(news.get(0)) : "games";
        String text = Json.text(Json.object()
                .put("title", News.title(news))
                .put("body", news.stream().map(News::about).collect(Collectors.joining("\n")))
                .put("url", News.link(news))
                .put("tag", tag));
        try {
            WebPush push = new WebPush(contact, keys.keys());
            byte[] body = push.getBody(
                    text.getBytes(StandardCharsets.UTF_8), bytes(place.userKey()), bytes(place.userSecret()));
            return Outcome.of(courier.post(
                    URI.create(place.address()),
                    push.getHeaders(place.address(), KEPT_SECONDS, topic(tag), WebPush.Urgency.Normal),
                    body));
        } catch (Destinations.Forbidden forbidden) {
            return Outcome.GONE;
        } catch (IOException failure) {
            return Outcome.LATER;
        }
    }

    /** What another asks does not take the place of whose turn it is. */
    private static String tag(News news) {
        boolean asked = news.kind().isAsked() || news.kind() == News.Kind.CHALLENGE;
        return (asked ? "ask-" : "game-") + news.game();
    }

    /** At most 32 letters. */
    private static String topic(String tag) {
        return tag.replaceAll("[^A-Za-z0-9_-]", "");
    }

    private static byte[] bytes(@Nullable String text) {
        return Base64.getUrlDecoder().decode(Objects.requireNonNull(text));
    }
}
