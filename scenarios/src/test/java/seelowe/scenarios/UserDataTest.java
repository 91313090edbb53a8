package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import seelowe.engine.board.Terrain;
import seelowe.engine.scenario.Deployment;
import seelowe.engine.scenario.Measures;
import seelowe.engine.scenario.Scenario;
import seelowe.scenarios.files.BuiltInData;
import seelowe.scenarios.text.DataSource;
import seelowe.scenarios.text.MemorySource;
import seelowe.scenarios.text.Problem;

/** A user's data changes the built-in data row by row, adds to it and takes from it. */
class UserDataTest {
    private static DataSource[] with(Map<String, String> user) {
        return UserData.over(BuiltInData.source(), new MemorySource("mine", user));
    }

    private static GameData load(String file, String text) {
        return DataLoader.load(with(Map.of(file, text)));
    }

    private static Scenario navy(GameData data) {
        return Objects.requireNonNull(data.scenario("N"));
    }

    @Test
    void aRowChangesOneHexAndAColumnThatIsNotThereStays() {
        GameData data = load("map/hexes.csv", "hex,terrain\n2924,swamp\n");
        int hex = data.map().grid().parse("2924");
        assertThat(data.map().terrain(hex)).isEqualTo(Terrain.SWAMP).isNotEqualTo(Built.MAP.terrain(hex));
        assertThat(data.map().inGermanNormalRange(hex)).isEqualTo(Built.MAP.inGermanNormalRange(hex));
        assertThat(data.map().terrain(hex - 1)).isEqualTo(Built.MAP.terrain(hex - 1));
    }

    @Test
    void aScenarioSetsNumbersOfTheStandardRules() {
        String file = "scenarios/navy-plan/scenario.properties";
        assertThat(navy(load(file, "summary = As it was.\n")).rules().measures())
                .isEqualTo(Measures.STANDARD);
        assertThat(navy(load(file, """
                                substantive-ports = 4
                                decisive-ports = 8
                                decisive-ratio = 3
                                supplied-within = 6
                                unsupplied-within = 12
                                partial-supply-within = 2
                                air-range = 15
                                air-transport-interval = 2
                                """)).rules().measures()).isEqualTo(new Measures(4, 8, 3, 6, 12, 2, 15, 2));
        assertThat(DataChecker.check(with(Map.of(file, "supplied-within = 12\ndecisive-ports = 4\nair-range = far\n"))))
                .extracting(Problem::line, Problem::message)
                .containsExactly(
                        tuple(1, "unsupplied-within is 10, less than supplied-within, which is 12."),
                        tuple(2, "decisive-ports is 4, less than substantive-ports, which is 5."),
                        tuple(3, "The air-range is a whole number from 1 to 99, not \"far\"."));
    }

    @Test
    void whatDoesNotGoTogetherIsToldInTheUsersOwnFileAndOnce() {
        String file = "scenarios/my-plan/scenario.properties";
        String card = "code = M\ntitle = My Plan\nsummary = Mine.\ntakes = navy-plan\n";

        assertThat(DataChecker.check(with(Map.of(file, card.replace("navy-plan", "navy-paln")))))
                .singleElement()
                .hasToString("mine/" + file
                        + ":4: There is no scenario \"navy-paln\" to take from; did you mean \"navy-plan\"?");
        assertThat(DataChecker.check(with(Map.of(file, card + "landing-areas = C D Z\n"))))
                .singleElement()
                .asString()
                .startsWith("mine/" + file + ":5: \"Z\" is no landing area");
        assertThat(DataChecker.check(with(Map.of(file, card + "landing-areas = D E\n"))))
                .isNotEmpty()
                .allSatisfy(problem -> assertThat(problem.toString())
                        .startsWith("mine/" + file + ":5: GE-")
                        .contains("comes from data/scenarios/navy-plan/german-setup.csv"));
    }

    @Test
    void aHexsideIsFoundFromEitherHex() {
        GameData data = load("map/hexsides.csv", "hex,neighbour,rail,remove\n3128,3127,,yes\n3127,3227,Branch,\n");
        assertThat(railBetween(data, "3127", "3128")).isFalse();
        assertThat(railBetween(data, "3127", "3227")).isTrue();
    }

    private static boolean railBetween(GameData data, String a, String b) {
        int from = data.map().grid().parse(a);
        return data.map()
                .isRailSide(
                        from,
                        data.map().grid().direction(from, data.map().grid().parse(b)));
    }

