package seelowe.protocol.position;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import seelowe.engine.board.HexSet;
import seelowe.engine.board.Ids;
import seelowe.engine.state.GameState;
import seelowe.engine.state.PositionBuilder;
import seelowe.protocol.notation.Names;

/**
 * One field of the line, {@code name=value}.
 *
 * @param writer the value, or empty where the reader knows it without being told
 * @param reader carries a value, empty where there is none, into a draft; throws a {@link FieldText.Mistake} for one that makes
 *     no sense
 */
record PositionField(String name, Function<PositionView, String> writer, BiConsumer<String, PositionDraft> reader) {

    /** Always written; a line without it is no position. */
    static PositionField always(
            String name, Function<GameState, String> spelling, BiConsumer<String, PositionDraft> reader) {
        return new PositionField(name, view -> spelling.apply(view.state()), (text, draft) -> {
            if (text.isEmpty()) {
                throw new FieldText.Mistake("this field is missing.");
            }
            reader.accept(text, draft);
        });
    }

    /** Without it, everything stays as at the beginning of the game. */
    static PositionField optional(
            String name, Function<PositionView, String> writer, BiConsumer<String, PositionDraft> reader) {
        return new PositionField(name, writer, (text, draft) -> {
            if (!text.isEmpty()) {
                reader.accept(text, draft);
            }
        });
    }

    /** Written only where it differs from the beginning of the game. */
    static PositionField changed(
            String name, Function<GameState, String> spelling, BiConsumer<PositionBuilder, String> reader) {
        return optional(
                name,
                view -> {
                    String now = spelling.apply(view.state());
                    return now.equals(spelling.apply(view.start())) ? "" : now;
                },
                (text, draft) -> reader.accept(draft.builder(), text));
    }

    static PositionField changedNumber(
            String name, ToIntFunction<GameState> value, BiConsumer<PositionBuilder, Integer> reader) {
        return changed(
                name,
                state -> Integer.toString(value.applyAsInt(state)),
                (builder, text) -> reader.accept(builder, FieldText.number(text, 0, FieldText.MOST)));
    }

    /**
     * A set of hexes, by its differences from one that the reader knows.
     *
     * @param known from the state and the first state of the game
     */
    static PositionField hexes(
            String name,
            Function<GameState, HexSet> set,
            BiFunction<GameState, GameState, HexSet> known,
            BiConsumer<PositionBuilder, Ids> reader) {
        return new PositionField(
                name,
                view -> HexRanges.differences(
                        set.apply(view.state()),
                        known.apply(view.state(), view.start()),
                        view.state().map().grid()),
                (text, draft) -> {
                    Names names = draft.names();
                    HexSet before = known.apply(draft.builder().build(), draft.start());
                    reader.accept(draft.builder(), HexRanges.read(text, before, names));
                });
    }
}
