package seelowe.pagetests;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.multi.qrcode.QRCodeMultiReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** What a telephone reads that is held before a screen. */
final class QrReader {
    private QrReader() {}

    static String read(byte[] png) {
        try {
            BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
            int width = image.getWidth();
            int[] dots = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
            RGBLuminanceSource light = new RGBLuminanceSource(width, image.getHeight(), dots);
            BinaryBitmap bits = new BinaryBitmap(new HybridBinarizer(light));
            return new QRCodeMultiReader().decodeMultiple(bits)[0].getText();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (NotFoundException nothing) {
            throw new AssertionError("There is no code in the picture", nothing);
        }
    }
}
