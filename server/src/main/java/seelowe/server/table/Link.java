package seelowe.server.table;

import org.jspecify.annotations.Nullable;
import seelowe.server.store.InviteRow;

/**
 * A link just made: whoever has it may use it.
 *
 * @param row what is kept of it
 */
public record Link(InviteRow row, String token) {
    /**
     * One that is made now.
     *
     * @param role that it opens
     * @param madeBy the role whose player may withdraw it
     */
    public static Link fresh(String game, LinkKind kind, Role role, Role madeBy, @Nullable String person, long now) {
        String token = Tokens.fresh();
        @Nullable
        Long expires =
                kind.lifetime().map(lifetime -> now + lifetime.toMillis()).orElse(null);
        InviteRow row = new InviteRow(
                Tokens.id(),
                Tokens.hash(token),
                game,
                kind.word(),
                role.word(),
                madeBy.word(),
                person,
                now,
                expires,
                null,
                null,
                null);
        return new Link(row, token);
    }
}
