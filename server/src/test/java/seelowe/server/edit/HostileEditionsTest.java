package seelowe.server.edit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What somebody sends as an edition and is none: each is refused with a sentence that says why. */
class HostileEditionsTest {
    private static final String HEXES = "map/hexes.csv";
    private static final String TABLE = "hex,terrain\n4121,clear\n";

    private final Map<String, byte[]> hostile = new LinkedHashMap<>();
    private final Map<String, String> sentences = new LinkedHashMap<>();

    @TestFactory
    Stream<DynamicTest> each_is_refused_with_a_sentence() {
        names();
        shapes();
        sizes();
        contents();
        assertThat(hostile).hasSizeGreaterThanOrEqualTo(50);
        return hostile.keySet().stream().map(what -> DynamicTest.dynamicTest(what, () -> refused(what)));
    }

    private void refused(String what) {
        byte[] zip = hostile.getOrDefault(what, new byte[0]);
        assertThatThrownBy(() -> EditionZip.read(zip))
                .isInstanceOf(HostileEdition.class)
                .hasMessageContaining(sentences.get(what))
                .hasMessageMatching("(?s)[A-Za-z\"][^<>\u202E\u0007]*\\.");
    }

    private void add(String what, byte[] zip, String sentence) {
        hostile.put(what, zip);
        sentences.put(what, sentence);
    }

    private void named(String what, String name) {
        add(what, Zips.of(HEXES, TABLE, name, TABLE), "no name for a file of an edition");
    }

    private void unknown(String what, String name) {
        add(what, Zips.of(HEXES, TABLE, name, "x\n"), "is no file of an edition");
    }

    private void names() {
        named("out of the folder", "../hexes.csv");
        named("out of it from within", "map/../../hexes.csv");
        named("a place in the file system", "/etc/hexes.csv");
        named("a drive", "C:/map/ports.csv");
        named("backslashes", "map\\..\\..\\ports.csv");
        named("a share of another machine", "//server/share/ports.csv");
        named("a hidden file", "map/.ports.csv");
        named("an empty part", "map//ports.csv");
        named("a point alone", "map/./ports.csv");
        named("a device", "rules/con.txt");
        named("a device with an ending", "map/lpt1.csv");
        named("a device in capitals", "map/NUL.csv");
        named("a point at the end", "map/ports.csv.");
        named("a blank at the end", "map/ports.csv ");
        named("a stream of another file", "map/ports.csv:hidden");
        named("a nought in the name", "map/ports.csv\0.png");
        named("a line break in the name", "map/ports\n.csv");
        named("a script in the name", "map/<script>alert(1)</script>.csv");
        named("writing turned round", "map/\u202Evsc.strop");
        named("letters that look like others", "map/p\u043Erts.csv");
        named("a percent that hides a slash", "map/..%2f..%2fports.csv");
        add("a name without end", Zips.of(HEXES, TABLE, "map/" + "a".repeat(5000) + ".csv", TABLE), "1 to 120 letters");
        unknown("a program", "map/ports.exe");
        unknown("a class", "seelowe/Evil.class");
        unknown("a script", "map/evil.js");
        unknown("a page", "index.html");
        unknown("a zip in the zip", "map/more.zip");
        unknown("a deep folder", "scenarios/a/b/c/d/waves.csv");
        unknown("what Finder leaves behind", "__MACOSX/map/hexes.csv".replace("__", "x"));
        add("twice the same file", Zips.of(HEXES, TABLE, HEXES, TABLE), "Two files are called");
        add("the same but for capitals", Zips.of(HEXES, TABLE, "map/HEXES.csv", TABLE), "Two files are called");
        add(
                "a name that is not UTF-8",
                new Zips()
                        .add(HEXES, TABLE.getBytes(UTF_8), file -> file.name = "map/p\u00f6.csv".getBytes(ISO_8859_1))
                        .bytes(),
                "not UTF-8");
        add(
                "one name for this program and one for that",
                new Zips()
                        .add(HEXES, TABLE.getBytes(UTF_8), file -> file.localName = "map/other.csv".getBytes(UTF_8))
                        .bytes(),
                "damaged");
    }

