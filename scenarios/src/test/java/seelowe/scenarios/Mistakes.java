package seelowe.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Mistakes to plant in a copy of the data, one for each rule of the checker. */
final class Mistakes {
    private static final String FOLDER = "data.properties";
    private static final String HEXES = "map/hexes.csv";
    private static final String SIDES = "map/hexsides.csv";
    private static final String PLACES = "map/places.csv";
    private static final String PORTS = "map/ports.csv";
    private static final String BEACHES = "map/beaches.csv";
    private static final String AREAS = "map/landing-areas.csv";
    private static final String ENTRIES = "map/rail-entries.csv";
    private static final String TERRAIN = "charts/terrain.csv";
    private static final String TYPES = "charts/unit-types.csv";
    private static final String WEATHER = "charts/weather.csv";
    private static final String GERMAN = "units/german.csv";
    private static final String BRITISH = "units/british.csv";
    private static final String SETUP = "british/september/setup.csv";
    private static final String JULY_SETUP = "british/july/setup.csv";
    private static final String ARRIVALS = "british/september/reinforcements.csv";
    private static final String NAVY = "scenarios/navy-plan/german-setup.csv";
    private static final String NAVY_ARRIVALS = "scenarios/navy-plan/german-reinforcements.csv";
    private static final String NAVY_WAVES = "scenarios/navy-plan/waves.csv";
    private static final String NAVY_SETTINGS = "scenarios/navy-plan/scenario.properties";
    private static final String TAIL = "scenarios/lions-tail/german-setup.csv";
    private static final String TAIL_ARRIVALS = "scenarios/lions-tail/german-reinforcements.csv";
    private static final String TAIL_SETTINGS = "scenarios/lions-tail/scenario.properties";
    private static final String RULES = "rules/05-movement.txt";
    private static final String ZONES = "scenarios/lions-tail/zones.csv";

    private Mistakes() {}

    /** Spoils the copy and returns the line that must be reported. */
    interface Plant {
        int in(DataCopy copy);
    }

    record Mistake(String what, String file, Plant plant, String message) {
        /** Plants the same, but a missing file will be complained of. */
        Mistake reportedIn(String otherFile) {
            return new Mistake(
                    what,
                    otherFile,
                    copy -> {
                        plant.in(copy);
                        return 1;
                    },
                    message);
        }

        /** Plants the same, but the line that begins so will be complained of. */
        Mistake reportedAt(String otherFile, String beginning) {
            return new Mistake(
                    what,
                    otherFile,
                    copy -> {
                        plant.in(copy);
                        return copy.lineNumber(otherFile, beginning);
                    },
                    message);
        }
    }

    /** Mistakes that can be planted side by side in one copy. */
    static List<Mistake> independent() {
        List<Mistake> all = new ArrayList<>();
        all.addAll(inTheMap());
        all.addAll(onHexsidesAndCoast());
        all.addAll(inChartsAndUnits());
        all.addAll(inOrdersOfBattle());
        all.addAll(inSettings());
        return all;
    }

    private static List<Mistake> inTheMap() {
        return List.of(
                changed("unknown terrain", HEXES, "0101,", "clear", "claer", "did you mean \"clear\"?"),
                changed("no terrain", HEXES, "0102,", "clear", "", "The terrain is missing."),
                changed("mistyped hex", HEXES, "0103,", "0103", "O103", "is no hex number. Write four digits"),
                added("two lines for a hex", HEXES, "0202,clear,,,extended,history,", "0202 is defined in line"),
                changed("city without a name", HEXES, "2103,", "Leicester", "", "A city hex needs the name"),
                changed(
                        "name without a city",
                        HEXES,
                        "0301,",
                        "clear,",
                        "clear,Llan",
                        "has the terrain city, not clear"),
                changed(
                        "city in two pieces",
                        HEXES,
                        "1704,",
                        "clear,",
                        "city,London",
                        "does not touch the city's other"),
                changed("unknown area", HEXES, "0601,", "clear,,", "clear,,H", "\"H\" is no landing area"),
                changed("unknown air range", HEXES, "0701,", "extended", "extnded", "did you mean \"extended\"?"),
                changed("unknown source", HEXES, "0801,", "history", "hearsay", "\"hearsay\" is no source"),
                changed("place off the map", PLACES, "Abingdon,", "2016", "5316", "Hex 5316 is not on the map"),
                changed("place at sea", PLACES, "Alton,", "2324", "2232", "cannot lie in 2232, which is sea"),
                changed("unknown kind of place", PLACES, "Andover,", "town", "twon", "did you mean \"town\"?"),
                added("city among the places", PLACES, "Norwich,4503,town,history,", "is a city and has its hex"),
                changed("nameless place", PLACES, "Ashford,", "Ashford", "", "The name of the place is missing."));
    }

