package seelowe.server.notice;

/**
 * Something that somebody is still to be told.
 *
 * @param channel a place of his, or {@link #MAIL}
 * @param game empty for a challenge, of which there is no game yet
 * @param offer the challenge; empty for anything else
 * @param number of the hand-over in this game
 * @param kind as {@link News.Kind} has it
 * @param tries how often it was tried in vain
 */
public record Notice(
        String id,
        String person,
        String channel,
        String game,
        String offer,
        int number,
        String kind,
        long dueAt,
        int tries) {
    static final String MAIL = "mail";

    boolean isMail() {
        return channel.equals(MAIL);
    }

    /** The same, to be tried again. */
    Notice again(long at) {
        return new Notice(id, person, channel, game, offer, number, kind, at, tries + 1);
    }
}