    private void shapes() {
        byte[] good = Zips.of(HEXES, TABLE);
        add("nothing", new byte[0], "no zip file");
        add("no zip", TABLE.repeat(10).getBytes(UTF_8), "no zip file");
        add("half of it", Zips.cut(good, good.length - 9), "no zip file");
        add("something before it", Zips.after("#!/bin/sh\nrm -rf\n".getBytes(UTF_8), good), "damaged");
        add("something behind it", Zips.after(good, "more".getBytes(UTF_8)), "no zip file");
        add("no file in it", new Zips().bytes(), "no file in this zip");
        add(
                "only folders",
                new Zips().add("map/", new byte[0], file -> file.mode = 0x41ED).bytes(),
                "no file in this zip");
        add("a link", twisted(file -> file.mode = 0xA1FF), "holds a link");
        add("a device of the system", twisted(file -> file.mode = 0x21FF), "no plain file");
        add("a password", twisted(file -> file.flags |= 1), "locked with a password");
        add("an unusual packing", twisted(file -> file.method = 14), "unusual way");
        add("a wrong sum", twisted(file -> file.crc++), "not what it was");
        add("a size that is too small", twisted(file -> file.size--), "another size");
        add("a size that is too large", twisted(file -> file.size++), "another size");
        add("a size of the large kind", twisted(file -> file.size = -1), "damaged");
        add("a place beyond the end", twisted(file -> file.place = 1 << 20), "damaged");
        add(
                "one part of several",
                new Zips().add(HEXES, TABLE).bytes(end -> end.putShort(4, (short) 1)),
                "one part of several");
        add(
                "more files than there are",
                new Zips()
                        .add(HEXES, TABLE)
                        .bytes(end -> end.putShort(8, (short) 3).putShort(10, (short) 3)),
                "damaged");
        add("bytes that are no packing", twisted(file -> file.packed[0] = (byte) 0xFF), "another size");
    }

    private static byte[] twisted(java.util.function.Consumer<Zips.File> twist) {
        return new Zips().add(HEXES, TABLE.getBytes(UTF_8), twist).bytes();
    }

    private void sizes() {
        byte[] noughts = new byte[200 << 20];
        add("a bomb", new Zips().add(HEXES, noughts, file -> {}).bytes(), "Unpacked");
        add(
                "a bomb that lies",
                new Zips().add(HEXES, noughts, file -> file.size = 1000).bytes(),
                "another size");
        Zips many = new Zips();
        for (int i = 0; i < 900; i++) {
            many.add("rules/r" + i + ".txt", "x\n");
        }
        add("too many files", many.bytes(), "holds 900 files");
        add(
                "ten million rows",
                new Zips()
                        .add(HEXES, "1\n".repeat(10_000_000).getBytes(UTF_8), file -> {})
                        .bytes(),
                "Unpacked");
        add("a million rows", Zips.of(HEXES, "hex,terrain\n" + "1\n".repeat(1_000_000)), "at most 20000 are read");
        add(
                "a cell without end",
                Zips.of(HEXES, "hex,note\n4121," + "a".repeat(3000) + "\n"),
                "more than 2000 letters");
        add(
                "a line without end",
                Zips.of(HEXES, "hex,note\n4121," + "a,".repeat(1_000_000) + "\n"),
                "more than 8000 letters");
        byte[] noise = new byte[3 << 20];
        new Random(1).nextBytes(noise);
        add("a file that is too large", new Zips().add(HEXES, noise, file -> {}).bytes(), "too large");
        Zips shared = new Zips().add(HEXES, TABLE);
        shared.add("map/ports.csv", TABLE.getBytes(UTF_8), file -> {
            file.localName = HEXES.getBytes(UTF_8);
            file.name = HEXES.getBytes(UTF_8);
            file.place = 0;
        });
        add("files that lie upon each other", shared.bytes(), "lie upon each other");
    }

