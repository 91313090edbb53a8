package seelowe.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.junit.jupiter.api.Test;

class OutboxTest {
    private static final String QUARTER = "x".repeat(Outbox.MOST_WAITING / 4);

    /** Takes texts, and says that they are gone when the test says so. */
    private static class SlowLine implements Outbox.Line {
        final List<String> sent = new ArrayList<>();
        final Deque<Callback> underWay = new ArrayDeque<>();
        int emptied;
        int givenUp;
        int lost;

        @Override
        public void send(ByteBuffer text, Callback gone) {
            sent.add(StandardCharsets.UTF_8.decode(text).toString());
            underWay.add(gone);
        }

        @Override
        public void emptied() {
            emptied++;
        }

        @Override
        public void givenUp() {
            givenUp++;
        }

        @Override
        public void lost(Throwable failure) {
            lost++;
        }
    }

    private final SlowLine slow = new SlowLine();
    private final Outbox outbox = new Outbox(slow);

    @Test
    void texts_go_one_after_the_other_in_their_order() {
        outbox.send(utf8("one"));
        outbox.send(utf8("two"));
        outbox.send(utf8("three"));

        assertThat(slow.sent).containsExactly("one");
        assertThat(outbox.backlog()).isEqualTo(2);
        slow.underWay.remove().succeed();
        assertThat(slow.sent).containsExactly("one", "two");
        slow.underWay.remove().succeed();
        slow.underWay.remove().succeed();
        assertThat(slow.sent).containsExactly("one", "two", "three");
        assertThat(slow.emptied).isEqualTo(1);
        assertThat(outbox.isIdle()).isTrue();
    }

    @Test
    void who_takes_nothing_is_given_up_once_and_holds_no_more_memory() {
        for (int i = 0; i < 20; i++) {
            outbox.send(utf8(QUARTER));
        }

        assertThat(slow.givenUp).isEqualTo(1);
        assertThat(slow.sent).hasSize(1);
        assertThat(outbox.backlog()).isZero();
        slow.underWay.remove().succeed();
        assertThat(slow.sent).hasSize(1);
    }

    @Test
    void a_text_longer_than_the_limit_is_sent_if_nothing_waits_before_it() {
        outbox.send(utf8(QUARTER.repeat(8)));
        slow.underWay.remove().succeed();
        outbox.send(utf8("more"));

        assertThat(slow.sent).hasSize(2);
        assertThat(slow.givenUp).isZero();
    }

    @Test
    void a_line_that_fails_is_lost_once() {
        outbox.send(utf8("one"));
        outbox.send(utf8("two"));
        slow.underWay.remove().fail(new IllegalStateException("cut"));
        outbox.send(utf8("three"));

        assertThat(slow.lost).isEqualTo(1);
        assertThat(slow.sent).containsExactly("one");
    }

    @Test
    void a_hundred_thousand_texts_that_are_gone_at_once_do_not_pile_up_calls() {
        SlowLine quick = new SlowLine() {
            @Override
            public void send(ByteBuffer text, Callback gone) {
                sent.add(StandardCharsets.UTF_8.decode(text).toString());
                if (sent.size() == 1) {
                    underWay.add(gone);
                } else {
                    gone.succeed();
                }
            }
        };
        Outbox full = new Outbox(quick);
        for (int i = 0; i < 100_000; i++) {
            full.send(utf8("t"));
        }

        quick.underWay.remove().succeed();

        assertThat(quick.sent).hasSize(100_000);
        assertThat(full.isIdle()).isTrue();
    }

    private static ByteBuffer utf8(String text) {
        return StandardCharsets.UTF_8.encode(text);
    }
}
