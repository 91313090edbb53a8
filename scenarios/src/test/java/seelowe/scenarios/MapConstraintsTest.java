package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import seelowe.engine.board.City;
import seelowe.engine.board.Edge;
import seelowe.engine.board.HexDirection;
import seelowe.engine.board.LandingArea;
import seelowe.engine.board.Terrain;

/** The constraints K20 to K58 that the rules, the notes and The Lion's Tail put on the lost map. */
class MapConstraintsTest {
    /** The line 3520 - 3122 - 3128 of the notes, hex by hex. */
    private static final List<String> LINE =
            List.of("3520", "3420", "3321", "3221", "3122", "3123", "3124", "3125", "3126", "3127", "3128");

    @Test
    void K20_evenColumnsLieHalfAHexFurtherSouth() {
        assertThat(Built.MAP.grid().adjacent(Built.hex("4524"), Built.hex("4424")))
                .isTrue();
        assertThat(Built.MAP.grid().neighbour(Built.hex("4424"), HexDirection.NORTH_EAST))
                .isEqualTo(Built.hex("4524"));
    }

    @Test
    void K21_brightonIs3128() {
        assertThat(Objects.requireNonNull(Built.MAP.city(Built.hex("3128"))).name())
                .isEqualTo("Brighton");
        assertThat(Built.DATA.gazetteer().hexesOf("Brighton")).containsExactly(Built.hex("3128"));
    }

    /** K22 with the kilometres of the ledger: Folkestone, Rye and Worcester fall within a hex of where it puts them. */
    @Test
    void K22_townsLieWhereTheRegistrationPutsThem() {
        assertThat(distanceFromRegistration("Folkestone", 51.081, 1.167)).isLessThanOrEqualTo(1);
        assertThat(distanceFromRegistration("Rye", 50.951, 0.734)).isLessThanOrEqualTo(1);
        assertThat(distanceFromRegistration("Worcester", 52.192, -2.215)).isLessThanOrEqualTo(1);
        assertThat(distanceFromRegistration("Norwich", 52.630, 1.297)).isLessThanOrEqualTo(1);
        assertThat(distanceFromRegistration("Bristol", 51.454, -2.594)).isLessThanOrEqualTo(1);
    }

    private static int distanceFromRegistration(String town, double latitude, double longitude) {
        double east = (longitude + 0.14) * 111.32 * Math.cos(Math.toRadians(51.5));
        double north = (latitude - 50.82) * 111.2;
        int column = (int) Math.round(31 + east / 6.93);
        double row = 28 - (north + (column % 2 == 0 ? 4 : 0)) / 8;
        int there = Built.MAP.grid().at(column, (int) Math.round(row));
        return Built.MAP.grid().distance(there, Built.town(town));
    }

    @Test
    void K23_theSheetIsLandscape() {
        assertThat(Built.MAP.grid().columns()).isEqualTo(52);
        assertThat(Built.MAP.grid().rows()).isEqualTo(33);
    }

    @Test
    void K24_neighboursOfAnOddAndOfAnEvenColumn() {
        assertThat(neighbours("4524")).containsExactlyInAnyOrder("4523", "4525", "4423", "4424", "4623", "4624");
        assertThat(neighbours("4424")).containsExactlyInAnyOrder("4423", "4425", "4324", "4325", "4524", "4525");
    }

    private static Set<String> neighbours(String hex) {
        Set<String> numbers = new TreeSet<>();
        for (HexDirection way : HexDirection.values()) {
            numbers.add(Built.number(Built.MAP.grid().neighbour(Built.hex(hex), way)));
        }
        return numbers;
    }

