package seelowe.protocol.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import seelowe.engine.board.HexGrid;
import seelowe.engine.state.GameState;
import seelowe.engine.state.Mark;
import seelowe.protocol.notation.Letters;
import seelowe.protocol.notation.Names;
import seelowe.scenarios.text.Spelling;

/**
 * Units by place, those left out that are as they were at the beginning: {@code 3926:GE-LAH*RM,GE-GD;france:GE-PD07}. Marks
 * follow a star; the hex that an air unit was sent against follows an at sign. Who writes by hand may say {@code rest} for all units that
 * are not named.
 */
final class UnitGroups {
    private static final char MARKS = '*';
    private static final char TARGET = '@';
    private static final String REST = "rest";

    private UnitGroups() {}

    static String write(PositionView view) {
        Map<String, List<String>> groups = new TreeMap<>();
        for (int unit = 0; unit < view.state().unitCount(); unit++) {
            if (!sameAsAtStart(view.state(), view.start(), unit)) {
                groups.computeIfAbsent(view.names().place(view.state().place(unit)), place -> new ArrayList<>())
                        .add(describe(view, unit));
            }
        }
        List<String> texts = new ArrayList<>();
        groups.forEach((place, units) -> texts.add(place + ":" + String.join(",", units)));
        return String.join(";", texts);
    }

    private static boolean sameAsAtStart(GameState state, GameState start, int unit) {
        return state.place(unit) == start.place(unit)
                && state.marks(unit) == start.marks(unit)
                && state.target(unit) == start.target(unit);
    }

    private static String describe(PositionView view, int unit) {
        int marks = view.state().marks(unit);
        int target = view.state().target(unit);
        return view.names().unit(unit)
                + (marks == 0 ? "" : MARKS + Letters.marks(marks))
                + (target < 0 ? "" : TARGET + view.names().hex(target));
    }

    static void read(String text, PositionDraft draft) {
        boolean[] seen = new boolean[draft.start().unitCount()];
        Integer rest = null;
        for (String group : text.split(";", -1)) {
            int colon = group.indexOf(':');
            if (colon < 0) {
                throw new FieldText.Mistake("expected a place, a colon and units, not \"" + group + "\".");
            }
            int place = place(group.substring(0, colon), draft.names());
            for (String unit : group.substring(colon + 1).split(",", -1)) {
                if (unit.equals(REST)) {
                    rest = place;
                } else {
                    place(unit, place, draft, seen);
                }
            }
        }
        for (int unit = 0; rest != null && unit < seen.length; unit++) {
            if (!seen[unit]) {
                draft.builder().unit(unit, rest, 0, HexGrid.OFF_MAP);
            }
        }
    }

    private static int place(String name, Names names) {
        Integer place = names.place(name);
        if (place == null) {
            throw new FieldText.Mistake(
                    "\"" + name + "\" is neither a hex nor a box" + Spelling.hint(name, Names.boxNames()));
        }
        return place;
    }

    private static void place(String text, int place, PositionDraft draft, boolean[] seen) {
        int at = text.indexOf(TARGET);
        String rest = at < 0 ? text : text.substring(0, at);
        int target = at < 0 ? HexGrid.OFF_MAP : FieldText.hex(text.substring(at + 1), draft.names());
        int star = rest.indexOf(MARKS);
        int unit = FieldText.unit(star < 0 ? rest : rest.substring(0, star), draft.names());
        if (seen[unit]) {
            throw new FieldText.Mistake("the unit " + draft.names().unit(unit) + " is named twice.");
        }
        seen[unit] = true;
        draft.builder().unit(unit, place, star < 0 ? 0 : marks(rest.substring(star + 1)), target);
    }

    private static int marks(String letters) {
        int bits = 0;
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            Mark mark = Letters.mark(letter);
            if (mark == null) {
                throw new FieldText.Mistake("no mark has the letter \"" + letter + "\".");
            }
            bits |= mark.bit();
        }
        return bits;
    }
}