    @Test
    void aRowChangesAValueOfOneUnitInEveryScenario() {
        GameData data = load("units/british.csv", "unit,september,factors-source\nGB-AD2,9-8,printed\n");
        assertThat(Objects.requireNonNull(navy(data).unit("GB-AD2")).factors()).isEqualTo("9-8");
    }

    @Test
    void aUnitIsAddedAndUsed() {
        GameData data = DataLoader.load(with(Map.of(
                "units/german.csv",
                "unit,name,formation,type,size,factors\nGE-NEW,Inf Rgt 199,57. Infanterie-Division,infantry,"
                        + "regiment,6-4\n",
                "scenarios/navy-plan/german-reinforcements.csv",
                "turn,unit,place\n12,GE-NEW,france\n")));
        Scenario navy = navy(data);
        int id = Objects.requireNonNull(navy.unit("GE-NEW")).id();
        assertThat(navy.deployments().get(id)).isEqualTo(new Deployment.France(12));
        assertThat(navy.roster()).hasSize(Built.scenario("N").roster().size() + 1);
    }

    @Test
    void aRowIsRemoved() {
        GameData data = load("british/september/setup.csv", "unit,remove\nGB-AIR-3,yes\n");
        assertThat(navy(data).unit("GB-AIR-3")).isNull();
        assertThat(navy(data).unit("GB-AIR-2")).isNotNull();
    }

    @Test
    void aWaveAndASettingAreChanged() {
        GameData data = DataLoader.load(with(Map.of(
                "scenarios/navy-plan/waves.csv", "wave,points\n2,16\n",
                "scenarios/navy-plan/scenario.properties", "title = Our Navy Plan\n")));
        assertThat(navy(data).rules().waves()).startsWith(14, 16, 14);
        assertThat(navy(data).title()).isEqualTo("Our Navy Plan");
        assertThat(navy(data).rules().turns()).isEqualTo(15);
    }

    @Test
    void aNewFolderIsANewScenario() {
        DataCopy copy = new DataCopy();
        String folder = "scenarios/navy-plan/";
        GameData data = DataLoader.load(with(Map.of(
                "scenarios/short-war/scenario.properties",
                        copy.text(folder + "scenario.properties").replace("code = N", "code = SW"),
                "scenarios/short-war/waves.csv", "wave,points\n1,20\n",
                "scenarios/short-war/german-setup.csv", copy.text(folder + "german-setup.csv"))));
        assertThat(data.scenarios())
                .extracting(Scenario::code)
                .startsWith("N", "H", "J", "LT")
                .endsWith("SW");
        assertThat(Objects.requireNonNull(data.scenario("SW")).rules().wavePoints(3))
                .isEqualTo(20);
    }

    @Test
    void aListOfScenariosAddsToTheBuiltInOnesAndALongBritishListIsCut() {
        DataCopy copy = new DataCopy();
        String folder = "scenarios/navy-plan/";
        GameData data = DataLoader.load(with(Map.of(
                "data.properties",
                "scenarios = short-war\n",
                "scenarios/short-war/scenario.properties",
                copy.text(folder + "scenario.properties")
                        .replace("code = N", "code = SW")
                        .replace("turns = 15", "turns = 8")
                        .replace("from-turn = 10", "from-turn = never"),
                "scenarios/short-war/waves.csv",
                "wave,points\n1,20\n",
                "scenarios/short-war/german-setup.csv",
                copy.text(folder + "german-setup.csv"))));
        assertThat(data.scenarios())
                .extracting(Scenario::code)
                .startsWith("N", "H", "J", "LT")
                .endsWith("SW");
        Scenario shortWar = Objects.requireNonNull(data.scenario("SW"));
        assertThat(shortWar.rules().turns()).isEqualTo(8);
        assertThat(shortWar.unit("GB-PART-1")).isNull();
        assertThat(shortWar.unit("GB-D01")).isNotNull();
    }