    private static List<Mistake> onHexsidesAndCoast() {
        return List.of(
                changed("hexes that do not touch", SIDES, "0110,0210,", "0210", "0310", "do not touch"),
                added("river at sea", SIDES, "2232,2233,Test,,,history,", "A river cannot run here: 2232 is a sea hex"),
                added(
                        "sea side of a sea hex",
                        SIDES,
                        "0832,0833,,Channel,,history,",
                        "0833 is one. Take the line out."),
                changed("railway on a sea side", SIDES, "0831,0931,", "Bay,", "Bay,Quay", "neither river nor railway"),
                added("hexside that carries nothing", SIDES, "0901,0902,,,,history,", "carries nothing"),
                added("hexside listed twice", SIDES, "3128,3127,,,Again,history,", "3127/3128 is defined in line"),
                changed("port at sea", PORTS, "0831,", "0831", "0933", "which is sea. A port is a land hex"),
                changed("port inland", PORTS, "1330,", "1330", "1326", "does not lie on the coast"),
                changed("port in no hex", PORTS, "2728,", "2728", "", "The hex number is missing."),
                changed("beach inland", BEACHES, "0429,", "0429", "0427", "does not lie on the coast"),
                added("beach at sea", BEACHES, "2332,Bank,B,estimate,", "cannot lie in 2332, which is sea"),
                added("beach cut off", BEACHES, "1930,Atherfield,B,estimate,", "is cut off from the inland"),
                changed("beach outside its area", BEACHES, "0530,", ",A,", ",B,", "hexes.csv puts 0530 in area A"),
                changed("echelon on land", AREAS, "A,", "0833", "0830", "must be a sea hex; 0830 is"),
                changed(
                        "echelon hex of two areas",
                        AREAS,
                        "C,",
                        "3031",
                        "2232",
                        "is the echelon hex of area B already"),
                added("two echelons for one area", AREAS, "D,3831,again,estimate,", "D is defined in line"),
                changed("unknown edge", ENTRIES, "0501,", "north", "nort", "did you mean \"north\"?"),
                changed("entry not on its edge", ENTRIES, "0119,", "west", "north", "does not lie on the north edge"),
                added("entry without rail", ENTRIES, "4101,north,nowhere,,history,", "No railway leads from 4101"));
    }

    private static List<Mistake> inChartsAndUnits() {
        return List.of(
                changed("cost that is no number", TERRAIN, "rough,", "1", "one", "additional cost is a whole number"),
                changed("negative cost", TERRAIN, "swamp,", "1", "-1", "from 0 to 9, not \"-1\""),
                changed("unknown terms", TYPES, "infantry,", "pays", "pay", "did you mean \"pays\"?"),
                changed("neither yes nor no", TYPES, "armor,", "yes", "true", "\"true\" is no answer"),
                changed("unknown weather", WEATHER, "july,2,1,", "clear", "fair", "\"fair\" is no weather"),
                added("die face twice", WEATHER, "july,2,6,storm,rules,", "july 2 6 is defined in line"),
                changed("unknown unit type", GERMAN, "GE-LAH,", "mechanized-", "mechanised-", "did you mean \"mechan"),
                changed("unknown size", GERMAN, "GE-ID17-IR021,", "regiment", "corps", "\"corps\" is no unit size"),
                changed("values turned into a date", GERMAN, "GE-ID17-IR055,", "6-4", "06. Apr", "making a date"),
                changed(
                        "unit without strength",
                        GERMAN,
                        "GE-ID35-IR034,",
                        "6-4",
                        "0-4",
                        "each a whole number from 1 to"),
                changed("supply that attacks", GERMAN, "GE-SU-18,", "(1)-2", "1-2", "Write them as (1)-2"),
                changed("no values", GERMAN, "GE-ID17-IR095,", ",6-4,", ",,", "The unit has no values."),
                added("two units with one key", GERMAN, germanUnit("GE-LAH", "infantry"), "is defined in line"),
                added("a key with a comma", BRITISH, britishUnit("\"GB,1\"", "infantry"), "letters, digits, hyphens"),
                added("one key on both sides", BRITISH, britishUnit("GE-GD", "infantry"), "german.csv already"),
                changed(
                        "kind of the other side",
                        BRITISH,
                        "GB-NZ7,",
                        ",infantry",
                        ",parachute",
                        "gives this side no units"),
                added("unit never used", GERMAN, germanUnit("GE-NEW", "infantry"), "No scenario uses GE-NEW"),
                changed("nameless unit", BRITISH, "GB-PART-43,", "Partisan 43", "", "and a name"));
    }

