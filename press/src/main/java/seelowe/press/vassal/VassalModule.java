package seelowe.press.vassal;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import javax.xml.stream.XMLStreamException;
import seelowe.art.MapPicture;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.draw.ImageCanvas;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.geography.GeographyReader;
import seelowe.art.geography.HexLayout;
import seelowe.art.shape.Point;
import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;
import seelowe.engine.scenario.Scenario;
import seelowe.press.Contents;

/** The edition as a VASSAL module: map, counters with their backs, and the set-up of every scenario on a board of its own. */
public final class VassalModule {
    /** Pixels for a unit of the pictures: a hex is 90 pixels high. */
    private static final double SCALE = 1.5;

    /** A counter and the shadow it throws. */
    private static final double ROOM = CounterSymbol.SIZE + 4;

    private final ZipOutputStream zip;

    private VassalModule(ZipOutputStream zip) {
        this.zip = zip;
    }

    /** The same edition gives the same bytes; the stream is left open. */
    public static void write(Contents contents, String version, OutputStream out) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        new VassalModule(zip).write(contents, version);
        zip.finish();
        zip.flush();
    }

    private void write(Contents contents, String version) throws IOException {
        HexLayout layout = new HexLayout(
                contents.data().map().grid(),
                GeographyReader.read(contents.data(), contents.layers()).projection());
        entry("moduledata");
        zip.write(metadata(version).getBytes(StandardCharsets.UTF_8));
        entry("buildFile.xml");
        try {
            ModuleXml.write(contents.scenarios(), layout, SCALE, version, new Unclosed(zip));
        } catch (XMLStreamException e) {
            throw new IOException("The module's build file cannot be written", e);
        }
        Picture map = MapPicture.of(contents.data(), contents.sources()).picture();
        image(ModuleXml.MAP_IMAGE, ImageCanvas.paint(map, pixels(map)));
        for (Scenario scenario : contents.scenarios()) {
            Picture card = new HoldingCard(scenario).picture();
            image(ModuleXml.card(scenario), ImageCanvas.paint(card, pixels(card)));
        }
        for (Side side : Side.values()) {
            counter(Piece.back(side), CounterSymbol.back(side, new Point(ROOM / 2, ROOM / 2)));
        }
        for (Map.Entry<String, Unit> each :
                ModuleXml.images(contents.scenarios()).entrySet()) {
            counter(each.getKey(), CounterSymbol.draw(each.getValue(), new Point(ROOM / 2, ROOM / 2)));
        }
    }

    private static int pixels(Picture picture) {
        return (int) Math.round(picture.width() * SCALE);
    }

    private void counter(String name, Mark mark) throws IOException {
        Picture picture = new Picture(ROOM, ROOM, CounterSymbol.symbols(), List.of(mark));
        image(name, ImageCanvas.paintOnNothing(picture, pixels(picture)));
    }

    private void image(String name, BufferedImage image) throws IOException {
        entry("images/" + name);
        ImageIO.write(image, "png", zip);
    }

    private void entry(String name) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(FileTime.fromMillis(0));
        zip.putNextEntry(entry);
    }

    private static String metadata(String version) {
        return """
                <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                <data version="1">
                  <version>%s</version>
                  <VassalVersion>%s</VassalVersion>
                  <dateSaved>0</dateSaved>
                  <description>The German Invasion of Britain, 1940</description>
                  <name>Seelöwe</name>
                </data>
                """.formatted(version, ModuleXml.VASSAL);
    }

    /** Who writes an entry must not close the file. */
    private static final class Unclosed extends java.io.FilterOutputStream {
        Unclosed(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
