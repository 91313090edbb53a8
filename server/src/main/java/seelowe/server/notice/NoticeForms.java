package seelowe.server.notice;

import java.io.IOException;
import java.net.URI;
import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Base64;
import java.util.List;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.protocol.form.Words;
import seelowe.protocol.service.Request;
import seelowe.server.table.Tokens;

/** Reads what somebody says about how and where he wants to be told. */
final class NoticeForms {
    private static final int LONGEST_ADDRESS = 2000;
    private static final int LONGEST_NAME = 40;
    private static final int KEY_BYTES = 65;
    private static final int SECRET_BYTES = 16;
    private static final List<String> FORMS = List.of("plain", "text", "content");

    private final Destinations destinations;
    private final PushKeys keys;

    NoticeForms(Destinations destinations, PushKeys keys) {
        this.destinations = destinations;
        this.keys = keys;
    }

    static NoticeSettings settings(Request body) {
        body.allowOnly("How to be told", "mail", "dailyAt", "zone", "quietFrom", "quietTo");
        NoticeSettings.Mailing mail = Words.read(NoticeSettings.Mailing.class, body.text("mail"), "mail");
        return new NoticeSettings(
                mail,
                time(body, "dailyAt"),
                new QuietHours(zone(body), time(body, "quietFrom"), time(body, "quietTo")));
    }

    private static LocalTime time(Request body, String field) {
        String text = body.text(field);
        if (!text.matches("([01]\\d|2[0-3]):[0-5]\\d")) {
            throw wrong(field, "\"" + field + "\" is a time such as 08:00.");
        }
        return LocalTime.parse(text);
    }

    private static ZoneId zone(Request body) {
        try {
            return ZoneId.of(body.text("zone"));
        } catch (DateTimeException unknown) {
            throw wrong("zone", "\"zone\" is the name of a time zone, such as Europe/Berlin.");
        }
    }

    Place place(Request body, String person, long now) {
        body.allowOnly("A place", "kind", "address", "name", "form", "userKey", "userSecret", "serverKey");
        String name = body.text("name", "").strip();
        if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
            throw wrong("name", "A name has at most " + LONGEST_NAME + " letters.");
        }
        String address = address(body);
        return switch (body.text("kind")) {
            case Place.PUSH -> browser(body, person, address, name, now);
            case Place.WEBHOOK -> {
                String form = body.text("form", FORMS.get(0));
                if (!FORMS.contains(form)) {
                    throw wrong("form", "The forms of a webhook are " + String.join(", ", FORMS) + ".");
                }
                yield new Place(Tokens.id(), person, Place.WEBHOOK, address, name, form, null, null, null, now);
            }
            default -> throw wrong("kind", "A place is a push or a webhook.");
        };
    }

    private Place browser(Request body, String person, String address, String name, long now) {
        String userKey = bytes(body, "userKey", KEY_BYTES);
        String userSecret = bytes(body, "userSecret", SECRET_BYTES);
        if (!body.text("serverKey").equals(keys.publicKey())) {
            throw wrong("serverKey", "This server has another key by now; subscribe anew.");
        }
        return new Place(
                Tokens.id(), person, Place.PUSH, address, name, "", userKey, userSecret, keys.publicKey(), now);
    }

    private static String bytes(Request body, String field, int length) {
        String text = body.text(field);
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            if (bytes.length == length && (length != KEY_BYTES || bytes[0] == 4)) {
                return text;
            }
        } catch (IllegalArgumentException noBase64) {
            throw wrong(field, "\"" + field + "\" is no Base64 as browsers tell it.");
        }
        throw wrong(field, "\"" + field + "\" must be " + length + " bytes as browsers tell them.");
    }

    /** One that we would send to. */
    private String address(Request body) {
        String address = body.text("address");
        try {
            if (address.length() > LONGEST_ADDRESS) {
                throw wrong("address", "An address has at most " + LONGEST_ADDRESS + " letters.");
            }
            URI to = URI.create(address);
            destinations.resolve(to);
            return to.toASCIIString();
        } catch (IllegalArgumentException | IOException no) {
            throw wrong("address", no instanceof IOException ? String.valueOf(no.getMessage()) : "This is no address.");
        }
    }

    /** Where a place is, without what is secret of it. */
    static String host(Place place) {
        return String.valueOf(URI.create(place.address()).getHost());
    }

    private static JsonMistake wrong(String field, String sentence) {
        return new JsonMistake(MistakeCode.BAD_VALUE, field, sentence);
    }
}