    private static List<Mistake> inOrdersOfBattle() {
        return List.of(
                changed("unknown unit", SETUP, "GB-LDN1,", "GB-LDN1", "GB-LDN9", "There is no unit GB-LDN9; did you"),
                changed("set-up at sea", SETUP, "GB-LDN2,", "4424,Folkestone", "4627,", "in 4627, which is sea"),
                changed("set-up off the map", SETUP, "GB-035,", "4524", "4599", "Hex 4599 is not on the map"),
                changed("town elsewhere", SETUP, "GB-134,", "3827", "3826", "does not lie in 3826 but in 3827"),
                changed(
                        "unknown town",
                        SETUP,
                        "GB-135,",
                        "Tenterden",
                        "Tenderten",
                        "no place \"Tenderten\" on the map"),
                changed("no place at all", SETUP, "GB-136,", "3528,Hailsham", ",", "The place is missing."),
                changed("German place for a Briton", SETUP, "GB-129,", "2915,St Albans", "france,", "is no place for"),
                changed("three in a hex", JULY_SETUP, "GB-129,", "2915,St Albans", "3608,", "two combat units at most")
                        .reportedAt(JULY_SETUP, "GB-155,"),
                changed("air base in a forest", SETUP, "GB-AIR-1,", "3410,Duxford", "4006,", "needs a clear hex"),
                changed("wrong side's unit", ARRIVALS, "2,GB-D01,", "GB-D01", "GE-LAH", "belongs to the other side"),
                changed("misspelt place", NAVY, "GE-ID35-IR034,", "france", "frnace", "did you mean \"france\"?"),
                changed(
                        "unknown edge of arrival",
                        ARRIVALS,
                        "4,GB-D44,",
                        "north",
                        "east",
                        "is no place for these units"),
                changed("partisan too early", ARRIVALS, "10,GB-PART-1,", "10,", "9,", "partisans-from-turn says 10"),
                changed("division as partisan", ARRIVALS, "5,GB-D59,", "north", "partisan", "is no partisan"),
                changed("division to an air base", ARRIVALS, "7,GB-D05,", "north", "base", "is no air unit"),
                changed("used twice", NAVY, "GE-ID17-IR095,", "GE-ID17-IR095", "GE-ID17-IR021", "defined in line"),
                changed(
                        "used in set-up and later",
                        NAVY_ARRIVALS,
                        "10,GE-ID30-IR006,",
                        "GE-ID30-IR006",
                        "GE-TP-A",
                        "is used in"),
                changed("arrival on Game-Turn 1", NAVY_ARRIVALS, "2,GE-ID07-IR062,", "2,", "1,", "on Game-Turn 1"),
                changed("area not open", NAVY, "GE-TP-C,", "landing C", "landing A", "landing-areas leaves it out"),
                changed("regiment by parachute", NAVY, "GE-ID34-IR080,", "france", "airborne", "neither parachute nor"),
                changed("two of one counter", NAVY, "GE-GD06-GJR143,", ",1,", ",2,", "The count is 1, not"),
                changed(
                        "wave with no points",
                        NAVY_WAVES,
                        "2,",
                        "14",
                        "0",
                        "number of points is a whole number from 1"),
                changed("wave missing", NAVY_WAVES, "14,", "14,", "15,", "Wave 14 is missing before this one."),
                changed("both sides in a hex", NAVY, "GE-TP-D,", "landing E", "3123", "is held by the other side")
                        .reportedAt(SETUP, "GB-CAN1,"),
                changed(
                                "too many airlanding",
                                NAVY,
                                "GE-FD07-FJR1,",
                                "GE-FD07-FJR1,1,airborne",
                                "GE-LL22-IR047,1,airborne",
                                "airlanding unit too many")
                        .reportedAt(NAVY, "GE-LL22-IR065,"),
                changed("landing force too big", NAVY, "supply,1,landing E", ",1,", ",4,", "finds no room"),
                changed("landing without a landing", TAIL, "GE-GD,", "france", "landing", "first-turn-landing says no"),
                changed("drop without a landing", TAIL, "GE-LL22-IR016,", "france", "airborne", "landing says no"),
                changed("unknown zone", TAIL, "GE-LAH,", "zone south", "zone soth", "did you mean \"south\"?"),
                changed(
                        "too few counters",
                        TAIL_ARRIVALS,
                        "4,air,",
                        "air,1",
                        "air,2",
                        "There are not enough air units"),
                changed(
                        "zone of an unknown town",
                        ZONES,
                        "north,",
                        ",,Oxford,",
                        ",,Oxfrod,",
                        "did you mean \"Oxford\"?"));
    }

