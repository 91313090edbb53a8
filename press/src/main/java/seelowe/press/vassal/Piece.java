package seelowe.press.vassal;

import seelowe.engine.force.Side;
import seelowe.engine.force.Unit;

/** A counter in VASSAL's own notation: an image, and a layer over it that Ctrl-F switches on, its back. */
final class Piece {
    private Piece() {}

    /** Counters whose values differ by season have an image for each. */
    static String image(Unit unit) {
        return (unit.key() + "-" + unit.factors()).replaceAll("[^A-Za-z0-9._-]", "_") + ".png";
    }

    static String back(Side side) {
        return side == Side.GERMAN ? "back-german.png" : "back-british.png";
    }

    static String definition(Unit unit, int id) {
        String turned = "emb2;Turn over;128;F;;128;;;128;;;;1;false;0;0;" + back(unit.side())
                + ";;true;Back;;;false;;1;1;false;70,130;;";
        String front = "piece;;;" + image(unit) + ";" + escaped(unit.name());
        return "+/null/" + turned + "\t" + front + "/-1\tnull;0;0;" + id + ";0";
    }

    /** The signs that divide the parts of a definition. */
    private static String escaped(String text) {
        return text.replace("\\", "").replace(";", "\\;").replace("/", "\\/");
    }
}
