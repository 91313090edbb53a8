package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * One thing that happened in a game.
 *
 * @param seq 1, 2, 3 ... within the game
 * @param kind {@code act}, {@code undo} or {@code comment}
 * @param notation the action, or the words of a comment
 * @param dice the faces rolled, as digits
 * @param rules the version of the rules it was played under
 * @param events what came of an action; null in entries from before they were kept
 * @param hash of the state afterwards
 * @param note what a computer opponent said about it; of a comment, the number of the action it is about
 */
public record EntryRow(
        String game,
        int seq,
        String kind,
        String side,
        String notation,
        String dice,
        int rules,
        @Nullable String events,
        String hash,
        String note,
        long at) {}
