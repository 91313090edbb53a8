package seelowe.server.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
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
        long at) {
    private static final char BEFORE_SUM = '-';

    /** The hash as it is kept: with a sum over all of the entry but its game, so that a damaged one is not taken for another. */
    String keptHash() {
        CRC32 sum = new CRC32();
        String all = String.join(
                "\n", "" + seq, kind, side, notation, dice, "" + rules, String.valueOf(events), hash, note, "" + at);
        sum.update(all.getBytes(StandardCharsets.UTF_8));
        return hash + BEFORE_SUM + Long.toHexString(sum.getValue());
    }

    /**
     * The entry as it was before it was kept. Those from before there were sums have none.
     *
     * @throws StoreException if it is not as it was kept
     */
    EntryRow checked() {
        int end = hash.indexOf(BEFORE_SUM);
        if (end < 0) {
            return this;
        }
        EntryRow plain =
                new EntryRow(game, seq, kind, side, notation, dice, rules, events, hash.substring(0, end), note, at);
        if (!plain.keptHash().equals(hash)) {
            throw new StoreException("entry " + seq + " is not as it was kept");
        }
        return plain;
    }
}
