package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import seelowe.scenarios.text.Problem;

/** Each rule of the checker: one mistake in a copy of the data is named with file and line, and nothing else is. */
class PlantedMistakesTest {
    private static final String HEXES = "map/hexes.csv";
    private static final String PORTS = "map/ports.csv";
    private static final String BEACHES = "map/beaches.csv";
    private static final String SETUP = "british/september/setup.csv";
    private static final String NAVY_WAVES = "scenarios/navy-plan/waves.csv";

    @TestFactory
    Stream<DynamicTest> aMistakeIsNamedWithFileAndLineAndNothingElseIs() {
        return Stream.concat(Mistakes.independent().stream(), Mistakes.alone().stream())
                .map(mistake -> DynamicTest.dynamicTest(mistake.what(), () -> namedAlone(mistake)));
    }

    private static void namedAlone(Mistakes.Mistake mistake) {
        DataCopy copy = new DataCopy();
        int line = mistake.plant().in(copy);
        assertThat(DataChecker.check(copy.source())).singleElement().satisfies(problem -> {
            assertThat(problem.file()).isEqualTo(DataCopy.LABEL + "/" + mistake.file());
            assertThat(problem.line()).isEqualTo(line);
            assertThat(problem.message()).contains(mistake.message());
        });
    }

    @Test
    void allMistakesInOneCopyAreNamedTogether() {
        DataCopy copy = new DataCopy();
        List<String> expected = new ArrayList<>();
        for (Mistakes.Mistake mistake : Mistakes.independent()) {
            int line = mistake.plant().in(copy);
            expected.add(DataCopy.LABEL + "/" + mistake.file() + ":" + line);
        }
        List<String> found = new ArrayList<>();
        for (Problem problem : DataChecker.check(copy.source())) {
            found.add(problem.file() + ":" + problem.line());
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(expected).hasSizeGreaterThan(80);
    }

    @Test
    void anAreaWithoutABeachIsNamed() {
        DataCopy copy = new DataCopy();
        for (String hex : List.of("4414", "4514", "4612", "4809", "4907", "5004")) {
            copy.delete(BEACHES, hex + ",");
        }
        assertThat(DataChecker.check(copy.source()))
                .singleElement()
                .hasToString("copy/map/landing-areas.csv:8: Landing area G has no beach. Give it one in beaches.csv.");
    }

    @Test
    void aThirdAirUnitOrASecondBesideCombatUnitsFindsNoBase() {
        DataCopy copy = new DataCopy();
        copy.replace(SETUP, "GB-AIR-2,", "GB-AIR-2,1,3410,Duxford,estimate,");
        int third = copy.replace(SETUP, "GB-AIR-3,", "GB-AIR-3,1,3410,Duxford,estimate,");
        assertThat(DataChecker.check(copy.source())).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(third);
            assertThat(problem.message()).contains("two air units at most");
        });
        copy.replace(SETUP, "GB-AIR-3,", "GB-AIR-3,1,2117,Benson,estimate,");
        copy.replace(SETUP, "GB-128,", "GB-128,1,3410,Duxford,estimate,");
        int second = copy.lineNumber(SETUP, "GB-AIR-2,");
        assertThat(DataChecker.check(copy.source())).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(second);
            assertThat(problem.message()).contains("one air unit only");
        });
    }

    @Test
    void reinforcementsWithoutARailwayToEnterByAreNamed() {
        DataCopy copy = new DataCopy();
        for (String hex : List.of("0119", "0126", "0129")) {
            copy.delete("map/rail-entries.csv", hex + ",");
        }
        assertThat(DataChecker.check(copy.source()))
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.message())
                        .contains("cannot enter: rail-entries.csv has no hex on the west edge"));
    }

    @Test
    void brokenDataIsNeverLoadedInPart() {
        DataCopy copy = new DataCopy();
        copy.append(NAVY_WAVES, "15,0,estimate,");
        assertThatThrownBy(() -> DataLoader.load(copy.source()))
                .isInstanceOf(DataException.class)
                .hasMessageContaining("copy/scenarios/navy-plan/waves.csv:16: ");
    }

    @Test
    void theDataItselfHasNone() {
        assertThat(DataChecker.check(new DataCopy().source())).isEmpty();
    }

    @Test
    void marksAndLineEndsOfOtherSystemsAreTolerated() {
        DataCopy copy = new DataCopy();
        copy.put(HEXES, "\uFEFF" + copy.text(HEXES).replace("\n", "\r\n"));
        copy.put(BEACHES, copy.text(BEACHES).replace(',', ';') + ";;;;\n");
        copy.put(NAVY_WAVES, copy.text(NAVY_WAVES).replace(',', '\t'));
        copy.put(PORTS, copy.text(PORTS).replace("\n0831", "\n831"));
        assertThat(DataChecker.check(copy.source())).isEmpty();
    }
}