    @Test
    void aScenarioTakesFromAnotherAndSaysOnlyWhatDiffers() {
        GameData data = DataLoader.load(with(Map.of(
                "scenarios/short-war/scenario.properties",
                """
                code = SW
                title = Short war
                summary = Eight turns.
                takes = navy-plan
                turns = 8
                waves-percent = 120
                british-from-turn = 3
                """,
                "scenarios/short-war/german-setup.csv",
                "unit,place,remove\nGE-TP-A,,yes\n",
                "scenarios/short-war/waves.csv",
                "wave,points\n3,20\n",
                "scenarios/short-war/british-setup.csv",
                "unit,place,town,remove\nGB-AIR-3,,,yes\n")));
        Scenario taken = Objects.requireNonNull(data.scenario("SW"));
        Scenario navy = navy(data);
        assertThat(taken.rules().turns()).isEqualTo(8);
        assertThat(taken.rules().partisansFromTurn()).isZero();
        assertThat(taken.rules().landingAreas()).isEqualTo(navy.rules().landingAreas());
        assertThat(taken.rules().waves()).startsWith(17, 17, 24);
        assertThat(taken.unit("GE-TP-A")).isNull();
        assertThat(navy.unit("GE-TP-A")).isNotNull();
        assertThat(taken.unit("GB-AIR-3")).isNull();
        assertThat(arrival(taken, "GB-D44")).isEqualTo(arrival(navy, "GB-D44") - 2);
        assertThat(arrival(taken, "GB-D01")).isOne();
        assertThat(taken.roster()).hasSizeLessThan(navy.roster().size());
    }

    private static int arrival(Scenario scenario, String unit) {
        int id = Objects.requireNonNull(scenario.unit(unit)).id();
        return ((Deployment.HoldingArea) scenario.deployments().get(id)).turn();
    }

    @Test
    void aScenarioThatCannotTakeFromAnotherIsNamedWhereItSaysSo() {
        String own = "code = SW\ntitle = Short war\nsummary = Eight turns.\n";
        assertThat(DataChecker.check(with(Map.of("scenarios/a/scenario.properties", own + "takes = b\n"))))
                .anySatisfy(problem -> assertThat(problem.toString())
                        .startsWith("mine/scenarios/a/scenario.properties:4: There is no scenario \"b\" to take from"));
        assertThat(DataChecker.check(with(Map.of(
                        "scenarios/a/scenario.properties",
                        own + "takes = b\n",
                        "scenarios/b/scenario.properties",
                        own + "takes = a\n"))))
                .anySatisfy(problem -> assertThat(problem.message()).contains("take from itself in the end"));
        assertThat(DataChecker.check(with(Map.of("scenarios/a/scenario.properties", "takes = navy-plan\n"))))
                .extracting(Problem::toString)
                .containsExactly(
                        "mine/scenarios/a/scenario.properties:1: The setting code is missing.",
                        "mine/scenarios/a/scenario.properties:1: The setting summary is missing.",
                        "mine/scenarios/a/scenario.properties:1: The setting title is missing.");
    }

    @Test
    void aMistakeIsReportedInTheUsersFile() {
        List<Problem> problems = DataChecker.check(with(Map.of(
                "map/hexes.csv", "hex,terrain\n2924,swamp\n2925,bog\n",
                "british/july/setup.csv", "unit,remove\nGB-XYZ,yes\n",
                "map/haxes.csv", "hex\n")));
        assertThat(problems)
                .extracting(problem -> problem.file() + ":" + problem.line())
                .containsExactly("mine/british/july/setup.csv:2", "mine/map/haxes.csv:1", "mine/map/hexes.csv:3");
    }

    @Test
    void anAddedRowMustBeComplete() {
        assertThat(DataChecker.check(with(Map.of("map/ports.csv", "hex\n0130\n"))))
                .singleElement()
                .hasToString("mine/map/ports.csv:2: The name of the port is missing.");
    }

    @Test
    void aCompleteFolderStandsAlone() {
        DataSource copy = new DataCopy().source();
        assertThat(UserData.over(BuiltInData.source(), copy)).containsExactly(copy);
        DataSource changes = new MemorySource("mine", Map.of("data.properties", "complete = no\n"));
        assertThat(UserData.over(BuiltInData.source(), changes)).hasSize(2);
    }

    @Test
    void foldersAreReadFromDisk(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("map"));
        Files.writeString(folder.resolve("map/ports.csv"), "hex,port\n3024,Shoreham\n");
        Files.writeString(folder.resolve(".lock"), "x");
        assertThat(BuiltInData.check(folder))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString()).startsWith(folder + "/map/ports.csv:2: "));
        assertThatThrownBy(() -> BuiltInData.load(folder)).isInstanceOf(DataException.class);
        assertThat(BuiltInData.check(DataCopy.FOLDER)).isEmpty();
        assertThat(BuiltInData.check()).isEmpty();
    }
}
