package seelowe.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import seelowe.art.MapPicture;

/** What a picture can be written as, told from the ending of the file's name. */
enum PictureFormat {
    SVG {
        @Override
        void write(MapPicture picture, int width, OutputStream out) throws IOException {
            out.write(picture.svg().getBytes(StandardCharsets.UTF_8));
        }
    },
    PNG {
        @Override
        void write(MapPicture picture, int width, OutputStream out) throws IOException {
            out.write(picture.png(width));
        }
    };

    static PictureFormat of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        for (PictureFormat format : values()) {
            if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw UserError.wrongUsage(
                "cannot tell what kind of picture " + file + " should be; let its name end in .svg or .png");
    }

    abstract void write(MapPicture picture, int width, OutputStream out) throws IOException;
}