    @Test
    void K25_everyHexNamedInTheRulesIsWhatTheySay() {
        assertThat(Built.MAP.placeName(Built.hex("3128"))).isEqualTo("Brighton");
        assertThat(Built.MAP.portName(Built.hex("4524"))).isEqualTo("Dover");
        assertThat(Built.MAP.portName(Built.hex("4424"))).isEqualTo("Folkestone");
        assertThat(Built.MAP.portName(Built.hex("4026"))).isEqualTo("Rye");
        assertThat(Built.MAP.isLand(Built.hex("3520"))).isTrue();
        assertThat(Built.MAP.isLand(Built.hex("3122"))).isTrue();
        assertThat(riverNames("3519", "3520"))
                .as("3520 is the bank of the Thames")
                .contains("Thames");
    }

    private static List<String> riverNames(String a, String b) {
        List<String> names = new ArrayList<>();
        Built.DATA.gazetteer().rivers().forEach(side -> {
            if (Set.of(side.hex(), side.neighbour()).equals(Set.of(Built.hex(a), Built.hex(b)))) {
                names.add(side.name());
            }
        });
        return names;
    }

    @Test
    void K30_theCornerBehindTheLineHoldsEightPorts() {
        Set<Integer> line = new TreeSet<>();
        LINE.forEach(number -> line.add(Built.hex(number)));
        for (int i = 1; i < LINE.size(); i++) {
            assertThat(Built.MAP.linked(Built.hex(LINE.get(i - 1)), Built.hex(LINE.get(i))))
                    .isTrue();
        }
        Set<Integer> corner = southEast(line);
        corner.addAll(line);
        List<String> ports = new ArrayList<>();
        for (int hex : Built.MAP.portHexes()) {
            if (corner.contains(hex)) {
                ports.add(Objects.requireNonNull(Built.MAP.portName(hex)));
            }
        }
        assertThat(ports)
                .containsExactlyInAnyOrder(
                        "Brighton", "Newhaven", "Hastings", "Rye", "Folkestone", "Dover", "Ramsgate", "Chatham");
    }

