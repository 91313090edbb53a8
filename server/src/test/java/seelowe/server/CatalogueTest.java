package seelowe.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import seelowe.server.testing.Servers;
import tools.jackson.databind.JsonNode;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class CatalogueTest {
    private Running server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.in(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    void what_is_printed_is_there_to_be_drawn() {
        JsonNode scenarios = server.get("/api/scenarios").json();
        assertThat(scenarios.get("scenarios"))
                .extracting(scenario -> scenario.path("scenario").asString(""))
                .contains("N", "H", "J", "LT");
        assertThat(scenarios.get("opponents")).isNotEmpty();
        JsonNode map = server.get("/api/map").json();
        assertThat(map.path("picture").path("centres").size())
                .isEqualTo(map.get("hexes").size());
        assertThat(server.get("/api/roster/N").json().get("units"))
                .hasSize(Running.roster("N").size());
        assertThat(server.get("/api/roster/Z").status()).isEqualTo(400);
        assertThat(server.get("/api/rules").json().get("rules"))
                .hasSize(Servers.DATA.rules().all().size());
    }

    @Test
    @Tag("R3.4")
    void the_charts_are_those_of_the_engine() {
        JsonNode charts = server.get("/api/charts").json();

        JsonNode lowest = charts.path("combat").path("rows").get(0);
        assertThat(lowest.path("die").intValue()).isEqualTo(-1);
        assertThat(lowest.path("results").toString())
                .isEqualTo("[\"Ae\",\"Ar\",\"Ar\",\"Ar\",\"Br\",\"Dr\",\"Dr\",\"Ex\"]");
        assertThat(charts.path("airExtendedRange").path("airUnits").toString()).isEqualTo("[1,2,4,6,8]");
        assertThat(charts.path("combat").path("ranges").get(4).toString()).isEqualTo("[\"4-1\",\"5-1\"]");
        assertThat(charts.path("victory")
                        .path("rows")
                        .get(2)
                        .path("results")
                        .get(2)
                        .asString())
                .isEqualTo("German decisive victory");
        assertThat(charts.path("scenarios").get(0).path("waves")).isNotEmpty();
        assertThat(charts.path("scenarios")).hasSize(Servers.DATA.scenarios().size());
    }

    @Test
    void the_map_is_drawn_once_and_not_sent_twice() {
        var drawn = server.get("/map.svg").response();
        String tag = drawn.headers().firstValue("ETag").orElse("");

        assertThat(drawn.body()).startsWith("<?xml").contains("</svg>");
        assertThat(server.get("/map.svg", "If-None-Match", tag).status()).isEqualTo(304);
        var packed = server.get("/map.svg", "Accept-Encoding", "gzip").response();
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.body().length()).isLessThan(drawn.body().length() / 2);
    }
}
