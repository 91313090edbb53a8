package seelowe.server.notice;

import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import seelowe.server.account.KeptOfPerson;
import seelowe.server.store.Database;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** How and where people want to be told. */
final class PlaceStore implements KeptOfPerson {
    private static final RowMapper<Place> PLACE = ConstructorMapper.of(Place.class);

    private final Database database;

    PlaceStore(Database database) {
        this.database = database;
    }

    NoticeSettings settings(String person) {
        return database.read(handle -> handle.createQuery("SELECT * FROM notice_settings WHERE person = :person")
                .bind("person", person)
                .map((row, context) -> new NoticeSettings(
                        NoticeSettings.Mailing.valueOf(row.getString("mail").toUpperCase(Locale.ROOT)),
                        LocalTime.parse(row.getString("daily_at")),
                        new QuietHours(
                                ZoneId.of(row.getString("zone")),
                                LocalTime.parse(row.getString("quiet_from")),
                                LocalTime.parse(row.getString("quiet_to")))))
                .findOne()
                .orElse(NoticeSettings.USUAL));
    }

    void set(String person, NoticeSettings settings) {
        int unused = database.write(handle -> handle.createUpdate(
                        "INSERT INTO notice_settings (person, mail, zone, daily_at, quiet_from, quiet_to)"
                                + " VALUES (:person, :mail, :zone, :daily, :from, :to) ON CONFLICT (person) DO UPDATE SET"
                                + " mail = excluded.mail, zone = excluded.zone, daily_at = excluded.daily_at,"
                                + " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to")
                .bind("person", person)
                .bind("mail", settings.mail().word())
                .bind("zone", settings.zone().getId())
                .bind("daily", settings.dailyAt().toString())
                .bind("from", settings.quiet().from().toString())
                .bind("to", settings.quiet().to().toString())
                .execute());
    }

    List<Place> places(String person) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM notice_places WHERE person = :person ORDER BY created_at, id")
                .bind("person", person)
                .map(PLACE)
                .list());
    }

    Optional<Place> place(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM notice_places WHERE id = :id")
                .bind("id", id)
                .map(PLACE)
                .findOne());
    }

    /** One more, or the same in a new form. A browser tells one person only: whoever was here before is told elsewhere. */
    void add(Place place) {
        int unused = database.write(handle -> {
            handle.createUpdate(
                            "DELETE FROM notice_places WHERE address = :address AND (person = :person OR kind = 'push')")
                    .bindMethods(place)
                    .execute();
            return handle.createUpdate("INSERT INTO notice_places (id, person, kind, address, name, form, user_key,"
                            + " user_secret, server_key, created_at) VALUES (:id, :person, :kind, :address, :name, :form,"
                            + " :userKey, :userSecret, :serverKey, :createdAt)")
                    .bindMethods(place)
                    .execute();
        });
    }

    /** Nobody is told there any more; whether somebody was. */
    boolean remove(String person, String id) {
        return database.write(handle -> {
            handle.createUpdate("DELETE FROM notices WHERE channel = :id AND person = :person")
                    .bind("id", id)
                    .bind("person", person)
                    .execute();
            return handle.createUpdate("DELETE FROM notice_places WHERE id = :id AND person = :person")
                            .bind("id", id)
                            .bind("person", person)
                            .execute()
                    > 0;
        });
    }

    @Override
    public void addTo(ObjectNode export, String person) {
        NoticeSettings settings = settings(person);
        ObjectNode notices = export.putObject("notices");
        notices.put("mail", settings.mail().word()).put("zone", settings.zone().getId());
        notices.put("dailyAt", settings.dailyAt().toString());
        notices.put("quietFrom", settings.quiet().from().toString());
        notices.put("quietTo", settings.quiet().to().toString());
        ArrayNode places = notices.putArray("places");
        for (Place place : places(person)) {
            places.addObject()
                    .put("kind", place.kind())
                    .put("address", place.address())
                    .put("name", place.name())
                    .put("created", place.createdAt());
        }
    }

    @Override
    public void join(Handle handle, String guest, String account) {
        move(handle, "notice_settings", "person", guest, account);
        move(handle, "notice_places", "address", guest, account);
        move(handle, "notices", "id", guest, account);
    }

    /** What the account has already stays as it is there. */
    private static void move(Handle handle, String table, String key, String guest, String account) {
        String same = key.equals("person") ? "" : " AND o." + key + " = " + table + "." + key;
        handle.createUpdate("UPDATE " + table + " SET person = :account WHERE person = :guest AND NOT EXISTS"
                        + " (SELECT 1 FROM " + table + " o WHERE o.person = :account" + same + ")")
                .bind("guest", guest)
                .bind("account", account)
                .execute();
    }
}
