package seelowe.conformance.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TestSourceParserTest {
    @Test
    void tests_of_every_kind_are_found_with_their_tags() {
        assertThat(parse("""
                class SampleTest {
                    @Test
                    @Tag("R8.4a")
                    @Tag("Q29")
                    void X3_flanking_doubles() {}

                    @ParameterizedTest(name = "{0} (again)")
                    @CsvSource({
                        "one (two), 3",
                    })
                    void R8_31_rounds(String odds, int column) {}

                    @TestFactory
                    Stream<DynamicTest> C8_8a_all_cells() {
                        return Stream.of();
                    }
                """))
                .containsExactly(
                        new TestSources.Found("SampleTest", "X3_flanking_doubles", List.of("R8.4a", "Q29")),
                        new TestSources.Found("SampleTest", "R8_31_rounds", List.of()),
                        new TestSources.Found("SampleTest", "C8_8a_all_cells", List.of()));
    }

    @Test
    void methods_that_are_no_tests_do_not_count() {
        assertThat(parse("""
                    private static void R8_1_not_a_test() {}

                    // @Test
                    void R8_2_commented_out() {}

                    @Disabled
                    @Test
                    void R8_3_asleep() {}
                """)).isEmpty();
    }

    @Test
    void what_stands_in_a_text_block_is_no_test() {
        String quotes = "\"\"\"";
        assertThat(parse("String sample = " + quotes + "\n@Test\nvoid R8_1_inside() {}\n" + quotes + ";\n"
                        + "@Test\nvoid R8_2_outside() {}\n"))
                .extracting(TestSources.Found::method)
                .containsExactly("R8_2_outside");
    }

    @Test
    void a_tag_on_a_class_speaks_for_the_class() {
        assertThat(parse("@Tag(\"R12.61\")\nfinal class SampleTest {\n@Test\nvoid two() {}\n"))
                .extracting(TestSources.Found::where)
                .containsExactly("SampleTest", "SampleTest.two");
    }

    private static List<TestSources.Found> parse(String source) {
        return new TestSourceParser("SampleTest").parse(source.lines().toList());
    }
}
