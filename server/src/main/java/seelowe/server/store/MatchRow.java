package seelowe.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A match of two games.
 *
 * @param seriesId the series that it belongs to, or null
 * @param seriesNumber which match of the series: 1, 2 or 3, otherwise 0
 */
public record MatchRow(
        String id,
        String scenario,
        String options,
        String mode,
        String firstName,
        String secondName,
        @Nullable String seriesId,
        int seriesNumber,
        long createdAt) {}
