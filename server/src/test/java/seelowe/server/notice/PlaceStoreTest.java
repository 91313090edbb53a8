package seelowe.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.protocol.form.Json;
import seelowe.server.store.Database;
import tools.jackson.databind.node.ObjectNode;

/** How and where people want to be told, as it is kept. */
class PlaceStoreTest {
    private static final NoticeSettings DAILY = new NoticeSettings(
            NoticeSettings.Mailing.DAILY,
            LocalTime.of(7, 30),
            new QuietHours(ZoneId.of("Europe/Berlin"), LocalTime.of(22, 0), LocalTime.of(7, 0)));

    @TempDir
    Path folder;

    private static void person(Database database, String id) {
        int unused = database.write(handle -> handle.execute("INSERT INTO people VALUES (?, ?, 0)", id, id));
    }

    private static Place browser(String id, String person, String address) {
        return new Place(id, person, Place.PUSH, address, "Firefox", "", "k", "s", "v", 0);
    }

    @Test
    void a_guests_places_become_his_accounts_and_what_the_account_has_stays() {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            PlaceStore store = new PlaceStore(database);
            person(database, "guest");
            person(database, "account");
            store.set("guest", DAILY);
            store.add(browser("1", "guest", "https://push.example.org/1"));
            store.add(new Place("2", "guest", Place.WEBHOOK, "https://h/", "", "text", null, null, null, 0));
            store.add(new Place("3", "account", Place.WEBHOOK, "https://h/", "", "plain", null, null, null, 0));

            boolean unused = database.write(handle -> {
                store.join(handle, "guest", "account");
                return true;
            });

            assertThat(store.settings("account")).isEqualTo(DAILY);
            assertThat(store.places("account")).extracting(Place::id).containsExactlyInAnyOrder("1", "3");
            ObjectNode export = Json.object();
            store.addTo(export, "account");
            assertThat(export.toString()).contains("daily", "https://push.example.org/1");
        }
    }

    @Test
    void a_browser_tells_who_uses_it_last_and_what_is_kept_goes_with_the_person() {
        try (Database database = Database.open(folder.resolve("games.db"))) {
            PlaceStore store = new PlaceStore(database);
            person(database, "anna");
            person(database, "bob");
            store.add(browser("1", "anna", "https://push.example.org/1"));
            store.add(browser("2", "bob", "https://push.example.org/1"));
            assertThat(store.places("anna")).isEmpty();
            assertThat(store.remove("anna", "2")).isFalse();

            int unused = database.write(handle -> handle.execute("DELETE FROM people WHERE id = 'bob'"));
            assertThat(store.place("2")).isEmpty();
        }
    }

    @Test
    void the_mail_of_the_day_comes_at_its_hour_by_the_clock_on_the_wall() {
        Instant evening = Instant.parse("2026-06-01T18:00:00Z");
        assertThat(DAILY.mailedAt(evening)).isEqualTo(Instant.parse("2026-06-02T05:30:00Z"));
        assertThat(DAILY.mailedAt(Instant.parse("2026-06-02T05:30:00Z")))
                .isEqualTo(Instant.parse("2026-06-02T05:30:00Z"));
        assertThat(NoticeSettings.USUAL.mailedAt(evening)).isEqualTo(evening);
    }
}