    private void contents() {
        add(
                "UTF-16",
                new Zips().add(HEXES, TABLE.getBytes(UTF_16LE), file -> {}).bytes(),
                "cannot be seen");
        add(
                "Latin letters of one byte",
                new Zips()
                        .add(HEXES, "hex,note\n4121,\u00e4\n".getBytes(ISO_8859_1), file -> {})
                        .bytes(),
                "not text in UTF-8");
        add(
                "a zip called a table",
                new Zips().add(HEXES, Zips.of(HEXES, TABLE), file -> {}).bytes(),
                "");
        add("noughts", Zips.of(HEXES, "hex,note\n4121,\0\n"), "cannot be seen");
        add("a bell", Zips.of(HEXES, "hex,note\n4121,\u0007\n"), "cannot be seen");
        add("a colour for the terminal", Zips.of(HEXES, "hex,note\n4121,\u001B[31m\n"), "cannot be seen");
        add("writing turned round in a cell", Zips.of(HEXES, "hex,note\n4121,\u202Eabc\n"), "cannot be seen");
        add(
                "a script in a title",
                Zips.of("edition.properties", "title = <script>alert(1)</script>\n"),
                "without markup");
        add(
                "a picture that calls home",
                Zips.of("scenarios/a/scenario.properties", "title = <img src=x onerror=alert(1)>\n"),
                "without markup");
        add(
                "markup in a town",
                Zips.of("map/places.csv", "place,hex,kind\n<b>Alton</b>,2324,town\n"),
                "without markup");
        add("markup in a rule", Zips.of("rules/mine.txt", "section X A <i>rule</i>\n"), "without markup");
        add("a formula", Zips.of(HEXES, "hex,note\n4121,=HYPERLINK(\"http://x\")\n"), "formula");
        add("a formula in quotation marks", Zips.of(HEXES, "hex,note\n4121,\"=cmd|' /C calc'!A0\"\n"), "formula");
        add("a formula of the old kind", Zips.of(HEXES, "hex,note\n4121,@SUM(1)\n"), "formula");
    }

    @Test
    void what_we_pack_and_what_people_pack_is_taken_in() {
        Map<String, String> texts =
                Map.of(HEXES, TABLE, "edition.properties", "title = M\u00e4r\n", "README.md", "# <b>Me</b>\n");
        assertThat(EditionZip.read(EditionZip.write(texts))).isEqualTo(texts);
        assertThat(EditionZip.write(texts)).isEqualTo(EditionZip.write(texts));
        byte[] folder = new Zips()
                .add("my edition/", new byte[0], file -> file.mode = 0x41ED)
                .add("my edition/map/", new byte[0], file -> file.mode = 0x41ED)
                .add("my edition/" + HEXES, TABLE)
                .bytes();
        assertThat(EditionZip.read(folder)).containsOnlyKeys(HEXES);
        byte[] stored = new Zips()
                .add(HEXES, TABLE.getBytes(UTF_8), file -> {
                    file.method = 0;
                    file.packed = TABLE.getBytes(UTF_8);
                    file.packedSize = file.packed.length;
                })
                .bytes();
        assertThat(EditionZip.read(stored)).containsEntry(HEXES, TABLE);
    }

    /** Whatever is turned round in a good zip: it is read or refused, and nothing else happens. */
    @Test
    void a_zip_with_any_byte_turned_is_read_or_refused() {
        byte[] good = Zips.of(HEXES, TABLE, "edition.properties", "title = Mine\n");
        for (int at = 0; at < good.length; at++) {
            for (int turned : new int[] {0x01, 0x80, 0xFF}) {
                byte[] bad = good.clone();
                bad[at] ^= (byte) turned;
                Throwable thrown = catchThrowable(() -> EditionZip.read(bad));
                assertThat(thrown)
                        .as("byte " + at)
                        .satisfiesAnyOf(
                                none -> assertThat(none).isNull(),
                                refusal -> assertThat(refusal).isInstanceOf(HostileEdition.class));
            }
        }
    }
}
