package seelowe.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Scenario;
import seelowe.press.vassal.VassalModule;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** The module, read as VASSAL reads it. */
class VassalModuleTest {
    private static final GameData DATA = BuiltInData.load();
    private static final Contents ALL = new Contents(DATA, List.of(BuiltInData.source()), DATA.scenarios());
    private static final String MAP = "VASSAL.build.module.map.";

    private static Map<String, byte[]> files = Map.of();
    private static Document build;

    @BeforeAll
    static void make() throws Exception {
        files = unpacked(module());
        build = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(Objects.requireNonNull(files.get("buildFile.xml"))));
    }

    private static byte[] module() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        VassalModule.write(ALL, "1.0", out);
        return out.toByteArray();
    }

    private static Map<String, byte[]> unpacked(byte[] zip) throws IOException {
        Map<String, byte[]> found = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                found.put(entry.getName(), in.readAllBytes());
            }
        }
        return found;
    }

    private static List<Element> all(String name) {
        NodeList nodes = build.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    @Test
    void every_image_that_is_named_is_there_and_no_other() {
        List<String> named = new ArrayList<>();
        all(MAP + "boardPicker.Board").forEach(board -> named.add("images/" + board.getAttribute("image")));
        for (Element slot : all("VASSAL.build.widget.PieceSlot")) {
            String[] traits = slot.getTextContent().split("/", -1)[2].split("\t", -1);
            named.add("images/" + traits[0].split(";", -1)[16]);
            named.add("images/" + traits[1].split(";", -1)[3]);
        }
        assertThat(files.keySet().stream().filter(name -> name.startsWith("images/")))
                .containsExactlyInAnyOrderElementsOf(named.stream().distinct().toList());
        assertThat(files).containsKeys("moduledata", "buildFile.xml");
    }

    @Test
    void every_scenario_has_all_its_counters_once_each_with_a_number_of_its_own() {
        for (Scenario scenario : DATA.scenarios()) {
            assertThat(all("VASSAL.build.widget.PieceSlot").stream()
                            .filter(slot -> ((Element) slot.getParentNode())
                                    .getAttribute("owningBoard")
                                    .equals(scenario.title()))
                            .map(slot -> slot.getAttribute("entryName")))
                    .as(scenario.title())
                    .containsExactlyInAnyOrderElementsOf(
                            scenario.roster().stream().map(unit -> unit.name()).toList());
        }
        assertThat(all("VASSAL.build.widget.PieceSlot"))
                .extracting(slot -> slot.getAttribute("gpid"))
                .doesNotHaveDuplicates();
    }

    @Test
    void stacks_lie_where_the_grid_finds_their_hex() {
        Element grid = all(MAP + "boardPicker.board.HexGrid").get(0);
        double x0 = number(grid, "x0");
        double y0 = number(grid, "y0");
        Scenario navy = Objects.requireNonNull(DATA.scenario("N"));
        int compared = 0;
        for (Element stack : all(MAP + "SetupStack")) {
            String name = stack.getAttribute("name");
            if (name.matches("\\d{4}") && stack.getAttribute("owningBoard").equals(navy.title())) {
                int column = Integer.parseInt(name.substring(0, 2)) - 1;
                int row = Integer.parseInt(name.substring(2)) - 1;
                assertThat(number(stack, "x")).isCloseTo(x0 + column * number(grid, "dx"), offset());
                assertThat(number(stack, "y")).isCloseTo(y0 + (row + column % 2 / 2.0) * number(grid, "dy"), offset());
                compared++;
            }
        }
        assertThat(compared).isEqualTo((int) navy.deployments().stream()
                .filter(Deployment.OnMap.class::isInstance)
                .distinct()
                .count());
    }

    private static org.assertj.core.data.Offset<Double> offset() {
        return org.assertj.core.data.Offset.offset(1.5);
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
