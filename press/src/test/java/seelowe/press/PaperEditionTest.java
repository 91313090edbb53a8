package seelowe.press;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import seelowe.engine.force.Unit;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;
import seelowe.press.sheet.CounterSheets;
import seelowe.scenarios.GameData;
import seelowe.scenarios.files.BuiltInData;

/** What comes out of the printer: read again by the library, page by page. */
class PaperEditionTest {
    private static final GameData DATA = BuiltInData.load();
    private static final Contents NAVY =
            new Contents(DATA, List.of(BuiltInData.source()), List.of(Objects.requireNonNull(DATA.scenario("N"))));

    private static byte[] printed(@Nullable Paper tiles) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PaperEdition.write(NAVY, tiles, Paper.A4, out);
        return out.toByteArray();
    }

    @Test
    void on_one_sheet_a_counter_fits_a_hex_and_no_page_is_blank() throws IOException {
        try (PDDocument document = Loader.loadPDF(printed(null))) {
            PDFRenderer renderer = new PDFRenderer(document);
            for (int page = 0; page < document.getNumberOfPages(); page++) {
                assertThat(colours(renderer, page)).as("page " + (page + 1)).isGreaterThan(3);
            }
            // One hex is 22.5 mm high, so that a counter of 15 mm fits.
            assertThat(document.getPage(0).getMediaBox().getHeight() / 72 * 25.4)
                    .isGreaterThan(DATA.map().grid().rows() * 22.5);
        }
    }

    @Test
    void the_same_pages_are_the_same_bytes() throws IOException {
        assertThat(counters()).isEqualTo(counters());
    }

    private static byte[] counters() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PdfBook book = new PdfBook("Counters")) {
            new CounterSheets(book, Paper.LETTER).print(CounterSheets.of(DATA.scenarios()));
            book.write(out);
        }
        return out.toByteArray();
    }

    private static int colours(PDFRenderer renderer, int page) throws IOException {
        var image = renderer.renderImage(page, 0.25f);
        Set<Integer> found = new HashSet<>();
        for (int x = 0; x < image.getWidth(); x++) {
            for (int y = 0; y < image.getHeight(); y++) {
                found.add(image.getRGB(x, y));
            }
        }
        return found.size();
    }

    @Test
    void the_map_comes_on_pages_across_and_everything_else_upright() throws IOException {
        try (PDDocument document = Loader.loadPDF(printed(Paper.A4))) {
            int across = 0;
            while (document.getPage(across).getMediaBox().getWidth()
                    > document.getPage(across).getMediaBox().getHeight()) {
                across++;
            }
            assertThat(across).isBetween(12, 24);
            // Fronts and backs, charts, a card for each side.
            assertThat(document.getNumberOfPages()).isGreaterThanOrEqualTo(across + 2 + 1 + 2);
        }
    }

    @Test
    void a_counter_with_other_values_in_july_is_printed_for_both_seasons_and_no_other_twice() {
        List<Unit> units = CounterSheets.of(DATA.scenarios());

        assertThat(units).extracting(unit -> unit.key() + " " + unit.factors()).doesNotHaveDuplicates();
        for (var scenario : DATA.scenarios()) {
            assertThat(units)
                    .extracting(unit -> unit.key() + " " + unit.factors())
                    .containsAll(scenario.roster().stream()
                            .map(unit -> unit.key() + " " + unit.factors())
                            .toList());
        }
    }
}
