package seelowe.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import seelowe.art.geography.GeographyReader;
import seelowe.scenarios.text.MemorySource;

class GeographyReaderTest {
    @Test
    void the_built_in_geography_is_clean() {
        assertThat(GeographyReader.check(Pictures.DATA, List.of(Pictures.SOURCE)))
                .isEmpty();
    }

    @Test
    void every_mistake_is_named_with_file_and_line() {
        MemorySource mine = new MemorySource(
                "mine",
                Map.of(
                        "geography/positions.csv", "place,lat,lon\nDover,51.9,1.3\nAtlantis,51,1\n",
                        "geography/names.csv", "name,style,lat,lon\nThe Fens,ocean,51,0\nLyme Bay,bay,fifty,0\n",
                        "geography/rivers.csv", "river,label\nStyx,Styx\n"));

        assertThat(GeographyReader.check(Pictures.DATA, List.of(Pictures.SOURCE, mine)))
                .extracting(Object::toString)
                .anyMatch(text -> text.contains("mine/geography/positions.csv:2") && text.contains("Dover"))
                .anyMatch(text -> text.contains("mine/geography/positions.csv:3") && text.contains("Atlantis"))
                .anyMatch(text -> text.contains("mine/geography/names.csv:2") && text.contains("sea, bay or land"))
                .anyMatch(text -> text.contains("mine/geography/names.csv:3") && text.contains("49 to 55"))
                .anyMatch(text -> text.contains("mine/geography/rivers.csv:2") && text.contains("Styx"));
    }

    @Test
    void what_is_misspelt_is_guessed() {
        MemorySource mine = new MemorySource(
                "mine",
                Map.of(
                        "geography/positions.csv", "place,lat,lon\nDovver,51.1,1.3\n",
                        "geography/names.csv", "name,style,lat,lon,angle,size,spacing\nThe Fens,lnd,51,0,0,18,6\n",
                        "geography/projection.csv", "key,value\nhex-mile,5\n",
                        "geography/rivers.csv", "river,label\nThamse,Thames\n"));

        assertThat(GeographyReader.check(Pictures.DATA, List.of(Pictures.SOURCE, mine)))
                .extracting(Object::toString)
                .hasSize(4)
                .anyMatch(text -> text.contains("did you mean \"Dover\"?"))
                .anyMatch(text -> text.contains("did you mean \"land\"?"))
                .anyMatch(text -> text.contains("did you mean \"hex-miles\"?"))
                .anyMatch(text -> text.contains("did you mean \"Thames\"?"));
    }

    /** Mistakes that can be made in every table, planted in every table. */
    @ParameterizedTest
    @ValueSource(strings = {"coastline", "lines", "names", "positions", "projection", "rivers"})
    void a_mistake_of_form_is_named_where_it_stands(String table) {
        String file = "geography/" + table + ".csv";
        String text = Objects.requireNonNull(Pictures.SOURCE.text(file));
        String[] lines = text.split("\n", -1);
        Map<String, String> planted = Map.of(
                "\"sourrce\"; did you mean \"source\"?", text.replaceFirst(",source", ",sourrce"),
                "columns. Put a cell", text.replaceFirst("\n.*\n", "\n" + lines[1] + ",more\n"),
                "is opened and not closed", text.replaceFirst("\n.*\n", "\n" + lines[1] + ",\"\n"),
                "a control character", text.replaceFirst("\n.*\n", "\n" + lines[1] + "\u0007\n"),
                "without markup", text.replaceFirst("\n.*\n", "\n" + lines[1] + "<br>\n"),
                "is no source",
                        text.replaceFirst(
                                "\n.*\n", "\n" + lines[1].replaceFirst("(history|estimate|rules),", "hearsay,") + "\n"),
                "is defined in line 2 already", text + lines[1] + "\n");
        planted.forEach((message, spoilt) -> assertThat(GeographyReader.check(
                        Pictures.DATA, List.of(Pictures.SOURCE, new MemorySource("mine", Map.of(file, spoilt)))))
                .as(table + ": " + message)
                .anySatisfy(problem -> {
                    assertThat(problem.file()).isEqualTo("mine/" + file);
                    assertThat(problem.message()).contains(message);
                }));
    }

    @Test
    void a_mistake_in_the_projection_is_not_laid_at_the_door_of_every_town() {
        MemorySource mine =
                new MemorySource("mine", Map.of("geography/projection.csv", "key,value\nreference-lat,ninety\n"));

        assertThat(GeographyReader.check(Pictures.DATA, List.of(Pictures.SOURCE, mine)))
                .extracting(Object::toString)
                .hasSize(1)
                .allMatch(text -> text.contains("mine/geography/projection.csv:2"));
    }

    @Test
    void a_town_without_a_position_stands_in_the_middle_of_its_hex() {
        MemorySource mine = new MemorySource("mine", Map.of("geography/positions.csv", "place,remove\nCroydon,yes\n"));

        var places = GeographyReader.read(Pictures.DATA, List.of(Pictures.SOURCE, mine))
                .places();

        assertThat(places).anySatisfy(place -> {
            assertThat(place.name()).isEqualTo("Croydon");
            assertThat(place.at()).isEqualTo(Pictures.BOARD.layout().centre(place.hex()));
        });
    }
}
