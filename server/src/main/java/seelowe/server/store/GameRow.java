package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A game as it is kept.
 *
 * @param options what differs from the scenario's own options, as JSON
 * @param dataHash of the data that the game is played with
 * @param mode {@code solo}, {@code hotseat}, or {@code net} for two people with a seat each
 * @param germanPlayer the computer opponent on this side; empty for a person
 * @param start the position it began with, if not the scenario's own
 * @param branchedFrom the game of the record that it goes on from, or null
 * @param imported how many of the first entries came with a record
 * @param matchId the match that it is a board of, or null
 * @param board 1 or 2 in a match, otherwise 0
 * @param rules the version of the rules it began under
 * @param edition the folder of the edition that it is played with; empty for that of the server
 * @param editionHash of the edition's files as they were; empty for the data as it comes
 * @param closedAt since when the host lets nobody play on, or null
 * @param clock what is agreed about time, as JSON; empty for nothing
 */
public record GameRow(
        String id,
        String scenario,
        String options,
        String dataHash,
        String mode,
        String germanPlayer,
        String britishPlayer,
        long opponentSeed,
        String diceSeed,
        @Nullable String start,
        @Nullable String branchedFrom,
        int imported,
        @Nullable String matchId,
        int board,
        int rules,
        long createdAt,
        String edition,
        String editionHash,
        String clock,
        @Nullable Long closedAt) {}
