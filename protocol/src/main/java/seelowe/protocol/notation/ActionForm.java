package seelowe.protocol.notation;

import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import seelowe.engine.action.Action;
import seelowe.engine.board.Ids;

/**
 * How one kind of action is written.
 *
 * @param verb the word it begins with; for a path, the sign of its first step
 * @param unitFirst the unit comes first, then its path with the sign
 */
record ActionForm<A extends Action>(
        String verb,
        boolean unitFirst,
        Class<A> kind,
        BiConsumer<A, NotationWriter> writer,
        Function<NotationReader, A> reader) {

    /** Makes an action from two numbers. */
    interface OfTwo<A> {
        A make(int first, int second);
    }

    /** Makes an action from a unit and its path. */
    interface OfPath<A> {
        A make(int unit, Ids path);
    }

    /** The verb, then whatever the two functions agree upon. */
    static <A extends Action> ActionForm<A> phrase(
            String verb, Class<A> kind, BiConsumer<A, NotationWriter> writer, Function<NotationReader, A> reader) {
        return new ActionForm<>(verb, false, kind, writer, reader);
    }

    static <A extends Action> ActionForm<A> bare(String verb, Class<A> kind, Supplier<A> maker) {
        return phrase(verb, kind, (action, out) -> {}, in -> maker.get());
    }

    static <A extends Action & Action.OfUnit> ActionForm<A> unit(String verb, Class<A> kind, IntFunction<A> maker) {
        return phrase(verb, kind, (action, out) -> out.unit(action.unit()), in -> maker.apply(in.unit()));
    }

    static <A extends Action & Action.AtHex> ActionForm<A> hex(String verb, Class<A> kind, IntFunction<A> maker) {
        return phrase(verb, kind, (action, out) -> out.hex(action.hex()), in -> maker.apply(in.hex()));
    }

    static <A extends Action & Action.OfUnit & Action.AtHex> ActionForm<A> unitAtHex(
            String verb, Class<A> kind, OfTwo<A> maker) {
        return phrase(
                verb,
                kind,
                (action, out) -> out.unit(action.unit()).hex(action.hex()),
                in -> maker.make(in.unit(), in.hex()));
    }

    static <A extends Action & Action.OfUnit & Action.Along> ActionForm<A> path(
            char first, char further, Class<A> kind, OfPath<A> maker) {
        return new ActionForm<>(
                Character.toString(first),
                true,
                kind,
                (action, out) -> out.unit(action.unit()).path(first, further, action.path()),
                in -> maker.make(in.unit(), in.path(first, further)));
    }

    void write(Action action, NotationWriter out) {
        if (!unitFirst) {
            out.word(verb);
        }
        writer.accept(kind.cast(action), out);
    }

    /** Reads on after the verb; from the unit, where that comes first. */
    A read(NotationReader in) {
        return reader.apply(in);
    }
}
