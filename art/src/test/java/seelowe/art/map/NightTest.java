package seelowe.art.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import seelowe.art.MapPicture;
import seelowe.scenarios.files.BuiltInData;

class NightTest {
    /** What the guidelines for accessible pages ask of text. */
    private static final double READABLE = 4.5;

    @ParameterizedTest
    @CsvSource({
        Palette.INK + "," + Palette.LAND + ",1",
        Palette.INK + "," + Palette.ROUGH + ",1",
        Palette.INK + "," + Palette.CITY + ",1",
        Palette.INK + "," + Palette.SEA_MIDDLE + ",1",
        Palette.INK + "," + Palette.SAND + ",1",
        Palette.INK + "," + Palette.PAPER + ",1",
        Palette.NUMBER + "," + Palette.LAND + ",0.85",
        Palette.SEA_NUMBER + "," + Palette.SEA_INNER + ",0.8",
        Palette.WATER_INK + "," + Palette.SEA + ",0.75",
        Palette.WATER_INK + "," + Palette.LAND + ",1",
        Palette.LAND_NAME + "," + Palette.LAND + ",1",
        Palette.FOREST_NAME + "," + Palette.LAND + ",1",
        Palette.RANGE + "," + Palette.LAND + ",1",
        Palette.NAVY + "," + Palette.DISC + ",1",
        Palette.WHITE + "," + Palette.NAVY + ",1"
    })
    void words_can_be_read_at_night(String ink, String ground, double opacity) {
        double[] paper = channels(night(ground));
        double[] letters = channels(night(ink));
        for (int i = 0; i < 3; i++) {
            letters[i] = opacity * letters[i] + (1 - opacity) * paper[i];
        }
        double lighter = Math.max(light(letters), light(paper)) + 0.05;
        double darker = Math.min(light(letters), light(paper)) + 0.05;

        assertThat(lighter / darker).isGreaterThanOrEqualTo(READABLE);
    }

    @Test
    void the_picture_of_the_day_holds_the_colours_of_the_night_for_who_asks() {
        String svg = MapPicture.of(BuiltInData.load(), BuiltInData.source()).svg();

        assertThat(svg).contains("id=\"night\"", "#night:target,", "--efe7cb:" + night(Palette.LAND));
        assertThat(svg).contains("fill:" + Palette.LAND + ";fill:var(--efe7cb," + Palette.LAND + ")");
    }

    @Test
    void the_sheet_can_be_had_without_names_and_without_numbers_by_day_and_night() {
        String svg = MapPicture.of(BuiltInData.load(), BuiltInData.source()).svg();

        assertThat(svg).contains("<g id=\"labels\">", "<g id=\"numbers\">", "id=\"night-bare\"");
        assertThat(svg)
                .contains("#unnamed:target #labels", "#unnumbered:target #numbers", "#night-bare:target #numbers");
        assertThat(svg).doesNotContain("#unnamed:target #numbers", "#unnumbered:target #labels");
    }

    private static String night(String colour) {
        return Objects.requireNonNull(Night.COLOURS.get(colour), colour);
    }

    private static double[] channels(String colour) {
        int rgb = Integer.parseInt(colour.substring(1), 16);
        return new double[] {rgb >> 16, rgb >> 8 & 255, rgb & 255};
    }

    private static double light(double[] channels) {
        return 0.2126 * linear(channels[0]) + 0.7152 * linear(channels[1]) + 0.0722 * linear(channels[2]);
    }

    private static double linear(double channel) {
        double part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