    /** Everything that can be reached from Dover without entering the line or crossing the Thames. */
    private static Set<Integer> southEast(Set<Integer> line) {
        Set<Set<Integer>> thames = new java.util.HashSet<>();
        Built.DATA.gazetteer().rivers().forEach(side -> {
            if (side.name().equals("Thames")) {
                thames.add(Set.of(side.hex(), side.neighbour()));
            }
        });
        Set<Integer> reached = new TreeSet<>(Set.of(Built.hex("4524")));
        List<Integer> queue = new ArrayList<>(reached);
        for (int i = 0; i < queue.size(); i++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = Built.MAP.link(queue.get(i), way);
                boolean open = next >= 0 && !line.contains(next) && !thames.contains(Set.of(queue.get(i), next));
                if (open && reached.add(next)) {
                    queue.add(next);
                }
            }
        }
        return reached;
    }

    @Test
    void K31_areaEHasTwoPortsAndThreeBeaches() {
        assertThat(Built.ports(LandingArea.E)).containsExactly("4424", "4524");
        assertThat(Built.beaches(LandingArea.E)).hasSize(3);
    }

    @Test
    void K32_ryeIsAPortThatCostsOnePoint() {
        int rye = Built.hex("4026");
        assertThat(Built.MAP.isPort(rye)).isTrue();
        assertThat(Built.scenario("N").terrain().entryCost(Built.MAP.terrain(rye)))
                .isZero();
    }

    @Test
    void K33_areaGHasFourPorts() {
        assertThat(Built.ports(LandingArea.G)).hasSize(4);
    }

    @Test
    void K34_thereAreTwelvePortsOrMore() {
        assertThat(Built.MAP.portHexes()).hasSizeGreaterThanOrEqualTo(12);
    }

    @Test
    void K35_everyAreaHasAnEchelonHexAtSeaAndABeach() {
        Set<Integer> echelons = new TreeSet<>();
        for (LandingArea area : LandingArea.values()) {
            int echelon = Built.MAP.echelonHex(area);
            assertThat(Built.MAP.isLand(echelon)).isFalse();
            assertThat(Built.beaches(area)).isNotEmpty();
            echelons.add(echelon);
        }
        assertThat(echelons).hasSize(LandingArea.COUNT);
    }

    @Test
    void K36_someHexesAreBeachAndPortInOne() {
        List<String> both = new ArrayList<>();
        for (int hex : Built.MAP.portHexes()) {
            if (Built.MAP.isBeach(hex)) {
                both.add(Built.number(hex));
            }
        }
        assertThat(both).containsExactly("0831", "3128", "3329", "4026", "4621");
    }

    @Test
    void K37_whoStaysInAreaGHoldsFourPortsAtMost() {
        assertThat(Built.ports(LandingArea.G)).hasSizeLessThan(5);
    }

    @Test
    void K38_areasRunFromWestToEastAndThenNorth() {
        double previous = 0;
        for (LandingArea area : EnumSet.range(LandingArea.A, LandingArea.E)) {
            double mean = meanColumn(area);
            assertThat(mean).as("area " + area).isGreaterThan(previous);
            previous = mean;
        }
        assertThat(southernmostRow(LandingArea.F)).isLessThan(southernmostRow(LandingArea.E));
        assertThat(southernmostRow(LandingArea.G)).isLessThan(southernmostRow(LandingArea.F));
    }

    private static double meanColumn(LandingArea area) {
        return Built.beaches(area).stream()
                .mapToInt(number -> Built.MAP.grid().column(Built.hex(number)))
                .average()
                .orElseThrow();
    }

    private static int southernmostRow(LandingArea area) {
        return Built.beaches(area).stream()
                .mapToInt(number -> Built.MAP.grid().row(Built.hex(number)))
                .max()
                .orElseThrow();
    }

    @Test
    void K39_hastingsLiesInAreaD() {
        assertThat(Built.MAP.landingArea(Built.town("Hastings"))).isEqualTo(LandingArea.D);
    }

    @Test
    void K40b_everyBeachAndPortOpensInland() {
        Set<Integer> mainland = Built.flood(Built.hex("3122"), Set.of(), false);
        for (int hex : Built.MAP.beachHexes()) {
            assertThat(mainland).as(Built.number(hex)).contains(hex);
        }
        for (int hex : Built.MAP.portHexes()) {
            assertThat(mainland).as(Built.number(hex)).contains(hex);
        }
    }

    @Test
    void K50_chathamAndRochesterAreTwoCityHexesWithSwampEastOfThem() {
        int chatham = Built.town("Chatham");
        int rochester = Built.town("Rochester");
        assertThat(Built.MAP.isCity(chatham) && Built.MAP.isCity(rochester)).isTrue();
        assertThat(Built.MAP.cityIndex(chatham)).isNotEqualTo(Built.MAP.cityIndex(rochester));
        assertThat(List.of("3920", "4020", "4120", "4121"))
                .allSatisfy(number ->
                        assertThat(Built.MAP.terrain(Built.hex(number))).isEqualTo(Terrain.SWAMP));
    }

    @Test
    void K51_railReachesBothEdgesAndIsOneWholeThroughLondon() {
        Set<Integer> reached = new TreeSet<>(Set.of(Built.hex("3119")));
        List<Integer> queue = new ArrayList<>(reached);
        for (int i = 0; i < queue.size(); i++) {
            for (int way = 0; way < HexDirection.COUNT; way++) {
                int next = Built.MAP.grid().neighbour(queue.get(i), way);
                if (Built.MAP.isRailSide(queue.get(i), way) && reached.add(next)) {
                    queue.add(next);
                }
            }
        }
        assertThat(reached).hasSize(531).contains(Built.hex("3128"));
        for (Edge edge : Edge.values()) {
            for (int entry : Built.MAP.entryHexes(edge)) {
                assertThat(reached).contains(entry);
            }
        }
    }

    @Test
    void K52_theCountrySouthEastOfLondonIsMostlyClear() {
        int clear = 0;
        int all = 0;
        for (int column = 32; column <= 37; column++) {
            for (int row = 20; row <= 24; row++) {
                int hex = Built.MAP.grid().at(column, row);
                all += Built.MAP.isCity(hex) ? 0 : 1;
                clear += Built.MAP.terrain(hex) == Terrain.CLEAR ? 1 : 0;
            }
        }
        assertThat(clear * 100 / all).isGreaterThan(80);
    }

    @Test
    void K53_theCitiesNamedInTheTextsAreThere() {
        assertThat(Built.MAP.cities())
                .extracting(City::name)
                .contains(
                        "London",
                        "Brighton",
                        "Chatham",
                        "Rochester",
                        "Hastings",
                        "Dover",
                        "Bath",
                        "Oxford",
                        "Worcester",
                        "Cambridge",
                        "Bristol",
                        "Weymouth");
    }

    @Test
    void K54_londonIsALargeCityInOnePiece() {
        City london = Objects.requireNonNull(Built.MAP.city(Built.hex("3119")));
        assertThat(london.name()).isEqualTo("London");
        assertThat(london.hexes()).hasSize(10);
        Set<Integer> elsewhere = new TreeSet<>();
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            if (!london.hexes().contains(hex)) {
                elsewhere.add(hex);
            }
        }
        assertThat(Built.flood(Built.hex("3119"), elsewhere, false)).hasSize(10);
    }

    @Test
    void K55_everyKindOfTerrainIsThere() {
        Set<Terrain> found = EnumSet.noneOf(Terrain.class);
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            found.add(Built.MAP.terrain(hex));
        }
        assertThat(found).containsExactlyInAnyOrder(Terrain.values());
    }

    @Test
    void K56_theRangeLineDividesTheLand() {
        int inside = 0;
        int outside = 0;
        for (int hex = 0; hex < Built.MAP.size(); hex++) {
            if (Built.MAP.isLand(hex)) {
                inside += Built.MAP.inGermanNormalRange(hex) ? 1 : 0;
                outside += Built.MAP.inGermanNormalRange(hex) ? 0 : 1;
            }
        }
        assertThat(inside).isEqualTo(338);
        assertThat(outside).isEqualTo(964);
        for (String number : List.of("3128", "4524", "3827")) {
            assertThat(Built.MAP.inGermanNormalRange(Built.hex(number))).isTrue();
        }
        for (String town : List.of("Oxford", "Cambridge", "Bristol", "Birmingham")) {
            assertThat(Built.MAP.inGermanNormalRange(Built.town(town))).isFalse();
        }
    }

    @Test
    void K57_theMapReachesBeyondWorcesterAndCambridge() {
        int worcester = Built.town("Worcester");
        assertThat(Built.MAP.grid().row(worcester)).isGreaterThan(1);
        assertThat(Built.MAP.grid().column(worcester)).isGreaterThan(1);
        assertThat(Built.MAP.grid().row(Built.town("Cambridge"))).isGreaterThan(1);
    }

    @Test
    void K58_severalCitiesLieSouthOfLondon() {
        int london = Built.DATA.gazetteer().hexesOf("London").stream()
                .mapToInt(hex -> Built.MAP.grid().row(hex))
                .max()
                .orElseThrow();
        List<String> south = Built.MAP.cities().stream()
                .filter(city ->
                        city.hexes().stream().allMatch(hex -> Built.MAP.grid().row(hex) > london))
                .map(City::name)
                .toList();
        assertThat(south)
                .containsExactlyInAnyOrder(
                        "Bournemouth",
                        "Brighton",
                        "Canterbury",
                        "Dover",
                        "Eastbourne",
                        "Folkestone",
                        "Hastings",
                        "Maidstone",
                        "Poole",
                        "Portsmouth",
                        "Ramsgate",
                        "Salisbury",
                        "Southampton",
                        "Weymouth");
    }
}
