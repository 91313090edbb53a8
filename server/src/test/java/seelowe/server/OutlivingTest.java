package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.action.Action;
import seelowe.engine.dice.Dice;
import seelowe.engine.force.Side;
import seelowe.engine.game.Game;
import seelowe.engine.game.Outcome;
import seelowe.engine.scenario.RulesVersion;
import seelowe.protocol.form.KeptEvents;
import seelowe.protocol.notation.ActionNotation;
import seelowe.protocol.notation.Names;
import seelowe.protocol.position.PositionText;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;

/** Games outlive a correction of the rules: what was played stands, what is played from now on goes by the corrected rules. */
class OutlivingTest {
    private static final String GAME = "dhMLM_eQQDGX";
    private static final String TOKEN = "BMC5DR4AIXFO_uUy0tAOI3VmVoGkYq5m";
    private static final int CHANGES = 51;

    @TempDir
    Path folder;

    /** A game of before, with a garrison on an airfield attacked twice in a phase [8.14, LT 3.23]. */
    @BeforeEach
    void aDatabaseOfBefore() throws IOException, SQLException {
        try (InputStream in = OutlivingTest.class.getResourceAsStream("before-events.sql");
                Connection connection = open();
                Statement work = connection.createStatement()) {
            String script = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            work.executeUpdate(script);
        }
    }

    private Connection open() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
    }

    @Test
    void a_game_kept_without_events_is_played_again_by_the_rules_of_then_and_goes_on() throws SQLException {
        goesOn();
        assertThat(rules())
                .as("the entries of before, and those of today")
                .startsWith(1, 1)
                .endsWith(2, 2, 2);
        goesOn();
    }

    @Test
    void a_game_kept_with_events_needs_no_rules_at_all() throws SQLException {
        try (Running server = Running.in(folder)) {
            assertThat(server.join(GAME, TOKEN, "").seq()).isEqualTo(CHANGES);
        }
        keepEvents();
        assertThat(rules()).as("as if today's rules had allowed it").containsOnly(2);
        goesOn();
    }

    private void goesOn() {
        try (Running server = Running.in(folder)) {
            Guest guest = server.join(GAME, TOKEN, "");
            int seq = guest.seq();
            for (int i = 1; i <= 3; i++) {
                JsonNode answer = guest.actSomehow(i);
                assertThat(answer.path("seq").intValue()).as("%s", answer).isEqualTo(seq + i);
            }
            String record = server.get("/api/games/" + GAME + "/record?token=" + TOKEN)
                    .response()
                    .body();
            assertThat(record).contains("A GB-PART-1,GB-PART-2 x 3015");
        }
    }

    private List<Integer> rules() throws SQLException {
        List<Integer> rules = new ArrayList<>();
        try (Connection connection = open();
                Statement work = connection.createStatement();
                ResultSet rows = work.executeQuery("SELECT rules FROM entries ORDER BY seq")) {
            while (rows.next()) {
                rules.add(rows.getInt(1));
            }
        }
        return rules;
    }

    /** Writes into the entries what came of them under the first rules. */
    private void keepEvents() throws SQLException {
        Names names = new Names(Objects.requireNonNull(Servers.DATA.scenario("LT")));
        ActionNotation notation = new ActionNotation(names);
        KeptEvents events = new KeptEvents(names);
        try (Connection connection = open();
                Statement work = connection.createStatement();
                PreparedStatement update = connection.prepareStatement(
                        "UPDATE entries SET events = ?, rules = 2, hash = substr(hash, 1, 16) WHERE seq = ?")) {
            String start = work.executeQuery("SELECT start FROM games").getString(1);
            List<Integer> faces = new ArrayList<>();
            Dice dice = die -> faces.remove(0);
            Game game = new Game(PositionText.parse(start, Servers.DATA).under(RulesVersion.FIRST), dice);
            ResultSet rows = work.executeQuery("SELECT seq, kind, side, notation, dice FROM entries ORDER BY seq");
            while (rows.next()) {
                rows.getString("dice").chars().forEach(digit -> faces.add(digit - '0'));
                String happened = "";
                if (rows.getString("kind").equals("act")) {
                    Action action = notation.parse(rows.getString("notation"));
                    Side side = Side.valueOf(rows.getString("side").toUpperCase(Locale.ROOT));
                    happened = events.write(((Outcome.Played) game.play(side, action)).events());
                } else if (rows.getString("kind").equals("undo")) {
                    game.undo();
                }
                update.setString(1, happened);
                update.setInt(2, rows.getInt("seq"));
                update.addBatch();
            }
            update.executeBatch();
        }
    }
}
