package seelowe.press;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import seelowe.art.MapPicture;
import seelowe.art.draw.Picture;
import seelowe.engine.scenario.Scenario;
import seelowe.press.pdf.Paper;
import seelowe.press.pdf.PdfBook;
import seelowe.press.sheet.ChartCards;
import seelowe.press.sheet.CounterSheets;
import seelowe.press.sheet.MapSheets;
import seelowe.press.sheet.SetUpCards;

/** All that lies in the box, as one PDF: map, counters front and back, charts, set-up cards. */
public final class PaperEdition {
    private PaperEdition() {}

    /**
     * Writes it.
     *
     * @param tiles the paper that the map is divided onto, or null for one large sheet
     * @param paper of everything else
     * @return how many pages there are
     */
    public static int write(Contents contents, @Nullable Paper tiles, Paper paper, OutputStream out)
            throws IOException {
        Picture map = MapPicture.of(contents.data(), contents.sources()).picture();
        try (PdfBook book = new PdfBook("Seelöwe: The German Invasion of Britain, 1940")) {
            MapSheets sheets = new MapSheets(book, map);
            if (tiles == null) {
                sheets.onOneSheet();
            } else {
                sheets.tiled(tiles);
            }
            new CounterSheets(book, paper).print(CounterSheets.of(contents.scenarios()));
            new ChartCards(book, paper).print(contents.scenarios());
            for (Scenario scenario : contents.scenarios()) {
                new SetUpCards(book, paper).print(scenario);
            }
            book.write(out);
            return book.pages();
        }
    }
}