    private static List<Mistake> inSettings() {
        return List.of(
                added("unknown setting", NAVY_SETTINGS, "suden-defeat = no", "did you mean \"sudden-defeat\"?"),
                changed("unreadable setting", NAVY_SETTINGS, "activation ", "yes", "maybe", "\"maybe\" is no answer"),
                changed("a code that leads elsewhere", TAIL_SETTINGS, "code", "LT", "../x y", "is no code"),
                changed("no number", NAVY_SETTINGS, "turns", "15", "fifteen", "turns is a whole number"),
                changed(
                        "unknown weather table",
                        NAVY_SETTINGS,
                        "weather",
                        "september",
                        "august",
                        "no table \"august\""),
                added("no setting at all", NAVY_SETTINGS, "the Navy is against it", "A setting is written"),
                changed("Home Guard before play", NAVY_SETTINGS, "home-guard-", "10", "1", "whole number from 2 to 99"),
                changed(
                        "no die for the rolled areas",
                        NAVY_SETTINGS,
                        "rolled-area-m",
                        "5",
                        "none",
                        "write the lowest die"),
                changed("die for no area", TAIL_SETTINGS, "rolled-area-m", "none", "5", "write none here too"),
                changed("unknown city", NAVY_SETTINGS, "victory-port-city", "none", "Londn", "mean \"London\"?"),
                changed(
                        "unknown partisan town",
                        TAIL_SETTINGS,
                        "lions-tail.partisan-towns",
                        "Bristol",
                        "Bath Spa",
                        "no place"),
                added("setting twice", NAVY_SETTINGS, "code = M", "code is set in line 1 already"));
    }

    private static String germanUnit(String key, String type) {
        return key + ",New,," + type + ",regiment,6-4,estimate,estimate,";
    }

    private static String britishUnit(String key, String type) {
        return key + ",New,," + type + ",brigade,2-3,2-3,estimate,estimate,";
    }

    private static Mistake changed(String what, String file, String line, String from, String to, String message) {
        return new Mistake(what, file, copy -> copy.change(file, line, text -> swap(text, from, to)), message);
    }

    private static Mistake added(String what, String file, String line, String message) {
        return new Mistake(what, file, copy -> copy.append(file, line), message);
    }

    private static String swap(String line, String from, String to) {
        int at = line.indexOf(from);
        assertThat(at).as(from + " in " + line).isNotNegative();
        return line.substring(0, at) + to + line.substring(at + from.length());
    }

