package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import seelowe.art.draw.Mark;

class MapPictureTest {
    private static final List<String> LAYERS = List.of(
            "sea",
            "land",
            "terrain",
            "rivers",
            "rail",
            "cities",
            "labels",
            "grid",
            "numbers",
            "ports",
            "beaches",
            "echelons",
            "range",
            "legend");

    @Test
    void the_svg_is_well_formed_and_holds_every_layer_once() throws Exception {
        Set<String> ids = ids(Pictures.MAP.svg());

        assertThat(ids).containsAll(LAYERS);
    }

    @Test
    void the_same_data_gives_the_same_bytes() {
        assertThat(MapPicture.of(Pictures.DATA, Pictures.SOURCE).svg()).isEqualTo(Pictures.MAP.svg());
    }

    @Test
    void the_svg_stays_small_enough_for_a_web_page() {
        assertThat(Pictures.MAP.svg().length()).isLessThan(1_500_000);
    }

    @Test
    void the_png_has_the_width_asked_for_and_shows_land_and_sea() throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Pictures.MAP.png(900)));

        assertThat(image.getWidth()).isEqualTo(900);
        Set<Integer> colours = new HashSet<>();
        for (int x = 0; x < image.getWidth(); x += 3) {
            for (int y = 0; y < image.getHeight(); y += 3) {
                colours.add(image.getRGB(x, y));
            }
        }
        assertThat(colours).hasSizeGreaterThan(500);
    }

    @Test
    void eighteen_ports_and_seven_echelons_are_drawn() {
        assertThat(stamps("ports")).isEqualTo(18);
        assertThat(group("echelons").marks().stream()
                        .filter(mark -> mark instanceof Mark.Text)
                        .map(mark -> ((Mark.Text) mark).text()))
                .containsExactly("A", "B", "C", "D", "E", "F", "G");
        assertThat(group("beaches").marks().stream().filter(mark -> mark instanceof Mark.Text))
                .hasSize(Pictures.DATA.map().beachHexes().length);
    }

    private static long stamps(String id) {
        return group(id).marks().stream()
                .filter(mark -> mark instanceof Mark.Stamp)
                .count();
    }

    static Mark.Group group(String id) {
        return Pictures.MAP.picture().all(Mark.Group.class).stream()
                .filter(group -> group.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Every id of the document; fails if one is there twice. */
    static Set<String> ids(String svg) throws Exception {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        NodeList groups = document.getElementsByTagName("g");
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < groups.getLength(); i++) {
            String id = groups.item(i).getAttributes().getNamedItem("id").getNodeValue();
            assertThat(ids.add(id)).as(id).isTrue();
        }
        return ids;
    }
}
