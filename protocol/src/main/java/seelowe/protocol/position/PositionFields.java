package seelowe.protocol.position;

import static seelowe.protocol.position.PositionField.always;
import static seelowe.protocol.position.PositionField.changed;
import static seelowe.protocol.position.PositionField.changedNumber;
import static seelowe.protocol.position.PositionField.hexes;
import static seelowe.protocol.position.PositionField.optional;

import java.util.List;
import java.util.function.IntPredicate;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.scenario.Weather;
import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.engine.state.Wave;
import seelowe.engine.term.GameResult;
import seelowe.engine.term.PhaseName;
import seelowe.protocol.notation.Letters;

/** The table of all fields but scenario and options, in the order of writing and of reading. */
final class PositionFields {
    static final List<PositionField> ALL = List.of(
            always(
                    "turn",
                    state -> Integer.toString(state.turn()),
                    (text, draft) -> draft.builder()
                            .turn(FieldText.number(
                                    text, 1, draft.start().rules().turns()))),
            always(
                    "phase",
                    state -> state.phase().code(),
                    (text, draft) -> draft.builder().phase(FieldText.constant(PhaseName.class, PhaseName::code, text))),
            always(
                    "weather",
                    state -> state.weather().code(),
                    (text, draft) -> draft.builder().weather(FieldText.constant(Weather.class, Weather::code, text))),
            changed(
                    "invaded",
                    state -> Letters.areas(state.invadedAreas()),
                    (builder, text) -> builder.invadedAreas(FieldText.areas(text))),
            changed(
                    "open",
                    state -> Letters.areas(state.openAreas()),
                    (builder, text) -> builder.openAreas(FieldText.areas(text))),
            changed("wave", PositionFields::wave, (builder, text) -> builder.wave(readWave(text))),
            changedNumber("flight", GameState::nextAirTransport, PositionBuilder::nextAirTransport),
            hexes("held", PositionFields::held, (state, start) -> held(start), PositionBuilder::germanHeld),
            hexes("entered", PositionFields::entered, (state, start) -> held(state), PositionBuilder::germanEntered),
            hexes("guard", PositionFields::guard, (state, start) -> none(start), PositionBuilder::homeGuard),
            hexes(
                    "guard-attacked",
                    PositionFields::guardAttacked,
                    (state, start) -> none(start),
                    PositionBuilder::homeGuardAttacked),
            optional("units", UnitGroups::write, UnitGroups::read),
            optional("combat", FightFields::writeCombat, FightFields::readCombat),
            optional("raid", FightFields::writeRaid, FightFields::readRaid),
            optional("campaign", CampaignField::write, CampaignField::read),
            optional("paused", PositionFields::paused, PositionFields::readPaused),
            optional("excess", PositionFields::excess, PositionFields::readExcess),
            changed(
                    "reducing",
                    state -> yesOrNo(state.isRemovingExcess()),
                    (builder, text) -> builder.removingExcess(readYesOrNo(text))),
            changed(
                    "result",
                    PositionFields::result,
                    (builder, text) -> builder.result(FieldText.constant(GameResult.class, Letters::word, text))));

    private PositionFields() {}

    private static HexSet held(GameState state) {
        return where(state, state::isGermanHeld);
    }

    private static HexSet entered(GameState state) {
        return where(state, state::wasEnteredByGermans);
    }

    private static HexSet guard(GameState state) {
        return where(state, state::hasHomeGuard);
    }

    private static HexSet guardAttacked(GameState state) {
        return where(state, state::homeGuardWasAttacked);
    }

    private static HexSet none(GameState state) {
        return where(state, hex -> false);
    }

    private static HexSet where(GameState state, IntPredicate test) {
        HexSet set = new HexSet(state.map().size());
        for (int hex = 0; hex < state.map().size(); hex++) {
            if (test.test(hex)) {
                set.add(hex);
            }
        }
        return set;
    }

    /** Number, points left, and letters: s the free supply unit is aboard, u used, n the next may be opened. */
    private static String wave(GameState state) {
        Wave wave = state.transportWave();
        return wave.number() + "/" + wave.points() + "/" + (wave.supplyEmbarked() ? "s" : "") + (wave.used() ? "u" : "")
                + (wave.mayGiveWay() ? "n" : "");
    }

    private static Wave readWave(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3 || !parts[2].matches("s?u?n?")) {
            throw new FieldText.Mistake("expected number/points/letters of s, u, n, not \"" + text + "\".");
        }
        return new Wave(
                FieldText.number(parts[0], 0, FieldText.MOST),
                FieldText.number(parts[1], 0, FieldText.MOST),
                parts[2].contains("s"),
                parts[2].contains("u"),
                parts[2].contains("n"));
    }

    private static String excess(PositionView view) {
        GameState state = view.state();
        return FieldText.join(state.excessHexes(), hex -> view.names().hex(hex) + ":" + state.notedExcess(hex));
    }

    private static void readExcess(String text, PositionDraft draft) {
        Ids hexes = FieldText.list(text, word -> FieldText.hex(before(word), draft.names()));
        Ids amounts = FieldText.list(
                text, word -> FieldText.number(word.substring(before(word).length() + 1), 1, FieldText.MOST));
        draft.builder().excess(hexes, amounts);
    }

    private static String before(String word) {
        int colon = word.indexOf(':');
        if (colon < 0) {
            throw new FieldText.Mistake("expected a name, a colon and a number, not \"" + word + "\".");
        }
        return word.substring(0, colon);
    }

    private static String paused(PositionView view) {
        int unit = view.state().pausedUnit();
        return unit < 0 ? "" : view.names().unit(unit) + ":" + view.state().pausedPoints();
    }

    private static void readPaused(String text, PositionDraft draft) {
        String key = before(text);
        int points = FieldText.number(text.substring(key.length() + 1), 0, FieldText.MOST);
        draft.builder().paused(FieldText.unit(key, draft.names()), points);
    }

    private static String result(GameState state) {
        GameResult result = state.result();
        return result == null ? "" : Letters.word(result);
    }

    private static String yesOrNo(boolean value) {
        return value ? "yes" : "no";
    }

    static boolean readYesOrNo(String text) {
        if (!text.equals("yes") && !text.equals("no")) {
            throw new FieldText.Mistake("expected yes or no, not \"" + text + "\".");
        }
        return text.equals("yes");
    }
}