    /** Mistakes of form, and gaps: what is missing is reported in line 1 of its file, or where it is missed. */
    static List<Mistake> alone() {
        return List.of(
                deleted("hex missing", HEXES, "0501,", "Hex 0501 is missing."),
                deleted("area missing", AREAS, "G,", "Landing area G is missing."),
                deleted("line of a chart missing", TERRAIN, "swamp,", "The chart has no line for swamp."),
                deleted("unit type missing", TYPES, "partisan,", "The chart has no line for partisan."),
                deleted("die face missing", WEATHER, "july,7,3,", "has no line for the die 3")
                        .reportedAt(WEATHER, "july,7,1,"),
                deleted("setting missing", NAVY_SETTINGS, "activation ", "The setting activation is missing."),
                new Mistake("file missing", PORTS, copy -> copy.deleteFile(PORTS), "This file is missing."),
                new Mistake("unread file", "map/port.csv", copy -> copy.put("map/port.csv", "x\n"), "map/ports.csv"),
                new Mistake("empty file", PORTS, copy -> copy.put(PORTS, ""), "Its first line must name the columns"),
                changed("column misspelled", HEXES, "hex,", "terrain", "terain", "did you mean \"terrain\"?"),
                changed("unknown column", HEXES, "hex,", "note", "remarks", "There is no column \"remarks\"."),
                changed("column twice", HEXES, "hex,", "note", "source", "\"source\" is there twice"),
                changed("column missing", PORTS, "hex,", "port,", "", "The column \"port\" is missing."),
                changed("cell too few", PLACES, "Alton,", ",town", "", "The line has 4 cells, but there are 5 columns"),
                changed("quotation mark left open", PLACES, "Alton,", "Alton", "\"Alton", "is opened and not closed"),
                changed("text after a quotation", PLACES, "Alton,", "Alton", "\"Alton\"s", "the cell must end"),
                changed("not UTF-8", BRITISH, "GB-D01,", "1 Division", "1 D\uFFFDvision", "is not UTF-8"),
                changed("turn after the end", ARRIVALS, "3,GB-D02,", "3,", "16,", "lasts until Game-Turn 16"),
                changed("own turn after the end", NAVY_ARRIVALS, "8,GE-GD,", "8,", "16,", "1 to 15, not \"16\""),
                changed("no columns", FOLDER, "columns", "52", "many", "columns is a whole number"),
                changed("unknown folder setting", FOLDER, "complete", "complete", "completed", "no setting completed"),
                changed("code of two scenarios", TAIL_SETTINGS, "code", "LT", "N", "navy-plan has the code N already"),
                changed(
                        "code of two scenarios but for capitals",
                        TAIL_SETTINGS,
                        "code",
                        "LT",
                        "n",
                        "has the code n already"),
                changed("no values in that season", JULY_SETUP, "GB-LDN1,", "GB-LDN1", "GB-029", "no values for july"),
                changed(
                        "scenario misspelt",
                        FOLDER,
                        "scenarios",
                        "lions-tail",
                        "lions-tale",
                        "did you mean \"lions-tail\"?"),
                changed("unknown list", TAIL_SETTINGS, "british ", "none", "nonsense", "no British list \"nonsense\""),
                changed("misspelt list", NAVY_SETTINGS, "british ", "september", "septembre", "mean \"september\"?"),
                added("a river by itself", SIDES, "1211,1212,Fleet,,,history,", "flows from nowhere"),
                changed("inland landing area", HEXES, "2103,", "Leicester,", "Leicester,C", "is no coast"),
                changed("air range by itself", HEXES, "0301,", "extended", "normal", "air range line runs round"),
                changed("markup in a name", PLACES, "Alton,", "Alton", "<b>Alton</b>", "without markup"),
                changed("control character", PLACES, "Alton,", "Alton", "Al\u0007ton", "a control character"),
                changed("markup in a title", NAVY_SETTINGS, "title", "=", "= <i>", "without markup"),
                changed("backslash at the end", NAVY_SETTINGS, "title", "Plan", "Plan\\", "take the backslash out"),
                changed("activation too late", NAVY_SETTINGS, "automatic-", "5", "16", "The last Game-Turn is 15"),
                changed("Home Guard too late", NAVY_SETTINGS, "home-guard-", "10", "16", "or never"),
                changed(
                        "special rules misspelt",
                        TAIL_SETTINGS,
                        "special-",
                        "lions-tail",
                        "lion-tail",
                        "lions-tail\"?"),
                changed("rules' section twice", RULES, "section 5.0", "5.0", "4.0", "for the second time"));
    }

    private static Mistake deleted(String what, String file, String line, String message) {
        return new Mistake(
                what,
                file,
                copy -> {
                    copy.delete(file, line);
                    return 1;
                },
                message);
    }
}
