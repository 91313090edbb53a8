package seelowe.art;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import seelowe.art.counter.CounterSymbol;
import seelowe.art.counter.SetUpLayer;
import seelowe.art.counter.Tray;
import seelowe.art.draw.ImageCanvas;
import seelowe.art.draw.Mark;
import seelowe.art.draw.Picture;
import seelowe.art.draw.SvgWriter;
import seelowe.art.geography.Geography;
import seelowe.art.geography.GeographyReader;
import seelowe.art.geography.HexLayout;
import seelowe.art.map.Board;
import seelowe.art.map.Night;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.GameData;
import seelowe.scenarios.text.DataSource;

/** The map of the game, alone or with the counters of a scenario, as SVG or PNG. The same data gives the same bytes. */
public final class MapPicture {
    private static final String TITLE = "Seelöwe: the map of southern England";
    private static final double TRAY_GAP = 30;

    private final Picture picture;
    private final String title;

    private MapPicture(Picture picture, String title) {
        this.picture = picture;
        this.title = title;
    }

    /** The bare map. The layers are those that the data was loaded from. */
    public static MapPicture of(GameData data, DataSource... layers) {
        return of(data, GeographyReader.read(data, List.of(layers)));
    }

    /** The bare map of data that somebody is still at work on, as far as it can be drawn. */
    public static MapPicture sketch(GameData data, DataSource... layers) {
        return of(data, GeographyReader.sketch(data, List.of(layers)));
    }

    private static MapPicture of(GameData data, Geography geography) {
        Board board = new Board(data.map(), geography);
        Rectangle2D sheet = board.layout().sheet();
        List<Mark> marks = new ArrayList<>(board.layers());
        marks.add(board.margin(sheet));
        return new MapPicture(new Picture(sheet.getWidth(), sheet.getHeight(), board.symbols(), marks), TITLE);
    }

    /** The map with the set-up of a scenario: counters in their hexes, and a tray below for those yet to land. */
    public static MapPicture of(GameData data, Scenario scenario, DataSource... layers) {
        Geography geography = GeographyReader.read(data, List.of(layers));
        SetUpLayer setUp = new SetUpLayer(scenario, new HexLayout(data.map().grid(), geography.projection()));
        Board board = new Board(data.map(), geography, setUp.boxes());
        Rectangle2D sheet = board.layout().sheet();
        Rectangle2D frame = board.layout().frame();
        Tray tray = new Tray(scenario);
        double foot = tray.layOut(frame.getX(), frame.getMaxY() + TRAY_GAP, frame.getWidth()) + TRAY_GAP;
        Rectangle2D wide = new Rectangle2D.Double(0, 0, sheet.getWidth(), foot);
        List<Mark> counters = new ArrayList<>(setUp.draw());
        counters.addAll(tray.marks());
        List<Mark> marks = new ArrayList<>(board.layers());
        marks.add(board.margin(wide));
        marks.add(Mark.Group.of("counters", counters));
        SortedMap<String, List<Mark>> symbols = new TreeMap<>(board.symbols());
        symbols.putAll(CounterSymbol.symbols());
        return new MapPicture(
                new Picture(wide.getWidth(), wide.getHeight(), symbols, marks), "Seelöwe: " + scenario.title());
    }

    public Picture picture() {
        return picture;
    }

    public String svg() {
        return SvgWriter.write(picture, title, Night.COLOURS);
    }

    /** An image of this width in pixels. */
    public BufferedImage image(int width) {
        return ImageCanvas.paint(picture, width);
    }

    /** The same as the bytes of a PNG file. */
    public byte[] png(int width) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image(width), "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException("The picture cannot be written", e);
        }
        return out.toByteArray();
    }
}
