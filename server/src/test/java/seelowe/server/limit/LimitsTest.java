package seelowe.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import seelowe.protocol.form.JsonMistake;
import seelowe.protocol.form.MistakeCode;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Site;
import seelowe.server.security.SecurityLog;

/** What one caller may have: counted for each by himself, regained with time. */
class LimitsTest {
    private final Moved clock = new Moved();
    private final Limits limits =
            limits(new Site(Optional.of(HostSettings.onLoopback().withLimits(1))), clock);

    /** A clock that goes on when it is told. */
    private static final class Moved extends Clock {
        private Instant now = Instant.EPOCH;

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    private static Limits limits(Site site, Clock clock) {
        return new Limits(site, clock, new SecurityLog(site, clock));
    }

    private void use(String who, Kind kind, int times) {
        for (int time = 0; time < times; time++) {
            limits.admit(who, "", kind);
        }
    }

    @Test
    void who_has_had_enough_is_told_when_to_come_back_and_then_may() {
        use("anna", Kind.MAIL, Kind.MAIL.most());

        assertThatThrownBy(() -> limits.admit("anna", "", Kind.MAIL))
                .isInstanceOfSatisfying(
                        JsonMistake.class, mistake -> assertThat(mistake.code()).isEqualTo(MistakeCode.BUSY))
                .hasMessage("Too many mails in a short time; try again in 7 minutes.");
        assertThat(limits.allows("anna", Kind.MAIL)).isFalse();
        assertThat(limits.allows("bert", Kind.MAIL)).isTrue();
        assertThat(limits.allows("anna", Kind.CHAT)).isTrue();

        clock.now = clock.now.plus(Duration.ofMinutes(7));
        assertThat(limits.allows("anna", Kind.MAIL)).isTrue();
        assertThat(limits.allows("anna", Kind.MAIL)).isFalse();
    }

    @Test
    void what_all_share_is_counted_for_all_together() {
        use("anna", Kind.COMPUTER_GAME, Kind.COMPUTER_GAME.most());

        assertThat(limits.allows("bert", Kind.COMPUTER_GAME)).isFalse();
    }

    @Test
    void on_ones_own_machine_only_what_is_shared_is_counted() {
        Limits own = limits(new Site(Optional.empty()), clock);

        for (int time = 0; time < 1000; time++) {
            own.admit("me", "", Kind.MAIL);
        }
        for (int time = 0; time < Kind.COMPUTER_GAME.most(); time++) {
            own.admit("me", "", Kind.COMPUTER_GAME);
        }
        assertThat(own.allows("me", Kind.COMPUTER_GAME)).isFalse();
    }

    /** Many callers cost no more memory than some; he who was here just now is not forgotten for them. */
    @Test
    void a_flood_of_callers_is_forgotten_again() {
        use("anna", Kind.MAIL, Kind.MAIL.most());
        for (int stranger = 0; stranger < 49_000; stranger++) {
            assertThat(limits.allows("stranger " + stranger, Kind.REQUEST)).isTrue();
        }
        assertThat(limits.allows("anna", Kind.MAIL)).isFalse();

        for (int stranger = 0; stranger < 50_001; stranger++) {
            assertThat(limits.allows("other " + stranger, Kind.REQUEST)).isTrue();
        }
        assertThat(limits.allows("anna", Kind.MAIL)).as("forgotten").isTrue();
    }

    @Test
    void the_table_in_the_documents_is_this_one() throws IOException {
        String documents = Files.readString(Path.of("..", "docs", "hosting.md"));

        for (Kind kind : Kind.values()) {
            assertThat(documents).contains("| " + kind.what() + " | " + kind.most() + " in " + inWords(kind.within()));
        }
    }

    private static String inWords(Duration time) {
        return time.equals(Duration.ofDays(1))
                ? "a day"
                : time.equals(Duration.ofHours(1))
                        ? "an hour"
                        : time.equals(Duration.ofMinutes(1)) ? "a minute" : time.toMinutes() + " minutes";
    }
}
