package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;
import static seelowe.server.NoticeHouse.settings;
import static seelowe.server.NoticeHouse.settle;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A game by correspondence from its beginning to its end: each plays when he is told, and everything that he is told is counted. */
class CorrespondenceTest {
    /** Each is asked once in his own Player-Turn; a few more for what the orders leave open. */
    private static final double MOST_A_TURN = 4;

    @TempDir
    Path folder;

    @Test
    void one_notice_for_each_hand_over_none_twice_and_none_after_the_end() {
        try (NoticeHouse house = new NoticeHouse(folder);
                Running server = house.server()) {
            Pair pair = new Pair(server);
            house.confirm(pair.game.annasCookie, "anna@example.org");
            settings(server, pair.game.annasCookie, "each");
            house.subscribe(server, pair.bobsCookie);
            pair.visit("german", Pair::order);
            pair.visit("british", Pair::order);
            house.clock.move(Duration.ofHours(5));

            int mailed = 0;
            int pushed = 0;
            String decider = "german";
            int turns = 0;
            while (!decider.equals("over")) {
                String before = decider;
                JsonNode state = pair.visit(before, guest -> Pair.played(guest, before));
                decider = state.path("decider").asString("over");
                turns = state.path("turn").asInt();
                boolean toAnna = !before.equals("german");
                mailed += toAnna ? 1 : 0;
                pushed += toAnna ? 0 : 1;
                int mails = mailed;
                int pushes = pushed;
                settle(() -> house.mails() == mails && house.pushed().size() == pushes);
                house.clock.move(Duration.ofHours(5));
            }

            house.clock.move(Duration.ofDays(3));
            assertThat((double) (mailed + pushed) / turns).isLessThanOrEqualTo(MOST_A_TURN);
            JsonNode last = house.pushed().get(pushed - 1);
            boolean bobIsTold = last.get("title").stringValue().equals("The game is over");
            assertThat(bobIsTold || lastMail(house).contains("The game is over"))
                    .isTrue();
            assertThat(house.mails()).isEqualTo(mailed);
            assertThat(house.pushed()).hasSize(pushed);
        }
    }

    private static String lastMail(NoticeHouse house) {
        return NoticeHouse.header(house.post.getReceivedMessages()[house.mails() - 1], "Subject");
    }
}
