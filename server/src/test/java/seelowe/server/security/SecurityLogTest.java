package seelowe.server.security;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import seelowe.server.host.HostSettings;
import seelowe.server.host.Origins;
import seelowe.server.host.Site;
import seelowe.server.testing.MovedClock;

/** One line for each thing, in one line whatever somebody sends, and never more of them than a disk bears. */
class SecurityLogTest {
    private static final Logger WRITTEN = (Logger) LoggerFactory.getLogger(SecurityLog.NAME);

    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final MovedClock clock = new MovedClock();
    private final SecurityLog log = log(Origins.NETWORK);

    private SecurityLog log(Origins origins) {
        return new SecurityLog(new Site(Optional.of(HostSettings.onLoopback().logging(origins))), clock);
    }

    @BeforeEach
    void listen() {
        lines.start();
        WRITTEN.addAppender(lines);
    }

    @AfterEach
    void stop() {
        WRITTEN.detachAppender(lines);
    }

    private List<String> written() {
        return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "NONE, 198.51.100.7, ''",
        "NETWORK, 198.51.100.7, ' from=198.51.100.0/24'",
        "WHOLE, 198.51.100.7, ' from=198.51.100.7'",
        "NETWORK, 20010db800010002, ' from=2001:0db8:0001::/48'",
        "WHOLE, 20010db800010002, ' from=2001:0db8:0001:0002::/64'",
        "WHOLE, '', ''"
    })
    void of_a_callers_address_only_so_much_is_written_as_the_host_wants(String how, String caller, String told) {
        log(Origins.valueOf(how)).note(Happening.SIGN_IN, caller, "by", "passkey", "person", "Anna-1");

        assertThat(written()).containsExactly("sign-in by=passkey person=Anna-1" + told);
    }

    @Test
    void whatever_somebody_sends_makes_no_second_line() {
        log.note(Happening.ADMIN, "", "about", "a\r\n2026 sign-in\u2028\u001b[2Jö", "by", null, "act", "b".repeat(500));

        assertThat(written()).hasSize(1);
        assertThat(written().get(0)).doesNotContainPattern("[^ -~]").hasSizeLessThan(200);
    }

    @Test
    void a_flood_from_one_place_or_from_many_writes_so_many_lines_and_the_next_says_how_many_there_were() {
        for (int i = 0; i < 1000; i++) {
            log.note(Happening.REFUSED, "198.51.100.7");
        }
        assertThat(written()).hasSize(SecurityLog.MOST_OF_ONE);
        log.note(Happening.REFUSED, "203.0.113.1");
        assertThat(written()).hasSize(SecurityLog.MOST_OF_ONE + 1);
        assertThat(written().get(SecurityLog.MOST_OF_ONE)).endsWith(" unwritten=" + (1000 - SecurityLog.MOST_OF_ONE));

        for (int i = 0; i < 20_000; i++) {
            log.note(Happening.REFUSED, "10." + i / 250 + "." + i % 250 + ".1");
        }
        assertThat(written()).hasSize(SecurityLog.MOST);
        log.note(Happening.SIGN_IN, "198.51.100.7");
        assertThat(written()).as("a flood of one kind hides no other").hasSize(SecurityLog.MOST + 1);

        clock.move(SecurityLog.WINDOW);
        log.note(Happening.REFUSED, "198.51.100.7");
        assertThat(written().get(SecurityLog.MOST + 1)).contains(" unwritten=");
    }

    @Test
    void who_has_had_too_much_is_written_down_once_for_each_thing() {
        for (int i = 0; i < 100; i++) {
            log.note(Happening.LIMIT, "198.51.100.7", "what", "requests");
            log.note(Happening.LIMIT, "198.51.100.7", "what", "sign-ins");
        }
        assertThat(written())
                .containsExactly(
                        "limit what=requests from=198.51.100.0/24", "limit what=sign-ins from=198.51.100.0/24");
    }

    @Test
    void on_ones_own_machine_nothing_is_written() {
        new SecurityLog(new Site(Optional.empty()), clock).note(Happening.REFUSED, "127.0.0.1");

        assertThat(written()).isEmpty();
    }
}
